// The board is one stop of the tab key: inside, arrows go to the nearest target in their direction.
import { all, one } from "./dom.js";

const THINGS = "#town :is(button, input.target)";
const AHEAD = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// What arrows go through: what can be chosen and what says why not; when nothing is asked, everything that can be looked at.
export function stops() {
  const targets = all("#town .target, #town .barred").filter((element) => element.checkVisibility());
  return targets.length ? targets : all(THINGS).filter((element) => element.checkVisibility());
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function nearest(from, [dx, dy], among) {
  const [x, y] = middle(from);
  let best = null, least = Infinity;
  for (const element of among) {
    const [ex, ey] = middle(element);
    const along = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (element === from || along < 4) continue;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [element, far];
  }
  return best;
}

// One of them takes the tab key; after an update the same one where it still stands.
export function settle() {
  const buttons = all(THINGS);
  const now = stops();
  const held = now.find((element) => element === document.activeElement) ?? now.find((element) => element.matches(".target")) ?? now[0];
  for (const element of buttons) element.tabIndex = element === held ? 0 : -1;
}

function go(element) {
  for (const other of all(THINGS)) other.tabIndex = other === element ? 0 : -1;
  element.focus();
}

export function startBoard() {
  document.addEventListener("keydown", (event) => {
    const here = event.target.closest?.(THINGS);
    if (!here || event.altKey || event.ctrlKey || event.metaKey) return;
    const among = stops();
    const next = AHEAD[event.key] ? nearest(here, AHEAD[event.key], among)
      : event.key === "Home" ? among[0]
      : event.key === "End" ? among.at(-1) : null;
    if (AHEAD[event.key] || next) event.preventDefault();
    if (next) go(next);
  });
  document.addEventListener("focusin", (event) => {
    const here = event.target.closest?.(THINGS);
    if (here && here.tabIndex !== 0) for (const other of all(THINGS)) other.tabIndex = other === here ? 0 : -1;
  });
  settle();
}

export const focusBoard = () => (one('#town [tabindex="0"]') ?? stops()[0])?.focus();
