import type { ReactNode } from "react";
import type { Stock } from "../../../../schema/contracts/stocks.ts";

/** Parts that other features add to a stock. */
export type StockSlots = {
  star: (stock: Stock) => ReactNode;
  actions: (stock: Stock) => ReactNode;
  instead?: (stock: Stock) => ReactNode;
};
