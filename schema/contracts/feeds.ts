import * as z from "zod/mini";
import { exchangeSchema } from "./changes.ts";
import { endpoint, NO_CONTENT } from "./endpoint.ts";
import { complaint } from "./reasons.ts";
import { symbolSchema } from "./stocks.ts";

/** The address of a watchlist's feeds: 256 random bits, which cannot be guessed. */
const feedKeySchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: complaint("wrong_kind", { field: "key", kind: "feed_key" }) }));

const atom = {
  cache: { seconds: 900 },
  openData: true,
  mediaType: "application/atom+xml",
  response: z.string(),
} as const;
/** A watchlist is private to its visitor, so no shared cache may store its feeds. */
const ofWatchlist = { cache: "never", response: z.string(), errors: ["not_found"] } as const;

export const feedEndpoints = {
  everything: endpoint("GET /api/feeds/changes.atom", {
    reads: 120,
    ...atom,
  }),
  market: endpoint("GET /api/feeds/markets/:exchange", {
    reads: 120,
    ...atom,
    params: z.object({ exchange: exchangeSchema }),
  }),
  symbol: endpoint("GET /api/feeds/stocks/:symbol", {
    reads: 120,
    ...atom,
    params: z.object({ symbol: symbolSchema }),
  }),
  calendar: endpoint("GET /api/feeds/calendar.ics", {
    cache: { seconds: 900 },
    openData: true,
    mediaType: "text/calendar",
    response: z.string(),
  }),
  watchlist: endpoint("GET /api/feeds/watchlists/:key", {
    reads: 1500,
    ...ofWatchlist,
    mediaType: "application/atom+xml",
    params: z.object({ key: feedKeySchema }),
  }),
  watchlistCalendar: endpoint("GET /api/feeds/watchlists/:key/calendar.ics", {
    reads: 1500,
    ...ofWatchlist,
    mediaType: "text/calendar",
    params: z.object({ key: feedKeySchema }),
  }),
  renewKey: endpoint("POST /api/watchlist-feed", {
    cache: "never",
    response: z.object({ key: feedKeySchema }),
    errors: ["too_many_requests"],
  }),
  forgetKey: endpoint("DELETE /api/watchlist-feed", {
    cache: "never",
    ...NO_CONTENT,
  }),
};
