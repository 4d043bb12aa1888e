// Three views on a phone, one swipe apart: the town, the track, the players. Everything works without this; with it the
// tabs follow the swipe, and the view turns to where something is to be chosen or is being told.

const one = (selector, root = document) => root.querySelector(selector);
const town = () => one("#town");
const views = () => [...document.querySelectorAll(".carson > .view")];
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const shown = () => Math.round(town().scrollLeft / town().clientWidth);
const isPhone = () => town().scrollWidth > town().clientWidth + 1;

function turnTo(view) {
  const number = views().indexOf(view);
  if (number < 0 || !isPhone() || number === shown()) return;
  town().scrollTo({ left: number * town().clientWidth, behavior: calm() ? "instant" : "smooth" });
}

function mark() {
  const links = [...document.querySelectorAll(".views a")];
  links.forEach((link, number) => (number === shown() ? link.setAttribute("aria-current", "true") : link.removeAttribute("aria-current")));
}

// Only where the view on show has nothing to choose, and another one has.
function turnToChoice() {
  const lit = views().filter((view) => one(".target", view));
  if (lit.length && !lit.includes(views()[shown()])) turnTo(lit[0]);
}

// Which of many choices are shown is kept from one to the next; when there is nothing of the kind any more, all are.
let filter = "filter-all";

document.addEventListener("change", ({ target }) => target.name === "filter" && (filter = target.id));

function filterAgain() {
  const kept = document.getElementById(filter) ?? one("#filter-all");
  if (kept) kept.checked = true;
}

// Roads for a finger: the town is drawn larger than its window, which opens where they can be laid.
let large = false;

function openWindow() {
  const map = one(".map"), edges = [...document.querySelectorAll(".edge.target")];
  const was = large;
  large = edges.length > 0 && map.scrollWidth > map.clientWidth + 1;
  if (!large || was) return;
  const frame = map.getBoundingClientRect(), boxes = edges.map((edge) => edge.getBoundingClientRect());
  const middle = (low, high) => (Math.min(...boxes.map((box) => box[low])) + Math.max(...boxes.map((box) => box[high]))) / 2;
  map.scrollLeft += middle("left", "right") - frame.left - frame.width / 2;
  map.scrollTop += middle("top", "bottom") - frame.top - frame.height / 2;
}

function bringIn(picked) {
  const map = one(".map");
  if (!large || !map.contains(picked)) return;
  const frame = map.getBoundingClientRect(), box = picked.getBoundingClientRect();
  if (box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom) return;
  map.scrollBy({ left: box.left - frame.left - frame.width / 2, top: box.top - frame.top - frame.height / 2, behavior: calm() ? "instant" : "smooth" });
}

document.addEventListener("change", ({ target }) => {
  if (target.id !== "whole-town") return;
  large = false;
  openWindow();
});

document.addEventListener("scroll", (event) => event.target === town() && mark(), { capture: true, passive: true });
document.addEventListener("click", (event) => {
  const link = event.target.closest?.(".views a");
  if (!link) return;
  event.preventDefault();
  turnTo(one(link.getAttribute("href")));
});
// Cowboys that have left with a resolution are seen until it is told what they did.
let stood = null; // before the page changes: who stood where

document.addEventListener("htmx:before:swap", (event) => {
  if (!event.detail.tasks?.some((task) => task.type === "oob")) return;
  stood ??= new Map([...document.querySelectorAll(".herd:not(.gone)")].map((herd) => [herd.parentElement.id, herd.cloneNode(true)]));
});

function linger() {
  for (const [id, herd] of stood ?? []) {
    const place = document.getElementById(id);
    if (!place || one(".herd", place) || !/unplayed-/.test(place.className)) continue;
    herd.classList.add("gone");
    for (const cowboy of herd.children) cowboy.removeAttribute("id");
    place.append(herd);
  }
  stood = null;
}

document.addEventListener("htmx:after:swap", () => {
  linger();
  filterAgain();
  openWindow();
  mark();
  if (!one("[data-playing]")) turnToChoice();
});

function toldAll() {
  for (const herd of document.querySelectorAll(".herd.gone")) herd.remove();
  turnToChoice();
}

// What a line of the journal names is lit: the view turns to it, and to the choice when all is told.
new MutationObserver((changes) => {
  for (const { target } of changes) {
    if (target.id === "table" && !("playing" in target.dataset)) toldAll();
    if ("picked" in target.dataset) bringIn(target);
    if (target.classList.contains("named")) turnTo(target.closest(".view"));
  }
}).observe(one("#table"), { subtree: true, attributes: true, attributeFilter: ["class", "data-playing", "data-picked"] });

openWindow();
mark();
turnToChoice();
