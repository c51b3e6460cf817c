/** A financial institution whose whole business is declared Sharia-compliant, and the source of that declaration. */
export type IslamicInstitution = { symbol: string; name: string; kind: "bank" | "takaful" | "finance"; source: string };

const FINANCE_LAW =
  "Saudi Finance Companies Control Law, which binds finance companies to Sharia as their own Sharia committees judge it";

/**
 * Screened by their income, not by their sector. A conventional bank's Islamic window is not on the list, and neither is an insurer
 * merely because it is called cooperative (see the overrides for those).
 */
export const ISLAMIC_INSTITUTIONS: readonly IslamicInstitution[] = [
  { symbol: "1120.SR", name: "Al Rajhi Bank", kind: "bank", source: "https://www.alrajhibank.com.sa" },
  { symbol: "1150.SR", name: "Alinma Bank", kind: "bank", source: "https://www.alinma.com" },
  { symbol: "1140.SR", name: "Bank Albilad", kind: "bank", source: "https://www.bankalbilad.com" },
  { symbol: "1020.SR", name: "Bank AlJazira", kind: "bank", source: "https://www.baj.com.sa" },
  { symbol: "8230.SR", name: "Al Rajhi Takaful", kind: "takaful", source: "https://www.alrajhitakaful.com" },
  { symbol: "8012.SR", name: "Aljazira Takaful Taawuni", kind: "takaful", source: "https://www.ajt.com.sa" },
  { symbol: "4081.SR", name: "Nayifat Finance", kind: "finance", source: FINANCE_LAW },
  { symbol: "4082.SR", name: "Morabaha Marina Financing", kind: "finance", source: FINANCE_LAW },
  { symbol: "9596.SR", name: "Quara Finance", kind: "finance", source: FINANCE_LAW },
  { symbol: "1182.SR", name: "Amlak International Finance", kind: "finance", source: FINANCE_LAW },
  { symbol: "1183.SR", name: "SHL Finance", kind: "finance", source: FINANCE_LAW },
  { symbol: "BRIS.JK", name: "Bank Syariah Indonesia", kind: "bank", source: "https://www.bankbsi.co.id" },
  { symbol: "BTPS.JK", name: "Bank BTPN Syariah", kind: "bank", source: "https://www.btpnsyariah.com" },
  { symbol: "BANK.JK", name: "Bank Aladin Syariah", kind: "bank", source: "https://aladinbank.id" },
  { symbol: "PNBS.JK", name: "Bank Panin Dubai Syariah", kind: "bank", source: "https://www.paninbanksyariah.co.id" },
  { symbol: "PAKQATAR.KA", name: "Pak-Qatar Family Takaful", kind: "takaful", source: "https://www.pakqatar.com.pk" },
  { symbol: "PQGTL.KA", name: "Pak-Qatar General Takaful", kind: "takaful", source: "https://www.pakqatar.com.pk" },
];

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
