import { csvText } from "../../../lib/csv-text.ts";
import { resultTexts } from "../messages.ts";
import type { ScreenerStock } from "./stock-order.ts";

const { columns } = resultTexts;
const HEAD = [
  columns.symbol,
  columns.name,
  columns.sector,
  columns.industry,
  columns.exchange,
  `${columns.price} (USD)`,
  `${columns.change} (%)`,
  columns.status,
  columns.standing,
  `${columns.debt} (%)`,
  `${columns.cash} (%)`,
  `${columns.income} (%)`,
  `${columns.size} (USD)`,
  `${columns.purification} (USD)`,
];

/** The stocks as a spreadsheet file, in their order. An unknown figure stays empty. */
export function stocksCsv(stocks: readonly ScreenerStock[]): string {
  const rows = stocks.map((stock) => [
    stock.symbol,
    stock.name,
    stock.sector ?? "",
    stock.industry ?? "",
    stock.exchange,
    stock.currentPrice ?? "",
    stock.priceChangePercent ?? "",
    stock.complianceStatus,
    stock.standing,
    stock.debtRatio ?? "",
    stock.cashRatio ?? "",
    stock.nonCompliantIncomeRatio ?? "",
    stock.marketCapitalization ?? "",
    stock.purificationAmount ?? "",
  ]);
  return csvText([HEAD, ...rows]);
}
