// What every page around the tables does with JavaScript and can do without: colours without a reload, copied links.

for (const form of document.querySelectorAll("[data-theme-form]")) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form));
    // The page changes when the choice is kept: who goes on at once finds the next page alike.
    await fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => {});
    document.documentElement.dataset.theme = new URL(form.action).pathname.split("/").pop();
  });
}

// What this person adds to the dice of a table, so that no server alone decides what is drawn.
for (const share of document.querySelectorAll('input[name="share"]')) {
  share.value = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// A menu that hangs from a summary closes with Escape and with a click elsewhere.
for (const drop of document.querySelectorAll("details[data-drop]")) {
  drop.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !drop.open) return;
    drop.open = false;
    drop.querySelector("summary").focus();
  });
  document.addEventListener("click", (event) => {
    if (!drop.contains(event.target)) drop.open = false;
  });
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy"); // plain http has no clipboard
  }
  const said = document.getElementById("copied");
  if (said) said.textContent = button.dataset.done;
  button.dataset.state = "done";
});

for (const button of document.querySelectorAll("[data-copy], [data-share]")) button.hidden = false;

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-share]");
  if (button && navigator.share) navigator.share({ url: button.dataset.share, title: document.title }).catch(() => {});
});
if (!navigator.share) for (const button of document.querySelectorAll("[data-share]")) button.hidden = true;
