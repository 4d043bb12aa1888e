// The stream of the table: every change, drawn by the server. It comes back by itself after a lost connection, and the
// whole state comes with it. A page that nobody looks at gives its connection back after a while (a browser has six for a
// site) and only asks whether anything has changed.
import { one, table } from "./dom.js";

const PATIENCE = 20_000; // how long a hidden page keeps its stream
const ASK = 10_000; // how often it asks then
const SLOWEST = 4_000; // between two tries

let source = null;
let pause = 300;
let timer = 0;
let known = null;

const address = (what) => `${table().dataset.base}/${what}?as=${table().dataset.as}`;

function notice(id, text) {
  let box = document.getElementById(id);
  if (!box) {
    box = document.createElement("p");
    box.id = id;
    box.className = "notice";
    box.setAttribute("role", "status");
    document.body.append(box);
  }
  box.textContent = text;
  box.hidden = !text;
}

const words = (name) => one(`meta[name="farwest-${name}"]`)?.content ?? "";

// The game in words is one page: it is asked for again and laid over itself, so that the focus stays where it is.
async function again() {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.getElementById("words");
  if (!fresh) return location.reload();
  fresh.setAttribute("hx-swap-oob", "outerMorph");
  await swap(`<title>${page.title}</title>${fresh.outerHTML}`);
}

const swap = (text) => htmx.swap({ text, swap: "none", sourceElement: table(), target: table() });

let shown = false;

// The first message holds the whole state: is the page, drawn a moment before, as new as that?
function isNew(data) {
  const version = /name="seen" value="(\d+)"/.exec(data)?.[1];
  return version !== undefined && version === one('input[name="seen"]')?.value;
}

function connect() {
  clearTimeout(timer);
  source?.close();
  source = new EventSource(address("stream"));
  source.onopen = () => {
    pause = 300;
    notice("lost", "");
  };
  source.onmessage = async ({ data }) => {
    if (table().id !== "words") await swap(data);
    else if (shown || !isNew(data)) await again();
    shown = true;
  };
  source.addEventListener("elsewhere", ({ data }) => location.replace(data));
  source.onerror = () => {
    source.close();
    if (pause > 1000) notice("lost", words("lost"));
    timer = setTimeout(connect, pause);
    pause = Math.min(pause * 2, SLOWEST);
  };
}

async function asks() {
  try {
    const answer = await (await fetch(address("turn"))).json();
    if (known !== null && answer.version !== known) connect();
    known = answer.version;
  } catch {
    // the house is closed for a moment
  }
  rest();
}

// Out of sight: let go of the stream after a while, then ask now and then.
function rest() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    source?.close();
    source = null;
    asks();
  }, source ? PATIENCE : ASK);
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    known = null;
    rest();
  } else if (!source || source.readyState === EventSource.CLOSED) connect();
  else clearTimeout(timer);
});
addEventListener("pagehide", () => source?.close());
addEventListener("pageshow", (event) => event.persisted && location.reload());

// What the server has to say to an act that came to nothing.
let fading = 0;
document.addEventListener("told", ({ detail }) => {
  notice("told", detail.text);
  clearTimeout(fading);
  fading = setTimeout(() => notice("told", ""), 8000);
});

connect();
