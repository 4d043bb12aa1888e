// "Your turn", for somebody who is looking elsewhere: a sound and a notification, both only when asked for.
import { one, table, wish } from "./dom.js";

let mine = null;

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

export function renew() {
  const now = one("#prompt")?.matches(".yours") ?? false;
  if (mine === false && now) {
    if (wish.get("sound")) ring();
    if (wish.get("notify") && document.hidden && globalThis.Notification?.permission === "granted") {
      const note = new Notification(table().dataset.yourTurn, { body: document.title, tag: location.pathname });
      note.onclick = () => (focus(), note.close());
    }
  }
  mine = now;
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
