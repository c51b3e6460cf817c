import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "@messageformat/parser";
import { LANGUAGES, type Language } from "../../schema/wording/languages.ts";

/** Not from a module that itself needs words. */
export const PROJECT_ROOT = resolve(import.meta.dirname, "../..");

type Tokens = ReturnType<typeof parse>;
type Cases = Extract<Tokens[number], { type: "plural" | "select" | "selectordinal" }>["cases"];
export type Token = Tokens[number] | Cases[number]["tokens"][number];

/** What stands of a sentence beside its English: the parameters in the order of the call, and values that its object has beside texts. */
type Attributes = {
  placeholders?: Readonly<Record<string, { type: string }>>;
  "x-object"?: boolean;
  "x-with"?: Readonly<Record<string, string | number | boolean>>;
};

export type Sentence = {
  key: string;
  file: string;
  line: number;
  text: string;
  tokens: readonly Token[];
  attributes: Attributes;
};
export type Catalogue = ReadonlyMap<string, Sentence>;

/** How a figure or a date may be written, and the function that writes it in each language. */
export const STYLES: Readonly<Record<string, string>> = {
  number: "formatCount",
  "number, amount": "formatAmount",
  "number, decimal": "decimal",
  "number, dollars": "formatDollars",
  "number, percent": "exactPercent",
  "number, share": "percentText",
  date: "formatDay",
};

export const styleOf = (token: Extract<Token, { type: "function" }>) =>
  [token.key, ...(token.param ?? []).map((part) => ("value" in part ? part.value.trim() : "?"))].join(", ");

/**
 * The sentences of every language, by its code.
 *
 * @throws Error that names file, line and key of each mistake
 */
export function readCatalogues(): ReadonlyMap<string, Catalogue> {
  const mistakes: string[] = [];
  const filesOf = (code: string) =>
    globSync(`words/${code}/*.arb`, { cwd: PROJECT_ROOT })
      .sort()
      .map((file) => [file, readFileSync(join(PROJECT_ROOT, file), "utf8")] as const);
  const english = catalogueOf("en", filesOf("en"), mistakes);
  const others = Object.keys(LANGUAGES).filter((code) => code !== "en");
  const all = others.map((code) => [code, catalogueOf(code, filesOf(code), mistakes, english)] as const);
  if (mistakes.length > 0) throw new Error(`The words cannot be compiled.\n${mistakes.join("\n")}`);
  return new Map([["en", english], ...all]);
}

/** The sentences in the files of a language; what is wrong with them is added to the mistakes. */
export function catalogueOf(
  code: string,
  files: readonly (readonly [file: string, source: string])[],
  mistakes: string[],
  english?: Catalogue,
): Catalogue {
  const found = new Map<string, Sentence>();
  const before = mistakes.length;
  for (const [file, source] of files)
    for (const [key, sentence] of sentencesOf(source, file, code, mistakes)) {
      const twin = found.get(key);
      if (twin) mistakes.push(`${at(sentence)} stands in ${twin.file}:${twin.line} too`);
      found.set(key, sentence);
    }
  const own = english ?? found;
  const isWhole = mistakes.length === before;
  for (const sentence of found.values()) {
    const signature = own.get(sentence.key);
    if (signature) mistakes.push(...mistakesOf(sentence, signature, code));
    else mistakes.push(`${at(sentence)} is no key of the English words`);
  }
  for (const { key, file, line } of own.values())
    if (isWhole && !found.has(key))
      mistakes.push(`${file.replace("/en/", `/${code}/`)}: "${key}" is missing; ${file}:${line} has it`);
  return found;
}

const at = ({ file, line, key }: Pick<Sentence, "file" | "line" | "key">) => `${file}:${line}: "${key}"`;

