import { cachedBlob, forgetBlob } from "../../platform/cache.ts";
import { dropCachedStocks } from "./cached-stocks.ts";
import { NAME_INDEX_KEY } from "./listing/names.ts";
import { PEER_INDEX_KEY } from "./listing/peer-index.ts";
import { STOCK_INDEX_KEY } from "./listing/stock-index.ts";
import { STOCK_RANKS_KEY } from "./listing/stock-orders.ts";

const DATASET_VERSION_KEY = "dataset-version";
/** Limits how long a version can be wrong if it was cached during a publication, or if its publisher died before invalidating it. */
const KEPT_SECONDS = 60 * 60;

type Reader = { kv: KVNamespace; now: Date };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The dataset being served, if the isolate or KV knows it; undefined when only D1 can say. */
export function knownDatasetVersion(reader: Reader): Promise<string | undefined> {
  return versionFrom(reader, undefined);
}

/** Caches the version from D1, so that the next reader need not ask. */
export async function keepDatasetVersion(reader: Reader, version: string): Promise<void> {
  await versionFrom(reader, version);
}

function versionFrom({ kv, now }: Reader, version: string | undefined): Promise<string | undefined> {
  return cachedBlob(kv, {
    key: DATASET_VERSION_KEY,
    now,
    keptSeconds: KEPT_SECONDS,
    decode: (blob) => decoder.decode(blob),
    rebuild: async () => (version === undefined ? undefined : (encoder.encode(version).buffer as ArrayBuffer)),
  });
}

/** After a publication: makes this isolate and KV forget the previous version. Other isolates notice within two minutes. */
export async function forgetPublished(kv: KVNamespace): Promise<void> {
  dropCachedStocks();
  await Promise.all(
    [STOCK_INDEX_KEY, STOCK_RANKS_KEY, NAME_INDEX_KEY, PEER_INDEX_KEY, DATASET_VERSION_KEY].map((key) =>
      forgetBlob(kv, key),
    ),
  );
}
