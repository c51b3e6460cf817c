import type { Stock } from "../../contracts/stocks.ts";
import { of } from "./format.ts";

type Listed = Pick<Stock, "listings" | "verdictOf" | "analysis">;

export const LISTINGS_TITLE = "Une société, une réponse";

/** Which listing this verdict comes from, when this one was never screened itself. */
export function verdictOfSentence({ verdictOf }: Pick<Stock, "verdictOf">): string | undefined {
  return verdictOf
    ? `Cette cotation n’a pas été examinée à part : le résultat est celui ${of(verdictOf.name)} (${verdictOf.symbol}), la même société. Les montants par action ne sont pas connus pour cette cotation.`
    : undefined;
}

/** What applies to all listings of the company, if it has others. */
export function listingsSentence({ listings, analysis }: Listed): string | undefined {
  if (listings.length === 0) return undefined;
  return analysis.reasons.some(({ code }) => code === "sources_disagree")
    ? "Les sources de ses cotations se contredisent : le résultat est donc indéterminé pour chacune d’elles, quoi que dise une source seule :"
    : "Le même résultat vaut pour les autres cotations de la société ; chacune a son propre cours :";
}
