import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../local-state.ts";

/** Files of names: companies, classes of business, documents, central banks, organizations. */
const FILES_OF_NAMES: readonly string[] = [
  "domain/facts/filings-pages.ts",
  "domain/funds/known-funds.ts",
  "domain/issuers/aliases.ts",
  "domain/issuers/companies-abroad.ts",
  "domain/issuers/industry-names.ts",
  "domain/issuers/provider-names.ts",
  "domain/standards/activities.ts",
  "domain/standards/activities-gics.ts",
  "domain/standards/activities-industry.ts",
  "domain/standards/business-overrides.ts",
  "domain/standards/islamic-institutions.ts",
  "domain/standards/short-term-rates.ts",
  "domain/standards/standards.ts",
  "domain/zakat/zakat-sources.ts",
];

const PHRASE = /\p{L}\S*\s+\S*\p{L}\S*\s+\S*\p{L}/u;
const SENTENCE = /^\p{Lu}.*\p{Ll}{2}[.!?]$/su;

describe("the domain", () => {
  const files = globSync("domain/**/*.ts", { cwd: PROJECT_ROOT }).filter((file) => !/\.test\.ts$|\/test\//.test(file));

  it("contains no sentence: wording is in schema/wording", () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap((file) => wordsIn(file, readFileSync(join(PROJECT_ROOT, file), "utf8")))).toEqual([]);
  });

  it("is searched by a test that finds a planted sentence", () => {
    const planted = (source: string, file = "domain/zakat/planted.ts") => wordsIn(file, source).length;
    expect(planted('export const note = "Counted in full.";')).toBe(1);
    expect(planted("export const note = `A quarter of the value is counted`;")).toBe(1);
    expect(planted('export const LABELS = { cash: "Cash in bank accounts" };')).toBe(1);
    expect(planted('export const CODES = ["worn_jewelry_counted"] as const;')).toBe(0);
    expect(planted('throw new RangeError("shares must be a number above 0");')).toBe(0);
    expect(planted('name("Bank of Japan, policy rate");', FILES_OF_NAMES[0])).toBe(0);
    expect(planted('rule("Counted in full by every school of law.");', FILES_OF_NAMES[0])).toBe(1);
  });

  it("names only files of names that exist", () => {
    expect(FILES_OF_NAMES.filter((file) => !files.includes(file))).toEqual([]);
  });
});

describe("the site", () => {
  const RELATIVE = /(?:from|import\()\s*"\.[^"]*(?:\/schema\/wording\/\w+\/|\/messages(?:\.\w+)?\.ts")/;

  it("takes its words by #wording and #messages, of which a build chooses the language", () => {
    const files = globSync("web/src/**/*.{ts,tsx}", { cwd: PROJECT_ROOT });
    expect(files.length).toBeGreaterThan(300);
    const ofAnyLanguage = files.filter((file) => !/\/messages\.\w+(?:\.test)?\.ts$/.test(file));
    expect(ofAnyLanguage.filter((file) => RELATIVE.test(readFileSync(join(PROJECT_ROOT, file), "utf8")))).toEqual([]);
    expect('import { a } from "../messages.ts";').toMatch(RELATIVE);
    expect('import("../../../schema/wording/en/format.ts")').toMatch(RELATIVE);
  });
});

type Node = { type: string; start: number; [property: string]: unknown };

/** The literals of a file that read as words for people; error messages are for developers and do not count. */
function wordsIn(file: string, source: string): string[] {
  const found: string[] = [];
  const isForPeople = (text: string) => SENTENCE.test(text) || (!FILES_OF_NAMES.includes(file) && PHRASE.test(text));
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    if (typeof value !== "object" || value === null || !("type" in value)) return;
    const node = value as Node;
    if (/^(Import|ExportAll|TS)/.test(node.type) && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return;
    if (node.type === "NewExpression" && /Error$/.test((node["callee"] as { name?: string }).name ?? "")) return;
    const text = textOf(node);
    if (text !== undefined && isForPeople(text))
      found.push(`${file}:${source.slice(0, node.start).split("\n").length}: ${text}`);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, source).program);
  return found;
}

function textOf(node: Node): string | undefined {
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"];
  if (node.type !== "TemplateLiteral") return undefined;
  return (node["quasis"] as { value: { raw: string } }[]).map(({ value }) => value.raw).join("0");
}
