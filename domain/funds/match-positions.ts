import { bareName, foldedWords } from "../issuers/folded-names.ts";
import type { FundPosition } from "./holdings.ts";
import type { HeldStock, MatchedPosition } from "./look-through.ts";

/** A stock that a position may be, with the facts that identify it. */
export type Candidate = HeldStock & { price: number | null };

export type Candidates = {
  bySymbol: ReadonlyMap<string, Candidate>;
  /** Symbols by ISIN. */
  byIsin: ReadonlyMap<string, string>;
  /** Symbols by the Legal Entity Identifier of their company. */
  byLei: ReadonlyMap<string, string>;
  /** By the folded name without its legal forms; a name shared by two companies is absent. */
  byName: ReadonlyMap<string, Candidate>;
};

/** Prices of one company's share differ by less, however far apart their days are and despite splits. */
const PRICE_FACTOR = 4;

/**
 * The stock of each position: by its ticker, otherwise its ISIN, its company's LEI if the names agree, or its name. A ticker counts
 * as another company's, and as no match, when both figures and name contradict it.
 */
export function matchPositions(positions: readonly FundPosition[], candidates: Candidates): MatchedPosition[] {
  return positions.map((position) => ({
    position,
    stock: position.kind === "share" ? stockOf(position, candidates) : undefined,
  }));
}

function stockOf(position: FundPosition, { bySymbol, byIsin, byLei, byName }: Candidates): HeldStock | undefined {
  const { ticker, isin, lei, name } = position;
  const byTicker = ticker === null ? undefined : bySymbol.get(ticker);
  if (byTicker && !isAnother(position, byTicker)) return byTicker;
  const symbol = isin === null ? undefined : byIsin.get(isin);
  const ofIsin = symbol === undefined ? undefined : bySymbol.get(symbol);
  if (ofIsin) return ofIsin;
  const ofLei = bySymbol.get((lei !== null && byLei.get(lei)) || "");
  if (ofLei && name !== null && isAlike(name, ofLei.name)) return ofLei;
  return name === null ? undefined : byName.get(comparedName(name));
}

function isAnother(position: FundPosition, stock: Candidate): boolean {
  if (position.name === null || isAlike(position.name, stock.name)) return false;
  if (position.price === null || stock.price === null || stock.price === 0) return true;
  const factor = position.price / stock.price;
  return factor > PRICE_FACTOR || factor < 1 / PRICE_FACTOR;
}

function isAlike(one: string, other: string): boolean {
  const [first = ""] = bareName(foldedWords(one));
  const words = foldedWords(other);
  return words.some((word) => word === first || (sameStart(word, first) && Math.min(word.length, first.length) > 2));
}

const sameStart = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/** A name in the form for comparison: folded, without legal forms and spaces. */
export function comparedName(name: string): string {
  return bareName(foldedWords(name)).join("");
}
