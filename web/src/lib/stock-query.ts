import { queryOptions } from "@tanstack/react-query";
import { call } from "./http.ts";
import { withNumericFields } from "./numeric-fields.ts";

/** Ratios and amounts may arrive as strings. */
const NUMERIC = [
  "debtRatio",
  "cashRatio",
  "nonCompliantIncomeRatio",
  "purificationAmount",
  "dividendPerShare",
] as const;

export const stockQuery = (symbol: string) =>
  queryOptions({
    queryKey: ["stocks", symbol],
    queryFn: async ({ signal }) => {
      const [stock, { wordedStock }] = await Promise.all([
        call("GET /api/stocks/:symbol", { params: { symbol }, signal }),
        import("#wording/stock.ts"),
      ]);
      return wordedStock({ ...stock, analysis: withNumericFields(stock.analysis, NUMERIC) });
    },
  });

/** What a stock's verdict is derived from, so that another can be derived on this device. */
export const figuresQuery = (symbol: string) =>
  queryOptions({
    queryKey: ["stocks", symbol, "figures"],
    queryFn: ({ signal }) => call("GET /api/stocks/:symbol/figures", { params: { symbol }, signal }),
  });
