import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { isRightToLeft } from "../../schema/wording/languages.ts";
import {
  type Catalogue,
  FORMS,
  PROJECT_ROOT,
  readCatalogues,
  type Sentence,
  STYLES,
  styleOf,
  type Token,
} from "./catalogues.ts";

const CACHE = join(PROJECT_ROOT, "node_modules/.cache/mizan-words.json");
const HEAD = (from: string) => `// Compiled from ${from} by scripts/words/compile.ts: mend the sentence there.\n`;

/** A module of words, as its keys begin: `wording/zakat` for all of the product, `portfolio/year` of a feature of the site. */
export function moduleFile(module: string, code: string): string {
  const [room, ...rest] = module.split("/");
  return room === "wording"
    ? `schema/wording/${code}/${rest.join("/")}.ts`
    : `web/src/features/${module}/messages${code === "en" ? "" : `.${code}`}.ts`;
}

/** What each language has by hand, what only programs are told, and what is no code. */
const NOT_COPIED = /\/(?:format|language|names|mcp|readiness|refusals)\.ts$|\.(?:words|test)\.ts$/;

/** English code that chooses between sentences, which stand in a `.words.ts` beside it or in other modules: every language has a copy. */
function codeOf(compiled: readonly string[]): string[] {
  const files = globSync(["schema/wording/en/**/*.ts", "web/src/features/**/messages.ts"], { cwd: PROJECT_ROOT });
  return files.filter((file) => !NOT_COPIED.test(file) && !compiled.includes(file));
}

/**
 * Writes each module of words in each language from the catalogues, and a copy of the English code for each, where they or this folder
 * have changed.
 *
 * @throws Error that names file, line and key of each mistake in the catalogues
 */
export function compileWords(): void {
  const sources = globSync(["words/**/*.{arb,json}", "{scripts/words/*,schema/wording/languages}.ts"], {
    cwd: PROJECT_ROOT,
  });
  const before: { hash?: string; files: string[] } = JSON.parse(
    existsSync(CACHE) ? readFileSync(CACHE, "utf8") : '{"files":[]}',
  );
  const isThere = (file: string) => existsSync(join(PROJECT_ROOT, file));
  if (before.hash === hashOf([...sources, ...codeOf(before.files)]) && before.files.every(isThere)) return;

  const catalogues = readCatalogues();
  const english: Catalogue = catalogues.get("en") ?? new Map();
  const compiled = new Map<string, string>();
  for (const [module, keys] of Map.groupBy(english.keys(), (key) => key.slice(0, key.indexOf(".")))) {
    const englishFile = join(PROJECT_ROOT, moduleFile(module, "en"));
    const hasCode = existsSync(englishFile) && readFileSync(englishFile, "utf8").includes('.words.ts"');
    const isEnglish = keys.every((key) => english.get(key)?.isEnglish);
    for (const [code, own] of [...catalogues].slice(0, isEnglish ? 1 : undefined)) {
      const file = moduleFile(module, code).replace(/\.ts$/, hasCode ? ".words.ts" : ".ts");
      compiled.set(file, printModule(module, file, code, keys, english, own));
    }
  }
  const englishCode = codeOf([...compiled.keys()]);
  for (const file of before.files)
    if (!compiled.has(file) && !englishCode.includes(file)) rmSync(join(PROJECT_ROOT, file), { force: true });
  for (const englishFile of englishCode)
    for (const code of [...catalogues.keys()].slice(1)) compiled.set(...copyOf(englishFile, code));
  for (const [file, text] of compiled) write(join(PROJECT_ROOT, file), text);
  write(CACHE, JSON.stringify({ hash: hashOf([...sources, ...englishCode]), files: [...compiled.keys()] }));
}

function hashOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files.map((each) => join(PROJECT_ROOT, each)).sort())
    hash.update(file).update(existsSync(file) ? readFileSync(file) : "");
  return hash.digest("hex");
}

function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, text);
  renameSync(whole, file);
}

