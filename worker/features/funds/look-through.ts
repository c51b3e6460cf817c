import type { FundHoldings } from "../../../domain/facts/company-facts.ts";
import { type FundPosition, kindOfFund, unpackPosition } from "../../../domain/funds/holdings.ts";
import { KNOWN_FUNDS, knownFund } from "../../../domain/funds/known-funds.ts";
import { lookThrough, type MatchedPosition, overlapOf } from "../../../domain/funds/look-through.ts";
import { type Candidate, comparedName, matchPositions } from "../../../domain/funds/match-positions.ts";
import { findCompanies } from "../../../domain/issuers/find-companies.ts";
import { agedLetters } from "../../../domain/screening/standings-by-standard.ts";
import type { FundLookThrough } from "../../../schema/contracts/funds.ts";
import { batch, type Database } from "../../platform/database.ts";
import { isoDay } from "../../platform/epoch-seconds.ts";
import { nameIndex } from "../stocks/listing/names.ts";
import type { FundDocument } from "./fund-document.ts";
import {
  findNextFund,
  listHeldStocks,
  listKnownIdentifiers,
  type StoredFund,
  saveLookThrough,
  unpackStored,
  upsertFund,
} from "./repository.ts";

type Store = { db: Database; kv: KVNamespace; now: Date };

/** Funds for comparison: they call themselves halal and hold shares. */
export const HALAL_FUNDS = KNOWN_FUNDS.filter(({ claimsHalal, kind }) => claimsHalal && kind === "shares");

/**
 * The KV key of the symbols by ISIN, stored with the embedded data so that the Worker need not contain what one run a month reads.
 * Countries whose numbers contain CUSIPs are left out.
 */
export const ISINS_KEY = "isins";

/** Names are looked up for positions that nothing else identifies, largest weight first. */
const NAMES_MAX = 60;

const FORBIDDEN: ReadonlySet<string> = new Set([
  ...["prohibited_business", "debt_above_limit", "cash_above_limit", "income_above_limit"],
]);

/** Stores the positions of funds; their result is computed afterwards. */
export async function keepFunds(db: Database, holdings: readonly FundHoldings[]): Promise<void> {
  for (const one of holdings) await batch(db, { fund: upsertFund(db, one) });
}

/**
 * Screens the holdings of the next fund that the newest dataset has not been applied to. Returns its symbol; undefined when all are
 * done or nothing is published. One per call, so that each fits an invocation of the free plan.
 */
export async function lookThroughNextFund(store: Store): Promise<string | undefined> {
  const { db } = store;
  const { dataset, next, others } = await findNextFund(
    db,
    HALAL_FUNDS.map(({ symbol }) => symbol),
  );
  if (!dataset || !next) return undefined;
  const positions = positionsOf(next);
  const compared = others.filter(({ symbol }) => symbol !== next.symbol);
  const own = await matched(store, positions);
  const found = lookThrough(own);
  const alike: FundLookThrough["alike"] = [];
  for (const { symbol, asOf, positions: packed } of compared) {
    const overlap = overlapOf(own, await matched(store, positionsOf({ positions: packed })));
    alike.push({ symbol, name: knownFund(symbol)?.name ?? symbol, overlap, asOf });
  }
  const { asOf, source, url } = next;
  const { name = next.symbol, kind: knownKind = "shares" } = knownFund(next.symbol) ?? {};
  const document: Omit<FundDocument, "symbol"> = {
    ...{ asOf, source, url, screenedOn: dataset.screenedOn, ...found },
    standards: found.standards.map(({ standardId, parts }) => ({ standardId, parts: { ...parts } })),
    ...{ offenders: [...found.offenders], largest: [...found.largest], sectors: [...found.sectors] },
    kind: knownKind === "shares" ? kindOfFund(name, positions) : knownKind,
    alike: alike.sort((first, second) => second.overlap - first.overlap),
  };
  await saveLookThrough(db, next, {
    ...{ version: dataset.version, screenedOn: dataset.screenedOn },
    document: JSON.stringify({ symbol: next.symbol, ...document }),
    standards: JSON.stringify(document.standards),
  });
  return next.symbol;
}

function positionsOf({ positions }: Pick<StoredFund, "positions">): FundPosition[] {
  return unpackStored(positions).map(unpackPosition);
}

/** The stock of each position: by ticker, ISIN and LEI, and by name for those that none of them identifies. */
async function matched(store: Store, positions: readonly FundPosition[]): Promise<MatchedPosition[]> {
  const { db } = store;
  const today = isoDay(store.now);
  const shares = positions.filter(({ kind }) => kind === "share");
  const identifiersOf = (wanted: "isin" | "lei") =>
    shares.flatMap((position) => (position.ticker === null ? (position[wanted] ?? []) : []));
  const { byIsin: givenIsins, byLei } = await listKnownIdentifiers(db, {
    ...{ isins: identifiersOf("isin"), leis: identifiersOf("lei") },
  });
  const byIsin = new Map(givenIsins);
  if (shares.some(({ isin }) => isin !== null)) {
    const published = await store.kv.get<Record<string, string>>(ISINS_KEY, "json").catch(() => null);
    for (const { isin } of shares) {
      const symbol = isin === null ? undefined : published?.[isin];
      if (isin !== null && symbol !== undefined) byIsin.set(isin, symbol);
    }
  }
  const identified = [...byIsin.values(), ...byLei.values()];
  const symbols = new Set([...shares.flatMap(({ ticker }) => ticker ?? []), ...identified]);
  const bySymbol = await heldStocks(db, [...symbols], today);
  const byName = new Map<string, Candidate>();
  const first = matchPositions(positions, { bySymbol, byIsin, byLei, byName });
  const unknown = first
    .flatMap(({ position, stock }) => (position.kind === "share" && !stock && position.name ? [position] : []))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, NAMES_MAX);
  if (unknown.length === 0) return first;
  const index = await nameIndex(store);
  const named = new Map<string, string>();
  for (const { name } of unknown) {
    const [best] = index && name ? findCompanies(index, name, { limit: 2 }) : [];
    if (name && best?.isClearMatch && best.match === "exact") named.set(comparedName(name), best.symbol);
  }
  const found = await heldStocks(db, [...named.values()], today);
  for (const [name, symbol] of named) {
    const stock = found.get(symbol);
    if (stock) byName.set(name, stock);
  }
  return matchPositions(positions, { bySymbol, byIsin, byLei, byName });
}

async function heldStocks(db: Database, symbols: readonly string[], today: string): Promise<Map<string, Candidate>> {
  const rows = symbols.length > 0 ? await listHeldStocks(db, symbols) : [];
  return new Map(
    rows.map(({ figuresOn, ...stock }) => {
      const standings = agedLetters(stock.standings, figuresOn, today);
      const reason =
        standings === stock.standings ? stock.reason : FORBIDDEN.has(stock.reason ?? "") ? stock.reason : "stale_data";
      return [stock.symbol, { ...stock, standings, reason }];
    }),
  );
}
