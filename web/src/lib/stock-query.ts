import { queryOptions } from "@tanstack/react-query";
import { call } from "./http.ts";
import { answerQuery } from "./queries.ts";

const NUMERIC = /(?:Ratio|Amount|PerShare)$/;

/** Ratios and amounts may arrive as strings; what is no number is not known. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value.replace(/%$/, "")) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

export const stockQuery = (symbol: string) =>
  queryOptions({
    queryKey: ["stocks", symbol, "verdict"],
    queryFn: async ({ signal }) => {
      const asked = { params: { symbol }, signal };
      const [stock, { wordedStock }] = await Promise.all([
        call("GET /api/stocks/:symbol/verdict", asked),
        import("#wording/stock.ts"),
      ]);
      const read = ([name, value]: [string, unknown]) => [name, NUMERIC.test(name) ? numberOf(value) : value];
      try {
        return wordedStock({ ...stock, analysis: Object.fromEntries(Object.entries(stock.analysis).map(read)) });
      } catch {
        // A code of a newer Worker that this build has no words for: programs get it in English.
        return await call("GET /api/stocks/:symbol", asked);
      }
    },
  });

/** What a stock's verdict is derived from, so that another can be derived on this device. */
export const figuresQuery = (symbol: string) =>
  answerQuery(["stocks", symbol, "figures"], "GET /api/stocks/:symbol/figures", { params: { symbol } });
