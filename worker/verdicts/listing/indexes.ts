import type { ClaimedInput } from "../../../domain/claims/claim.ts";
import type { ExchangeCode, Sector } from "../../../domain/facts/exchanges.ts";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import { cachedBlob } from "../../platform/cache.ts";
import type { Database } from "../../platform/database.ts";
import type { PageAsked } from "../../platform/page.ts";
import { BLOB_KEYS } from "../published.ts";
import { buildNameIndex, type NameIndex, readNameIndex } from "./name-index.ts";
import type { PeerIndex } from "./peer-index.ts";
import { listIndexedStocks, listNameLines, listPeerLines, listRankedStocks, listWantedIds } from "./repository.ts";
import { decodeStockIndex, encodeStockIndex, type StockIndex, selectAgeing } from "./stock-index.ts";
import { decodeStockRanks, encodeStockRanks, type StockRanks } from "./stock-orders.ts";

export type Store = { db: Database; kv: KVNamespace; now: Date };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// Each is undefined when nothing has been published.

/** All screened stocks. */
export function stockIndex({ db, kv, now }: Store): Promise<StockIndex | undefined> {
  return cachedBlob(kv, {
    key: BLOB_KEYS.stocks,
    now,
    decode: decodeStockIndex,
    rebuild: async () => {
      const { entries, industries, standings } = await listIndexedStocks(db);
      return entries === "" ? undefined : encodeStockIndex(entries, industries, standings);
    },
  });
}

/** All names. */
export function nameIndex({ db, kv, now }: Store): Promise<NameIndex | undefined> {
  return cachedBlob(kv, {
    key: BLOB_KEYS.names,
    now,
    decode: readNameIndex,
    rebuild: async () => {
      const lines = await listNameLines(db);
      return lines === "" ? undefined : buildNameIndex(lines);
    },
  });
}

/** All screened companies by industry. */
export function peerIndex({ db, kv, now }: Store): Promise<PeerIndex | undefined> {
  return cachedBlob(kv, {
    key: BLOB_KEYS.peers,
    now,
    decode: (blob) => decoder.decode(blob),
    rebuild: async () => {
      const lines = await listPeerLines(db);
      return lines === "" ? undefined : (encoder.encode(lines).buffer as ArrayBuffer);
    },
  });
}

/** The ids of the companies whose verdict one figure of a report settles, by that figure. */
export function wantedIndex({ db, kv, now }: Store): Promise<Partial<Record<ClaimedInput, number[]>> | undefined> {
  return cachedBlob(kv, {
    key: BLOB_KEYS.wanted,
    now,
    decode: (blob) => JSON.parse(decoder.decode(blob)),
    rebuild: async () => {
      const wanted = (await listWantedIds(db)).map(({ input, ids }) => [input, JSON.parse(ids)]);
      return encoder.encode(JSON.stringify(Object.fromEntries(wanted))).buffer as ArrayBuffer;
    },
  });
}

/** Needed only for lists in another order than by size. */
export function stockRanks({ db, kv, now }: Store): Promise<StockRanks | undefined> {
  return cachedBlob(kv, {
    key: BLOB_KEYS.ranks,
    now,
    decode: decodeStockRanks,
    rebuild: async () => {
      const entries = await listRankedStocks(db);
      return entries === "" ? undefined : encodeStockRanks(entries);
    },
  });
}

export type AgeingPlace = { exchange?: ExchangeCode | undefined; sector?: Sector | undefined };

/** The ids of the stocks of a place that fell into doubt by age, or soon will. */
export async function ageingPage(
  store: Store,
  { exchange, sector }: AgeingPlace,
  page: PageAsked & { isPast: boolean },
) {
  const index = await stockIndex(store);
  if (!index) return { ids: [], nextCursor: null, totalCount: 0 };
  const filter = { exchanges: exchange && [exchange], sectors: sector && [sector] };
  return selectAgeing(index, filter, { today: isoDay(store.now), ...page });
}
