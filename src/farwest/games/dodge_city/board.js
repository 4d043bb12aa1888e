// Pieces are ticked in any order, cell by cell, and sent together. The server says what they cost and bring; here are only
// the limits that save a question: so many in a building, so many in all, one type for a building.
import { all, ask, chosen, moment, one } from "../../js/dom.js";

const ticks = () => all('#town input[name="tick"].target');
const on = () => ticks().filter((box) => box.checked);
const house = (box) => box.closest(".house");

let order = []; // values of ticked boxes, the oldest first
let ticked; // at which moment of the game

const box = (value) => one(`#town input[name="tick"][value="${CSS.escape(value)}"]`);

// One too many: the oldest of the same building, or of all, makes room.
function limit(added) {
  const here = Number(house(added).dataset.most), most = Number(one("#bill")?.dataset.most ?? 0);
  const inside = order.filter((value) => box(value)?.closest(".house") === house(added));
  if (inside.length > here) drop(inside[0]);
  if (order.length > most) drop(order[0]);
}

function drop(value) {
  order = order.filter((other) => other !== value);
  const gone = box(value);
  if (!gone) return;
  gone.checked = false;
  if (!on().some((other) => house(other) === house(gone))) for (const type of all(".types input", house(gone))) type.checked = false;
}

// A building has one type; a building that can have only one has it at once.
function choose(type) {
  for (const other of all("input", type.closest(".types"))) if (other !== type) other.checked = false;
}

function only(cell) {
  const types = all(".types input", house(cell));
  if (types.length === 1) types[0].checked = true;
}

// What the ticks would do, in the server's words.
async function tell() {
  const bill = one("#bill"), send = one("#send");
  if (!bill) return;
  bill.dataset.first ??= one("#bill-lines").innerHTML;
  send.dataset.first ??= send.textContent;
  const undo = one("#undo-button");
  if (undo) {
    undo.dataset.own ??= undo.getAttribute("aria-disabled") ?? "false";
    undo.setAttribute("aria-disabled", order.length ? "false" : undo.dataset.own);
  }
  bill.classList.toggle("some", order.length > 0);
  delete bill.dataset.told; // until the server has spoken of these very ticks
  if (order.length === 0) {
    one("#bill-lines").innerHTML = bill.dataset.first;
    send.textContent = send.dataset.first;
    return ready(false);
  }
  const asked = chosen().join(" ");
  const html = await ask("look", { at: "bill", chosen: asked });
  if (!html || asked !== chosen().join(" ")) return;
  one("#bill-lines").innerHTML = html;
  const sum = one(".sum", bill);
  send.textContent = sum?.dataset.send ?? send.dataset.first;
  ready(sum?.dataset.ready === "yes");
  bill.dataset.told = order.length;
}

// A button that cannot be pressed yet says what is missing: the sentences beside it.
function ready(can) {
  one("#send").setAttribute("aria-disabled", can ? "false" : "true");
}

function letGo() {
  if (order.length === 0) return false;
  drop(order.at(-1));
  tell();
  return true;
}

document.addEventListener("change", ({ target }) => {
  if (target.name !== "tick") return;
  ticked = moment();
  if (target.matches(".one")) choose(target);
  else if (target.checked) {
    order.push(target.value);
    limit(target);
    only(target);
  } else drop(target.value);
  tell();
});

// Undo takes the last tick back before it takes anything back.
document.addEventListener("click", (event) => {
  if (event.target.closest?.("#undo-button") && letGo()) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}, true);

// Escape lets go of all of them.
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || order.length === 0) return;
  event.stopImmediatePropagation();
  for (const value of [...order]) drop(value);
  tell();
}, true);

// On a phone the building where something is decided is opened. Who has opened another one meanwhile keeps it, unless
// the game has moved on and nothing can be chosen there.
let focus = one("#tray")?.dataset.focus;
let drawn = moment();

function turn() {
  const now = one("#tray")?.dataset.focus, moved = drawn !== moment();
  const elsewhere = moved && one(".plan.asks") && !one(".plan.asks input:checked");
  if (now && (now !== focus || elsewhere)) one(`#show-${now}`).checked = true;
  focus = now ?? focus;
  drawn = moment();
}

function renew() {
  turn();
  if (ticked !== moment()) order = [];
  order = order.filter((value) => box(value));
  for (const each of ticks()) each.checked = order.includes(each.value);
  if (order.length === 0) for (const type of all(".types input")) type.checked = false;
  tell();
}

document.addEventListener("htmx:after:swap", (event) => event.detail?.ctx?.target?.id !== "tip" && renew());
renew();
