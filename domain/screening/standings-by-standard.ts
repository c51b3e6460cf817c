import { STANDARD_IDS, type StandardId } from "../standards/standards.ts";
import { staleBefore } from "./ageing.ts";
import type { Screening } from "./screening.ts";
import { type Standing, standingOf } from "./standing.ts";

/** What a stock comes to under one standard: a standing, or that the standard's own inputs are in no source. */
export type StandingUnderStandard = Standing | "cannot_be_judged";

const LETTERS: Readonly<Record<StandingUnderStandard, string>> = {
  halal: "h",
  purify: "p",
  doubt: "d",
  haram: "x",
  cannot_be_judged: "c",
  not_screened: "n",
};
/** The letters of what may be held, as it is or with a part of its income given away. */
export const PERMITTING_LETTERS: readonly string[] = [LETTERS.halal, LETTERS.purify];
const OF_LETTER = new Map(Object.entries(LETTERS).map(([word, letter]) => [letter, word as StandingUnderStandard]));

type Verdict = {
  standardId: StandardId;
  status: Screening["status"];
  reasons: readonly Pick<Screening["reasons"][number], "code" | "effect">[];
};

/** The standing of a stock under every standard, a letter each in the order of STANDARD_IDS: what lists and funds count by. */
export function standingsByStandard(
  screening: Verdict & { standards: readonly Verdict[] },
  isScreened: boolean,
): string {
  return STANDARD_IDS.map((id) => {
    const verdict = [screening, ...screening.standards].find(({ standardId }) => standardId === id);
    return LETTERS[verdict ? standingUnder(verdict, isScreened) : "not_screened"];
  }).join("");
}

function standingUnder(verdict: Verdict, isScreened: boolean): StandingUnderStandard {
  const standing = standingOf({ ...verdict, isScreened });
  const isMissing = verdict.reasons.some(({ code, effect }) => code === "cannot_be_judged" && effect === "verdict");
  return standing === "doubt" && isMissing ? "cannot_be_judged" : standing;
}

/** The standing that the letters give under a standard; of a row without letters, that nothing is known. */
export function readStanding(letters: string | null, standardId: StandardId): StandingUnderStandard {
  return OF_LETTER.get(letters?.charAt(STANDARD_IDS.indexOf(standardId)) ?? "") ?? "not_screened";
}

/** The letters as they are read on a day: what is permissible is in doubt once the oldest of its figures is too old. */
export function agedLetters(letters: string | null, figuresOn: string | null, today: string): string | null {
  if (letters === null || figuresOn === null || figuresOn >= staleBefore(today)) return letters;
  return letters.replaceAll(/[hp]/g, LETTERS.doubt);
}
