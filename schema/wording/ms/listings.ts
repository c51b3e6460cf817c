import type { Stock } from "../../contracts/stocks.ts";

type Listed = Pick<Stock, "listings" | "verdictOf" | "analysis">;

export const LISTINGS_TITLE = "Satu syarikat, satu jawapan";

/** Which listing this verdict comes from, when this one was never screened itself. */
export function verdictOfSentence({ verdictOf }: Pick<Stock, "verdictOf">): string | undefined {
  return verdictOf
    ? `Penyenaraian ini tidak disaring secara berasingan: keputusannya ialah keputusan ${verdictOf.name} (${verdictOf.symbol}), syarikat yang sama. Amaun sesaham tidak diketahui bagi penyenaraian ini.`
    : undefined;
}

/** What applies to all listings of the company, if it has others. */
export function listingsSentence({ listings, analysis }: Listed): string | undefined {
  if (listings.length === 0) return undefined;
  return analysis.reasons.some(({ code }) => code === "sources_disagree")
    ? "Sumber bagi penyenaraian-penyenaraiannya saling bercanggah, jadi keputusan bagi setiap satunya belum dapat ditentukan, walau apa pun kata satu sumber:"
    : "Keputusan yang sama terpakai bagi penyenaraian lain syarikat ini; harganya berlainan:";
}
