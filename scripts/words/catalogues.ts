import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "@messageformat/parser";
import { isRightToLeft, LANGUAGES } from "../../schema/wording/languages.ts";
import forms from "../../words/forms.json" with { type: "json" };

type Table = Readonly<Record<string, string>>;
/** How a figure, date or name may be written, by which function; and the conditions of CLDR's plural forms: figures are always written out, as is French "many". */
export const [STYLES, FORMS]: [Table, Readonly<Record<string, Table>>] = [forms.styles, forms.forms];
/** Not from a module that itself needs words. */
export const PROJECT_ROOT = resolve(import.meta.dirname, "../..");

/** A single word that readers of Arabic letters know in Latin ones stands where it is written; anything longer is isolated. */
const KNOWN_IN_LATIN =
  /\u2068[^\u2069]*\u2069|https:.*|\b(?:AAOIFI|Apple|Atom|CSV|ISIN|JavaScript|REIT|SEC EDGAR|Safari|UTC|XLSX?|mizan-\S+)\b/g;

const formsOf = (code: string) => Object.keys(FORMS[code] ?? {}) as Intl.LDMLPluralRule[];

type Tokens = ReturnType<typeof parse>;
type Cases = Extract<Tokens[number], { type: "plural" | "select" | "selectordinal" }>["cases"];
export type Token = Tokens[number] | Cases[number]["tokens"][number];

/** What stands of a sentence beside its English: the parameters in the order of the call, and values that its object has beside texts. */
type Attributes = {
  /** For translators alone. */
  description?: string;
  placeholders?: Readonly<Record<string, { type: string }>>;
  "x-object"?: boolean;
  "x-with"?: Readonly<Record<string, string | number | boolean>>;
};

export type Sentence = {
  key: string;
  /** Another key, whose words these are in every language that has none of its own here: `@:that.key` in English. */
  sameAs?: string;
  /** As the English file lists: `@@x-names`, for languages with Latin letters, and `@@x-english`, told to programs alone. */
  isName: boolean;
  isEnglish: boolean;
  file: string;
  line: number;
  text: string;
  tokens: readonly Token[];
  attributes: Attributes;
};
export type Catalogue = ReadonlyMap<string, Sentence>;

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
  if (!english) for (const sentence of found.values()) resolveTwin(sentence, found, mistakes);
  const isWhole = mistakes.length === before;
  for (const sentence of found.values()) {
    const signature = own.get(sentence.key);
    if (signature) mistakes.push(...mistakesOf(sentence, signature, code));
    else mistakes.push(`${at(sentence)} is no key of the English words`);
  }
  for (const signature of own.values()) {
    const { key, file, line, sameAs = key } = signature;
    if (found.has(key)) continue;
    const twin = own.get(sameAs) ?? signature;
    const said = found.get(sameAs) ?? (isSameEverywhere(twin, code) ? twin : undefined);
    if (said) found.set(key, { ...said, key });
    else if (isWhole && sameAs === key)
      mistakes.push(`${file.replace("/en/", `/${code}/`)}: "${key}" is missing; ${file}:${line} has it`);
  }
  return found;
}

/** Listed names and English, and what has no letter of its own. */
function isSameEverywhere({ text, isName, isEnglish }: Sentence, code: string): boolean {
  const isBare = !/\p{L}/u.test(text.replaceAll(/\{[^{}]*\}/g, "")) || text.startsWith("https://");
  return isBare || isEnglish || (isName && !isRightToLeft(code));
}

function resolveTwin(sentence: Sentence, found: Map<string, Sentence>, mistakes: string[]): void {
  const sameAs = /^@:(.*)/.exec(sentence.text)?.[1];
  if (sameAs === undefined) return;
  const twin = found.get(sameAs);
  if (!twin || twin.text.startsWith("@:"))
    mistakes.push(`${at(sentence)} has no sentence "${sameAs}" to be the same as`);
  else {
    const attributes = { ...twin.attributes, "x-with": sentence.attributes["x-with"] ?? {} };
    found.set(sentence.key, { ...sentence, sameAs, text: twin.text, tokens: twin.tokens, attributes });
  }
}

