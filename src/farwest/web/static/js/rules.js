// Searching the guide as one types: rules that do not hold the words step aside.

const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const field = document.getElementById("q");
const count = document.getElementById("count");
const rules = [...document.querySelectorAll("[data-rule]")].map((element) => ({ element, text: fold(element.textContent) }));
const chapters = [...document.querySelectorAll(".chapter")];
const openings = [...document.querySelectorAll(".prose > :not(.chapter), .chapter > :not(h2, .rule)")];

const find = () => {
  const words = fold(field.value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const { element, text } of rules) {
    element.hidden = !words.every((word) => text.includes(word));
    found += !element.hidden;
  }
  for (const element of openings) element.hidden = words.length > 0;
  for (const chapter of chapters) chapter.hidden = words.length > 0 && !chapter.querySelector(".rule:not([hidden])");
  count.textContent = words.length ? count.dataset[found === 0 ? "none" : found === 1 ? "one" : "many"].replace("#", found) : "";
};

let waiting = 0;
field.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(find, 120);
});

// A link to a rule that stepped aside brings it back.
const show = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.closest("[hidden]")) return;
  field.value = "";
  find();
  target.scrollIntoView();
};
addEventListener("hashchange", show);
