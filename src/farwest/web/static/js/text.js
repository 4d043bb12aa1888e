// The game in words: figures and letters choose and jump, a command line finds a choice by its words.
import { all, ask, one } from "./dom.js";
import { renew, startAlerts } from "./alerts.js";
import { startAdvice } from "./hint.js";

const typing = (element) => element.matches?.("textarea, select, input:not([type=radio], [type=checkbox], [type=hidden])");
const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase().trim();
const jump = (id) => () => document.getElementById(id)?.focus();

async function why(link) {
  const tip = one("#tip");
  tip.innerHTML = await ask("why", { action: [...all(".choices input:checked").map((input) => input.value), link.dataset.why].join(" ") });
  tip.hidden = false;
}

const KEYS = {
  d: jump("h-decision"),
  v: jump("h-town"),
  m: jump("h-hand"),
  j: jump("h-journal"),
  c: () => one("#hint button")?.click(),
  z: () => one("#undo-button:not([aria-disabled])")?.click(),
  t: () => one("#to-board")?.click(),
  "?": () => one("[data-why]") && why(document.activeElement.closest("[data-why]") ?? one("[data-why]")),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") return void document.activeElement?.blur();
  if (typing(event.target)) return;
  const button = /^[1-9]$/.test(event.key) && one(`.choices [data-number="${event.key}"]`);
  const act = button ? () => (document.activeElement === button ? button.click() : button.focus()) : KEYS[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
});

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("[data-why]");
  if (link) event.preventDefault(), why(link);
  const undo = event.target.closest?.("#undo-button[aria-disabled]");
  if (undo) {
    event.preventDefault();
    one("#tip").textContent = undo.dataset.reason;
    one("#tip").hidden = false;
  }
});

startAdvice();
startAlerts();
document.addEventListener("htmx:after:swap", renew);

// A number is the choice of that number; words are looked for at the beginning of choices, then anywhere in them.
one("#command")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const line = fold(one("#command-line").value);
  const said = one("#command-said");
  const choices = all(".choices button, .choices label");
  const words = (choice) => fold(choice.textContent.replace(/^\d+/, ""));
  const numbered = /^\d+$/.test(line) ? choices.filter((choice) => choice.dataset.number === line) : [];
  const starting = choices.filter((choice) => words(choice).startsWith(line));
  const holding = choices.filter((choice) => line.split(/\s+/).every((word) => words(choice).includes(word)));
  const found = [numbered, starting, holding].find((list) => list.length > 0) ?? [];
  if (!line || found.length !== 1) {
    said.textContent = found.length > 1 ? said.dataset.many : said.dataset.none;
    return;
  }
  said.textContent = "";
  one("#command-line").value = "";
  found[0].click();
});
