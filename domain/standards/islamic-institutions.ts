import institutions from "../../schema/seed/business/islamic-institutions.json" with { type: "json" };

/** A financial institution whose whole business is declared Sharia-compliant, and the source of that declaration. */
export type IslamicInstitution = { symbol: string; name: string; kind: "bank" | "takaful" | "finance"; source: string };

/**
 * Screened by their income, not by their sector. A conventional bank's Islamic window is not on the list, and neither is an insurer
 * merely because it is called cooperative (see the overrides for those).
 */
export const ISLAMIC_INSTITUTIONS = institutions as readonly IslamicInstitution[];

/**
 * Markets where companies have murabaha, ijara and sukuk as well as interest-bearing loans on their balance sheets. No source here
 * separates the two, so the debt of such a company is an upper bound of its debt at interest.
 */
const ISLAMIC_FINANCING_MARKETS = [{ country: "Saudi Arabia", symbolSuffix: ".SR" }] as const satisfies readonly {
  country: string;
  symbolSuffix: string;
}[];

/** Whether the company's debt may be Islamic financing. */
export function isFinancedIslamically({ country, symbol }: { country: string | null; symbol: string }): boolean {
  return ISLAMIC_FINANCING_MARKETS.some((market) => country === market.country || symbol.endsWith(market.symbolSuffix));
}
