import type { Notice } from "../../lib/notices.ts";
import * as words from "./messages.words.ts";

export * from "./messages.words.ts";

export const halalStocksFound = (count: number, market: string): Notice => ({
  tone: "success",
  title: words.halalStocksFound.title,
  description: words.halalStocksFound.description(count, market),
});

export const unknownSymbol = (symbol: string): Notice => ({
  tone: "error",
  title: words.unknownSymbol.title,
  description: words.unknownSymbol.description(symbol),
});
