import * as z from "zod/mini";
import { exchangeSchema } from "./changes.ts";
import { endpoint, NO_CONTENT } from "./endpoint.ts";
import { wrongKind } from "./reasons.ts";
import { symbolSchema } from "./stocks.ts";

/** The address of a watchlist's feeds: 256 random bits, which cannot be guessed. */
const feedKeySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: wrongKind("key", "feed_key") }));

const ATOM = { mediaType: "application/atom+xml", response: z.string() } as const;
const CALENDAR = { mediaType: "text/calendar", response: z.string() } as const;
const open = { cache: { seconds: 900 }, openData: true } as const;
const changes = { reads: 120, ...open, ...ATOM } as const;
/** A watchlist is private to its visitor, so no shared cache may store its feeds. */
const ofWatchlist = { cache: "never", reads: 1500 } as const;

const exchange = { exchange: exchangeSchema };
const symbol = { symbol: symbolSchema };
const key = { key: feedKeySchema };
/** The code of a language; without one, English. */
const language = { language: z.string().check(z.maxLength(35)) };

export const feedEndpoints = {
  everything: endpoint("GET /api/feeds/changes.atom", changes),
  market: endpoint("GET /api/feeds/markets/:exchange", { ...changes, params: z.object(exchange) }),
  symbol: endpoint("GET /api/feeds/stocks/:symbol", { ...changes, params: z.object(symbol) }),
  calendar: endpoint("GET /api/feeds/calendar.ics", { ...open, ...CALENDAR }),
  watchlist: endpoint("GET /api/feeds/watchlists/:key", { ...ofWatchlist, ...ATOM, params: z.object(key) }),
  watchlistCalendar: endpoint("GET /api/feeds/watchlists/:key/calendar.ics", {
    ...ofWatchlist,
    ...CALENDAR,
    params: z.object(key),
  }),
  everythingIn: endpoint("GET /api/feeds/:language/changes.atom", { ...changes, params: z.object(language) }),
  marketIn: endpoint("GET /api/feeds/:language/markets/:exchange", {
    ...changes,
    params: z.object({ ...language, ...exchange }),
  }),
  symbolIn: endpoint("GET /api/feeds/:language/stocks/:symbol", {
    ...changes,
    params: z.object({ ...language, ...symbol }),
  }),
  calendarIn: endpoint("GET /api/feeds/:language/calendar.ics", { ...open, ...CALENDAR, params: z.object(language) }),
  watchlistIn: endpoint("GET /api/feeds/:language/watchlists/:key", {
    ...ofWatchlist,
    ...ATOM,
    params: z.object({ ...language, ...key }),
  }),
  watchlistCalendarIn: endpoint("GET /api/feeds/:language/watchlists/:key/calendar.ics", {
    ...ofWatchlist,
    ...CALENDAR,
    params: z.object({ ...language, ...key }),
  }),
  renewKey: endpoint("POST /api/watchlist-feed", { cache: "never", response: z.object({ key: feedKeySchema }) }),
  forgetKey: endpoint("DELETE /api/watchlist-feed", { cache: "never", ...NO_CONTENT }),
};
