import { isoDay } from "../../../domain/facts/iso-date.ts";
import { watchlistEndpoints } from "../../../schema/contracts/watchlist.ts";
import { setPageHeaders } from "../../http/answer-headers.ts";
import { honoApp } from "../../http/hono-app.ts";
import { serve } from "../../http/serve.ts";
import { presentedVisitor, visitorWriter } from "../../http/visitor-session.ts";
import { database } from "../../platform/database.ts";
import { EMPTY_PAGE } from "../../platform/page.ts";
import { verdictOn } from "../../verdicts/on-day.ts";
import { listWatchlist } from "./repository.ts";
import { unwatchStock, watchStock } from "./service.ts";

export const watchlistRoutes = honoApp();

serve(watchlistRoutes, watchlistEndpoints.listWatchlist, async ({ context, query }) => {
  const visitor = await presentedVisitor(context);
  const page = visitor ? await listWatchlist(database(context.env.DB), visitor, query) : EMPTY_PAGE;
  setPageHeaders(context, page);
  const today = isoDay(context.get("now"));
  return page.rows.map((entry) => ({ ...entry, stock: verdictOn(entry.stock, today) }));
});

serve(watchlistRoutes, watchlistEndpoints.addToWatchlist, async ({ context, body }) => {
  return watchStock(database(context.env.DB), await visitorWriter(context), body.stockId, context.get("now"));
});

serve(watchlistRoutes, watchlistEndpoints.removeFromWatchlist, async ({ context, params }) => {
  await unwatchStock(database(context.env.DB), await presentedVisitor(context), params.stockId);
  return null;
});
