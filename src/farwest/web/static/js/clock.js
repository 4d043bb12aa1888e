// Clocks run down by themselves between two messages of the server; only the server's word counts.
import { all, one, speak, table } from "./dom.js";

const SOON = 30;
let warned = false;

function text(seconds) {
  const two = (n) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600), minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function tick() {
  for (const clock of all(".clock[data-running]")) {
    const left = Math.max(0, Number(clock.dataset.left) - 1);
    clock.dataset.left = left;
    if (left < 172800) one("b", clock).textContent = text(left);
    clock.toggleAttribute("data-soon", left <= SOON);
    if (clock.closest("#prompt") && left <= SOON && !warned) {
      warned = true;
      speak(table().dataset.soon);
    }
  }
}

export function startClocks() {
  setInterval(tick, 1000);
}

export function renew() {
  const mine = one("#prompt .clock[data-running]");
  if (!mine || Number(mine.dataset.left) > SOON) warned = false;
}
