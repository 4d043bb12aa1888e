// Letters and figures, where no field has the focus and nobody has switched them off.
import { all, one, speak, wish } from "./dom.js";
import { focusBoard, stops } from "./board.js";
import { letGo } from "./choose.js";
import { putAway } from "./hint.js";
import { close, open } from "./side.js";
import { hide, show } from "./tips.js";

const typing = (element) => element.matches?.("textarea, select, input:not([type=radio], [type=checkbox])");

// The n-th choice: a card is taken at once; what decides gets the focus first and decides the second time.
function pick(n) {
  const cards = all('.choosing input[form="act"]');
  if (cards.length && !cards.some((card) => card.checked)) {
    const card = cards[n];
    card?.focus();
    card?.click();
    return;
  }
  const targets = all("#dock .target, #town .target").filter((element) => element.checkVisibility());
  const target = targets[n];
  if (!target) return;
  if (document.activeElement === target) target.click();
  else target.focus();
}

const LETTERS = {
  z: () => letGo() || one("#undo-button")?.click(),
  j: () => (open("journal"), one("#journal ol")?.focus()),
  r: () => (open("rules"), one("#tab-rules")?.focus()),
  t: () => one('[data-key="t"]')?.click(),
  d: () => speak([one("#say")?.textContent, one("#detail")?.textContent].filter(Boolean).join(", ")),
  h: () => speak(one("#prompt .clock")?.textContent ?? ""),
  b: () => focusBoard(),
  c: () => one('#prompt [form="hint"]')?.click(),
  "?": () => why(),
};

function why() {
  const here = document.activeElement?.closest?.("[data-why], [data-look]") ?? one("#town :hover[data-why]") ?? stops()[0];
  const action = here?.dataset.why ?? here?.value;
  if (action) show(here, { firm: true, about: ["why", { action }] });
}

export function startKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      if (one("#menu[open]")) one("#menu").removeAttribute("open");
      else if (one("#tip:not([hidden])") && !one("[data-picked]")) hide();
      else if (putAway()) one('#prompt [form="hint"]')?.focus();
      else if (!letGo()) close();
      return;
    }
    if (typing(event.target) || wish.get("no-letters")) return;
    if (/^[1-9]$/.test(event.key)) pick(Number(event.key) - 1);
    else if (LETTERS[event.key.toLowerCase()]) LETTERS[event.key.toLowerCase()]();
    else return;
    event.preventDefault();
  });
}
