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

const leave_out = () => {
  // An option that changes nothing as another one stands need not be read.
  for (const field of document.querySelectorAll("[data-only-with]")) {
    field.hidden = document.getElementById(field.dataset.onlyWith).value !== field.dataset.is;
  }
};

const prepare = () => {
  document.querySelector(".reload").hidden = true;
  for (const select of document.querySelectorAll("[data-arranged]")) select.dataset.kept = select.value;
  ask_names();
  leave_out();
};

// What was typed or chosen while the server drew the form must not be lost.
const keep = (form, asked) => {
  const typed = [...new FormData(form)].filter(([name, value]) => value !== asked.get(name));
  const focused = document.activeElement?.form === form ? document.activeElement : null;
  return () => {
    for (const [name, value] of typed) {
      const field = form.elements[name];
      if (field && (field.tagName !== "SELECT" || [...field.options].some((option) => option.value === value))) field.value = value;
    }
    const twins = focused ? [...form.elements].filter((each) => each.name === focused.name) : [];
    (twins.find((each) => each.value === focused.value) ?? twins[0])?.focus();
  };
};

let latest = 0;

document.addEventListener("change", async ({ target }) => {
  if (target.matches("[data-arranged]")) swap(target);
  if (target.matches("[data-seat]")) ask_names();
  leave_out();
  if (!target.matches("[data-reload]")) return;
  const number = ++latest;
  const form = target.form;
  const query = new URLSearchParams(new FormData(form));
  const answer = await fetch(`/new?${query}`);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (number !== latest) return; // something else was asked for meanwhile
  const share = form.elements.share.value;
  const restore = keep(form, query);
  form.replaceChildren(...page.getElementById("plan").childNodes);
  form.elements.share.value = share;
  restore();
  prepare();
});

prepare();
