import { exchangeName } from "../../../../../domain/issuers/exchanges.ts";
import { COMPLIANCE_STATUSES } from "../../../../../domain/screening/compliance.ts";
import type { StockSummary } from "../../../../../schema/contracts/stocks.ts";

export const ORDER_COLUMNS = ["symbol", "name", "sector", "exchange", "price", "change", "status"] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

/** Undefined is the server's own order, largest company first. */
export type StockOrder = { column: OrderColumn; isDescending: boolean } | undefined;

const VALUES: Record<OrderColumn, (stock: StockSummary) => string | number | null> = {
  symbol: (stock) => stock.symbol,
  name: (stock) => stock.name,
  sector: (stock) => stock.sector,
  exchange: (stock) => exchangeName(stock.exchange).displayName,
  price: (stock) => stock.currentPrice,
  change: (stock) => stock.priceChangePercent,
  status: (stock) => COMPLIANCE_STATUSES.indexOf(stock.complianceStatus),
};

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The stocks by a column; what is not known comes last in either direction. */
export function orderStocks(stocks: readonly StockSummary[], order: StockOrder): readonly StockSummary[] {
  if (!order) return stocks;
  const read = VALUES[order.column];
  const sign = order.isDescending ? -1 : 1;
  return stocks
    .map((stock) => ({ stock, value: read(stock) }))
    .sort((one, other) => {
      if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null);
      return sign * compareValues(one.value, other.value);
    })
    .map(({ stock }) => stock);
}

function compareValues(one: string | number, other: string | number): number {
  return typeof one === "number" && typeof other === "number" ? one - other : collator.compare(`${one}`, `${other}`);
}

/** `price` is ascending, `-price` descending. */
export function orderOfText(text: string | null): StockOrder {
  const column = ORDER_COLUMNS.find((name) => name === text?.replace(/^-/, ""));
  return column && { column, isDescending: text?.startsWith("-") ?? false };
}

export function textOfOrder(order: StockOrder): string {
  return order ? `${order.isDescending ? "-" : ""}${order.column}` : "";
}

/** What a press on a column's head leads to: ascending, descending, the server's own order. */
export function nextOrder(order: StockOrder, column: OrderColumn): StockOrder {
  if (order?.column !== column) return { column, isDescending: false };
  return order.isDescending ? undefined : { column, isDescending: true };
}
