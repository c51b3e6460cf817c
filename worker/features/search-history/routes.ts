import { searchHistoryEndpoints } from "../../../schema/contracts/search-history.ts";
import { setPageHeaders } from "../../http/answer-headers.ts";
import { honoApp } from "../../http/hono-app.ts";
import { serve } from "../../http/serve.ts";
import { presentedVisitor, visitorWriter } from "../../http/visitor-session.ts";
import { database } from "../../platform/database.ts";
import { EMPTY_PAGE } from "../../platform/page.ts";
import { deleteSearches, listSearches } from "./repository.ts";
import { recordSearch } from "./service.ts";

export const searchHistoryRoutes = honoApp();

serve(searchHistoryRoutes, searchHistoryEndpoints.listSearches, async ({ context, query }) => {
  const visitor = await presentedVisitor(context);
  const page = visitor ? await listSearches(database(context.env.DB), visitor, query) : EMPTY_PAGE;
  setPageHeaders(context, page);
  return page.rows;
});

serve(searchHistoryRoutes, searchHistoryEndpoints.recordSearch, async ({ context, body }) => {
  return recordSearch(database(context.env.DB), await visitorWriter(context), body.stockId, context.get("now"));
});

serve(searchHistoryRoutes, searchHistoryEndpoints.clearSearches, async ({ context }) => {
  const visitor = await presentedVisitor(context);
  if (visitor) await deleteSearches(database(context.env.DB), visitor);
  return null;
});
