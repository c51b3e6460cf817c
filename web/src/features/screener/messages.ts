import type { Notice } from "../../lib/notices.ts";
import * as words from "./messages.words.ts";

export * from "./messages.words.ts";

export const stocksFound = (count: number): Notice => ({ tone: "success", title: words.stocksFound.title(count) });
