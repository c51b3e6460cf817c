import { type ExchangeCode, exchangeName, isAmericanExchange } from "../../../domain/facts/exchanges.ts";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import { isFundTicker } from "../../../domain/funds/fund-requests.ts";
import { findFunds } from "../../../domain/funds/known-funds.ts";
import type { StandardId } from "../../../domain/standards/standards.ts";
import type { Alternatives, Company, Industry, ListedStock, ListOrder } from "../../../schema/contracts/stocks.ts";
import { UNREAD_FUND_NAME } from "../../../schema/wording/en/funds.ts";
import type { Database } from "../../platform/database.ts";
import { AppError } from "../../platform/errors.ts";
import { findCompanies, idsOfNames, listingsOfLocalSymbol } from "../../verdicts/listing/find-companies.ts";
import { nameIndex, peerIndex, stockIndex, stockRanks } from "../../verdicts/listing/indexes.ts";
import { peersOf } from "../../verdicts/listing/peer-index.ts";
import { type StockFilter, selectPage } from "../../verdicts/listing/stock-index.ts";
import { cachedStock, cacheStock, datasetVersion, type StockBytes } from "../../verdicts/published.ts";
import { stockAnswer, withVerdictOf } from "../../verdicts/stock-document.ts";
import { findOtherFund } from "../funds/repository.ts";
import type { StockCopy } from "./copies/copies.ts";
import { findStockAndVersion, findStockBySymbol, listedOn, listStocksById, type StoredStock } from "./repository.ts";

const SUGGESTIONS_MAX = 10;
const SUGGESTION_MIN_LENGTH = 2;
const FUNDS_MAX = 4;

/** Where answers are found: in the isolate, otherwise in KV or D1; only in the copy while D1 refuses every query. */
export type Store = { db: Database; kv: KVNamespace; now: Date; copy?: StockCopy };

/** A stock with its verdict, as JSON, and its dataset's version. */
type StockAnswer = { bytes: StockBytes; version: string | undefined };

const encoder = new TextEncoder();

type Page = {
  cursor?: number | undefined;
  limit: number;
  sort?: { order: ListOrder; isDescending: boolean } | undefined;
};
type StockPage = { rows: ListedStock[]; nextCursor: number | null; totalCount: number };

const NO_STOCKS: StockPage = { rows: [], nextCursor: null, totalCount: 0 };

/**
 * One stock with its verdict: from the isolate's cache if it has the current dataset, otherwise by one read of D1.
 *
 * @throws AppError not_found with the sentence a person is shown; conflict when several markets have the symbol
 */
export async function lookUpStock(store: Store, symbol: string): Promise<StockAnswer> {
  if (store.copy) return { bytes: await bytesOf(store, await store.copy.find(symbol), symbol), version: undefined };
  const dataset = await datasetVersion(store);
  if (dataset === undefined) return lookUpStockAndVersion(store, symbol);
  const version = answerVersion(dataset, store.now);
  const cached = cachedStock(version, symbol);
  if (cached !== undefined) return { bytes: cached, version };
  const bytes = await bytesOf(store, await findStockBySymbol(store.db, symbol), symbol);
  cacheStock(version, symbol, bytes);
  return { bytes, version };
}

async function lookUpStockAndVersion(store: Store, symbol: string): Promise<StockAnswer> {
  const { stock, version: dataset } = await findStockAndVersion(store.db, symbol);
  if (dataset !== undefined) await datasetVersion(store, dataset);
  return { bytes: await bytesOf(store, stock, symbol), version: dataset && answerVersion(dataset, store.now) };
}

async function bytesOf(store: Store, stock: StoredStock | undefined, symbol: string): Promise<StockBytes> {
  if (stock) return encoder.encode(documentOf(stock, isoDay(store.now))) as StockBytes;
  const index = await nameIndex(store);
  const markets = index ? listingsOfLocalSymbol(index, symbol) : [];
  if (markets.length > 1) {
    const choice = markets.map((listing) => `${listing.symbol} (${exchangeName(listing.exchange).displayName})`);
    throw new AppError(
      "conflict",
      `${symbol} is listed on more than one market: ${choice.join(", ")}. Please choose one.`,
    );
  }
  throw new AppError("not_found", `${symbol} is not a valid stock symbol. Please check the spelling and try again.`);
}

function documentOf({ id, document, listings, verdictOf }: StoredStock, today: string): string {
  if (listings === null) return stockAnswer(id, document, today);
  if (verdictOf === null) return stockAnswer(id, document, today, listings);
  return withVerdictOf(id, document, today, listings, verdictOf);
}

/** The version of an answer about a stock: it changes with the dataset, and with the day, since verdicts age. */
export function answerVersion(dataset: string, now: Date): string {
  return `${dataset}-${isoDay(now)}`;
}

