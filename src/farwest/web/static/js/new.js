// The form of a new table: another game or number of players asks the server for the form again, choices kept.

const swap = (select) => {
  // No two seats have the same side: whoever had it gets what this seat gave up.
  const others = [...document.querySelectorAll(`[data-arranged="${select.dataset.arranged}"]`)].filter((each) => each !== select);
  const twin = others.find((each) => each.value === select.value);
  if (twin) twin.value = twin.dataset.kept = select.dataset.kept;
  select.dataset.kept = select.value;
};

const ask_names = () => {
  const here = [...document.querySelectorAll("[data-seat]")].filter((seat) => seat.value === "me");
  for (const seat of document.querySelectorAll("[data-seat]")) {
    seat.closest("li").querySelector(".named").hidden = !here.slice(1).includes(seat);
  }
};

const prepare = () => {
  document.querySelector(".reload").hidden = true;
  for (const select of document.querySelectorAll("[data-arranged]")) select.dataset.kept = select.value;
  ask_names();
};

document.addEventListener("change", async ({ target }) => {
  if (target.matches("[data-arranged]")) swap(target);
  if (target.matches("[data-seat]")) ask_names();
  if (!target.matches("[data-reload]")) return;
  const form = target.form;
  const query = new URLSearchParams(new FormData(form));
  const answer = await fetch(`/new?${query}`);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const share = form.elements.share.value;
  form.replaceChildren(...page.getElementById("plan").childNodes);
  form.elements.share.value = share;
  form.querySelector(`[name="${target.name}"][value="${target.value}"]`)?.focus();
  prepare();
});

prepare();
