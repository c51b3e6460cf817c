import { isShareRecord, ownName, type ShareName, sharesNamed } from "../../../../../domain/portfolio/records.ts";
import { call } from "../../../lib/http.ts";
import type { KeptPortfolio } from "../portfolio-store.ts";
import type { PortfolioView } from "../portfolio-view.ts";

export type Candidate = { symbol: string; name: string };

const CANDIDATES = 3;
/** A file of a thousand foreign symbols must not become a thousand questions. */
const SYMBOLS_ASKED = 20;
const NAMES_ASKED = 100;

/** The names that a person wrote in a symbol's place, and ISINs without a symbol, that have none yet. */
export function namesToFind({ records, symbols }: KeptPortfolio): string[] {
  const isBare = ({ symbol }: ShareName) => symbol === null;
  const names = records.filter(isShareRecord).flatMap(sharesNamed).filter(isBare).map(ownName);
  return [...new Set(names)].filter((name) => !Object.hasOwn(symbols, name)).slice(0, NAMES_ASKED);
}

/** The symbols that no company or fund has by themselves: listed on several markets, or misspelled. */
export function unknownSymbols({ positions }: PortfolioView, { symbols }: KeptPortfolio): string[] {
  return positions
    .flatMap(({ stock, heldFund, position: { share } }) => (stock || heldFund ? [] : (share.symbol ?? [])))
    .filter((symbol) => !Object.hasOwn(symbols, symbol))
    .slice(0, SYMBOLS_ASKED);
}

/** What names may mean, and the symbol that is clearly meant. A name that cannot be asked about now is left out. */
export async function findNames(
  names: readonly string[],
): Promise<Map<string, { clear: string | undefined; candidates: Candidate[] }>> {
  const found = new Map<string, { clear: string | undefined; candidates: Candidate[] }>();
  for (const name of names) {
    const companies = await call("GET /api/companies/search", { query: { q: name } }).catch(() => undefined);
    if (!companies) continue;
    const candidates = companies.slice(0, CANDIDATES).map(({ symbol, name }) => ({ symbol, name }));
    found.set(name, { clear: companies.find(({ isClearMatch }) => isClearMatch)?.symbol, candidates });
  }
  return found;
}