/** The companies that match a text, best match first; none for fewer than two letters. */
export async function suggestCompanies(
  store: Store,
  text: string,
  { exchanges }: { exchanges: readonly ExchangeCode[] | undefined },
): Promise<Company[]> {
  if (text.trim().length < SUGGESTION_MIN_LENGTH) return [];
  const index = await nameIndex(store);
  const companies = index
    ? findCompanies(index, text, { exchanges, limit: SUGGESTIONS_MAX, today: isoDay(store.now) })
    : [];
  if (exchanges && !exchanges.some(isAmericanExchange)) return companies;
  const suggested = withFunds(text, companies);
  const isNamed = suggested.some(({ match, isFund }) => isFund || match === "exact" || match === "start");
  const symbol = text.trim().toUpperCase();
  const fund = !isNamed && isFundTicker(symbol) ? await otherFund(store, symbol) : undefined;
  return fund ? [fund, ...suggested.filter(({ match }) => match !== "nearest")].slice(0, SUGGESTIONS_MAX) : suggested;
}

/** A fund of the SEC's list by its ticker. While the database does not answer, there is none. */
async function otherFund({ db }: Store, symbol: string): Promise<Company | undefined> {
  const found = await findOtherFund(db, symbol).catch(() => undefined);
  if (!found?.read && !found?.isListed) return undefined;
  return fundSuggestion(symbol, found.read?.name ?? UNREAD_FUND_NAME, true);
}

function fundSuggestion(symbol: string, name: string, isClearMatch: boolean): Company {
  return { symbol, name, exchange: "NYSE", standing: "not_screened", match: "words", isClearMatch, isFund: true };
}

/** Funds come before companies that only resemble the text, and after those that it names. */
function withFunds(text: string, companies: readonly Company[]): Company[] {
  const found = findFunds(text, FUNDS_MAX);
  const clear = companies.filter(({ match }) => match === "exact" || match === "start");
  const rest = companies.filter((company) => !clear.includes(company));
  const funds = found.map(({ symbol, name, isNamed }) =>
    fundSuggestion(symbol, name, isNamed && found.length === 1 && clear.length === 0),
  );
  if (funds.length === 0) return [...companies];
  const others = rest
    .filter(({ match }) => match !== "nearest")
    .map((company) => ({ ...company, isClearMatch: false }));
  return [...clear, ...funds, ...others].slice(0, SUGGESTIONS_MAX);
}

export async function browseStocks(store: Store, filter: StockFilter, page: Page): Promise<StockPage> {
  return listPage(store, filter, page);
}

export async function findStocks(store: Store, text: string, filter: StockFilter, page: Page): Promise<StockPage> {
  if (text.trim() === "") return browseStocks(store, filter, page);
  const names = await nameIndex(store);
  return names ? listPage(store, filter, page, idsOfNames(names, text)) : NO_STOCKS;
}

export async function listIndustries(store: Store): Promise<readonly Industry[]> {
  return (await stockIndex(store))?.names ?? [];
}

async function listPage(store: Store, filter: StockFilter, page: Page, among?: readonly number[]): Promise<StockPage> {
  const index = await stockIndex(store);
  if (!index) return NO_STOCKS;
  const today = isoDay(store.now);
  const ranks = page.sort && (await stockRanks(store));
  const orders = page.sort && ranks && { ranks, ...page.sort };
  const { ids, nextCursor, totalCount } = selectPage(index, filter, { ...page, today, among, orders });
  return { rows: ids.length > 0 ? await listedStocks(store, ids) : [], nextCursor, totalCount };
}

async function listedStocks({ db, now, copy }: Store, wanted: readonly number[]): Promise<ListedStock[]> {
  return copy ? listedOn(await copy.rows(wanted), wanted, isoDay(now)) : listStocksById(db, wanted, isoDay(now));
}

/** Companies in the same business with a better standing than a stock; none for a name that was never screened. */
export async function findAlternatives(store: Store, symbol: string, standardId: StandardId): Promise<Alternatives> {
  const index = await peerIndex(store);
  const today = isoDay(store.now);
  const found = index === undefined ? undefined : peersOf(index, symbol, { standardId, today });
  if (!found) return { ...NO_ALTERNATIVES, standardId };
  const { scope, compared, passing, peers, stock, sector, industry } = found;
  const rows = peers.length > 0 ? await listedStocks(store, ids(peers)) : [];
  const stocks = peers.flatMap((peer) =>
    rows.filter(({ id }) => id === peer.id).map((row) => ({ ...row, region: peer.region })),
  );
  return { standardId, scope, industry, sector, region: stock.region, compared, passing, stocks };
}

const ids = (peers: readonly { id: number }[]) => peers.map(({ id }) => id);

const NO_ALTERNATIVES = {
  scope: null,
  industry: null,
  sector: null,
  region: null,
  compared: 0,
  passing: 0,
  stocks: [],
};
