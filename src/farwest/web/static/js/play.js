// What has happened since the page was last drawn, shown one thing after another: cards come from where they were, a
// resolution plays line by line. The page itself is already true; only its dress waits.
import { all, one, speak, still, table } from "./dom.js";
import { hide } from "./tips.js";

const beat = () => parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--m-beat")) || 700;
const number = (line) => Number(line?.id.replace("line-", "") ?? 0);
const ids = (line, name) => line.dataset[name]?.split(" ").filter(Boolean) ?? [];
const at = (element) => element.getBoundingClientRect();
const PIECES = "[id^='card-'], [id^='hand-'], [id^='loot-'], [id^='event-'], .piece[id]";
const GLIDE = { duration: 420, easing: "cubic-bezier(.22, .8, .25, 1)", fill: "backwards" };

let before = null; // where pieces were, and the last line that was told
let pending = []; // ids of lines that wait to be played
let hurry = null; // ends what is being played

// Just before the page changes.
export function remember() {
  const pieces = new Map(all(PIECES).map((piece) => [piece.id, at(piece)]));
  before = { pieces, last: number(one("#lines > :last-child")), held: one(".pick:has(:checked)")?.id, town: at(one("#town") ?? document.body) };
}

// Just after it has changed.
export function show() {
  if (!before) return;
  const news = all("#journal li").filter((line) => number(line) > before.last);
  tell(news);
  if (!still()) {
    if (pending.length) undress(pending.map((id) => document.getElementById(id)).filter(Boolean));
    else arrive();
    if (pending.length || news.some((line) => line.dataset.turns || line.dataset.flies)) play(news);
    else for (const line of news) for (const id of ids(line, "shows")) fresh(document.getElementById(id));
  }
  before = null;
  if (one("#news")) note();
}

// What others did, for who listens: the newest sentences, not all of a resolution.
function tell(news) {
  const sentences = news.filter((line) => !line.matches(".head")).map(sentence);
  if (sentences.length) speak(sentences.slice(-4).join(" "));
}

const sentence = (line) => line.lastElementChild.firstChild.textContent.trim();

function fresh(element) {
  element?.classList.add("fresh");
  setTimeout(() => element?.classList.remove("fresh"), 2000);
}

// Pieces glide from where they were. A card that was not there comes from the hand it left, or from the badge of whoever
// placed it; when the whole board has moved, because the window has, nothing glides.
function arrive() {
  let delay = 0;
  const town = at(one("#town"));
  if (Math.abs(town.width - before.town.width) > 1) return;
  for (const piece of all(PIECES)) {
    const home = before.pieces.get(piece.id) ?? (piece.id.startsWith("card-") ? source(piece) : null);
    if (!home) continue;
    const here = at(piece);
    const [x, y] = [home.left - here.left, home.top - here.top];
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    glide(piece, x, y, delay);
    delay = Math.min(delay + 60, 600);
  }
}

function source(card) {
  const hue = [...card.classList].find((name) => /^p-/.test(name));
  const left = before.held && !document.getElementById(before.held) && one(`.dock .hcard.${hue}`);
  const badge = one(`.player .badge.${hue}`);
  return left ? before.pieces.get(before.held) : badge && at(badge);
}

function glide(piece, x, y, delay = 0) {
  piece.animate({ translate: [`${x}px ${y}px`, "0 0"], zIndex: [5, 5] }, { ...GLIDE, delay });
}

// Line by line: a sentence in the caption, what it names lit, what it turns turned, what it moves moved. What comes in
// meanwhile waits its turn; any key or click ends it all.
async function play(lines) {
  const told = lines.filter((line) => !line.matches(".private"));
  undress(told);
  pending.push(...told.map((line) => line.id));
  if (hurry) return;
  let wake = () => {};
  let skipped = false;
  hurry = (event) => {
    if (event?.type === "keydown" && ["Shift", "Tab", "Control", "Alt", "Meta"].includes(event.key)) return;
    skipped = true;
    wake();
  };
  setTimeout(() => hurry && ["keydown", "click"].forEach((kind) => document.addEventListener(kind, hurry)));
  hide();
  table().dataset.playing = "";
  one("#caption").hidden = false;
  while (pending.length) {
    const line = document.getElementById(pending.shift());
    if (!line) continue;
    if (!skipped) light(line);
    dress(line);
    if (!skipped) await new Promise((done) => ((wake = done), setTimeout(done, pause(line))));
    dim(line);
  }
  ["keydown", "click"].forEach((kind) => document.removeEventListener(kind, hurry));
  hurry = null;
  one("#caption").hidden = true;
  delete table().dataset.playing;
}

