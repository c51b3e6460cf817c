import reportWords from "../../../schema/seed/reports/words.json" with { type: "json" };
import type { ClaimedInput, PrintedUnit } from "../claim.ts";
import { foldedText } from "./printed-lines.ts";

/** How reports call a figure: `whole` names it alone, `part` one of those that are added up, `not` what only sounds like it. */
type Words = { whole: readonly string[]; part?: readonly string[]; not: readonly string[] };

const REPORT_WORDS: Readonly<Record<ClaimedInput, Words>> = reportWords.figures;

/** Chinese and Japanese put no spaces between words. */
const WITHOUT_SPACES = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** A phrase as it is looked for in a folded text. */
const foldedPhrase = (phrase: string) => (WITHOUT_SPACES.test(phrase) ? foldedText(phrase).trim() : foldedText(phrase));
const foldedAll = (phrases: readonly string[] = []) => phrases.map(foldedPhrase);

const FOLDED = Object.fromEntries(
  Object.entries(REPORT_WORDS).map(([input, { whole, part, not }]) => [
    input,
    {
      phrases: [
        ...foldedAll(whole).map((phrase) => ({ phrase, worth: 1 })),
        ...foldedAll(part).map((phrase) => ({ phrase, worth: 0.5 })),
      ].sort((one, other) => other.phrase.length - one.phrase.length),
      not: foldedAll(not),
    },
  ]),
);
/** The heads of the statements that print balances and those that print a year's flows. */
const { balance, ofYear } = reportWords.statements;
const FOLDED_STATEMENTS = { balance: foldedAll(balance), ofYear: foldedAll(ofYear) };

/** A label of more words is a sentence. */
const MOST_OTHER_WORDS = 8;

/** How well a label names a figure: 0 not at all, most when it says nothing else. */
export function likeness(label: string, input: ClaimedInput): number {
  const words = foldedText(label).replace(/ \d+(?= )/g, "");
  const { phrases, not } = FOLDED[input] ?? { phrases: [], not: [] };
  const found = phrases.find(({ phrase }) => words.includes(phrase));
  if (!found) return 0;
  const rest = words.replace(found.phrase, "  ");
  if (not.some((word) => rest.includes(word))) return 0;
  const others = rest.trim() === "" ? 0 : rest.trim().split(/ +/).length;
  if (others > MOST_OTHER_WORDS) return 0;
  const start = others === 0 ? 1.5 : words.startsWith(found.phrase) ? 1 : 0.5;
  return start + found.worth - others / MOST_OTHER_WORDS / 2;
}

export const isOfStatement = (folded: string, isOfYear: boolean) =>
  FOLDED_STATEMENTS[isOfYear ? "ofYear" : "balance"].some((head) => folded.includes(head));

/** In what a page prints its figures; a unit that is none of ours is a multiple of one that is. */
export type PageUnit = { unit: PrintedUnit; times: number };

/** Words are compared folded, with a space around each; a sign stands as it is printed. */
type Named<Value> = readonly (readonly [Value, readonly string[]])[];

const foldedNames = <Value extends string>(names: Readonly<Record<Value, readonly string[]>>) =>
  Object.entries<readonly string[]>(names).map(([value, words]) => [
    value,
    words.map(foldedText),
  ]) as unknown as Named<Value>;

const UNIT_WORDS: Named<PrintedUnit> = foldedNames(reportWords.units);
const UNIT_SIGNS: readonly (readonly [RegExp, PageUnit])[] = [
  [/百万円|百萬円|百万元|百萬元/, { unit: "millions", times: 1 }],
  [/十億円/, { unit: "billions", times: 1 }],
  [/億円|亿元|億元/, { unit: "millions", times: 100 }],
  [/万元|萬元/, { unit: "thousands", times: 10 }],
  [/千円|千元|千港元/, { unit: "thousands", times: 1 }],
  [/[$€£₹¥]\s?m\b|\bm\s?[€£]|M€/i, { unit: "millions", times: 1 }],
  [/['’‘`]000\b|\bk€/i, { unit: "thousands", times: 1 }],
];

const CURRENCY_WORDS: Named<string> = foldedNames(reportWords.currencies);
const CURRENCY_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/HK\$|港元/, "HKD"],
  [/A\$/, "AUD"],
  [/C\$/, "CAD"],
  [/US\$/, "USD"],
  [/€/, "EUR"],
  [/£/, "GBP"],
  [/₹/, "INR"],
  [/円/, "JPY"],
  [/[万千亿]元|人民币/, "CNY"],
];
/** Signs of more than one currency, which the rest of the report decides between; else the first. */
const SHARED_SIGNS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bRs\.?|\brupees\b/i, ["INR", "PKR"]],
  [/\$/, ["USD", "AUD", "CAD", "HKD"]],
];

/** The unit that a line names, if it is the line of a unit: short, or in brackets. */
export function unitIn(line: string): PageUnit | undefined {
  const sign = UNIT_SIGNS.find(([pattern]) => pattern.test(line))?.[1];
  if (sign) return sign;
  const unit = firstNamed(foldedText(line), UNIT_WORDS);
  return unit && { unit, times: 1 };
}

/** The currency that a line names for certain. */
export function currencyIn(line: string): string | undefined {
  const sign = CURRENCY_SIGNS.find(([pattern]) => pattern.test(line))?.[1];
  if (sign) return sign;
  return firstNamed(foldedText(line), CURRENCY_WORDS);
}

/** What a text names first: "in millions, except shares, which are in thousands" is of millions. */
function firstNamed<Value>(folded: string, names: Named<Value>): Value | undefined {
  let first: { at: number; value: Value } | undefined;
  for (const [value, words] of names)
    for (const word of words) {
      const at = folded.indexOf(word);
      if (at !== -1 && (!first || at < first.at)) first = { at, value };
    }
  return first?.value;
}

/** The currencies that a line's sign may stand for. */
export const sharedCurrenciesIn = (line: string): readonly string[] | undefined =>
  SHARED_SIGNS.find(([pattern]) => pattern.test(line))?.[1];
