// A stake is put together by ticking bandits of one's own reserve; the circle shows what would come of it, and all its
// numbers go to the table as one act. Without this script every number is a step of its own.
import { all, ask, compact, form, moment, one, still, wish } from "../../js/dom.js";

const CLASSES = ["H", "HX", "W", "WX"];
const [WIDTH, HEIGHT] = [1140, 690]; // of the board, in its own units
const FIRST = ["H", "W", "HX", "WX"]; // plain before X: as board_stakes.default_mix

let held = { ids: new Set() }; // what is ticked, and at which moment of the game
let asked = ""; // the preview that is wanted now

const ticks = () => all("#bet .tick input");
const ticked = () => ticks().filter((input) => input.checked);
const mixOf = (inputs) => CLASSES.map((name) => inputs.filter((input) => input.dataset.class === name).length).join(".");

// So many bandits: those that are ticked already, then plain ones, then those with an X.
function choice(count) {
  const chosen = ticked();
  if (chosen.length > count) return [...chosen].sort(byClass).slice(0, count);
  const rest = ticks().filter((input) => !input.checked).sort(byClass);
  return [...chosen, ...rest.slice(0, count - chosen.length)];
}

const byClass = (a, b) => FIRST.indexOf(a.dataset.class) - FIRST.indexOf(b.dataset.class);

function tick(inputs) {
  for (const input of ticks()) input.checked = inputs.includes(input);
  changed();
}

function changed() {
  held = { moment: moment(), ids: new Set(ticked().map((input) => input.id)) };
  const count = ticked().length;
  for (const button of all(".num-btn")) {
    if (!button.matches(".barred")) button.setAttribute("aria-pressed", Number(button.dataset.count) === count);
  }
  const send = one("#send"), number = one(`.num-btn[data-count="${count}"]`);
  if (!send) return;
  send.textContent = number?.dataset.say ?? send.dataset.none;
  send.setAttribute("aria-disabled", !number?.dataset.say);
  preview(ticked());
}

// What the table says about these bandits, in words and on the circle.
async function preview(inputs) {
  const box = one("#foreseen");
  clear();
  asked = inputs.length ? mixOf(inputs) : "";
  if (!box) return;
  if (!asked) {
    box.innerHTML = "<p></p>";
    box.firstChild.textContent = box.dataset.hint;
    return;
  }
  const mix = asked;
  const html = await ask("look", { at: `mix:${mix}`, chosen: "" });
  if (asked !== mix || !html || !box.isConnected) return;
  box.innerHTML = html;
  const plan = one(".plan", box);
  if (plan) foresee(plan, one(".ghost-pawn", box));
}

const clear = () => all("#town .ghost, #town .trails").forEach((element) => element.remove());

function foresee(plan, template) {
  const town = one("#town");
  const { from, sheriff, walk, pawn, stops } = plan.dataset;
  const ends = stops.split(" ").map(Number);
  const trails = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  trails.classList.add("trails");
  trails.setAttribute("aria-hidden", "true");
  const rider = template.content.firstElementChild;
  if (Number(walk)) {
    trail(trails, Number(from), Number(walk), compact() ? [1.36, 1.38] : [531, 306], []);
    const copy = one("#sheriff").cloneNode(true);
    ghost(copy, `at-s${sheriff}`);
  }
  const size = all("#town .burg").length;
  const far = Math.max(...ends.map((end) => (end - Number(pawn) + size) % size || size));
  trail(trails, Number(pawn), far, compact() ? [0.64, 0.66] : [330, 160], [...rider.classList].filter((name) => name.startsWith("p-")));
  town.append(trails);
  for (const end of new Set(ends)) {
    const copy = rider.cloneNode(true);
    if (ends.length > 1) copy.classList.add("far");
    ghost(copy, `at-p${end}`);
  }
}

function ghost(piece, place) {
  piece.removeAttribute("id");
  piece.removeAttribute("role");
  piece.removeAttribute("data-look");
  piece.setAttribute("aria-hidden", "true");
  piece.classList.remove("piece", ...[...piece.classList].filter((name) => name.startsWith("at-")));
  piece.classList.add("ghost", place);
  one("#town").append(piece);
  if (!still()) piece.animate({ opacity: [0, getComputedStyle(piece).opacity] }, 160);
}

// A dashed way round the circle, along an ellipse outside or inside of the towns; on a phone from town to town.
function trail(trails, start, steps, radii, hues) {
  const size = all("#town .burg").length;
  const points = compact() ? fromTownToTown(start, steps, size, radii) : along(start, steps, size, radii);
  for (const kind of [["under"], hues]) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", `M${points.map((point) => point.join(" ")).join("L")}`);
    path.classList.add(...kind);
    trails.append(path);
  }
  trails.append(head(points, hues));
}

// The point of the arrow, so that it is plain who comes from where.
function head(points, hues) {
  const [x, y] = points[Math.max(0, points.length - (compact() ? 1 : 3))], [u, v] = points.at(compact() ? -2 : -4) ?? points[0];
  const size = one("#town").getBoundingClientRect().width / (compact() ? 70 : 90), long = Math.hypot(x - u, y - v) || 1;
  const [a, b] = [((x - u) / long) * size, ((y - v) / long) * size];
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", `M${x + a} ${y + b}L${x - a - b} ${y - b + a}L${x - a + b} ${y - b - a}Z`);
  path.classList.add("head", ...hues);
  return path;
}