const pathBetween = (file: string, target: string) => relative(dirname(file), target).replace(/^(?!\.)/, "./");

/** The code of an English module, for another language. */
function copyOf(englishFile: string, code: string): [file: string, text: string] {
  const file = englishFile.replace("/en/", `/${code}/`).replace(/messages(?=\.ts$)/, `messages.${code}`);
  const pathTo = (module: string) => JSON.stringify(pathBetween(file, moduleFile(module, code)));
  const text = readFileSync(join(PROJECT_ROOT, englishFile), "utf8")
    .replace(/"#(wording\/.*?)\.ts"/g, (_, module) => pathTo(module))
    .replace(/"#messages\/(.*?)\.ts"/g, (_, module) => pathTo(module))
    .replace(/"\.\/messages\.words\.ts"/g, `"./messages.${code}.words.ts"`);
  return [file, text];
}

type Branch = Map<string, Branch | string>;

const SEPARATOR = /(?<!\\)\./;

function printModule(
  module: string,
  file: string,
  code: string,
  keys: readonly string[],
  english: Catalogue,
  own: Catalogue,
): string {
  const tree: Branch = new Map();
  const formats = new Set<string>();
  const source = english.get(keys[0] ?? "")?.file.replace("/en/", `/${code}/`) ?? "";
  for (const key of keys) {
    const sentence = own.get(key);
    const signature = english.get(key);
    if (!sentence || !signature) continue;
    const path = key
      .slice(module.length + 1)
      .split(SEPARATOR)
      .map((part) => part.replaceAll("\\.", "."));
    let branch = tree;
    for (const part of path.slice(0, -1)) {
      const inner = branch.get(part) ?? new Map();
      branch.set(part, inner);
      branch = inner as Branch;
    }
    for (const [name, value] of Object.entries(signature.attributes["x-with"] ?? {}))
      branch.set(name, typeof value === "string" ? `${JSON.stringify(value)} as const` : String(value));
    // A name that is English already needs no entry: places and industries fall back on it.
    const isItself = /NAMES|SECTORS|REGIONS|COUNTRIES|EXCHANGES/.test(key) && sentence.text === path.at(-1);
    if (code === "en" && isItself) continue;
    branch.set(path.at(-1) ?? "", printSentence(sentence, signature, code, formats));
  }
  const exports = [...tree].map(([name, value]) => `export const ${name} = ${printValue(value)};\n`);
  const isOfSite = code === "en" && !module.startsWith("wording/");
  const from = isOfSite ? "#wording/format.ts" : pathBetween(file, moduleFile("wording/format", code));
  const imports = formats.size > 0 ? `import { ${[...formats].sort().join(", ")} } from "${from}";\n\n` : "";
  return `${HEAD(source)}${imports}${exports.join("\n")}`;
}

function printValue(value: Branch | string, indent = ""): string {
  if (typeof value === "string") return value;
  const inner = `${indent}  `;
  const names = [...value.keys()];
  if (names.length > 0 && names.every((name, place) => name === String(place)))
    return `[\n${[...value.values()].map((each) => `${inner}${printValue(each, inner)},\n`).join("")}${indent}] as const`;
  const lines = [...value].map(([name, each]) => {
    const quoted = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    return `${inner}${quoted}: ${printValue(each, inner)},\n`;
  });
  return `{\n${lines.join("")}${indent}}`;
}

function printSentence(sentence: Sentence, { attributes }: Sentence, code: string, formats: Set<string>): string {
  const placeholders = Object.entries(attributes.placeholders ?? {});
  const types = Object.fromEntries(placeholders.map(([name, { type }]) => [name, type]));
  const text = printTokens(sentence.tokens, { code, types, formats });
  if (placeholders.length === 0) return text;
  const typed = placeholders.map(([name, { type }]) => [name, typeOf(type)] as const);
  const parameters = attributes["x-object"]
    ? `{ ${typed.map(([name]) => name).join(", ")} }: { ${typed.map(([name, type]) => `${name}: ${type}`).join("; ")} }`
    : typed.map(([name, type]) => `${name}: ${type}`).join(", ");
  return `(${parameters}) => ${text}`;
}

