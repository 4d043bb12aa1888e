// Choices of several steps are taken on the page, can be taken back, and are sent together. A click decides; on a touch
// screen, or for who asks for it, a first one only shows what would happen.
import { all, chosen, form, missing, one, speak, wish } from "./dom.js";
import { focusBoard } from "./board.js";
import { closeSheet, hide, show } from "./tips.js";

let finger = false; // was the last press a finger's?
let first = null; // the prompt as the server wrote it
let held = ""; // what is picked, for when the page is drawn again

const cards = () => all('input[form="act"][required]');
const careful = () => finger || wish.get("confirm");

function ghost(front) {
  one("#town .ghost")?.remove();
  const card = cards().find((input) => input.checked);
  const slot = front?.dataset.next;
  if (!card || !slot || !front.matches(".target")) return;
  const piece = document.getElementById(card.dataset.ghost).content.firstElementChild.cloneNode(true);
  piece.classList.add("at", `at-${slot}`, ...(front.matches(".tall") ? ["tall"] : []));
  if (chosen().includes("face:down")) piece.classList.add("known");
  front.after(piece);
}

// The prompt and its chips follow what is chosen.
export function follow() {
  const card = cards().find((input) => input.checked);
  const say = one("#say");
  if (!say || cards().length === 0) return;
  first ??= [say.textContent, one("#detail")?.textContent ?? ""];
  const [sentence, detail] = card ? [card.dataset.then, card.dataset.detail] : first;
  if (say.textContent !== sentence) say.textContent = sentence;
  if (one("#detail")) one("#detail").textContent = detail;
  const undo = one("#undo-button");
  if (undo) {
    undo.dataset.first ??= undo.getAttribute("aria-disabled") ?? "false";
    undo.setAttribute("aria-disabled", card ? "false" : undo.dataset.first);
  }
  const done = Number(card?.dataset.done ?? 2); // steps that the choices on the page answer
  all(".steps li").forEach((step, n) => {
    step.dataset.first ??= step.dataset.when;
    step.dataset.when = card ? (n < done ? "done" : n === done ? "now" : "later") : step.dataset.first;
    step.toggleAttribute("aria-current", step.dataset.when === "now");
    const button = one("button", step);
    button.disabled = !card || n >= done;
    button.tabIndex = button.disabled ? -1 : 0;
  });
}

// Let go of what is chosen and not sent. Was there anything?
export function letGo() {
  const picked = one("[data-picked]");
  const card = cards().find((input) => input.checked);
  if (!picked && !card) return false;
  unpick();
  if (card && !picked) {
    card.checked = false;
    for (const input of all('input[form="act"]')) input.checked = input.defaultChecked;
  }
  closeSheet();
  hide();
  follow();
  return true;
}

function pick(target) {
  hold(target);
  show(target, { firm: true });
}

function hold(target) {
  unpick();
  target.dataset.picked = "";
  held = target.value;
  ghost(target);
}

function unpick() {
  one("[data-picked]")?.removeAttribute("data-picked");
  one("#town .ghost")?.remove();
  held = "";
}

const targeted = (action) => one(`.target[value="${CSS.escape(action)}"]`);

export function decide(target) {
  const sent = form();
  if (!target || !sent || sent.dataset.sent) return;
  sent.requestSubmit(target);
}

function press(event) {
  const target = event.target.closest?.(".target, .decide, .options button");
  if (!target) return;
  if (target.matches(".decide")) {
    decide(targeted(target.dataset.act));
  } else if (target.name !== "step-1" && missing()) {
    event.preventDefault();
    show(target);
  } else if ((careful() || "confirm" in target.dataset) && !("picked" in target.dataset) && target.matches(".hot, .town .card")) {
    event.preventDefault();
    pick(target);
  }
}

export function startChoosing() {
  document.addEventListener("pointerdown", (event) => (finger = event.pointerType !== "mouse"), true);
  document.addEventListener("keydown", (event) => {
    finger = false;
    // Enter on a card goes on to the board; it never sends a form by itself.
    if (event.key === "Enter" && event.target.matches?.('input[type="radio"][form="act"]')) {
      event.preventDefault();
      if (!event.target.checked) event.target.click();
      focusBoard();
    }
  }, true);
  document.addEventListener("click", press);
  document.addEventListener("change", (event) => {
    if (event.target.form !== form() || !form()) return;
    follow();
    const picked = one("[data-picked]");
    if (picked) pick(picked);
  });
  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, (event) => {
      const front = event.target.closest?.(".hot[data-next]");
      if (front && !one("[data-picked]")) ghost(front);
    });
  }
  for (const kind of ["pointerout", "focusout"]) {
    document.addEventListener(kind, (event) => {
      if (event.target.closest?.(".hot[data-next]") && !one("[data-picked]")) ghost(null);
    });
  }
  document.addEventListener("submit", (event) => {
    if (event.target.id !== "act" && event.target.id !== "undo") return;
    const button = event.submitter;
    if (button?.getAttribute("aria-disabled") === "true" || event.target.dataset.sent) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (button?.dataset.reason) speak(button.dataset.reason);
      return;
    }
    event.target.dataset.sent = "yes";
  }, true);
  // Undo lets go of what is held before it takes anything back.
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("#undo-button") && letGo()) {
      event.preventDefault();
      event.stopPropagation();
    }
    const step = event.target.closest?.(".steps button");
    if (step) letGo() && cards()[0]?.focus();
  }, true);
  // On a phone: the next or the previous place that may be chosen.
  document.addEventListener("click", (event) => {
    const go = event.target.closest?.("[data-go]");
    const targets = all("#town .hot.target").filter((element) => element.checkVisibility());
    if (!go || targets.length === 0) return;
    const now = targets.indexOf(one("[data-picked]"));
    pick(targets[(now + Number(go.dataset.go) + targets.length) % targets.length]);
  });
}

// The forms are free again.
export function free() {
  for (const name of ["act", "undo"]) delete document.getElementById(name)?.dataset.sent;
}

// After an update: a new prompt. What is picked stays picked as long as the game has not moved.
export function renew(same) {
  first = null;
  free();
  follow();
  const target = same && held ? targeted(held) : null;
  if (target) hold(target);
  else if (held) unpick();
}
