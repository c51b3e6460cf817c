import type { Stock } from "../../contracts/stocks.ts";

type Listed = Pick<Stock, "listings" | "verdictOf" | "analysis">;

export const LISTINGS_TITLE = "Satu perusahaan, satu jawaban";

/** Which listing this verdict comes from, when this one was never screened itself. */
export function verdictOfSentence({ verdictOf }: Pick<Stock, "verdictOf">): string | undefined {
  return verdictOf
    ? `Pencatatan ini tidak disaring tersendiri: hasilnya adalah hasil ${verdictOf.name} (${verdictOf.symbol}), perusahaan yang sama. Jumlah per saham tidak diketahui untuk pencatatan ini.`
    : undefined;
}

/** What applies to all listings of the company, if it has others. */
export function listingsSentence({ listings, analysis }: Listed): string | undefined {
  if (listings.length === 0) return undefined;
  return analysis.reasons.some(({ code }) => code === "sources_disagree")
    ? "Sumber-sumber dari berbagai pencatatannya saling bertentangan, sehingga hasilnya belum dapat dipastikan pada semuanya, apa pun yang dikatakan satu sumber:"
    : "Hasil yang sama berlaku untuk pencatatan lain perusahaan ini; harganya masing-masing:";
}
