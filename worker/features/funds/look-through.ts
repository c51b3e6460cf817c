import { isoDay } from "../../../domain/facts/iso-date.ts";
import { type FundPosition, kindOfFund, unpackPosition } from "../../../domain/funds/holdings.ts";
import { KNOWN_FUNDS, knownFund } from "../../../domain/funds/known-funds.ts";
import {
  addToTally,
  emptyFundTally,
  type FundTally,
  type MatchedPosition,
  overlapOf,
  resultOf,
} from "../../../domain/funds/look-through.ts";
import { type Candidate, comparedName, matchPositions } from "../../../domain/funds/match-positions.ts";
import { HOUSE_STANDARD_ID } from "../../../domain/standards/standards.ts";
import type { Database } from "../../platform/database.ts";
import { findCompanies } from "../../verdicts/listing/find-companies.ts";
import { nameIndex } from "../../verdicts/listing/indexes.ts";
import { readStanding, standingsFrom, standingsOf } from "../../verdicts/standings-text.ts";
import { type FundDocument, summaryOfFund } from "./fund-document.ts";
import {
  findNextFund,
  listHeldStocks,
  listKnownIdentifiers,
  listPublishedIsins,
  saveLookThrough,
  saveProgress,
  unpackStored,
} from "./repository.ts";

type Store = { db: Database; kv: KVNamespace; now: Date };

/** Funds for comparison: they call themselves halal and hold shares. */
export const HALAL_FUNDS = KNOWN_FUNDS.filter(({ claimsHalal, kind }) => claimsHalal && kind === "shares");

/** Names are looked up for positions that nothing else identifies, largest weight first. */
const NAMES_MAX = 30;

/** Lines of a fund that are looked through at once: more take longer than an invocation of the free plan may. */
const LINES_AT_ONCE = 400;

/**
 * Screens the holdings of the next fund that the newest dataset has not been applied to, or the next lines of a long list. Returns its
 * symbol; undefined when all are done or nothing is published.
 */
export async function lookThroughNextFund(store: Store): Promise<string | undefined> {
  const { db } = store;
  const compared = HALAL_FUNDS.map(({ symbol }) => symbol);
  const { dataset, next, others } = await findNextFund(db, compared, LINES_AT_ONCE);
  if (!dataset || !next) return undefined;
  const { symbol, asOf, source, url, from } = next;
  const begun: FundTally = { ...emptyFundTally(), ...JSON.parse(next.tally ?? "{}") };
  const tally = addToTally(begun, await matched(store, unpackStored(next.lines).map(unpackPosition)));
  const to = from + LINES_AT_ONCE;
  if (to < next.total) {
    await saveProgress(db, next, { version: dataset.version, from: to, tally: JSON.stringify(tally) });
    return symbol;
  }
  const known = knownFund(symbol);
  const name = known?.name ?? next.name ?? symbol;
  const knownKind = known?.kind ?? "shares";
  const found = resultOf(tally);
  const alike = others
    .filter((other) => other.symbol !== symbol && other.weights !== null)
    .map((other) => ({
      symbol: other.symbol,
      name: knownFund(other.symbol)?.name ?? other.symbol,
      asOf: other.asOf,
      overlap: overlapOf(tally.weights, JSON.parse(other.weights ?? "{}") as FundTally["weights"]),
    }))
    .sort((first, second) => second.overlap - first.overlap);
  const document: FundDocument = {
    symbol,
    asOf,
    source,
    url,
    screenedOn: dataset.screenedOn,
    ...found,
    standards: found.standards.map(({ standardId, parts }) => ({ standardId, parts: { ...parts } })),
    offenders: [...found.offenders],
    largest: [...found.largest],
    sectors: [...found.sectors],
    kind: knownKind === "shares" ? kindOfFund(name, tally.kinds) : knownKind,
    alike,
  };
  await saveLookThrough(db, next, {
    version: dataset.version,
    screenedOn: dataset.screenedOn,
    document: JSON.stringify(document),
    summary: JSON.stringify(summaryOfFund(document)),
    weights: compared.includes(symbol) ? JSON.stringify(tally.weights) : null,
    standards: known?.claimsHalal ? JSON.stringify(document.standards) : null,
  });
  return symbol;
}

/** The stock of each position: by ticker, ISIN and LEI, and by name for those that none of them identifies. */
async function matched(store: Store, positions: readonly FundPosition[]): Promise<MatchedPosition[]> {
  const { db } = store;
  const today = isoDay(store.now);
  const shares = positions.filter(({ kind }) => kind === "share");
  const identifiersOf = (wanted: "isin" | "lei") =>
    shares.flatMap((position) => (position.ticker === null ? (position[wanted] ?? []) : []));
  const given = await listKnownIdentifiers(db, [...identifiersOf("isin"), ...identifiersOf("lei")]);
  const isins = shares.some(({ ticker, isin }) => ticker === null && isin !== null) ? shares : [];
  const published = await listPublishedIsins(
    store.kv,
    isins.flatMap(({ isin }) => isin ?? []),
  );
  const [byIsin, byLei] = [new Map([...given, ...published]), given];
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
    const [best] = index && name ? findCompanies(index, name, { limit: 2, isWholeName: true }) : [];
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
    rows.map((stock) => {
      const standings = stock.standings && standingsFrom(stock.standings, today);
      const hasAged = readStanding(standings, HOUSE_STANDARD_ID) !== readStanding(stock.standings, HOUSE_STANDARD_ID);
      const reason = hasAged ? "stale_data" : stock.reason;
      return [stock.symbol, { ...stock, standings: standings ? standingsOf(standings) : null, reason }];
    }),
  );
}
