// Brings what others made into src/farwest/web/static/vendor: htmx with its server-sent events in one file, three fonts,
// the icons that the pages name. Run once when a version changes, and commit what it leaves:
//   node tools/vendor.mjs
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const out = path.join(path.dirname(fileURLToPath(import.meta.url)), "../src/farwest/web/static/vendor");
const packages = {
  "htmx.org": "4.0.0", // exactly: the pages rely on how 4.0.0 morphs and streams
  "@fontsource/rye": "5.3.0",
  "@fontsource-variable/besley": "5.3.0",
  "@fontsource-variable/archivo": "5.3.0",
  "@iconify-json/game-icons": "1.2.4",
};
const faces = [
  { family: "Rye", weight: "400", file: "@fontsource/rye/files/rye-latin-400-normal.woff2" },
  { family: "Besley Variable", weight: "400 900", file: "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2" },
  { family: "Archivo Variable", weight: "100 900", stretch: "62% 125%", file: "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2" },
];
const icons = [
  "animal-skull", "barrel", "bison", "cactus", "coins", "direction-signs", "law-star", "locked-chest", "old-wagon", "poker-hand",
  "rattlesnake", "raven", "revolver", "rose", "star-medal", "swap-bag", "western-hat", "wolf-howl",
];

const workshop = fs.mkdtempSync(path.join(os.tmpdir(), "vendor-"));
const modules = path.join(workshop, "node_modules");
fs.writeFileSync(path.join(workshop, "package.json"), JSON.stringify({ private: true, dependencies: packages }));
execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--no-package-lock"], { cwd: workshop, stdio: "inherit" });
fs.rmSync(out, { recursive: true, force: true });
fs.mkdirSync(path.join(out, "fonts"), { recursive: true });
const read = (name) => fs.readFileSync(path.join(modules, name), "utf8");

// One file, so that the extension is there when htmx starts.
const scripts = ["htmx.org/dist/htmx.min.js", "htmx.org/dist/ext/hx-sse.min.js"].map((name) => read(name).replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n"));
fs.writeFileSync(path.join(out, "htmx.js"), scripts.join(";\n"));
fs.copyFileSync(path.join(modules, "htmx.org/LICENSE"), path.join(out, "htmx.LICENSE.txt"));

const rules = faces.map(({ family, weight, stretch, file }) => {
  const name = path.basename(file);
  fs.copyFileSync(path.join(modules, file), path.join(out, "fonts", name));
  fs.copyFileSync(path.join(modules, path.dirname(path.dirname(file)), "LICENSE"), path.join(out, "fonts", `${name.split("-")[0]}.LICENSE.txt`));
  const width = stretch ? ` font-stretch: ${stretch};` : "";
  return `@font-face { font-family: "${family}"; font-weight: ${weight};${width} font-display: swap; src: url(fonts/${name}) format("woff2"); }`;
});
fs.writeFileSync(path.join(out, "fonts.css"), rules.join("\n") + "\n");

const set = JSON.parse(read("@iconify-json/game-icons/icons.json"));
const symbols = icons.map((name) => {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!icon) throw new Error(`no icon named ${name}`);
  return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
});
const notice = "<!-- Icons of game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0: https://creativecommons.org/licenses/by/3.0/ -->";
fs.writeFileSync(path.join(out, "icons.svg"), `<svg xmlns="http://www.w3.org/2000/svg">\n${notice}\n${symbols.join("\n")}\n</svg>\n`);

const version = (name) => JSON.parse(read(`${name}/package.json`)).version;
fs.writeFileSync(path.join(out, "CREDITS.md"), `# What others made

| what | where | version | licence |
|---|---|---|---|
| htmx and its extension for server-sent events, by Big Sky Software and contributors | \`htmx.js\` | ${version("htmx.org")} | Zero-Clause BSD, \`htmx.LICENSE.txt\` |
| Rye, by Nicole Fally | \`fonts/rye-*\` | ${version("@fontsource/rye")} | SIL Open Font License 1.1, \`fonts/rye.LICENSE.txt\` |
| Besley, by Owen Earl | \`fonts/besley-*\` | ${version("@fontsource-variable/besley")} | SIL Open Font License 1.1, \`fonts/besley.LICENSE.txt\` |
| Archivo, by Omnibus-Type | \`fonts/archivo-*\` | ${version("@fontsource-variable/archivo")} | SIL Open Font License 1.1, \`fonts/archivo.LICENSE.txt\` |
| Icons of game-icons.net, by Lorc, Delapouite and contributors, unchanged but for their colour | \`icons.svg\` | ${version("@iconify-json/game-icons")} | Creative Commons Attribution 3.0, https://creativecommons.org/licenses/by/3.0/ |

All other pictures are farwest's own.
`);
fs.rmSync(workshop, { recursive: true });
console.log(`${scripts.length} scripts, ${faces.length} fonts, ${symbols.length} icons`);
