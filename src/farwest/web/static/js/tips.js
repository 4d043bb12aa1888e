// A closer look at what the pointer or the focus is on, and why something may not be chosen.
import { all, ask, chosen, compact, missing, one } from "./dom.js";

const tip = () => one("#tip");
let shown = null; // the element the tip speaks of
let looked = null; // the element the sheet of a phone speaks of: a window that changes its height hides tips, not this
let waiting = 0;
let paper = ""; // what the sheet says
let quiet = false;

// The page itself moves the focus: nobody has asked for a closer look, and on a phone its sheet would push away what a
// finger is about to touch.
export function quietly(focus) {
  quiet = true;
  focus();
  quiet = false;
}

export function hide() {
  clearTimeout(waiting);
  shown = null;
  const box = tip();
  if (box) {
    box.hidden = true;
    box.classList.remove("firm");
  }
  for (const described of all("[aria-describedby='tip']")) described.removeAttribute("aria-describedby");
}

// What a thing answers: why not when it is barred, or when a card has to be chosen first.
export function question(element) {
  if (element.dataset.why) return ["why", { action: [...chosen(), element.dataset.why].join(" ") }];
  if (element.matches(".target") && missing() && element.name !== "step-1") return ["why", { action: element.value }];
  return ["look", { at: element.dataset.look, chosen: chosen().join(" ") }];
}

// `floats`: beside the thing even where looks have a sheet of their own.
export async function show(element, { firm = false, floats = false, about = question(element) } = {}) {
  clearTimeout(waiting);
  shown = looked = element;
  const html = await ask(...about);
  if (!html) return;
  if (about[0] === "look" && compact() && !floats) return looked === element && sheet(html);
  if (shown !== element) return;
  const box = tip();
  box.innerHTML = html;
  box.classList.toggle("firm", firm);
  box.hidden = false;
  element.setAttribute("aria-describedby", "tip");
  place(box, element.getBoundingClientRect());
}

function sheet(html) {
  paper = html;
  const place = one("#looked");
  if (place) place.innerHTML = html;
}

export function closeSheet() {
  looked = null;
  sheet("");
}

// After an update. As long as the game has not moved a closer look stays open, though the page may have been drawn again.
// When it has, one that offers to decide is closed: what it says and what it would send are of before.
export function renew(same) {
  if (!same || !shown?.isConnected) hide();
  const place = one("#looked");
  if (same && place && !place.firstChild) place.innerHTML = paper;
  else if (!same && one("#looked .decide")) closeSheet();
  else if (!same) paper = place?.innerHTML ?? "";
}

// Beside the element, above or below it, never over it, never outside the window.
function place(box, target) {
  const size = box.getBoundingClientRect();
  const gap = 10;
  const fits = (top) => top >= 8 && top + size.height <= innerHeight - 8;
  // Towards the middle of the board, where the neighbours are fewer.
  const board = one("#board")?.getBoundingClientRect() ?? { left: 0, width: innerWidth };
  const along = target.left + target.width / 2 > board.left + board.width / 2 ? target.right - size.width : target.left;
  const spots = [
    [along, target.bottom + gap],
    [along, target.top - gap - size.height],
    [target.right + gap, target.top],
    [target.left - gap - size.width, target.top],
  ];
  const [left, top] = spots.find(([x, y], n) => fits(y) && (n < 2 || (x >= 8 && x + size.width <= innerWidth - 8))) ?? [8, 8];
  const x = Math.min(Math.max(8, left), innerWidth - size.width - 8);
  box.style.transform = `translate(${Math.round(x)}px, ${Math.round(Math.max(8, top))}px)`;
}

const subject = (event) => event.target.closest?.("[data-look], [data-why], [data-reason]");

function reason(element) {
  const box = tip();
  box.innerHTML = "<div class=why><p></p></div>";
  one("p", box).textContent = element.dataset.reason;
  box.hidden = false;
  place(box, element.getBoundingClientRect());
}

export function startTips() {
  document.addEventListener("pointerover", (event) => {
    const element = subject(event);
    if (event.pointerType !== "mouse" || !element || element === shown || one("[data-picked], [data-playing]")) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => (element.dataset.reason ? reason(element) : show(element, { floats: true })), 160);
  });
  document.addEventListener("pointerout", (event) => {
    const element = subject(event);
    if (event.pointerType !== "mouse" || !element || element.contains(event.relatedTarget)) return;
    clearTimeout(waiting);
    if (!one(".tip.firm:not([hidden])")) hide();
  });
  document.addEventListener("focusin", (event) => {
    const element = subject(event);
    if (!quiet && element?.matches(":focus-visible")) element.dataset.reason ? reason(element) : show(element);
  });
  document.addEventListener("focusout", (event) => subject(event) && !one(".tip.firm:not([hidden])") && hide());
  // What cannot be chosen says why when it is pressed, and anything on the board opens its sheet when it is touched.
  document.addEventListener("click", (event) => {
    const element = subject(event);
    if (!element) {
      if (!event.target.closest?.("#tip, .sheet, .tray")) hide();
      return;
    }
    if (element.dataset.reason) {
      event.preventDefault();
      reason(element);
    } else if (element.dataset.why || !element.matches(".target")) {
      show(element, { firm: Boolean(element.dataset.why) }); // it stays, so that the rule it names can be followed
    }
  });
  addEventListener("resize", hide);
}
