import { resultTexts } from "../messages.ts";
import type { ScreenerStock } from "./stock-order.ts";

const { columns } = resultTexts;
const HEAD = [
  columns.symbol,
  columns.name,
  columns.sector,
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

const BYTE_ORDER_MARK = "\uFEFF";

/** The stocks as a file for a spreadsheet, in their order. An unknown figure stays empty. */
export function stocksCsv(stocks: readonly ScreenerStock[]): string {
  const rows = stocks.map((stock) => [
    stock.symbol,
    stock.name,
    stock.sector ?? "",
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
  return BYTE_ORDER_MARK + [HEAD, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** Quoted where it must be; a text that a spreadsheet would run as a formula is kept a text. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
