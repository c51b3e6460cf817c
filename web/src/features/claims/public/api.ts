import type { ClaimedInput, ClaimState } from "../../../../../domain/claims/claim.ts";
import type { ExchangeCode } from "../../../../../domain/facts/exchanges.ts";
import { answerQuery, pagesQuery } from "../../../lib/queries.ts";

const PAGE = "24";

export const contributionsQuery = (state: ClaimState | undefined) =>
  pagesQuery(["claims", "decisions", state], "GET /api/claims", { query: { state, limit: PAGE } });

export type WantedFilter = { exchange?: ExchangeCode | undefined; input?: ClaimedInput | undefined };

export const wantedQuery = (filter: WantedFilter) =>
  pagesQuery(["claims", "wanted", filter], "GET /api/claims/wanted", { query: { ...filter, limit: PAGE } });

export const wantedCountsQuery = answerQuery(["claims", "wanted", "counts"], "GET /api/claims/wanted/counts", {});
