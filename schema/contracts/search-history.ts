import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { isoTime } from "./iso.ts";
import { cursorSchema, limitSchema } from "./pagination.ts";
import { stockIdSchema } from "./stock-id.ts";
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
  listSearches: endpoint({
    method: "GET",
    path: "/api/search-history",
    cache: "never",
    query: z.object({ limit: limitSchema, cursor: cursorSchema }),
    response: z.array(searchHistoryEntrySchema),
  }),
  recordSearch: endpoint({
    method: "POST",
    path: "/api/search-history",
    cache: "never",
    body: z.object({ stockId: stockIdSchema }, { error: "the body must be an object with stockId" }),
    response: searchHistoryEntrySchema,
  }),
  clearSearches: endpoint({
    method: "DELETE",
    path: "/api/search-history",
    cache: "never",
    status: 204,
    response: z.null(),
  }),
};
