import { resultTexts } from "#messages/screener.ts";
import { PURIFICATION_BOUND_TEXTS } from "#wording/screening/ratios.ts";
import { csvText } from "../../../lib/csv-text.ts";
import type { ScreenerStock } from "./stock-order.ts";

const { columns } = resultTexts;

const FIELDS: readonly (readonly [
  head: string,
  field: Exclude<keyof ScreenerStock, "isRealData" | "price" | "purificationBound" | "because">,
])[] = [
  [columns.symbol, "symbol"],
  [columns.name, "name"],
  [columns.sector, "sector"],
  [columns.industry, "industry"],
  [columns.exchange, "exchange"],
  [`${columns.price} (USD)`, "currentPrice"],
  [`${columns.change} (%)`, "priceChangePercent"],
  [columns.status, "complianceStatus"],
  [columns.standing, "standing"],
  [`${columns.debt} (%)`, "debtRatio"],
  [`${columns.cash} (%)`, "cashRatio"],
  [`${columns.income} (%)`, "nonCompliantIncomeRatio"],
  [`${columns.size} (USD)`, "marketCapitalization"],
  [`${columns.purification} (USD)`, "purificationAmount"],
];

export function stocksCsv(stocks: readonly ScreenerStock[]): string {
  return csvText([
    [...FIELDS.map(([head]) => head), resultTexts.purificationIs],
    ...stocks.map((stock) => [
      ...FIELDS.map(([, field]) => stock[field] ?? ""),
      stock.purificationBound ? PURIFICATION_BOUND_TEXTS[stock.purificationBound] : "",
    ]),
  ]);
}
