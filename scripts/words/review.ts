import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "../../schema/wording/languages.ts";
import { PROJECT_ROOT, readCatalogues, type Sentence } from "./catalogues.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Every sentence of a language beside its place and its English, as a page to read, print and write on. */
function reviewPage({ code, name, direction }: Language): string {
  const catalogues = readCatalogues();
  const row = (english: Sentence) => {
    const own = catalogues.get(code)?.get(english.key);
    const place = `${english.key.replaceAll(".", "<wbr>.")}<br>${own?.file}:${own?.line}`;
    const said = `<td lang="${code}" dir="${direction}">${escaped(own?.text ?? "")}</td>`;
    return `<tr><th>${place}</th><td>${escaped(english.text)}</td>${said}<td></td></tr>\n`;
  };
  const rows = [...(catalogues.get("en")?.values() ?? [])].map(row).join("");
  return `<!doctype html><meta charset="utf-8"><title>${name}</title>
<style>body { font: 16px/1.5 sans-serif } table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #999; padding: 6px; vertical-align: top; width: 30% } th { font-size: 11px; font-weight: 400; text-align: left; width: 15% }</style>
<h1>${name}</h1>
<p>What stands in braces is filled in or chosen by the program: {name} must stay as it is. The last column is for your correction.</p>
<table><thead><tr><th>Place</th><th>English</th><th>${name}</th><th>Correction</th></tr></thead>
${rows}</table>\n`;
}

const [task, code] = process.argv.slice(2);
const language = Object.values<Language>(LANGUAGES).find((each) => each.code === code && code !== "en");
if (task === "review" && language) {
  const folder = join(PROJECT_ROOT, "screenshots");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `words-${code}.html`), reviewPage(language));
  process.stdout.write(`Every sentence stands in screenshots/words-${code}.html, which a browser opens.\n`);
} else {
  process.stderr.write("npm run words -- review ar (or fr, id, ms, tr, ur)\n");
  process.exitCode = 1;
}
