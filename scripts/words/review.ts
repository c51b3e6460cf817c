import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { addressIn, LANGUAGES, type Language } from "../../schema/wording/languages.ts";
import { launchBrowser } from "../../web/e2e/browser.ts";
import { SCREENS } from "../../web/e2e/screens.ts";
import { PHONE } from "../../web/e2e/sizes.ts";
import { type Catalogue, PROJECT_ROOT, readCatalogues, type Sentence } from "./catalogues.ts";

const ORIGIN = process.env.MIZAN_ORIGIN ?? "http://localhost:8787";
const FOLDER = join(PROJECT_ROOT, "screenshots");
const SETTLED_MILLISECONDS = 2_000;

type Box = { x: number; y: number; width: number; height: number };
type Shown = {
  textContent: string | null;
  checkVisibility: () => boolean;
  getBoundingClientRect: () => Box;
  open?: boolean;
};
const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };
type Places = Map<string, { screen: string; box: Box }>;

/** How a sentence reads on a page, whatever is filled in; one with hardly a letter of its own could be any text. */
function patternOf({ key, tokens }: Sentence): [key: string, pattern: string, isWhole: boolean][] {
  const written = tokens.map((token) => (token.type === "content" ? token.value : "\0")).join("");
  const pattern = written.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replaceAll("\0", ".{1,200}?");
  if (!written.includes("\0")) return [[key, written.trim(), true]];
  return /(?:\p{L}.*){6}/su.test(written) ? [[key, pattern, false]] : [];
}

/** Takes a picture of each screen at a phone's width, and finds where on them each sentence stands first. */
async function takePictures(language: Language, words: Catalogue): Promise<Places> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: PHONE, reducedMotion: "reduce", baseURL: ORIGIN });
  const places: Places = new Map();
  for (const [screen, path] of SCREENS) {
    await page.goto(addressIn(language, path));
    await page.waitForTimeout(SETTLED_MILLISECONDS);
    await page
      .locator("details")
      .evaluateAll((all: Shown[]) => all.map((each) => Object.assign(each, { open: true }).open));
    const sought = [...words.values()].filter(({ key }) => !places.has(key)).flatMap(patternOf);
    const found = await page.locator("body *").evaluateAll((all: Shown[], sentences: typeof sought) => {
      const shown = all.filter((each) => each.checkVisibility()).reverse();
      const texts = new Map(shown.map((each) => [each.textContent?.trim() ?? "", each]));
      return sentences.flatMap(([key, pattern, isWhole]) => {
        const isIt = new RegExp(`^${pattern}$`, "su");
        const found = isWhole ? pattern : [...texts.keys()].find((text) => text.length < 600 && isIt.test(text));
        const { x, y, width, height } = texts.get(found ?? "\0")?.getBoundingClientRect() ?? ({ width: 0 } as Box);
        return width > 0 ? [{ key, box: { x, y, width, height } }] : [];
      });
    }, sought);
    for (const { key, box } of found) places.set(key, { screen, box });
    await page.screenshot({ path: join(FOLDER, `words-${language.code}/${screen}.jpg`), quality: 50, fullPage: true });
  }
  await browser.close();
  return places;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Every sentence of a language beside its place, its English and a picture of where it stands, as a page to read, print and write on. */
function reviewPage({ code, name, direction }: Language, words: Catalogue, places: Places): string {
  const row = ({ key, text, attributes: { description = "" } }: Sentence) => {
    const { screen = "", box = NOWHERE } = places.get(key) ?? {};
    const from = Math.max(0, box.y - 30);
    const picture = `height:${Math.min(box.height, 240) + 60}px;background:url(words-${code}/${screen}.jpg) 0 ${-from}px`;
    const mark = `left:${box.x}px;top:${box.y - from}px;width:${box.width}px;height:${box.height}px`;
    return `<tr><th>${key.replaceAll(".", "<wbr>.")}<br>${words.get(key)?.file}:${words.get(key)?.line}
<td>${escaped(text)}<p>${escaped(description)}</p><td lang="${code}" dir="${direction}">${escaped(words.get(key)?.text ?? "")}
<td>${screen ? `<div style="${picture}"><i style="${mark}"></i></div>` : ""}<td>\n`;
  };
  return `<!doctype html><meta charset="utf-8"><title>${name}</title>
<style>body { font: 16px/1.5 sans-serif } table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #999; padding: 6px; vertical-align: top; width: 20% } th { font-size: 11px; font-weight: 400; text-align: left } p { color: #555; margin: 0 } div { width: ${PHONE.width}px; position: relative; overflow: hidden } i { position: absolute; outline: 3px solid #d00 }</style>
<h1>${name}</h1>
<p>What stands in braces is filled in or chosen by the program: {name} must stay as it is. A sentence without a picture stands in a dialog, a notice or a file. The last column is for your correction.</p>
<table><tr><th>Place<th>English<th>${name}<th>Where it stands<th>Correction
${[...(readCatalogues().get("en")?.values() ?? [])].map(row).join("")}</table>\n`;
}

/** Needs a product that is served at MIZAN_ORIGIN. */
export async function reviewWords(code: string | undefined): Promise<void> {
  const language = Object.values<Language>(LANGUAGES).find((each) => each.code === code && code !== "en");
  const words = readCatalogues().get(code ?? "");
  if (!language || !words) throw new RangeError("npm run words -- review ar (or fr, id, ms, tr, ur)");
  const places = await takePictures(language, words);
  writeFileSync(join(FOLDER, `words-${code}.html`), reviewPage(language, words, places));
  process.stdout.write(`screenshots/words-${code}.html shows where ${places.size} of ${words.size} sentences stand.\n`);
}
