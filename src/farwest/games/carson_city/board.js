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
    if (target.classList.contains("named")) turnTo(target.closest(".view"));
  }
}).observe(one("#table"), { subtree: true, attributes: true, attributeFilter: ["class", "data-playing"] });

mark();
turnToChoice();
