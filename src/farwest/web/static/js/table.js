// The table in the browser. The page plays without any of this; with it, it is quicker and says more.
import { forget, moment, one } from "./dom.js";
import { renew as renewAlerts, startAlerts } from "./alerts.js";
import { focusBoard, settle, startBoard } from "./board.js";
import { free, renew as renewChoice, startChoosing } from "./choose.js";
import { renew as renewClocks, startClocks } from "./clock.js";
import { renew as renewAdvice, startAdvice } from "./hint.js";
import { startKeys } from "./keys.js";
import { remember, show, startPlaying } from "./play.js";
import { read, startSide } from "./side.js";
import { quietly, renew as renewTips, startTips } from "./tips.js";

startChoosing();
startTips();
startBoard();
startSide();
startAdvice();
startKeys();
startClocks();
startAlerts();
startPlaying();
renewChoice();

let held = null; // where the focus was before the page changed
let before = moment();

// Several parts may come in one message: the page is looked at before the first and after the last of them.
document.addEventListener("htmx:before:swap", (event) => {
  if (!event.detail.tasks?.some((task) => task.type === "oob")) return;
  remember();
  held = document.activeElement?.closest("#town, #dock, #prompt");
});
document.addEventListener("htmx:after:swap", (event) => {
  const now = moment(), same = now !== undefined && now === before;
  before = now;
  forget();
  renewAdvice(same);
  renewTips(same);
  renewChoice(same);
  settle();
  read();
  renewClocks();
  renewAlerts();
  show();
  comeBack();
});
// A request that came to nothing frees the forms: the choice can be made again.
for (const kind of ["htmx:error", "htmx:response:error", "htmx:finally:request"]) {
  document.addEventListener(kind, free);
}

// The focus was on something that is gone: it goes to what is to be chosen next.
function comeBack() {
  const next = one(".choosing input") ?? one(".victim");
  if (held && document.activeElement === document.body) quietly(() => (next ? next.focus() : focusBoard()));
  held = null;
}
