// Advice: the server thinks for a moment and the page says so. Asked again, closed, or overtaken by the game: given up.
import { all, one, speak } from "./dom.js";

let asked = null;

const unmark = () => all("[data-rank]").forEach((element) => element.removeAttribute("data-rank"));

// Was there anything to put away?
export function putAway() {
  const box = one("#advice");
  const shown = Boolean(box && !box.hidden);
  asked?.abort();
  asked = null;
  unmark();
  if (box) box.hidden = true;
  return shown;
}

// The choices on the board wear the same figures as in the list; a card in the hand wears it on its label.
function mark() {
  all("#advised [data-advised]").forEach((line, n) => {
    for (const choice of all(`[form="act"][value="${CSS.escape(line.dataset.advised)}"], #act [value="${CSS.escape(line.dataset.advised)}"]`)) {
      (choice.matches("input") ? choice.closest("label") ?? choice : choice).dataset.rank = n + 1;
    }
  });
}

// After an update: the figures may be gone from the board.
export function renew(same) {
  if (!same) putAway();
  else if (one("#advice:not([hidden])")) mark();
}

async function ask(form) {
  putAway();
  const mine = (asked = new AbortController());
  one("#advised").replaceChildren(one("#thinking").content.cloneNode(true));
  one("#advice").hidden = false;
  speak(one("#advised").textContent);
  try {
    const body = new URLSearchParams(new FormData(form));
    const answer = await fetch(form.action, { method: "POST", headers: { "HX-Request": "true" }, body, signal: mine.signal });
    const text = await answer.text();
    if (mine !== asked) return;
    asked = null;
    if (!answer.ok) document.dispatchEvent(new CustomEvent("told", { detail: JSON.parse(answer.headers.get("hx-trigger") ?? '{"told":{}}').told }));
    if (!answer.ok || !text) return void putAway();
    one("#advised").innerHTML = text;
    mark();
    speak(one("#advised").textContent.replace(/\s+/g, " "));
  } catch {
    if (mine === asked) putAway(); // the house is closed for a moment
  }
}

export function startAdvice() {
  document.addEventListener("submit", (event) => {
    if (event.target.id !== "hint") return;
    event.preventDefault();
    if (!putAway()) ask(event.target);
  });
  document.addEventListener("click", (event) => event.target.closest?.('[data-advice="none"]') && putAway());
}
