// What every module of the table needs: finding elements, the choices held on the page, asking the server.

export const one = (selector, root = document) => root.querySelector(selector);
export const all = (selector, root = document) => [...root.querySelectorAll(selector)];
export const table = () => one("#table") ?? one("#words");
export const form = () => one("#act");
// When the game last moved, as this viewer saw it: what is chosen and not sent holds until it moves again, whoever talks,
// comes or goes meanwhile. Unknown to spectators.
export const moment = () => one("#forms")?.dataset.moved;
export const compact = () => matchMedia("(max-width: 899px)").matches;
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// The steps that have been chosen and not sent, in their order: ["card:chief", "face:up"].
export function chosen() {
  return all('input[form="act"]:checked')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((input) => input.value);
}

// A choice that has to be made before the last step can be taken.
export const missing = () => all('input[form="act"][required]').length > 0 && !one('input[form="act"][required]:checked');

const answers = new Map();

// A fragment of the server about this very moment of the table. Asked once, until the table has moved on; what came to
// nothing is asked for again.
export async function ask(what, query) {
  const root = table();
  const parts = new URLSearchParams({ as: root.dataset.as, seen: form()?.elements.seen?.value ?? "", ...query });
  const address = `${root.dataset.base}/${what}?${parts}`;
  if (!answers.has(address)) {
    const answer = await fetch(address, { headers: { "HX-Request": "true" } });
    if (!answer.ok) return "";
    answers.set(address, await answer.text());
  }
  return answers.get(address);
}

export const forget = () => answers.clear();

// Something said to a screen reader and nobody else.
export function speak(text) {
  const place = one("#spoken");
  if (place) place.textContent = text;
}

// A wish of this person for every table, kept in the browser.
export const wish = {
  get: (name) => localStorage.getItem(`farwest-${name}`) === "yes",
  set: (name, on) => localStorage.setItem(`farwest-${name}`, on ? "yes" : "no"),
};
