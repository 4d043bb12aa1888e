// "Your turn", or a timer of the game that runs against somebody who is looking elsewhere: a sound and a notification,
// both only when asked for.
import { one, table, wish } from "./dom.js";

let mine = null;
let hurried = ""; // what a timer of the game says that runs against the viewer

function ring() {
  const air = new AudioContext();
  for (const [note, start] of [[659, 0], [880, 0.16]]) {
    const string = air.createOscillator(), loud = air.createGain();
    string.type = "triangle";
    string.frequency.value = note;
    loud.gain.setValueAtTime(0.0001, air.currentTime + start);
    loud.gain.exponentialRampToValueAtTime(0.22, air.currentTime + start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, air.currentTime + start + 0.5);
    string.connect(loud).connect(air.destination);
    string.start(air.currentTime + start);
    string.stop(air.currentTime + start + 0.55);
  }
}

function alert(words) {
  if (wish.get("sound")) ring();
  if (wish.get("notify") && document.hidden && globalThis.Notification?.permission === "granted") {
    const note = new Notification(words, { body: document.title, tag: location.pathname });
    note.onclick = () => (focus(), note.close());
  }
}

export function renew() {
  const now = Boolean(one("#prompt.yours, #words #act")); // on the board, or in words
  const words = one("#town [data-hurried]")?.dataset.hurried ?? "";
  if (mine === false && now) alert(table().dataset.yourTurn);
  else if (mine !== null && words && words !== hurried) alert(words);
  mine = now;
  hurried = words;
}

export function startAlerts() {
  const sound = one("#sound"), notify = one("#notify");
  sound?.setAttribute("aria-pressed", wish.get("sound"));
  sound?.addEventListener("click", () => {
    wish.set("sound", !wish.get("sound"));
    sound.setAttribute("aria-pressed", wish.get("sound"));
    if (wish.get("sound")) ring();
  });
  if (notify) {
    notify.checked = wish.get("notify");
    notify.addEventListener("change", async () => {
      const granted = !notify.checked || (await globalThis.Notification?.requestPermission()) === "granted";
      notify.checked = notify.checked && granted;
      wish.set("notify", notify.checked);
    });
  }
  for (const [id, silent] of [["confirm", false], ["letters", true]]) {
    const box = document.getElementById(id);
    if (!box) continue;
    const name = silent ? `no-${id}` : id;
    box.checked = silent ? !wish.get(name) : wish.get(name);
    box.addEventListener("change", () => wish.set(name, silent ? !box.checked : box.checked));
  }
  renew();
}
