// The deal, checked once more in the reader's own browser: nothing of the server's is believed but the published figures.

const read = (id) => document.getElementById(id).textContent.trim();
const button = document.getElementById("compute");
const said = document.getElementById("computed");
const bytes = (text) => new TextEncoder().encode(text);
const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// Sixty-four bits of a keyed hash, thrown again while they fall in the uneven rest above the last multiple of n.
async function outcome(key, shares, index, n) {
  const whole = 1n << 64n;
  const fair = whole - (whole % n);
  for (let attempt = 0; ; attempt++) {
    const message = [...shares, `${index}.${attempt}`].join("\n");
    const digest = await crypto.subtle.sign("HMAC", key, bytes(message));
    const value = new DataView(digest).getBigUint64(0);
    if (value < fair) return value % n;
  }
}

async function compute() {
  const secret = read("secret");
  const shares = JSON.parse(document.getElementById("shares").dataset.shares);
  if (hex(await crypto.subtle.digest("SHA-256", bytes(secret))) !== read("commitment")) return 0;
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  for (const row of document.querySelectorAll("[data-index]")) {
    const { index, among, outcome: drawn } = row.dataset;
    if ((await outcome(key, shares, Number(index), BigInt(among))) !== BigInt(drawn)) return Number(index) + 1;
  }
  return null;
}

if (button) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    if (!globalThis.crypto?.subtle) return void (said.textContent = said.dataset.none);
    const wrong = await compute();
    said.textContent = wrong === null ? said.dataset.good : said.dataset.bad.replace("#", wrong);
    said.className = wrong === null ? "good" : "bad";
  });
}
