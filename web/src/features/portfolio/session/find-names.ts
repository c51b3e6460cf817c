import { ownName, type ShareName } from "../../../../../domain/portfolio/records.ts";
import { call } from "../../../lib/http.ts";
import type { KeptPortfolio } from "../portfolio-store.ts";

export type Candidate = { symbol: string; name: string };

const CANDIDATES = 3;

/** The names that a person wrote in a symbol's place, and that have none yet. */
export function namesToFind({ records, symbols }: KeptPortfolio): string[] {
  const isBare = ({ symbol, isin }: ShareName) => symbol === null && isin === null;
  const names = records.flatMap((record) =>
    record.kind !== "gift" && isBare(record.share) ? [ownName(record.share)] : [],
  );
  return [...new Set(names)].filter((name) => !Object.hasOwn(symbols, name));
}

/** What names may mean: one candidate where it is clear, else those to choose from. A name that cannot be asked about now is left out. */
export async function findNames(names: readonly string[]): Promise<Map<string, Candidate | Candidate[]>> {
  const found = new Map<string, Candidate | Candidate[]>();
  for (const name of names) {
    const companies = await call("GET /api/companies/search", { query: { q: name } }).catch(() => undefined);
    if (!companies) continue;
    const meant = companies.find(({ isClearMatch }) => isClearMatch);
    const candidates = companies.slice(0, CANDIDATES).map(({ symbol, name }) => ({ symbol, name }));
    found.set(name, meant ? { symbol: meant.symbol, name: meant.name } : candidates);
  }
  return found;
}