const at = ({ file, line, key }: Pick<Sentence, "file" | "line" | "key">) => `${file}:${line}: "${key}"`;

function sentencesOf(source: string, file: string, code: string, mistakes: string[]): Map<string, Sentence> {
  const found = new Map<string, Sentence>();
  let content: Record<string, string | Attributes>;
  try {
    content = JSON.parse(source);
  } catch (error) {
    const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? source.length);
    const before = source.slice(0, position);
    const key = [...before.matchAll(/^ *"(.+?)":/gm)].at(-1)?.[1] ?? "@@locale";
    mistakes.push(
      `${at({ file, line: before.split("\n").length, key })} is not JSON, or what follows it: ${(error as Error).message}`,
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
  const listed = (list: string) => ((content[list] as string | undefined) ?? "").split(" ").filter(Boolean);
  const [names, english] = [listed("@@x-names"), listed("@@x-english")];
  for (const [key, text] of Object.entries(content)) {
    if (typeof text !== "string" || key.startsWith("@@")) continue;
    const begins = (name: string) => key.startsWith(name);
    const place = { key, file, line: lines.get(key) ?? 1, isName: names.some(begins), isEnglish: english.some(begins) };
    const attributes = content[`@${key}`] ?? {};
    try {
      const tokens = parse(text, { strict: true, cardinal: formsOf(code) });
      found.set(key, { ...place, text, tokens, attributes: withParameters(attributes as Attributes, tokens) });
    } catch (error) {
      mistakes.push(`${at(place)}: ${(error as Error).message.replace(/ at line 1 col (\d+):.*/s, ", character $1")}`);
    }
    if (!areIsolatesClosed(text)) mistakes.push(`${at(place)} opens or closes an isolate without its other half`);
  }
  return found;
}

/** A sentence that types no parameters takes them in their order: numbers where it counts or formats them, else texts. */
function withParameters(attributes: Attributes, tokens: readonly Token[]): Attributes {
  const placeholders: Record<string, { type: string }> = {};
  function see(list: readonly Token[]): void {
    for (const token of list) {
      const isNumber = token.type === "plural" || (token.type === "function" && token.key === "number");
      if ("arg" in token)
        placeholders[token.arg] = { type: isNumber ? "num" : (placeholders[token.arg]?.type ?? "String") };
      if ("cases" in token) for (const { tokens: inner } of token.cases) see(inner);
    }
  }
  see(tokens);
  return { placeholders, ...attributes };
}

const areIsolatesClosed = (text: string) =>
  !/[\u2068\u2069]/.test(text.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, ""));

function mistakesOf(sentence: Sentence, { attributes }: Sentence, code: string): string[] {
  const mistakes: string[] = [];
  const known = Object.keys(attributes.placeholders ?? {});
  function check(tokens: readonly Token[]): void {
    const written = tokens.map((token) => (token.type === "content" ? token.value : "\0")).join("");
    const stray = isRightToLeft(code) && /\p{Script=Latin}+/u.exec(written.replaceAll(KNOWN_IN_LATIN, ""))?.[0];
    if (stray) mistakes.push(`${at(sentence)} has "${stray}" in Latin letters, neither isolated nor a known word`);
    for (const token of tokens) {
      if ("arg" in token && !known.includes(token.arg))
        mistakes.push(`${at(sentence)} has no parameter {${token.arg}}; it has ${known.join(", ") || "none"}`);
      if (token.type === "function" && !STYLES[styleOf(token)])
        mistakes.push(`${at(sentence)} asks for the unknown format {${token.arg}, ${styleOf(token)}}`);
      if (!("cases" in token)) continue;
      const given = token.cases.map(({ key }) => key);
      const needed = token.type === "plural" ? formsOf(code) : ["other"];
      for (const form of needed.filter((name) => !given.includes(name)))
        mistakes.push(`${at(sentence)} lacks the form "${form}" of {${token.arg}, ${token.type}}`);
      for (const { tokens: inner } of token.cases) check(inner);
    }
  }
  check(sentence.tokens);
  return mistakes;
}
