// The waiting room keeps itself up to date, and goes to the game when it begins.

const room = document.querySelector("[data-room]");
const source = new EventSource(`/t/${room.dataset.room}/stream?page=room`);

source.addEventListener("message", ({ data }) => {
  const fresh = new DOMParser().parseFromString(data, "text/html").getElementById("chairs");
  const chairs = document.getElementById("chairs");
  if (!chairs.contains(document.activeElement)) chairs.replaceWith(fresh);
});
source.addEventListener("elsewhere", ({ data }) => {
  source.close();
  location.replace(data);
});
addEventListener("pagehide", () => source.close());
