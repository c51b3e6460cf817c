import type { Stock } from "../../../../../schema/contracts/stocks.ts";
import { verdictSentence } from "../card/verdict-sentence.ts";

export const stockTitle = ({ name, symbol }: Pick<Stock, "name" | "symbol">) => `Is ${name} (${symbol}) halal?`;

/** What a search engine shows of the page: the verdict first, then what else is there. */
export function stockDescription(stock: Stock): string {
  return `${verdictSentence(stock)} The ratios, the figures and filings behind them, and the purification amount. Free.`;
}

export const stockPageTexts = { shellTitle: "Is this stock halal?", another: "Check another company" };
