import { cachedBlob } from "../../../platform/cache.ts";
import type { Database } from "../../../platform/database.ts";
import { listIndexedStocks } from "./repository.ts";
import { decodeStockIndex, encodeStockIndex, STOCK_INDEX_KEY, type StockIndex } from "./stock-index.ts";

/** The index of all screened stocks; undefined when nothing has been published. */
export function stockIndex({
  db,
  kv,
  now,
}: {
  db: Database;
  kv: KVNamespace;
  now: Date;
}): Promise<StockIndex | undefined> {
  return cachedBlob(kv, {
    key: STOCK_INDEX_KEY,
    now,
    decode: decodeStockIndex,
    rebuild: async () => {
      const { entries, industries } = await listIndexedStocks(db);
      return entries === "" ? undefined : encodeStockIndex(entries, industries);
    },
  });
}
