import * as z from "zod/mini";
import { STANDARD_IDS } from "../../domain/standards/standards.ts";
import { endpoint, NO_CONTENT } from "./endpoint.ts";
import { cursorSchema, limitSchema, stockIdParamSchema, stockIdSchema } from "./fields.ts";
import { complaint } from "./reasons.ts";
import { listedStockSchema, stockSummarySchema } from "./stocks.ts";

export const WATCHLIST_MAX = 500;

export const watchlistEntrySchema = z.object({
  id: z.int().check(z.positive()),
  stockId: stockIdSchema,
  /** Includes the figures of its verdict when a list asks for them. */
  stock: z.object({
    ...z.partial(listedStockSchema).shape,
    ...stockSummarySchema.shape,
    region: z.optional(z.nullable(z.string())),
    /** The standards under which it is permissible on the day of reading, to be purified or not. */
    permittedBy: z.optional(z.array(z.enum(STANDARD_IDS))),
  }),
});
export type WatchlistEntry = z.infer<typeof watchlistEntrySchema>;

export const watchlistEndpoints = {
  listWatchlist: endpoint("GET /api/watchlists", {
    cache: "never",
    query: z.object({ limit: limitSchema, cursor: cursorSchema }),
    response: z.array(watchlistEntrySchema),
  }),
  addToWatchlist: endpoint("POST /api/watchlists", {
    cache: "never",
    body: z.object({ stockId: stockIdSchema }, { error: complaint("body_without", { field: "stockId" }) }),
    response: watchlistEntrySchema,
    errors: ["not_found"],
  }),
  removeFromWatchlist: endpoint("DELETE /api/watchlists/:stockId", {
    cache: "never",
    params: z.object({ stockId: stockIdParamSchema }),
    ...NO_CONTENT,
  }),
};
