import type { Stock } from "../../contracts/stocks.ts";

type Listed = Pick<Stock, "listings" | "verdictOf" | "analysis">;

export const LISTINGS_TITLE = "Tek şirket, tek yanıt";

/** Which listing this verdict comes from, when this one was never screened itself. */
export function verdictOfSentence({ verdictOf }: Pick<Stock, "verdictOf">): string | undefined {
  return verdictOf
    ? `Bu kotasyon ayrıca taranmadı: Sonuç, aynı şirketin ${verdictOf.name} (${verdictOf.symbol}) kotasyonuna aittir. Pay başına tutarlar bu kotasyon için bilinmiyor.`
    : undefined;
}

/** What applies to all listings of the company, if it has others. */
export function listingsSentence({ listings, analysis }: Listed): string | undefined {
  if (listings.length === 0) return undefined;
  return analysis.reasons.some(({ code }) => code === "sources_disagree")
    ? "Kotasyonlarının kaynakları birbiriyle çelişiyor; bu yüzden tek bir kaynak ne derse desin, hepsinde sonuç belirsiz:"
    : "Aynı sonuç şirketin diğer kotasyonları için de geçerlidir; fiyatları kendilerine aittir:";
}
