const MOST_STOCKS = 500;

/** As bytes, which are sent for less than a text. */
export type StockBytes = Uint8Array<ArrayBuffer>;

let held = { version: "", answers: new Map<string, StockBytes>() };

/** The answer for a symbol, when this isolate has read it from this version of the dataset. The one used last is kept longest. */
export function heldStock(version: string, symbol: string): StockBytes | undefined {
  if (held.version !== version) held = { version, answers: new Map() };
  const answer = held.answers.get(symbol);
  if (answer === undefined) return undefined;
  held.answers.delete(symbol);
  held.answers.set(symbol, answer);
  return answer;
}

/** Keeps an answer for the next reader, unless the isolate has moved on to another version since it was asked for. */
export function holdStock(version: string, symbol: string, answer: StockBytes): void {
  const { answers } = held;
  if (held.version !== version) return;
  answers.set(symbol, answer);
  if (answers.size <= MOST_STOCKS) return;
  const [oldest] = answers.keys();
  if (oldest !== undefined) answers.delete(oldest);
}

export function dropHeldStocks(): void {
  held = { version: "", answers: new Map() };
}
