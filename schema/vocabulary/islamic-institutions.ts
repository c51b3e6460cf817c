/** A financial institution that operates without interest by its own statutes, and where that can be read. */
export type IslamicInstitution = { symbol: string; name: string; kind: "bank" | "takaful"; source: string };

/**
 * Screened by their income, not by their sector. Only institutions whose whole business is declared Sharia-compliant: a
 * conventional bank's Islamic window is not one, and neither is an insurer only for being called cooperative.
 */
export const ISLAMIC_INSTITUTIONS: readonly IslamicInstitution[] = [
  { symbol: "1120.SR", name: "Al Rajhi Bank", kind: "bank", source: "https://www.alrajhibank.com.sa" },
  { symbol: "1150.SR", name: "Alinma Bank", kind: "bank", source: "https://www.alinma.com" },
  { symbol: "1140.SR", name: "Bank Albilad", kind: "bank", source: "https://www.bankalbilad.com" },
  { symbol: "1020.SR", name: "Bank AlJazira", kind: "bank", source: "https://www.baj.com.sa" },
];
