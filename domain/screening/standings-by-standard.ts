import { STANDARD_IDS, type StandardId, standardsShown } from "../standards/standards.ts";
import { type FigureOf, standsUntil } from "./age.ts";
import type { Screening, StandardVerdict } from "./screening.ts";
import { type Standing, standingOf } from "./standing.ts";

/** A stock's result under one standard: a standing, or that no source has the standard's own inputs. */
export type StandingUnderStandard = Standing | "cannot_be_judged";

/** With the last day on which it holds, if nothing but time passes; null when age does not change it. */
export type StandardStanding = { standardId: StandardId; standing: StandingUnderStandard; until: string | null };

/** The standings of a screening under every standard, in the order of STANDARD_IDS: lists and funds count by them. */
export function standingsByStandard(
  { standards, business, screenedOn }: Pick<Screening, "business" | "standards" | "screenedOn">,
  isScreened: boolean,
  figureOf: FigureOf,
): StandardStanding[] {
  return STANDARD_IDS.map((standardId) => {
    const verdict = isScreened && standards.find((one) => one.standardId === standardId);
    if (!verdict) return { standardId, standing: "not_screened", until: null };
    const until = standsUntil(verdict, business, figureOf, screenedOn);
    return { standardId, standing: standingUnder(verdict), until };
  });
}

function standingUnder(verdict: StandardVerdict): StandingUnderStandard {
  const standing = standingOf({ ...verdict, isScreened: true });
  const isMissing = verdict.reasons.some(({ code, effect }) => code === "cannot_be_judged" && effect === "verdict");
  return standing === "doubt" && isMissing ? "cannot_be_judged" : standing;
}

/** Who passes a stock and who forbids it. */
export type Sides = { passes: StandardId[]; fails: StandardId[] };

/** Null where no standard that the stock shows passes it while another forbids it. A doubt is on neither side. */
export function sidesOf(
  standings: readonly { standardId: StandardId; standing: StandingUnderStandard }[],
  symbol: string,
): Sides | null {
  const shown = standardsShown(standings, symbol);
  const idsOf = (...wanted: StandingUnderStandard[]) =>
    shown.filter(({ standing }) => wanted.includes(standing)).map(({ standardId }) => standardId);
  const sides = { passes: idsOf("halal", "purify"), fails: idsOf("haram") };
  return sides.passes.length > 0 && sides.fails.length > 0 ? sides : null;
}
