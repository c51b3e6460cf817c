import * as z from "zod/mini";
import { endpoint, NO_CONTENT } from "./endpoint.ts";
import { cursorSchema, isoTime, limitSchema, stockIdSchema } from "./fields.ts";
import { complaint } from "./reasons.ts";
import { stockSummarySchema } from "./stocks.ts";

/** The most searches stored for one visitor; older ones are removed. */
export const SEARCH_HISTORY_MAX = 200;

export const searchHistoryEntrySchema = z.object({
  id: z.int().check(z.positive()),
  stock: stockSummarySchema,
  searchedAt: isoTime,
});
export type SearchHistoryEntry = z.infer<typeof searchHistoryEntrySchema>;

export const searchHistoryEndpoints = {
  listSearches: endpoint("GET /api/search-history", {
    cache: "never",
    query: z.object({ limit: limitSchema, cursor: cursorSchema }),
    response: z.array(searchHistoryEntrySchema),
  }),
  recordSearch: endpoint("POST /api/search-history", {
    cache: "never",
    body: z.object({ stockId: stockIdSchema }, { error: complaint("body_without", { field: "stockId" }) }),
    response: searchHistoryEntrySchema,
    errors: ["not_found"],
  }),
  clearSearches: endpoint("DELETE /api/search-history", {
    cache: "never",
    ...NO_CONTENT,
  }),
};