function sentencesOf(source: string, file: string, code: string, mistakes: string[]): Map<string, Sentence> {
  const found = new Map<string, Sentence>();
  let content: Record<string, string | Attributes>;
  try {
    content = JSON.parse(source);
  } catch (error) {
    const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? source.length);
    mistakes.push(
      `${file}:${source.slice(0, position).split("\n").length}: this is not JSON: ${(error as Error).message}`,
    );
    return found;
  }
  const lines = new Map<string, number>();
  for (const [place, text] of source.split("\n").entries()) {
    const quoted = /^ {2}("(?:[^"\\]|\\.)*"):/.exec(text)?.[1];
    if (!quoted) continue;
    const key = JSON.parse(quoted);
    if (lines.has(key)) mistakes.push(`${at({ file, line: place + 1, key })} stands twice in this file`);
    lines.set(key, place + 1);
  }
  for (const [key, text] of Object.entries(content)) {
    if (typeof text !== "string" || key.startsWith("@@")) continue;
    const place = { key, file, line: lines.get(key) ?? 1 };
    const attributes = content[`@${key}`];
    try {
      const tokens = parse(text, { strict: true, cardinal: FORMS[code]?.names ?? [] });
      found.set(key, { ...place, text, tokens, attributes: typeof attributes === "object" ? attributes : {} });
    } catch (error) {
      mistakes.push(`${at(place)}: ${(error as Error).message.split("\n")[0]}`);
    }
    if (!areIsolatesClosed(text)) mistakes.push(`${at(place)} opens or closes an isolate without its other half`);
  }
  return found;
}

function areIsolatesClosed(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === "\u2068") depth += 1;
    if (character === "\u2069") depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

type Form = "zero" | "one" | "two" | "few" | "many" | "other";

/** The plural forms of CLDR, each with the condition under which a figure takes it; figures are always written out, as is French "many". */
export const FORMS: Readonly<
  Record<string, { names: Form[]; conditions: (n: string) => Partial<Record<Form, string>> }>
> = {
  ar: {
    names: ["zero", "one", "two", "few", "many", "other"],
    conditions: (n) => ({
      zero: `${n} === 0`,
      one: `${n} === 1`,
      two: `${n} === 2`,
      few: `${n} % 100 >= 3 && ${n} % 100 <= 10`,
      many: `${n} % 100 >= 11`,
    }),
  },
  fr: { names: ["one", "other"], conditions: (n) => ({ one: `Math.abs(${n}) < 2` }) },
  id: { names: ["other"], conditions: () => ({}) },
  ms: { names: ["other"], conditions: () => ({}) },
  ...Object.fromEntries(
    ["en", "tr", "ur"].map((code) => [
      code,
      { names: ["one", "other"], conditions: (n: string) => ({ one: `${n} === 1` }) },
    ]),
  ),
};

function mistakesOf(sentence: Sentence, { attributes }: Sentence, code: string): string[] {
  const mistakes: string[] = [];
  const known = Object.keys(attributes.placeholders ?? {});
  function check(tokens: readonly Token[]): void {
    for (const token of tokens) {
      if ("arg" in token && !known.includes(token.arg))
        mistakes.push(`${at(sentence)} has no parameter {${token.arg}}; it has ${known.join(", ") || "none"}`);
      if (token.type === "function" && !STYLES[styleOf(token)])
        mistakes.push(`${at(sentence)} asks for the unknown format {${token.arg}, ${styleOf(token)}}`);
      if (!("cases" in token)) continue;
      const given = token.cases.map(({ key }) => key);
      const needed = token.type === "plural" ? (FORMS[code]?.names ?? []) : ["other"];
      for (const form of needed.filter((name) => !given.includes(name)))
        mistakes.push(`${at(sentence)} lacks the form "${form}" of {${token.arg}, ${token.type}}`);
      for (const { tokens: inner } of token.cases) check(inner);
    }
  }
  check(sentence.tokens);
  return mistakes;
}

export const isRightToLeft = (code: string) =>
  Object.values<Language>(LANGUAGES).some((language) => language.code === code && language.direction === "rtl");
