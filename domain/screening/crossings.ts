import type { RatioName } from "../standards/standards.ts";

/** How often a ratio of a band was on the other side of its limit a year later. Percent, above `from` and up to `to`. */
export type Crossings = { from: number; to: number; cases: number; crossed: number };

/**
 * Quarterly figures of companies that file with the SEC, 2011 to 2026, divided by one market value: that of the later day. So only the
 * figure moves, not the price. The limit is 33 %; a year later is four quarters.
 *
 * @see docs/data.md for the two public collections that were measured
 */
export const CROSSINGS: Readonly<Record<Exclude<RatioName, "nonCompliantIncomeRatio">, readonly Crossings[]>> = {
  debtRatio: [
    { from: 0, to: 11, cases: 1130, crossed: 9 },
    { from: 11, to: 22, cases: 899, crossed: 22 },
    { from: 22, to: 33, cases: 473, crossed: 72 },
    { from: 33, to: 40, cases: 219, crossed: 54 },
    { from: 40, to: 66, cases: 503, crossed: 5 },
  ],
  cashRatio: [
    { from: 0, to: 11, cases: 6259, crossed: 20 },
    { from: 11, to: 22, cases: 704, crossed: 16 },
    { from: 22, to: 33, cases: 247, crossed: 36 },
    { from: 33, to: 40, cases: 112, crossed: 56 },
    { from: 40, to: 66, cases: 172, crossed: 36 },
  ],
};
export const CROSSED_LIMIT = 33;

export const MEASURED_PAIRS = Object.values(CROSSINGS)
  .flat()
  .reduce((sum, { cases }) => sum + cases, 0);

/** What was measured of ratios like this one; undefined where too little was. */
export function crossingsOf(name: keyof typeof CROSSINGS, ratio: number | null): Crossings | undefined {
  if (ratio === null) return undefined;
  return CROSSINGS[name].find(({ from, to }) => ratio <= to && (ratio > from || from === 0));
}
