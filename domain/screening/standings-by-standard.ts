import { STANDARD_IDS, type StandardId } from "../standards/standards.ts";
import { staleBefore } from "./ageing.ts";
import type { Screening } from "./screening.ts";
import { type Standing, standingOf } from "./standing.ts";

/** A stock's result under one standard: a standing, or that no source has the standard's own inputs. */
export type StandingUnderStandard = Standing | "cannot_be_judged";

const LETTERS: Readonly<Record<StandingUnderStandard, string>> = {
  halal: "h",
  purify: "p",
  doubt: "d",
  haram: "x",
  cannot_be_judged: "c",
  not_screened: "n",
};
/** The letters of stocks that may be held, with or without giving away a part of the income. */
export const PERMITTING_LETTERS: readonly string[] = [LETTERS.halal, LETTERS.purify];
const OF_LETTER = new Map(Object.entries(LETTERS).map(([word, letter]) => [letter, word as StandingUnderStandard]));

type Verdict = {
  standardId: StandardId;
  status: Screening["status"];
  reasons: readonly Pick<Screening["reasons"][number], "code" | "effect">[];
};

/** The standing of a stock under every standard, one letter each in the order of STANDARD_IDS: lists and funds count by it. */
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

/** The standing that the letters give under a standard; unknown for a row without letters. */
export function readStanding(letters: string | null, standardId: StandardId): StandingUnderStandard {
  return OF_LETTER.get(letters?.charAt(STANDARD_IDS.indexOf(standardId)) ?? "") ?? "not_screened";
}

/** The letters on the day of reading: a permissible standing is in doubt once its oldest figure is too old. */
export function agedLetters(letters: string | null, figuresOn: string | null, today: string): string | null {
  if (letters === null || figuresOn === null || figuresOn >= staleBefore(today)) return letters;
  return letters.replaceAll(/[hp]/g, LETTERS.doubt);
}