function light(line) {
  one("#caption p").textContent = sentence(line);
  line.classList.add("now");
  line.scrollIntoView({ block: "nearest" });
  for (const id of ids(line, "shows")) document.getElementById(id)?.classList.add("named");
  for (const flight of ids(line, "flies")) fly(...flight.split(">"));
}

function dim(line) {
  line.classList.remove("now");
  for (const id of ids(line, "shows")) document.getElementById(id)?.classList.remove("named");
}

// A line that only adds a figure passes quickly; what flies needs time to land.
const pause = ({ dataset }) => beat() * (dataset.flies ? 1.4 : dataset.shows || dataset.turns || dataset.moves ? 1 : 0.4);

const where = (element) => [...element.classList].find((name) => name.startsWith("at-"));

// "card-N1" has another face before its line, "card-N1.captured" another mark.
const faces = (line) => ids(line, "turns").map((turn) => {
  const [id, word] = turn.split(".");
  return [document.getElementById(id), word ? `unplayed-${word}` : "unplayed"];
});

function undress(lines) {
  for (const line of [...lines].reverse()) {
    for (const [piece, dress] of faces(line)) piece?.classList.add(dress);
    for (const move of ids(line, "moves")) {
      const [id, place] = move.split(":");
      const piece = document.getElementById(id);
      if (!piece || piece.classList.contains(place)) continue;
      piece.dataset.home ??= where(piece);
      piece.classList.replace(where(piece), place);
    }
  }
}

function dress(line) {
  for (const [piece, dress] of faces(line)) piece?.classList.remove(dress);
  for (const move of ids(line, "moves")) {
    const piece = document.getElementById(move.split(":")[0]);
    if (!piece?.dataset.home) continue;
    const from = at(piece), next = waiting(piece.id);
    piece.classList.replace(where(piece), next ?? piece.dataset.home);
    if (!next) delete piece.dataset.home;
    glide(piece, from.left - at(piece).left, from.top - at(piece).top);
  }
}

// Where the next line that waits finds the piece: it may move several times.
function waiting(id) {
  const lines = pending.map((line) => document.getElementById(line)).filter(Boolean);
  const moves = lines.flatMap((line) => ids(line, "moves"));
  return moves.find((move) => move.startsWith(`${id}:`))?.split(":")[1];
}

// A copy of the piece travels to its new owner.
function fly(from, to) {
  const piece = document.getElementById(from);
  const owner = one(".badge", document.getElementById(to) ?? document.body);
  if (!piece || !owner) return;
  const start = at(piece), end = at(owner);
  const copy = piece.cloneNode(true);
  copy.removeAttribute("id");
  copy.classList.remove("taken", "captured", "at", "unplayed", "named", ...[...copy.classList].filter((name) => name.startsWith("at-")));
  copy.classList.add("flying");
  for (const part of all("[id]", copy)) part.removeAttribute("id");
  one("#town").append(copy);
  const origin = `translate(${start.left}px, ${start.top}px)`;
  const goal = `translate(${end.left + end.width / 2 - start.width / 4}px, ${end.top + end.height / 2 - start.height / 4}px) scale(.5)`;
  const flight = copy.animate({ transform: [origin, goal], opacity: [1, 1, 0.4] }, { duration: 700, easing: "cubic-bezier(.22, .8, .25, 1)" });
  flight.finished.finally(() => copy.remove());
}

// Whoever comes back finds what happened since his last move played once, as far as he has not seen it on this device.
const LATEST = 24; // lines: briefly
const READ = "farwest-read", TABLES = 50;
const newest = () => number(one("#lines > :last-child"));
const known = () => JSON.parse(localStorage.getItem(READ) ?? "[]");

function note() {
  const here = `${table().dataset.base} ${table().dataset.as}`;
  const others = known().filter(([where]) => where !== here);
  localStorage.setItem(READ, JSON.stringify([...others, [here, newest()]].slice(-TABLES)));
}

function catchUp() {
  const since = Number(one("#forms").dataset.since ?? 0);
  const here = `${table().dataset.base} ${table().dataset.as}`;
  const read = known().find(([where]) => where === here)?.[1] ?? 0;
  note();
  if (!since || still() || document.hidden) return;
  const news = all("#journal li").filter((line) => number(line) > Math.max(since, read));
  if (news.length) play(news.slice(-LATEST));
}

export function startPlaying() {
  if (one("#news")) catchUp();
  document.addEventListener("click", (event) => {
    if (!event.target.closest?.("#news")) return;
    const since = Number(one("#forms").dataset.since);
    play(all("#journal li").filter((line) => number(line) > since));
  });
}
