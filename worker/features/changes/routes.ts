import { changeEndpoints } from "../../../schema/contracts/changes.ts";
import { honoApp } from "../../http/hono-app.ts";
import { serve, serveList } from "../../http/serve.ts";
import { presentedVisitor } from "../../http/visitor-session.ts";
import { readAnnouncements } from "./preview-rules.ts";
import { readAgeing, readChangeRuns, readChanges, readNearMisses, readWatchedChanges } from "./service.ts";

export const changeRoutes = honoApp();

serveList(changeRoutes, changeEndpoints.listChanges, async ({ db, query }) => {
  return readChanges(db, query, query);
});

serve(changeRoutes, changeEndpoints.listChangeRuns, ({ db, now }) => readChangeRuns(db, now));

serveList(changeRoutes, changeEndpoints.listAgeing, async ({ context, db, now, query }) => {
  return readAgeing({ db, kv: context.env.CACHE, now }, query, query);
});

serve(changeRoutes, changeEndpoints.listAnnouncements, ({ db, now }) => readAnnouncements(db, now));

serve(changeRoutes, changeEndpoints.listNearMisses, async ({ db, query }) => {
  return { nearMisses: await readNearMisses(db, query) };
});

serve(changeRoutes, changeEndpoints.listWatchedChanges, async ({ context, db, now }) => {
  return readWatchedChanges(db, await presentedVisitor(context), now);
});
