import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../local-state.ts";

/** Files of names: companies, classes of business, documents, central banks, organizations. */
const FILES_OF_NAMES: readonly string[] = [
  "domain/claims/report/report-words.ts",
  "domain/issuers/provider-names.ts",
  "domain/standards/activities.ts",
  "domain/standards/editions.ts",
  "domain/standards/standards.ts",
];

const PHRASE = /\p{L}\S*\s+\S*\p{L}\S*\s+\S*\p{L}/u;
const SENTENCE = /^\p{Lu}.*\p{Ll}{2}[.!?]$/su;
/** Two words and nothing that only code has, such as markup, a selector or a path. */
const WORDS = /^(?=.*\p{L}{2}.*\s.*\p{L}{2})[\p{L}\d\s.,;:!?'’"“”()%…–—/&$+×÷-]+$/su;
/** The name of an endpoint, a media query, codes of currencies. */
const NAMES_OF_CODE = /^(?:[A-Z]{3,6} \/api\/|\((?:max|min|prefers)-|[A-Z]{3}( [A-Z]{3})+$)/;
const CODE = /^(?:\w*[cC]lass(?:Name)?|rel|d|aria-describedby|sizes|classNames|querySelector(?:All)?|closest|matches)$/;
const SPOKEN = /^(?:title|label|alt|placeholder|aria-label|description|text|lead|heading)$/;

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

describe("a contract", () => {
  const SENTENCE_OF_FIELD = /\b(?:error|message): ["`]/;

  it("gives a reason for what it refuses, never a sentence", () => {
    const files = globSync("schema/contracts/**/*.ts", { cwd: PROJECT_ROOT }).filter(
      (file) => !file.endsWith(".test.ts"),
    );
    expect(files.length).toBeGreaterThan(25);
    const found = files.filter((file) => SENTENCE_OF_FIELD.test(readFileSync(join(PROJECT_ROOT, file), "utf8")));
    expect(found).toEqual([]);
    expect('z.string({ error: "name is required" })').toMatch(SENTENCE_OF_FIELD);
  });
});

describe("the site", () => {
  /** Files whose words are the same in every language: the columns of brokers' and our own files, stored words, unshown errors, pages for programs. */
  const FOR_PROGRAMS =
    /\/(?:features\/developers\/|DevelopersPage\.tsx|edge\/markdown\.ts|portfolio\/import\/|portfolio\/ledger\/record\.ts|portfolio\/year\/(?:year-csv|journal(?:-text)?)\.ts|zakat-hand-over\.ts|admin-session\.ts|edge\/worker\.ts)/;

  it("contains no sentence: wording is in messages and schema/wording", () => {
    const files = globSync("web/src/**/*.{ts,tsx}", { cwd: PROJECT_ROOT }).filter(
      (file) => !/\.test\.tsx?$|\/test\/|\/messages[\w.]*\.ts$/.test(file) && !FOR_PROGRAMS.test(file),
    );
    expect(files.length).toBeGreaterThan(250);
    expect(files.flatMap((file) => wordsOfSite(file, readFileSync(join(PROJECT_ROOT, file), "utf8")))).toEqual([]);
  });

  it("is searched by a test that finds planted words", () => {
    const planted = (source: string) => wordsOfSite("web/src/ui/planted.tsx", source).length;
    expect(planted("const a = <p>Loading</p>;")).toBe(1);
    expect(planted('const a = <Button label="Close" />;')).toBe(1);
    expect(planted("const a = <p>{count} of them</p>;")).toBe(1);
    expect(planted('const a = isKnown ? price : "not known";')).toBe(1);
    expect(planted("notify(`Added to ${".concat("name}`);"))).toBe(1);
    expect(planted('const a = <p className="container wide">{text} · </p>;')).toBe(0);
    expect(planted('document.querySelector("main a, main button"); classNames(styles.a, "tabular wide");')).toBe(0);
    expect(planted('throw new RangeError("not a market");')).toBe(0);
  });

  const RELATIVE =
    /(?:from|import\()\s*"(?!\.\/messages\.words)\.[^"]*(?:\/schema\/wording\/\w+\/|\/messages(?:\.\w+)?\.ts")/;

  it("takes its words by #wording and #messages, of which a build chooses the language", () => {
    const files = globSync("web/src/**/*.{ts,tsx}", { cwd: PROJECT_ROOT });
    expect(files.length).toBeGreaterThan(300);
    const ofAnyLanguage = files.filter((file) => !/\/messages\.[\w.]+\.ts$|\.test\.tsx?$/.test(file));
    expect(ofAnyLanguage.filter((file) => RELATIVE.test(readFileSync(join(PROJECT_ROOT, file), "utf8")))).toEqual([]);
    expect('import { a } from "../messages.ts";').toMatch(RELATIVE);
    expect('import("../../../schema/wording/en/format.ts")').toMatch(RELATIVE);
  });
});

type Node = { type: string; start: number; [property: string]: unknown };

const wordsIn = (file: string, source: string) =>
  literalsIn(file, source, (text) => SENTENCE.test(text) || (!FILES_OF_NAMES.includes(file) && PHRASE.test(text)));

const wordsOfSite = (file: string, source: string) =>
  literalsIn(file, source, (text, { type }) =>
    type.startsWith("JSX") ? /\p{L}/u.test(text) : WORDS.test(text) && !NAMES_OF_CODE.test(text),
  );

/** The literals of a file that read as words for people; error messages are for developers and do not count. */
function literalsIn(file: string, source: string, isForPeople: (text: string, node: Node) => boolean): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    if (typeof value !== "object" || value === null || !("type" in value)) return;
    const node = value as Node;
    if (/^(Import|ExportAll|TS)/.test(node.type) && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return;
    if (node.type === "NewExpression" && /Error$/.test((node["callee"] as { name?: string }).name ?? "")) return;
    if (/^(?:JSXAttribute|CallExpression)$/.test(node.type) && CODE.test(nameOf(node["name"] ?? node["callee"])))
      return;
    const text = textOf(node);
    if (text !== undefined && isForPeople(text, node))
      found.push(`${file}:${source.slice(0, node.start).split("\n").length}: ${text.trim()}`);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, source).program);
  return found;
}

function textOf(node: Node): string | undefined {
  const { type, value } = node as Node & { value?: unknown };
  if (type === "JSXAttribute") return SPOKEN.test(nameOf(node["name"])) && value ? textOf(value as Node) : undefined;
  if ((type === "Literal" || type === "JSXText") && typeof value === "string") return value;
  if (node.type !== "TemplateLiteral") return undefined;
  return (node["quasis"] as { value: { raw: string } }[]).map(({ value }) => value.raw).join("0");
}

/** Of an attribute or a called function, also one that is called on something. */
function nameOf(named: unknown): string {
  const { name, property } = named as { name?: string; property?: { name?: string } };
  return name ?? property?.name ?? "";
}
