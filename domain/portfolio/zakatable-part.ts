import { SHARE_PROXY_PERCENT } from "../zakat/zakat-positions.ts";

export type ZakatablePart = {
  /** Percent of the market value that zakat is counted on: 25 means 25 %. */
  percent: number;
  basis: "own" | "company_figures" | "accepted_share";
};

/**
 * How much of a share held for the long term is zakatable, in percent of its market value.
 *
 * What the person says goes first. Cash and receivables ÷ market capitalization is at least the company's zakatable part, because its
 * goods for sale are not among our figures: where that is more than the accepted share it counts, at most the whole; else the accepted
 * share does.
 */
export function zakatablePart(given: { own: number | null; knownPercent: number | null }): ZakatablePart {
  if (given.own !== null) return { percent: Math.min(100, Math.max(0, given.own)), basis: "own" };
  if (given.knownPercent !== null && given.knownPercent > SHARE_PROXY_PERCENT)
    return { percent: Math.min(100, given.knownPercent), basis: "company_figures" };
  return { percent: SHARE_PROXY_PERCENT, basis: "accepted_share" };
}
