import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../local-state.ts";

/** Sentences of the Worker's English answers, which the site never shows. */
const FOR_PROGRAMS = ["readinessText", "wordedZakat"];
/** What assistants are told; they speak to people in any language themselves. */
const FOR_ASSISTANTS = "schema/wording/en/mcp.ts";

const files = globSync(["schema/wording/en/**/*.ts", "web/src/features/**/messages.ts"], { cwd: PROJECT_ROOT }).filter(
  (file) => !file.endsWith(".test.ts") && file !== FOR_ASSISTANTS,
);
const twinOf = (file: string) => file.replace("/en/", "/ar/").replace(/messages\.ts$/, "messages.ar.ts");

/** Everything that the modules export as JSON, with the name of its type in place of a function; null for no such module. */
function exportsOf(paths: readonly string[]): Readonly<Record<string, object | null>> {
  const program = `
    const plain = (_, value) => (typeof value === "function" ? "a function" : value);
    const found = await Promise.all(${JSON.stringify(paths)}.map(async (path) => [path, await import("./" + path).catch((error) => {
      if (error.code === "ERR_MODULE_NOT_FOUND" && error.message.includes(path)) return null;
      throw error;
    })]));
    process.stdout.write(JSON.stringify(Object.fromEntries(found), plain));`;
  const options = ["--conditions=ar", "--no-warnings", "--input-type=module", "--eval", program];
  return JSON.parse(execFileSync(process.execPath, options, { cwd: PROJECT_ROOT, encoding: "utf8", maxBuffer: 1e8 }));
}

describe("Arabic", () => {
  const all = exportsOf(files.flatMap((file) => [file, twinOf(file)]));

  it.each(files)("says everything that %s says", (file) => {
    const arabic = new Map(Object.entries(all[twinOf(file)] ?? {}));
    for (const [name, english] of Object.entries(all[file] ?? {}))
      if (!FOR_PROGRAMS.includes(name))
        expect([name, shapeOf(arabic.get(name))]).toMatchObject([name, shapeOf(english)]);
  });

  it("leaves no Latin words but names, whose direction is kept", () => {
    const texts = files.flatMap((file) => textsIn(all[twinOf(file)]));
    expect(texts.length).toBeGreaterThan(1500);
    expect(texts.filter(isLeftOver)).toEqual([]);
    expect(["Try again", "السعر بتاريخ today", "VOD.L"].filter(isLeftOver)).toHaveLength(3);
    expect(["\u2068AAPL\u2069 حلال", "أبل", "https://aaoifi.com"].filter(isLeftOver)).toEqual([]);
  });
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

/** A single word that Arabic readers know in Latin letters stands where it is written; anything longer needs to be isolated. */
const KNOWN =
  /\u2068[^\u2069]*\u2069|https:.*|\b(?:AAOIFI|Apple|Atom|CSV|ISIN|JavaScript|SEC EDGAR|Safari|UTC|XLSX?)\b/g;
const CODE = /^[a-z_/-]+$|^a function$/;

const isLeftOver = (text: string) => !CODE.test(text) && /[A-Za-z]{2}/.test(text.replaceAll(KNOWN, ""));

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return value === "a function" ? value : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
}
