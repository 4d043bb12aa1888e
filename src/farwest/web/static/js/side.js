// Journal, chat and rules: three tabs beside the board, a drawer where the window is narrow.
import { all, one } from "./dom.js";

const tabs = () => all('#side [role="tab"]');

export function open(name) {
  const side = one("#side");
  if (!side) return;
  for (const tab of tabs()) {
    const on = tab.id === `tab-${name}`;
    tab.setAttribute("aria-selected", on);
    tab.tabIndex = on ? 0 : -1;
    document.getElementById(tab.getAttribute("aria-controls")).hidden = !on;
  }
  side.classList.add("open");
  if (name === "chat") one(".dot", side).hidden = true;
}

export const close = () => one("#side")?.classList.remove("open");

export async function openRule(address) {
  const [path, rule] = address.split("#");
  const answer = await fetch(`${path}/${rule}`, { headers: { "HX-Request": "true" } });
  if (!answer.ok) return void (location.href = address);
  one("#rule").innerHTML = await answer.text();
  open("rules");
  one("#panel-rules").focus();
}

let sent = ""; // to the others, and not yet known to have arrived

export function startSide() {
  document.addEventListener("click", (event) => {
    const tab = event.target.closest?.('#side [role="tab"]');
    if (tab) open(tab.id.replace("tab-", ""));
    const tool = event.target.closest?.("[data-panel]");
    if (tool) {
      tool.closest("details")?.removeAttribute("open");
      if (tool.dataset.panel === "none") close();
      else {
        open(tool.dataset.panel);
        one(`#tab-${tool.dataset.panel}`).focus();
      }
    }
    const reference = event.target.closest?.("#table a[data-rule], #rule a.ref");
    if (reference && one("#rule") && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      openRule(reference.getAttribute("href"));
    }
    const menu = one("#menu[open]");
    if (menu && !menu.contains(event.target)) menu.removeAttribute("open");
  });
  document.addEventListener("keydown", (event) => {
    const tab = event.target.closest?.('#side [role="tab"]');
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!tab || !step) return;
    const among = tabs();
    const next = among[(among.indexOf(tab) + step + among.length) % among.length];
    open(next.id.replace("tab-", ""));
    next.focus();
  });
  // What was said stands in the list: the field is free again, unless the next sentence has been begun.
  document.addEventListener("htmx:after:request", ({ target, detail }) => {
    const field = target.matches?.(".talk") ? target.elements.text : null;
    if (field && detail.ctx.response.status < 400 && field.value === sent) field.value = "";
  });
  document.addEventListener("submit", ({ target }) => {
    if (target.matches(".talk")) sent = target.elements.text.value;
  }, true);
  // Pointing at a line shows what it names.
  for (const [kind, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
    document.addEventListener(kind, (event) => {
      const line = event.target.closest?.("[data-shows]");
      for (const id of line?.dataset.shows.split(" ") ?? []) document.getElementById(id)?.classList.toggle("named", on);
    });
  }
  read();
}

let heard = null;

// After an update: the newest line in sight, a dot for what was said meanwhile.
export function read() {
  const journal = one("#journal ol");
  if (journal) journal.scrollTop = journal.scrollHeight;
  const said = Number(one("#chat")?.dataset.count ?? 0);
  if (heard !== null && said > heard && one("#panel-chat").hidden) one("#side .dot").hidden = false;
  heard = said;
  const talk = one("#chat ol");
  if (talk) talk.scrollTop = talk.scrollHeight;
}
