const MOST_STOCKS = 500;

let held = { version: "", texts: new Map<string, string>() };

/** The answer for a symbol, when this isolate has read it from this version of the dataset. The one used last is kept longest. */
export function heldStock(version: string, symbol: string): string | undefined {
  if (held.version !== version) held = { version, texts: new Map() };
  const text = held.texts.get(symbol);
  if (text === undefined) return undefined;
  held.texts.delete(symbol);
  held.texts.set(symbol, text);
  return text;
}

/** Keeps an answer for the next reader, unless the isolate has moved on to another version since it was asked for. */
export function holdStock(version: string, symbol: string, text: string): void {
  const { texts } = held;
  if (held.version !== version) return;
  texts.set(symbol, text);
  if (texts.size <= MOST_STOCKS) return;
  const [oldest] = texts.keys();
  if (oldest !== undefined) texts.delete(oldest);
}

export function dropHeldStocks(): void {
  held = { version: "", texts: new Map() };
}
