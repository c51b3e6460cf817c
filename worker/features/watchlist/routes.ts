import { isoDay } from "../../../domain/facts/iso-date.ts";
import { watchlistEndpoints } from "../../../schema/contracts/watchlist.ts";
import { honoApp } from "../../http/hono-app.ts";
import { serve, serveList } from "../../http/serve.ts";
import { presentedVisitor, visitorWriter } from "../../http/visitor-session.ts";
import { EMPTY_PAGE } from "../../platform/page.ts";
import { listedOnDay } from "../../verdicts/on-day.ts";
import { permittingStandards } from "../../verdicts/standings-text.ts";
import { listWatchlist } from "./repository.ts";
import { unwatchStock, watchStock } from "./service.ts";

export const watchlistRoutes = honoApp();

serveList(watchlistRoutes, watchlistEndpoints.listWatchlist, async ({ context, db, now, query }) => {
  const visitor = await presentedVisitor(context);
  if (!visitor) return EMPTY_PAGE;
  const page = await listWatchlist(db, visitor, query);
  const today = isoDay(now);
  const rows = page.rows.map(({ stock: { standings, ...stock }, ...entry }) => {
    return { ...entry, stock: { ...listedOnDay(stock, today), permittedBy: permittingStandards(standings, today) } };
  });
  return { ...page, rows };
});

serve(watchlistRoutes, watchlistEndpoints.addToWatchlist, async ({ context, db, now, body }) => {
  return watchStock(db, await visitorWriter(context), body.stockId, now);
});

serve(watchlistRoutes, watchlistEndpoints.removeFromWatchlist, async ({ context, db, params }) => {
  await unwatchStock(db, await presentedVisitor(context), params.stockId);
  return null;
});