/** A parameter of words that choose between sentences takes these words alone. */
function typeOf(type: string): string {
  if (type.includes("|"))
    return wordsOf(type)
      .map((word) => JSON.stringify(word))
      .join(" | ");
  return { num: "number", bool: "boolean", list: "readonly string[]" }[type] ?? "string";
}

const wordsOf = (type: string) => type.split("|").map((word) => word.trim());

type Context = { code: string; types: Readonly<Record<string, string>>; formats: Set<string>; counted?: string };

function printTokens(tokens: readonly Token[], context: Context): string {
  const only = tokens.length === 1 && tokens[0]?.type !== "content" ? tokens[0] : undefined;
  if (tokens.every(({ type }) => type === "content"))
    return JSON.stringify(tokens.map((token) => ("value" in token ? token.value : "")).join(""));
  if (only) {
    const expression = printToken(only, context);
    return "cases" in only ||
      only.type !== "argument" ||
      expression.startsWith("isolate(") ||
      context.types[only.arg] !== "num"
      ? expression
      : `\`\${${expression}}\``;
  }
  const parts = tokens.map((token) =>
    token.type === "content" ? token.value.replace(/[\\`]|\$(?=\{)/g, "\\$&") : `\${${printToken(token, context)}}`,
  );
  return `\`${parts.join("")}\``;
}

function printToken(token: Token, context: Context): string {
  const { code, types, formats } = context;
  const format = (name: string, argument: string) => {
    formats.add(name);
    return `${name}(${argument})`;
  };
  switch (token.type) {
    case "content":
      return JSON.stringify(token.value);
    case "octothorpe":
      return format("formatCount", context.counted ?? "");
    case "argument":
      return types[token.arg] === "name" && isRightToLeft(code) ? format("isolate", token.arg) : token.arg;
    case "function":
      return format(STYLES[styleOf(token)] ?? "", token.arg);
    default:
      return printCases(token, context);
  }
}

function printCases(
  { type, arg, cases }: Extract<Token, { type: "plural" | "select" | "selectordinal" }>,
  context: Context,
): string {
  const inner = type === "select" ? context : { ...context, counted: arg };
  const exactFirst = [...cases].sort((one, two) => Number(two.key.startsWith("=")) - Number(one.key.startsWith("=")));
  const said = new Map(exactFirst.map(({ key, tokens }) => [key, printTokens(tokens, inner)]));
  const other = said.get("other") ?? '""';
  said.delete("other");
  const isBoolean = context.types[arg] === "bool";
  const isExhaustive =
    type === "select" && !isBoolean && wordsOf(context.types[arg] ?? "").every((word) => said.has(word));
  if (type === "select" && !isBoolean && said.size > 3) {
    const table = `{ ${[...said].map(([key, text]) => `${JSON.stringify(key)}: ${text}`).join(", ")} }`;
    return isExhaustive ? `(${table})[${arg}]` : `((${table}) as Readonly<Record<string, string>>)[${arg}] ?? ${other}`;
  }
  const branches = [...said].map(([key, text]) => {
    if (type === "select")
      return [isBoolean ? (key === "true" ? arg : `!${arg}`) : `${arg} === ${JSON.stringify(key)}`, text];
    return [
      key.startsWith("=") ? `${arg} === ${key.slice(1)}` : FORMS[context.code]?.[key]?.replace(/\bn\b/g, arg),
      text,
    ];
  });
  const last = isExhaustive ? branches.pop()?.[1] : other;
  return `(${branches.map(([condition, text]) => `${condition} ? ${text} : `).join("")}${last})`;
}

const [task, code] = process.argv.slice(2);
if (import.meta.main && task === "review") await (await import("./review.ts")).reviewWords(code);
else if (import.meta.main) compileWords();
