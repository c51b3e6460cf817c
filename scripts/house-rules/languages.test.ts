import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ENGLISH_FILES, OTHER_CODES, twinOf } from "../compare-words.ts";
import { PROJECT_ROOT } from "../local-state.ts";

/** Everything that the modules export as JSON, with the name of its type in place of a function. */
function exportsOf(paths: readonly string[]): Readonly<Record<string, object>> {
  const program = `
    const plain = (_, value) => (typeof value === "function" ? "a function" : value);
    const found = await Promise.all(${JSON.stringify(paths)}.map(async (path) => [path, await import("./" + path)]));
    process.stdout.write(JSON.stringify(Object.fromEntries(found), plain));`;
  const options = ["--no-warnings", "--input-type=module", "--eval", program];
  return JSON.parse(execFileSync(process.execPath, options, { cwd: PROJECT_ROOT, encoding: "utf8", maxBuffer: 1e8 }));
}

const all = exportsOf(["en", ...OTHER_CODES].flatMap((code) => ENGLISH_FILES.map((file) => wordsOf(file, code))));

function wordsOf(file: string, code: string): string {
  return code === "en" ? file : twinOf(file, code);
}

describe.each(OTHER_CODES)("the words in %s", (code) => {
  it.each(ENGLISH_FILES)("say everything that %s says", (file) => {
    const own = new Map(Object.entries(all[twinOf(file, code)] ?? {}));
    for (const [name, english] of Object.entries(all[file] ?? {}))
      expect([name, shapeOf(own.get(name))]).toMatchObject([name, shapeOf(english)]);
  });

  it("leave no English but names", () => {
    const files = ENGLISH_FILES.map((file) => twinOf(file, code));
    const texts = isInArabicLetters(code) ? files.flatMap((file) => textsIn(all[file])) : files.flatMap(textsOf);
    expect(texts.length).toBeGreaterThan(1500);
    expect(texts.filter(isInArabicLetters(code) ? isLeftOver : isEnglish)).toEqual([]);
  });
});

it("a text that is left over is found", () => {
  expect(["Try again", "السعر بتاريخ today", "VOD.L"].filter(isLeftOver)).toHaveLength(3);
  expect(["\u2068AAPL\u2069 حلال", "أبل", "https://aaoifi.com"].filter(isLeftOver)).toEqual([]);
  expect(["This page is not here", "Harga was read"].filter(isEnglish)).toHaveLength(2);
  expect(["Coba lagi", "S&P 500 Shariah", "AAOIFI"].filter(isEnglish)).toEqual([]);
});

it("a word that is missing or of another kind is found", () => {
  expect(shapeOf({ title: "a", rows: ["b"] })).not.toEqual(shapeOf({ title: "a", rows: [] }));
  expect(shapeOf({ title: "a" })).not.toEqual(shapeOf({ title: "a function" }));
  expect(shapeOf({ title: "a" })).toEqual(shapeOf({ title: "ب" }));
});

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const isInArabicLetters = (code: string) => ["ar", "ur"].includes(code);

/** Words that every English sentence has; other languages in Latin letters have none of them. */
const ENGLISH = /\b(?:the|is|are|its|this|your|which|has|have|was|with)\b/i;
const isEnglish = (text: string) => !CODE.test(text) && ENGLISH.test(text);

/** The texts of a file, those inside functions too, without the parts that are filled in. */
function textsOf(file: string): string[] {
  let source = readFileSync(join(PROJECT_ROOT, file), "utf8").replace(
    /\/\*[\s\S]*?\*\/|\/\/ .*$|^import [\s\S]*?;$|throw new [^;]*;|"[^"\n]*"(?=\]?:\s)/gm,
    "",
  );
  for (let before = ""; before !== source; ) {
    before = source;
    source = source.replace(/\$\{[^{}]*\}/g, "…");
  }
  return [...source.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map(([, quoted, template]) => quoted ?? template ?? "");
}

/** A single word that readers of Arabic letters know in Latin ones stands where it is written; anything longer needs to be isolated. */
const KNOWN =
  /\u2068[^\u2069]*\u2069|https:.*|\b(?:AAOIFI|Apple|Atom|CSV|ISIN|JavaScript|SEC EDGAR|Safari|UTC|XLSX?)\b/g;
const CODE = /^[a-z_/-]+$|^a function$/;

const isLeftOver = (text: string) => !CODE.test(text) && /[A-Za-z]{2}/.test(text.replaceAll(KNOWN, ""));

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return value === "a function" ? value : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
}
