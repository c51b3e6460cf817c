import type { PurificationBound } from "../../domain/screening/screening.ts";
import type { RatioName } from "../../domain/standards/standards.ts";
import type { Standard } from "../../domain/standards/standards-on.ts";

/** How a figure that is a bound, or an estimate, is told: "at most", "at least" or "about" before it. */
export const BOUNDS = { upper: "at_most", lower: "at_least", estimate: "about" } as const satisfies Record<
  string,
  PurificationBound
>;

/** A smaller percentage reads as 0.00 %. */
export const LEAST_SHOWN = 0.005;

type Judged = { isMoneyTrade: boolean; verdict: "prohibited" | "differed_upon" | "permissible" };
type Words = { notTested: string; notKnown: string; notApplied: string };

export function ratioWording(bounds: Readonly<Record<PurificationBound, string>>, words: Words) {
  /** An amount or percentage to purify, with "about", "at least" or "at most" where it is only known so. */
  const withBound = (text: string, bound: PurificationBound | null | undefined) =>
    bound ? `${bounds[bound]} ${text}` : text;

  /** What stands in the place of a ratio that has no value: the standard or the business has no such test, or it is not known. */
  function noRatioText(name: RatioName, { isMoneyTrade, verdict }: Judged, standard?: Standard): string {
    if (name === "cashRatio" && standard?.cash === null) return words.notTested;
    const isTested = !isMoneyTrade || (name === "nonCompliantIncomeRatio" && verdict !== "prohibited");
    return isTested ? words.notKnown : words.notApplied;
  }

  return { withBound, noRatioText };
}
