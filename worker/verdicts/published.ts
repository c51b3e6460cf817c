import { isoDay } from "../../domain/facts/iso-date.ts";
import { cachedBlob, forgetBlob } from "../platform/cache.ts";

/** The keys in KV of what is built from the newest dataset. A value of another form gets another key, so that none is misread. */
export const BLOB_KEYS = {
  version: "dataset-version",
  stocks: "stock-index-with-figures",
  ranks: "stock-ranks",
  names: "company-names-with-last-days",
  peers: "peers-with-last-days",
  wanted: "wanted-figures",
} as const;

/** Limits how long a version can be wrong if it was cached during a publication, or if its publisher died before invalidating it. */
const KEPT_SECONDS = 60 * 60;

type Reader = { kv: KVNamespace; now: Date };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * The dataset being served, if the isolate or KV knows it; undefined when only D1 can say. A version just read from D1 is kept, so that
 * the next reader need not ask.
 */
export function datasetVersion({ kv, now }: Reader, read?: string): Promise<string | undefined> {
  return cachedBlob(kv, {
    key: BLOB_KEYS.version,
    now,
    keptSeconds: KEPT_SECONDS,
    decode: (blob) => decoder.decode(blob),
    rebuild: async () => (read === undefined ? undefined : (encoder.encode(read).buffer as ArrayBuffer)),
  });
}

/** The version of an answer about stocks: it changes with the dataset, and with the day, since verdicts age. */
export function answerVersion(dataset: string, now: Date): string {
  return `${dataset}-${isoDay(now)}`;
}

/** After a publication: makes this isolate and KV forget the previous version. Other isolates notice within two minutes. */
export async function forgetPublished(kv: KVNamespace): Promise<void> {
  dropCachedStocks();
  await Promise.all(Object.values(BLOB_KEYS).map((key) => forgetBlob(kv, key)));
}

const MOST_STOCKS = 500;

/** Bytes, which cost less to send than a string. */
export type StockBytes = Uint8Array<ArrayBuffer>;

let cached = { version: "", answers: new Map<string, StockBytes>() };

/** What this isolate has answered about a stock in this version of the dataset. The most recently used answer is kept longest. */
export function cachedStock(version: string, asked: string): StockBytes | undefined {
  if (cached.version !== version) cached = { version, answers: new Map() };
  const answer = cached.answers.get(asked);
  if (answer === undefined) return undefined;
  cached.answers.delete(asked);
  cached.answers.set(asked, answer);
  return answer;
}

/** Caches an answer for the next reader, unless the isolate has moved on to another version since the request. */
export function cacheStock(version: string, asked: string, answer: StockBytes): void {
  const { answers } = cached;
  if (cached.version !== version) return;
  answers.set(asked, answer);
  if (answers.size <= MOST_STOCKS) return;
  const [oldest] = answers.keys();
  if (oldest !== undefined) answers.delete(oldest);
}

export function dropCachedStocks(): void {
  cached = { version: "", answers: new Map() };
}
