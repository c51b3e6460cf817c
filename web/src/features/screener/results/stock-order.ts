import { LANGUAGE } from "#wording/language.ts";
import { exchangeLabel, sectorName } from "#wording/places.ts";
import { STANDINGS } from "../../../../../domain/screening/standing.ts";
import type { ListedStock, ListOrder, StockSummary } from "../../../../../schema/contracts/stocks.ts";
import { listedName } from "../../../lib/listed-name.ts";

/** A stock of the list. One just added to the watchlist comes without the figures of its verdict. */
export type ScreenerStock = StockSummary & { [Part in keyof ListedStock]?: ListedStock[Part] | undefined };

export const ORDER_ON_THE_WIRE = {
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
} as const satisfies Record<string, ListOrder>;
export type OrderColumn = keyof typeof ORDER_ON_THE_WIRE;

export const ORDER_COLUMNS = Object.keys(ORDER_ON_THE_WIRE) as OrderColumn[];

export type StockOrder = { column: OrderColumn; isDescending: boolean } | undefined;

const collator = new Intl.Collator(LANGUAGE.code, { numeric: true, sensitivity: "base" });

export function orderStocks(stocks: readonly ScreenerStock[], order: StockOrder): readonly ScreenerStock[] {
  if (!order) return stocks;
  const sign = order.isDescending ? -1 : 1;
  return stocks
    .map((stock) => ({ stock, value: valueIn(stock, order.column) }))
    .sort((one, other) => {
      if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null);
      return sign * compareValues(one.value, other.value);
    })
    .map(({ stock }) => stock);
}

function valueIn(stock: ScreenerStock, column: OrderColumn): string | number | null {
  if (column === "exchange") return exchangeLabel(stock.exchange);
  if (column === "sector") return stock.sector && sectorName(stock.sector);
  if (column === "status") return STANDINGS.indexOf(stock.standing);
  if (column === "name") return listedName(stock.name);
  return stock[ORDER_ON_THE_WIRE[column]] ?? null;
}

function compareValues(one: string | number, other: string | number): number {
  return typeof one === "number" && typeof other === "number" ? one - other : collator.compare(`${one}`, `${other}`);
}

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
