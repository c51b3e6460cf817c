import { exchangeName } from "../../../../../domain/facts/exchanges.ts";
import { STANDINGS } from "../../../../../domain/screening/standing.ts";
import type { ListedStock, ListOrder, StockSummary } from "../../../../../schema/contracts/stocks.ts";

/** A stock of the list. One just added to the watchlist comes without the figures of its verdict. */
export type ScreenerStock = StockSummary & Partial<ListedStock>;

export const ORDER_COLUMNS = [
  "symbol",
  "name",
  "sector",
  "exchange",
  "status",
  "debt",
  "cash",
  "income",
  "size",
  "purification",
  "price",
  "change",
] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

/** The server's names of the columns. */
export const ORDER_ON_THE_WIRE: Readonly<Record<OrderColumn, ListOrder>> = {
  symbol: "symbol",
  name: "name",
  sector: "sector",
  exchange: "exchange",
  status: "standing",
  debt: "debtRatio",
  cash: "cashRatio",
  income: "nonCompliantIncomeRatio",
  size: "marketCapitalization",
  purification: "purificationAmount",
  price: "currentPrice",
  change: "priceChangePercent",
};

/** Undefined is the server's own order, largest company first. */
export type StockOrder = { column: OrderColumn; isDescending: boolean } | undefined;

const VALUES: Record<OrderColumn, (stock: ScreenerStock) => string | number | null> = {
  symbol: (stock) => stock.symbol,
  name: (stock) => stock.name,
  sector: (stock) => stock.sector,
  exchange: (stock) => exchangeName(stock.exchange).displayName,
  debt: (stock) => stock.debtRatio ?? null,
  cash: (stock) => stock.cashRatio ?? null,
  income: (stock) => stock.nonCompliantIncomeRatio ?? null,
  size: (stock) => stock.marketCapitalization ?? null,
  purification: (stock) => stock.purificationAmount ?? null,
  price: (stock) => stock.currentPrice,
  change: (stock) => stock.priceChangePercent,
  status: (stock) => STANDINGS.indexOf(stock.standing),
};

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The stocks sorted by a column; unknown values come last in either direction. */
export function orderStocks(stocks: readonly ScreenerStock[], order: StockOrder): readonly ScreenerStock[] {
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

/** The order after a click on a column's header: ascending, descending, the server's own order. */
export function nextOrder(order: StockOrder, column: OrderColumn): StockOrder {
  if (order?.column !== column) return { column, isDescending: false };
  return order.isDescending ? undefined : { column, isDescending: true };
}
