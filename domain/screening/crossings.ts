import table from "../../schema/seed/business/crossings.json" with { type: "json" };

/** How often a ratio of a band was on the other side of its limit a year later. Percent, above `from` and up to `to`. */
export type Crossings = { from: number; to: number; cases: number; crossed: number };

/**
 * Quarterly figures of companies that file with the SEC, 2011 to 2026, divided by one market value: that of the later day. So only the
 * figure moves, not the price. The limit is 33 %; a year later is four quarters.
 *
 * @see docs/data.md for the two public collections that were measured
 */
export const CROSSINGS = { debtRatio: table.debtRatio.map(bandOf), cashRatio: table.cashRatio.map(bandOf) };
export const CROSSED_LIMIT = 33;

export const MEASURED_PAIRS = Object.values(CROSSINGS)
  .flat()
  .reduce((sum, { cases }) => sum + cases, 0);

/** What was measured of ratios like this one; undefined where too little was. */
export function crossingsOf(name: keyof typeof CROSSINGS, ratio: number | null): Crossings | undefined {
  if (ratio === null) return undefined;
  return CROSSINGS[name].find(({ from, to }) => ratio <= to && (ratio > from || from === 0));
}

function bandOf([from = 0, to = 0, cases = 0, crossed = 0]: readonly number[]): Crossings {
  return { from, to, cases, crossed };
}
