import type { DASHBOARD_MARKETS } from "../../../../domain/facts/exchanges.ts";
import { BROWSED_AT_ONCE } from "../../config/paths.ts";
import type { ANY_MARKET } from "../../lib/company-suggestions.ts";
import { answerQuery, pagesQuery } from "../../lib/queries.ts";

export type Market = (typeof DASHBOARD_MARKETS)[number];

export type MarketChoice = Market | typeof ANY_MARKET;

export const alternativesQuery = (symbol: string) =>
  answerQuery(["stocks", symbol, "alternatives"], "GET /api/stocks/:symbol/alternatives", { params: { symbol } });

export const halalStocksQuery = (exchange: Market) =>
  pagesQuery(["stocks", "browse", exchange], "GET /api/stocks/browse", {
    query: { complianceStatus: "halal", exchange, limit: BROWSED_AT_ONCE },
  });

export const permissibleStocksQuery = (exchange: Market) =>
  pagesQuery(["stocks", "browse", exchange, "permissible"], "GET /api/stocks/search", {
    query: { standing: "halal,purify", exchange, limit: BROWSED_AT_ONCE },
  });
