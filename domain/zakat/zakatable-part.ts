import { SHARE_PROXY_PERCENT } from "./zakat-positions.ts";

export type ZakatablePart = {
  /** Percent of the market value on which zakat is due: 25 means 25 %. */
  percent: number;
  basis: "own" | "company_figures" | "accepted_share";
};

/**
 * The zakatable part of a share held for the long term, in percent of its market value.
 *
 * The person's own figure comes first. Cash and receivables ÷ market capitalization is a lower bound of the company's zakatable part,
 * because its goods for sale are not among our figures: it counts when it exceeds the accepted share, up to the whole; otherwise the
 * accepted share counts.
 */
export function zakatablePart(given: { own: number | null; knownPercent: number | null }): ZakatablePart {
  if (given.own !== null) return { percent: Math.min(100, Math.max(0, given.own)), basis: "own" };
  if (given.knownPercent !== null && given.knownPercent > SHARE_PROXY_PERCENT)
    return { percent: Math.min(100, given.knownPercent), basis: "company_figures" };
  return { percent: SHARE_PROXY_PERCENT, basis: "accepted_share" };
}
