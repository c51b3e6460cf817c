import type { Stock } from "../../contracts/stocks.ts";

type Listed = Pick<Stock, "listings" | "verdictOf" | "analysis">;

export const LISTINGS_TITLE = "One company, one answer";

/** Which listing this verdict comes from, when this one was never screened itself. */
export function verdictOfSentence({ verdictOf }: Pick<Stock, "verdictOf">): string | undefined {
  return verdictOf
    ? `This listing was not screened on its own: the verdict is that of ${verdictOf.name} (${verdictOf.symbol}), the same company. Amounts per share are not known for this listing.`
    : undefined;
}

/** What applies to all listings of the company, if it has others. */
export function listingsSentence({ listings, analysis }: Listed): string | undefined {
  if (listings.length === 0) return undefined;
  return analysis.reasons.some(({ code }) => code === "sources_disagree")
    ? "The sources of its listings contradict each other, so the verdict is in doubt on every one of them, whatever a single source says:"
    : "The same verdict holds for the company's other listings; prices are their own:";
}
