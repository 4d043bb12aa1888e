// Stepping through a finished game: the parts of each moment are fetched and laid over the page, so that pieces glide.
import { table } from "./dom.js";

const controls = document.getElementById("controls");
const slider = document.getElementById("at");
const eyes = document.getElementById("eyes");
const where = document.getElementById("where");
const play = document.getElementById("play");
const count = Number(controls.dataset.count);
const turns = controls.dataset.turns.split(" ").map(Number);
const BEAT = 1400;

let at = Number(slider.value);
let showing = 0; // the number of the newest request
let running = 0;
const kept = new Map();

const link = (moment) => `at=${moment}&eyes=${eyes.value}`;

function fetched(moment) {
  const address = `${controls.dataset.base}/moment?${link(moment)}&v=${controls.dataset.version}&lang=${document.documentElement.lang}`;
  if (!kept.has(address)) {
    const asked = fetch(address).then((answer) => (answer.ok ? answer.text() : Promise.reject(answer)));
    asked.catch(() => kept.delete(address));
    kept.set(address, asked);
  }
  return kept.get(address);
}

async function go(moment) {
  at = Math.max(0, Math.min(count, moment));
  const mine = ++showing;
  slider.value = at;
  where.textContent = where.dataset.text.replace("#", at);
  slider.setAttribute("aria-valuetext", where.textContent);
  for (const [name, to] of Object.entries(targets())) controls.querySelector(`[data-step="${name}"]`).href = `?${link(to)}`;
  document.getElementById("fork-at").value = Math.min(at, count - 1);
  const text = await fetched(at);
  if (mine !== showing) return;
  table().classList.toggle("watching", Number.isNaN(Number(eyes.value))); // through a seat's eyes its hand is on show
  await htmx.swap({ text, swap: "none", sourceElement: table(), target: table() });
  history.replaceState(null, "", `?${link(at)}`);
  document.getElementById("moment").value = location.href;
  if (at < count) fetched(at + 1);
}

const targets = () => ({
  first: 0,
  "turn-back": Math.max(0, ...turns.filter((turn) => turn < at)),
  back: at - 1,
  on: at + 1,
  "turn-on": Math.min(count, ...turns.filter((turn) => turn > at)),
  last: count,
});

function stop() {
  clearInterval(running);
  running = 0;
  play.setAttribute("aria-label", play.dataset.play);
  play.removeAttribute("data-on");
}

function start() {
  if (at === count) go(0);
  running = setInterval(() => (at < count ? go(at + 1) : stop()), BEAT);
  play.setAttribute("aria-label", play.dataset.pause);
  play.dataset.on = "";
}

const toggle = () => (running ? stop() : start());

controls.addEventListener("click", (event) => {
  const step = event.target.closest("[data-step]");
  if (!step) return;
  event.preventDefault();
  stop();
  go(targets()[step.dataset.step]);
});
slider.addEventListener("input", () => (stop(), go(Number(slider.value))));
eyes.addEventListener("change", () => go(at));
play.addEventListener("click", toggle);
play.hidden = false;
for (const button of document.querySelectorAll("[data-plain]")) button.hidden = true;

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input:not([type=range]), select, textarea, summary")) return;
  const side = { ArrowLeft: "back", ArrowRight: "on" }[event.key];
  const name = side && (event.shiftKey ? `turn-${side}` : side);
  if (name) {
    event.preventDefault();
    stop();
    go(targets()[name]);
  } else if (event.key === " " && !event.target.matches("a, button")) {
    event.preventDefault();
    toggle();
  }
});

if (at < count) fetched(at + 1);