function along(start, steps, size, [across, down]) {
  const { width, height } = one("#town").getBoundingClientRect();
  return Array.from({ length: steps * 6 + 1 }, (_, n) => {
    const angle = ((start + n / 6) / size - 0.25) * 2 * Math.PI;
    return [width / 2 + (across * width * Math.cos(angle)) / WIDTH, (height * (350 + down * Math.sin(angle))) / HEIGHT];
  });
}

function fromTownToTown(start, steps, size, [across, down]) {
  const board = one("#town").getBoundingClientRect();
  return Array.from({ length: steps + 1 }, (_, n) => {
    const box = document.getElementById(`town-${(start + n) % size}`).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2 - board.left, box.top + box.height / 2 - board.top];
    return [board.width / 2 + (x - board.width / 2) * across, board.height / 2 + (y - board.height / 2) * down];
  });
}

// All numbers of the stake, as the table asks for them.
function send() {
  const act = one("#foreseen .plan")?.dataset.act;
  const sheet = form();
  if (!act || !sheet || sheet.dataset.sent || mixOf(ticked()) !== asked) return;
  unload();
  act.split(" ").forEach((step, n) => {
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name: `step-${n + 1}`, value: step });
    input.dataset.step = "";
    sheet.append(input);
  });
  sheet.requestSubmit();
}

const unload = () => all("[data-step]", form() ?? document.body).forEach((input) => input.matches("input") && input.remove());

// Every keystroke and click that means something here.
function press(event) {
  const number = event.target.closest?.(".num-btn.target");
  if (number) {
    event.preventDefault();
    event.stopPropagation();
    const count = Number(number.dataset.count);
    tick(count === ticked().length ? [] : choice(count));
  } else if (event.target.closest?.("#send")) {
    if (one("#send").getAttribute("aria-disabled") === "true") return;
    send();
  } else if (event.target.closest?.("#undo-button") && ticked().length) {
    event.preventDefault();
    event.stopPropagation();
    tick([]);
  }
  const burg = event.target.closest?.("#town .burg:not(.target)");
  for (const turned of all("#town .burg.turned")) if (turned !== burg) turned.classList.remove("turned");
  if (burg && one(".back", burg) && burg.id !== "town-0") burg.classList.toggle("turned");
}

document.documentElement.classList.add("ticking");
document.addEventListener("click", press, true);
document.addEventListener("keydown", (event) => {
  if ((event.key === "Escape" || event.key.toLowerCase() === "z") && ticked().length && !event.target.closest?.("#panel-chat")) {
    event.preventDefault();
    event.stopImmediatePropagation();
    tick([]);
  }
}, true);
// A figure is that many bandits.
document.addEventListener("keydown", (event) => {
  const typing = event.target.matches?.("textarea, select, input:not([type=checkbox])");
  if (!/^[1-9]$/.test(event.key) || typing || wish.get("no-letters") || event.ctrlKey || event.metaKey || event.altKey) return;
  const number = one(`.num-btn[data-count="${event.key}"]`);
  if (!number) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  number.focus();
  number.click();
}, true);
document.addEventListener("change", (event) => event.target.closest?.("#bet .tick") && changed());
for (const [kind, on] of [["pointerover", true], ["focusin", true], ["pointerout", false], ["focusout", false]]) {
  document.addEventListener(kind, (event) => {
    const number = event.target.closest?.(".num-btn.target");
    if (number && event.pointerType !== "touch") preview(on ? choice(Number(number.dataset.count)) : ticked());
  });
}

// The sand falls as fast as the server says; only the server's word counts.
function pour() {
  const sand = one("#sand"), clock = one("#sand .clock");
  if (!sand || still() || sand.dataset.poured === clock.dataset.left) return;
  sand.dataset.poured = clock.dataset.left;
  const whole = Number(clock.dataset.all) * 1000, gone = whole - Number(clock.dataset.left) * 1000;
  for (const [name, scale] of [[".above", [1, 0]], [".below", [0.05, 1]]]) {
    const part = one(name, sand);
    for (const running of part.getAnimations()) running.cancel();
    part.animate({ transform: scale.map((size) => `scaleY(${size})`) }, { duration: whole, fill: "forwards" }).currentTime = gone;
  }
}

// After an update: what was ticked at this very moment of the game stays ticked, the rest is gone.
function renew() {
  const same = held.moment !== undefined && held.moment === moment();
  for (const input of ticks()) input.checked = same && held.ids.has(input.id);
  if (one("#bet")) changed();
  else clear();
  pour();
}

document.addEventListener("htmx:after:swap", (event) => event.detail?.ctx?.target?.id !== "tip" && renew());
for (const kind of ["htmx:error", "htmx:response:error", "htmx:finally:request"]) document.addEventListener(kind, unload);
addEventListener("resize", () => one("#bet") && preview(ticked()));
renew();
