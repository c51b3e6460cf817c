import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SHORT_TERM_RATES } from "../../domain/standards/short-term-rates.ts";
import { PROJECT_ROOT } from "../local-state.ts";
import { readCatalogues, type Token } from "../words/catalogues.ts";

const catalogues = readCatalogues();
const OTHER_CODES = [...catalogues.keys()].filter((code) => code !== "en");

it.each(OTHER_CODES)("the words in %s leave no English but names", (code) => {
  expect(textsOf(code).length).toBeGreaterThan(1500);
  expect(textsOf(code).filter(isEnglish)).toEqual([]);
});

/** How each language is not written, with an example; \0 stands for what is filled in. */
const MISTAKES: readonly (readonly [code: string, what: string, mistake: RegExp, example: string])[] = [
  ["ar", "digits of the East", /[٠-٩۰-۹]/, "٣ أسهم"],
  ["ar", "an ending glued to what is filled in, or «ل»", /\0\u2069?[\u0621-\u065f]|(?<!ا)لـ?\0/, "سهم لـ\0"],
  ["ar", "Latin punctuation", /[\u0621-\u064a].*(?:[;?]|,(?!\d))|(?:[;?]|,(?!\d)).*[\u0621-\u064a]/, "أسهم, ديون"],
  ["fr", "no narrow space", / [:;?!%»]|« |[\p{L}\0][:;?!](?:\s|$)|\d \d{3}/u, "Pas connu :"],
  ["fr", "a straight apostrophe", /\p{L}'\p{L}/u, "l'action"],
  ["fr", "«de» glued to a name that may begin with a vowel", /(?<!^)\b[ldjnsmc]’\0/, "l’action d’\0"],
  ["id", "all of revenue as «tidak halal»", /total pendapatan(nya)? tidak/i, "total pendapatan tidak halal"],
  ["id", "a decimal point", /\d\.\d+%/, "2.5%"],
  ["id", "dollars other than US$", /(?<!US)\$\d/, "$100"],
  [
    "ms",
    "words of Indonesian",
    /\b(?:utang|bunga|aktivitas|bisnis|saat ini|kantor|uang|karena|miliar|triliun|syariah|keuangan|kapitalisasi|persen|surel|peramban|berkas|unduh|silakan)\b/,
    "rasio utang",
  ],
  ["ms", "a part of itself", /jumlah (?:hasil|pendapatan)(?:nya)? (?:yang )?tidak/i, "jumlah hasil tidak patuh"],
  ["ar", "alms, where what is given only purifies", /صد\u0651?ق/, "صدقة"],
  ["ar", "a ruling, which only a scholar gives", /(?<![\u0621-\u064a])[نيت]حكم(?![\u0621-\u064a])/, "نحكم على"],
  ["fr", "alms, where what is given only purifies", /aumône/, "aumône"],
  ["tr", "alms, where what is given only purifies", /sadaka/i, "sadaka"],
  ["id", "alms, where what is given only purifies", /sedekah|infak/i, "sedekah"],
  ["ms", "alms, where what is given only purifies", /sedekah|infak/i, "sedekah"],
  ["ur", "alms, where what is given only purifies", /(?<!م)صدق/, "صدقہ"],
  ["tr", "an ending glued to what is filled in, whose vowels would have to fit", /\0['’]?[a-zçğıöşü]/, "\0'nin"],
  ["tr", "the sign of a percent behind its figure", /[\d\0] ?%(?![\d\0])/, "33%"],
  ["tr", "a dotted i made of two characters", /i\u0307/, "i\u0307pek"],
  ["ur", "Arabic letters that look like Urdu ones", /[\u0643\u0647\u0649\u064a]/, "كل"],
  ["ur", "digits of the East", /[٠-٩۰-۹]/, "۳ شیئرز"],
  [
    "ur",
    "punctuation of another script",
    /[\u0621-\u06d2].*(?:[;?]|[,.](?!\d))|(?:[;?]|[,.](?!\d)).*[\u0621-\u06d2]/,
    "حلال.",
  ],
];

it.each(MISTAKES)("the words in %s have not %s", (code, _, mistake, example) => {
  expect(example).toMatch(mistake);
  expect(textsOf(code).filter((text) => mistake.test(text))).toEqual([]);
});

it("every rate that interest is estimated by has a name", () => {
  const keys = SHORT_TERM_RATES.map(({ source }) => `wording/screening/evidence-notes.RATE_NAMES.${source}`);
  expect(keys.filter((key) => !catalogues.get("en")?.has(key))).toEqual([]);
});

describe.each(OTHER_CODES)("in %s", (code) => {
  it.each(["format", "language", "names"])("%s.ts, which is by hand, has what the English one has", async (file) => {
    const own = await import(join(PROJECT_ROOT, `schema/wording/${code}/${file}.ts`));
    const english = await import(join(PROJECT_ROOT, `schema/wording/en/${file}.ts`));
    expect(Object.keys(own)).toEqual(expect.arrayContaining(Object.keys(english)));
  });

  it("the glossary has one entry for each term, and either a source of its usage or a reader who is to see it", async () => {
    const { GLOSSARY } = await import(`../../schema/wording/${code}/glossary.ts`);
    expect(new Set(GLOSSARY.map(({ term }: Entry) => term)).size).toBe(GLOSSARY.length);
    for (const { term, usage, review } of GLOSSARY as Entry[]) expect(!usage, term).toBe(Boolean(review));
  });
});

type Entry = { term: string; usage?: string | null; review: string | null };

it("an English text is found", () => {
  expect(["This page is not here", "Harga was read"].filter(isEnglish)).toHaveLength(2);
  expect(["Coba lagi", "S&P 500 Shariah", "AAOIFI"].filter(isEnglish)).toEqual([]);
});

/** Words that every English sentence has; other languages in Latin letters have none of them. */
const ENGLISH = /\b(?:the|is|are|its|this|your|which|has|have|was|with)\b/i;
const isEnglish = (text: string) => !CODE.test(text) && ENGLISH.test(text);

/** What a language says itself, each case of a sentence too, without the parts that are filled in. */
function textsOf(code: string): string[] {
  const texts = (tokens: readonly Token[]): string[] => [
    tokens.map((token) => (token.type === "content" ? token.value : "\0")).join(""),
    ...tokens.flatMap((token) => ("cases" in token ? token.cases.flatMap(({ tokens: inner }) => texts(inner)) : [])),
  ];
  const own = [...(catalogues.get(code)?.values() ?? [])].filter(({ file }) => file.startsWith(`words/${code}/`));
  return own.flatMap(({ tokens }) => texts(tokens)).map((text) => text.replaceAll(/\u2068[^\u2069]*\u2069/g, "\0"));
}

const CODE = /^[a-z_/-]+$/;

it("no words anywhere say that Dow Jones or S&P ask for receivables or cash, which both gave up in 2023", () => {
  const receivables = /receivable|\bcash\b|créanc|liquid|piutang|\bkas\b|terima\b|tunai|alacak|nakit|نقد|مدينة|وصول/i;
  const indexes = /Dow Jones|S&P|داو جونز|ڈاؤ جونز/;
  const courses = globSync(["schema/seed/courses/**/*.md", "words/*/*.arb", "docs/*.md"], { cwd: PROJECT_ROOT });
  const texts = [...courses, "README.md"].flatMap((file) =>
    readFileSync(join(PROJECT_ROOT, file), "utf8").split(/[.؛۔;\n"]/),
  );
  expect(texts.length).toBeGreaterThan(5000);
  expect(receivables.test("Accounts receivable") && indexes.test("S&P")).toBe(true);
  // The correction of 2023 tells which mistake was made.
  expect(texts.filter((text) => receivables.test(text) && indexes.test(text) && !text.includes("2023"))).toEqual([]);
});
