import { changeEndpoints } from "../../../schema/contracts/changes.ts";
import { setPageHeaders } from "../../http/answer-headers.ts";
import { honoApp } from "../../http/hono-app.ts";
import { serve } from "../../http/serve.ts";
import { presentedVisitor } from "../../http/visitor-session.ts";
import { database } from "../../platform/database.ts";
import { readAnnouncements } from "./preview-rules.ts";
import { readChangeRuns, readChanges, readNearMisses, readWatchedChanges } from "./service.ts";

export const changeRoutes = honoApp();

serve(changeRoutes, changeEndpoints.listChanges, async ({ context, query }) => {
  const page = await readChanges(database(context.env.DB), query, query);
  setPageHeaders(context, page);
  return page.rows;
});

serve(changeRoutes, changeEndpoints.listChangeRuns, ({ context }) => readChangeRuns(database(context.env.DB)));

serve(changeRoutes, changeEndpoints.listAnnouncements, ({ context }) =>
  readAnnouncements(database(context.env.DB), context.get("now")),
);

serve(changeRoutes, changeEndpoints.listNearMisses, async ({ context, query }) => {
  return { nearMisses: await readNearMisses(database(context.env.DB), query) };
});

serve(changeRoutes, changeEndpoints.listWatchedChanges, async ({ context }) => {
  return { changes: await readWatchedChanges(database(context.env.DB), await presentedVisitor(context)) };
});
