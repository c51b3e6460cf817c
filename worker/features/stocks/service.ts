import type { Company, StockSummary } from "../../../schema/contracts/stocks.ts";
import { cachedBlob } from "../../platform/cache.ts";
import type { Database } from "../../platform/database.ts";
import { AppError } from "../../platform/errors.ts";
import { keepDatasetVersion, knownDatasetVersion } from "./dataset-version.ts";
import { heldStock, holdStock, type StockBytes } from "./held-stocks.ts";
import { foldedLines, foldedWords, idsOfNames, NAME_INDEX_KEY } from "./listing/name-index.ts";
import { listIndexedStocks, listNameLines } from "./listing/repository.ts";
import {
  decodeStockIndex,
  encodeStockIndex,
  STOCK_INDEX_KEY,
  type StockFilter,
  selectPage,
} from "./listing/stock-index.ts";
import {
  findStockAndVersion,
  findStockBySymbol,
  listCompaniesBySearch,
  listStocksById,
  type StoredStock,
} from "./repository.ts";
import { searchExpression } from "./search-expression.ts";
import { withId } from "./stock-document.ts";

const SUGGESTIONS_MAX = 10;
const SUGGESTION_MIN_LENGTH = 2;

type Store = { db: Database; kv: KVNamespace; now: Date };
/** Where a look-up finds its answer: in the isolate, else in D1. */
type LookUpStore = { db: Database; kv: KVNamespace; now: Date };

/** A stock with its verdict, as JSON, and the version of the dataset that says so. */
type StockAnswer = { bytes: StockBytes; version: string | undefined };

const encoder = new TextEncoder();

type Page = { cursor?: number | undefined; limit: number };
type StockPage = { rows: StockSummary[]; nextCursor: number | null; totalCount: number };

const NO_STOCKS: StockPage = { rows: [], nextCursor: null, totalCount: 0 };

/**
 * One stock with its verdict: what the isolate holds of the dataset it knows to be served, else one read of D1.
 *
 * @throws AppError not_found with the sentence a person is shown
 */
export async function lookUpStock(store: LookUpStore, symbol: string): Promise<StockAnswer> {
  const version = await knownDatasetVersion(store);
  if (version === undefined) return lookUpStockAndVersion(store, symbol);
  const held = heldStock(version, symbol);
  if (held !== undefined) return { bytes: held, version };
  const bytes = bytesOf(await findStockBySymbol(store.db, symbol), symbol);
  holdStock(version, symbol, bytes);
  return { bytes, version };
}

async function lookUpStockAndVersion(store: LookUpStore, symbol: string): Promise<StockAnswer> {
  const { stock, version } = await findStockAndVersion(store.db, symbol);
  if (version !== undefined) await keepDatasetVersion(store, version);
  return { bytes: bytesOf(stock, symbol), version };
}

function bytesOf(stock: StoredStock | undefined, symbol: string): StockBytes {
  if (stock) return encoder.encode(withId(stock.id, stock.document)) as StockBytes;
  throw new AppError("not_found", `${symbol} is not a valid stock symbol. Please check the spelling and try again.`);
}

/** Companies whose name or symbol starts with the words typed; none for fewer than two characters. */
export async function suggestCompanies(db: Database, text: string, filter: StockFilter): Promise<Company[]> {
  const expression = text.trim().length >= SUGGESTION_MIN_LENGTH ? searchExpression(text, filter) : null;
  return expression ? listCompaniesBySearch(db, expression, SUGGESTIONS_MAX) : [];
}

/** Screened stocks of a filter, largest first. */
export async function browseStocks(store: Store, filter: StockFilter, page: Page): Promise<StockPage> {
  return listPage(store, filter, page);
}

/** Screened stocks that match a text and a filter, largest first; without a text, those of the filter. */
export async function findStocks(store: Store, text: string, filter: StockFilter, page: Page): Promise<StockPage> {
  if (text.trim() === "") return browseStocks(store, filter, page);
  const words = foldedWords(text);
  const names = words && (await nameIndex(store));
  return words && names ? listPage(store, filter, page, idsOfNames(names, words)) : NO_STOCKS;
}

async function listPage(store: Store, filter: StockFilter, page: Page, among?: readonly number[]): Promise<StockPage> {
  const index = await stockIndex(store);
  if (!index) return NO_STOCKS;
  const { ids, nextCursor, totalCount } = selectPage(index, filter, page, among);
  return { rows: ids.length > 0 ? await listStocksById(store.db, ids) : [], nextCursor, totalCount };
}

function nameIndex({ db, kv, now }: Store) {
  return cachedBlob(kv, {
    key: NAME_INDEX_KEY,
    now,
    decode: (blob) => new TextDecoder().decode(blob),
    rebuild: async () => {
      const lines = await listNameLines(db);
      return lines === "" ? undefined : (new TextEncoder().encode(foldedLines(lines)).buffer as ArrayBuffer);
    },
  });
}

function stockIndex({ db, kv, now }: Store) {
  return cachedBlob(kv, {
    key: STOCK_INDEX_KEY,
    now,
    decode: decodeStockIndex,
    rebuild: async () => {
      const entries = await listIndexedStocks(db);
      return entries === "" ? undefined : encodeStockIndex(entries);
    },
  });
}
