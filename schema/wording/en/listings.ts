import type { Stock } from "../../contracts/stocks.ts";
import { LISTINGS, VERDICT_OF } from "./listings.words.ts";
import { shortName } from "./names.ts";

export { LISTINGS_TITLE } from "./listings.words.ts";

/** Which listing this verdict comes from, when this one was never screened itself. */
export const verdictOfSentence = ({ verdictOf }: Pick<Stock, "verdictOf">): string | undefined =>
  verdictOf ? VERDICT_OF(shortName(verdictOf.name), verdictOf.symbol) : undefined;

/** What applies to all listings of the company, if it has others. */
export function listingsSentence({ listings, analysis }: Pick<Stock, "listings" | "analysis">): string | undefined {
  if (listings.length === 0) return undefined;
  return analysis.reasons.some(({ code }) => code === "sources_disagree") ? LISTINGS.differ : LISTINGS.same;
}
