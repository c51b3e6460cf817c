import { isoDay } from "../../../domain/facts/iso-date.ts";
import { searchHistoryEndpoints } from "../../../schema/contracts/search-history.ts";
import { honoApp } from "../../http/hono-app.ts";
import { serve, serveList } from "../../http/serve.ts";
import { presentedVisitor, visitorWriter } from "../../http/visitor-session.ts";
import { EMPTY_PAGE } from "../../platform/page.ts";
import { listedOnDay } from "../../verdicts/on-day.ts";
import { deleteSearches, listSearches } from "./repository.ts";
import { recordSearch } from "./service.ts";

export const searchHistoryRoutes = honoApp();

serveList(searchHistoryRoutes, searchHistoryEndpoints.listSearches, async ({ context, db, now, query }) => {
  const visitor = await presentedVisitor(context);
  if (!visitor) return EMPTY_PAGE;
  const page = await listSearches(db, visitor, query);
  return { ...page, rows: page.rows.map((entry) => ({ ...entry, stock: listedOnDay(entry.stock, isoDay(now)) })) };
});

serve(searchHistoryRoutes, searchHistoryEndpoints.recordSearch, async ({ context, db, now, body }) => {
  return recordSearch(db, await visitorWriter(context), body.stockId, now);
});

serve(searchHistoryRoutes, searchHistoryEndpoints.clearSearches, async ({ context, db }) => {
  const visitor = await presentedVisitor(context);
  if (visitor) await deleteSearches(db, visitor);
  return null;
});
