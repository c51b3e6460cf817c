import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { build, mergeConfig, type Plugin, preview } from "vite";
import { LANGUAGES } from "../../schema/wording/languages.ts";
import { siteConfig } from "../vite.config.ts";
import { launchBrowser } from "./browser.ts";
import { SCREENS } from "./screens.ts";
import { shownTexts, unfold, WORD, wordsAnswered, writtenTexts } from "./shown-texts.ts";
import { LAPTOP, PHONE } from "./sizes.ts";

/**
 * Builds the site in a language that nobody speaks, from right to left: the English words with an accent on every letter and two fifths
 * longer. Shows every screen against a running product, and lists what does not fit and what was left in English.
 */
const ORIGIN = process.env.MIZAN_ORIGIN ?? "http://localhost:8787";
const SETTLED_MILLISECONDS = 1_000;
const WORDS = /\/schema\/wording\/en\/(?!language|format).*\.ts$|\/features\/.*\/messages\.ts$/;

const LETTERS = "áƀćďéƒĝĥíĵķĺɱńóƥɋŕšťúṽŵẋýžÁƁĆĎÉƑĜĤÍĴĶĹḾŃÓƤɊŔŠŤÚṼŴẊÝŽ";
const accented = (letter: string) => {
  const place = letter.toLowerCase().charCodeAt(0) - 97;
  return [...LETTERS][letter < "a" ? place + 26 : place] ?? letter;
};

/** Each fifth letter stands three times. */
const pseudo = (text: string) => {
  let letters = 0;
  return text.replace(/[A-Za-z]/g, (letter) => accented(letter).repeat(++letters % 5 === 0 ? 3 : 1));
};

type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** What holds a string that is no sentence: a key, a comparison, an argument of anything but our own wording. */
const CODE = new Set(["ImportDeclaration", "ExportAllDeclaration", "BinaryExpression", "SwitchCase", "NewExpression"]);

function sentencesIn(node: unknown, found: Node[] = []): Node[] {
  if (Array.isArray(node)) for (const each of node) sentencesIn(each, found);
  if (!isNode(node)) return found;
  const { type } = node;
  if (type === "TemplateElement" || (type === "Literal" && typeof node["value"] === "string")) found.push(node);
  else if (type === "BinaryExpression" && node["operator"] !== "+") return found;
  else if (!CODE.has(type) || type === "BinaryExpression") {
    for (const [field, child] of Object.entries(node)) {
      const isCode =
        (field === "key" && type === "Property") ||
        (field === "property" && type === "MemberExpression") ||
        (field === "source" && type === "ExportNamedDeclaration") ||
        (field === "arguments" && isNode(node["callee"]) && node["callee"].type === "MemberExpression");
      if (!isCode) sentencesIn(child, found);
    }
  }
  return found;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

const pseudoWords: Plugin = {
  name: "pseudo-words",
  enforce: "post",
  transform: {
    filter: { id: WORDS },
    handler(code) {
      const nodes = sentencesIn(this.parse(code)).sort((a, b) => b.start - a.start);
      let changed = code;
      for (const { start, end } of nodes)
        changed = changed.slice(0, start) + pseudoSource(changed.slice(start, end)) + changed.slice(end);
      return { code: changed, map: null };
    },
  },
  transformIndexHtml: {
    order: "pre",
    handler: (html) => html.replace("</head>", '<link rel="stylesheet" href="/src/ui/languages/naskh.css" /></head>'),
  },
};

/** The source of a string: escapes such as \n and \u2068 stay as they are, and so does what has no space and is no word. */
const pseudoSource = (source: string) =>
  source.replace(/\\u[0-9a-f]{4}|\\.|[^\\]+/gi, (part) => (part.startsWith("\\") ? part : pseudo(part)));

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "mizan-pseudo-"));
  const config = mergeConfig(siteConfig({ ...LANGUAGES.en, direction: "rtl" }), {
    configFile: false,
    logLevel: "warn",
    plugins: [pseudoWords],
    build: { outDir: folder, emptyOutDir: true },
    preview: { port: 0, proxy: { "/api": { target: ORIGIN } } },
  });
  await build(config);
  const server = await preview(config);
  const browser = await launchBrowser();
  const origin = server.resolvedUrls?.local[0] ?? "";
  let misfits = 0;
  try {
    for (const [name, path] of SCREENS)
      for (const viewport of [PHONE, LAPTOP]) {
        const context = await browser.newContext({
          viewport,
          baseURL: origin,
          reducedMotion: "reduce",
          serviceWorkers: "block",
        });
        for (const misfit of await misfitsOn(await context.newPage(), path)) {
          misfits += 1;
          console.log(`${name}, ${viewport.width} px: ${misfit}`);
        }
        await context.close();
      }
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
  console.log(
    "In letters without accents, so not among the words of the site, or taken from the domain (sectors, standards, sources):",
  );
  for (const text of unmarked) console.log(`  ${text.trim()}`);
  console.log(`${misfits} misfits`);
  process.exitCode = misfits === 0 ? 0 : 1;
}

const unmarked = new Set<string>();

async function misfitsOn(page: Page, path: string): Promise<string[]> {
  const answered = wordsAnswered(page);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await unfold(page);
  await page.waitForTimeout(SETTLED_MILLISECONDS);
  const { clipped } = await shownTexts(page);
  const isLeft = (text: string) =>
    (text.match(WORD) ?? []).some((word) => /[a-z]{3}/.test(word) && !answered.has(word));
  for (const text of (await writtenTexts(page)).filter(isLeft)) unmarked.add(text);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(excess > 0 ? [`${excess} px too wide`] : []), ...clipped.map((text) => `clipped: ${text}`)];
}

await main();
