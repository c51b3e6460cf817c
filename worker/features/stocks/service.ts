import type { Company, StockSummary } from "../../../schema/contracts/stocks.ts";
import { cachedBlob } from "../../platform/cache.ts";
import type { Database } from "../../platform/database.ts";
import { AppError } from "../../platform/errors.ts";
import {
  findStockBySymbol,
  listCompaniesBySearch,
  listIndexedStocks,
  listStocksById,
  searchStocks,
} from "./repository.ts";
import { onlyScreened, searchExpression } from "./search-expression.ts";
import { withId } from "./stock-document.ts";
import { decodeStockIndex, encodeStockIndex, STOCK_INDEX_KEY, type StockFilter, selectPage } from "./stock-index.ts";

const SUGGESTIONS_MAX = 10;
const SUGGESTION_MIN_LENGTH = 2;

type Store = { db: Database; kv: KVNamespace; now: Date };
type Page = { cursor?: number | undefined; limit: number };
type StockPage = { rows: StockSummary[]; nextCursor: number | null; totalCount: number };

/**
 * One stock with its verdict, as JSON text.
 *
 * @throws AppError not_found with the sentence a person is shown
 */
export async function lookUpStock(db: Database, symbol: string): Promise<string> {
  const stored = await findStockBySymbol(db, symbol);
  if (!stored) {
    throw new AppError("not_found", `${symbol} is not a valid stock symbol. Please check the spelling and try again.`);
  }
  return withId(stored.id, stored.document);
}

/** Companies whose name or symbol starts with the words typed; none for fewer than two characters. */
export async function suggestCompanies(db: Database, text: string, filter: StockFilter): Promise<Company[]> {
  const expression = text.trim().length >= SUGGESTION_MIN_LENGTH ? searchExpression(text, filter) : null;
  return expression ? listCompaniesBySearch(db, expression, SUGGESTIONS_MAX) : [];
}

/** Screened stocks of a filter, largest first. */
export async function browseStocks(store: Store, filter: StockFilter, page: Page): Promise<StockPage> {
  const index = await stockIndex(store);
  if (!index) return { rows: [], nextCursor: null, totalCount: 0 };
  const { ids, nextCursor, totalCount } = selectPage(index, filter, page);
  return { rows: await listStocksById(store.db, ids), nextCursor, totalCount };
}

/** Screened stocks that match a text and a filter, largest first; without a text, those of the filter. */
export async function findStocks(store: Store, text: string, filter: StockFilter, page: Page): Promise<StockPage> {
  if (text.trim() === "") return browseStocks(store, filter, page);
  const expression = searchExpression(text, filter);
  if (!expression) return { rows: [], nextCursor: null, totalCount: 0 };
  const found = await searchStocks(store.db, onlyScreened(expression), { ...page, limit: page.limit + 1 });
  const rows = found.rows.slice(0, page.limit);
  const hasMore = found.rows.length > page.limit;
  return { rows, nextCursor: hasMore ? (rows.at(-1)?.id ?? null) : null, totalCount: found.totalCount };
}

function stockIndex({ db, kv, now }: Store) {
  return cachedBlob(kv, {
    key: STOCK_INDEX_KEY,
    now,
    decode: decodeStockIndex,
    rebuild: async () => {
      const stocks = await listIndexedStocks(db);
      return stocks.length > 0 ? encodeStockIndex(stocks) : undefined;
    },
  });
}
