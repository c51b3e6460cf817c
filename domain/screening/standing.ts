import { STANDARD_IDS, type StandardId } from "../standards/standards.ts";
import { staleBefore } from "./ageing.ts";
import type { ComplianceStatus, Reason, Screening } from "./screening.ts";

/**
 * The meaning of a verdict for a person. A questionable stock is either within every limit, with a part of its income to be given
 * away (`purify`), or in doubt (`doubt`). A name that was never screened has no verdict.
 */
export const STANDINGS = ["halal", "purify", "doubt", "haram", "not_screened"] as const;
export type Standing = (typeof STANDINGS)[number];

/** The standing of a verdict by its status and reasons. Questionable without a reason for it is a doubt. */
export function standingOf({
  status,
  reasons,
  isScreened,
}: {
  status: ComplianceStatus;
  reasons: readonly Pick<Reason, "code" | "effect">[];
  isScreened: boolean;
}): Standing {
  if (!isScreened) return "not_screened";
  if (status !== "questionable") return status;
  let standing: Standing = "doubt";
  for (const { code, effect } of reasons) {
    if (effect === "note") continue;
    if (code !== "purification_required") return "doubt";
    standing = "purify";
  }
  return standing;
}

/** The standings that a status may have among screened stocks. */
export function standingsOfStatus(status: ComplianceStatus): readonly Standing[] {
  return status === "questionable" ? ["purify", "doubt"] : [status];
}

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
