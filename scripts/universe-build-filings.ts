import type { CompanyFundamentals, ProviderAccess, Tally } from "../worker/market-data/providers.ts";

export type FilingsOfStock = {
  cik: string;
  sic: string | null;
  isOverTheCounter: boolean;
  fundamentals: CompanyFundamentals | undefined;
};

/** What the SEC knows of the American stocks, by symbol. */
export async function readFilings(
  _files: ProviderAccess,
  _data: ProviderAccess,
  _wanted: { symbols: readonly string[]; screenedOn: string },
): Promise<{ bySymbol: Map<string, FilingsOfStock>; tallies: Record<string, Tally> }> {
  return { bySymbol: new Map(), tallies: {} };
}
