import reportWords from "../../../schema/seed/reports/words.json" with { type: "json" };
import type { ClaimedInput } from "../claim.ts";
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
