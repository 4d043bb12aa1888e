// What the county adds to the table: the words of a fist that is being filled, the shadow of a lake about to be laid, and
// that both the fist and the region one looks at outlive whatever the server sends meanwhile.
import { all, moment, one } from "../../js/dom.js";

// "3 cowboys, the highest is 52", and nothing to seal while nothing is ticked.
function count() {
  const seal = one("#seal");
  if (!seal) return;
  const ticked = all('input[name="tick"]:checked').map((input) => Number(input.value));
  const words = one("#bid-said").children[ticked.length].textContent.replace("%", Math.max(...ticked));
  if (one("#bid-words").textContent !== words) one("#bid-words").textContent = words;
  seal.setAttribute("aria-disabled", ticked.length === 0);
  if (ticked.length) delete seal.dataset.reason;
  else seal.dataset.reason = seal.dataset.empty;
}

document.addEventListener("change", (event) => event.target.matches?.('input[name="tick"]') && count());

function shadow(hot) {
  const lake = one("#ghost-lake");
  if (!lake) return;
  const place = hot?.closest(".cell").id.replace("cell-", "at-");
  lake.setAttribute("class", place ? `ghost-lake on ${place}` : "ghost-lake");
}

for (const [kind, on] of [["pointerover", true], ["focusin", true], ["pointerout", false], ["focusout", false]]) {
  document.addEventListener(kind, (event) => {
    const hot = event.target.closest?.(".as-anchor.target");
    if (hot) shadow(on ? hot : null);
  });
}

// An update takes no tick away as long as the game has not moved, and never the region one looks at.
const HELD = 'input[name="tick"], input[name="region"]';
const named = (input) => `${input.name} ${input.value} ${input.name === "tick" ? moment() : ""}`;
let held = [];

document.addEventListener("htmx:before:swap", () => {
  held = all(HELD).filter((input) => input.checked).map(named);
});
document.addEventListener("htmx:after:swap", () => {
  for (const input of all(HELD)) if (held.includes(named(input))) input.checked = true;
  count();
});
count();

// On a phone "next" and "previous" may lead to a place outside of the region one looks at: the map follows.
document.addEventListener("click", (event) => {
  if (!event.target.closest?.("[data-go]")) return;
  requestAnimationFrame(() => {
    const cell = one(".cell:has([data-picked])")?.id.replace("cell-", "");
    if (!cell || one("#region-all").checked) return;
    one(`#region-${Number(cell.slice(1)) > 5 ? "s" : "n"}${cell[0] > "H" ? "e" : "w"}`).checked = true;
  });
});
