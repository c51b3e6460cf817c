const MOST_STOCKS = 500;

/** Bytes, which cost less to send than a string. */
export type StockBytes = Uint8Array<ArrayBuffer>;

let cached = { version: "", answers: new Map<string, StockBytes>() };

/** The answer for a symbol, if this isolate has read it in this version of the dataset. The most recently used one is kept longest. */
export function cachedStock(version: string, symbol: string): StockBytes | undefined {
  if (cached.version !== version) cached = { version, answers: new Map() };
  const answer = cached.answers.get(symbol);
  if (answer === undefined) return undefined;
  cached.answers.delete(symbol);
  cached.answers.set(symbol, answer);
  return answer;
}

/** Caches an answer for the next reader, unless the isolate has moved on to another version since the request. */
export function cacheStock(version: string, symbol: string, answer: StockBytes): void {
  const { answers } = cached;
  if (cached.version !== version) return;
  answers.set(symbol, answer);
  if (answers.size <= MOST_STOCKS) return;
  const [oldest] = answers.keys();
  if (oldest !== undefined) answers.delete(oldest);
}

export function dropCachedStocks(): void {
  cached = { version: "", answers: new Map() };
}
