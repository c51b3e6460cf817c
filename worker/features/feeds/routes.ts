import { feedEndpoints } from "../../../schema/contracts/feeds.ts";
import type { RequestContext } from "../../http/context.ts";
import { honoApp } from "../../http/hono-app.ts";
import { RawBody, serve } from "../../http/serve.ts";
import { presentedVisitor, visitorWriter } from "../../http/visitor-session.ts";
import { database } from "../../platform/database.ts";
import { deleteFeedKey } from "./repository.ts";
import { readCalendar, readFeed, readWatchlistCalendar, readWatchlistFeed, renewFeedKey } from "./service.ts";

export const feedRoutes = honoApp();

const atom = (text: string) => new RawBody(text, "application/atom+xml; charset=utf-8");
const calendar = (text: string) => new RawBody(text, "text/calendar; charset=utf-8");

serve(feedRoutes, feedEndpoints.everything, async ({ context }) => atom(await readFeed(requestOf(context), {})));

serve(feedRoutes, feedEndpoints.market, async ({ context, params }) =>
  atom(await readFeed(requestOf(context), params)),
);

serve(feedRoutes, feedEndpoints.symbol, async ({ context, params }) =>
  atom(await readFeed(requestOf(context), params)),
);

serve(feedRoutes, feedEndpoints.calendar, async ({ context }) => calendar(readCalendar(requestOf(context))));

serve(feedRoutes, feedEndpoints.watchlist, async ({ context, params }) => {
  return atom(await readWatchlistFeed(requestOf(context), params.key));
});

serve(feedRoutes, feedEndpoints.watchlistCalendar, async ({ context, params }) => {
  return calendar(await readWatchlistCalendar(requestOf(context), params.key));
});

serve(feedRoutes, feedEndpoints.renewKey, async ({ context, db, now }) => {
  return renewFeedKey(db, await visitorWriter(context), now);
});

serve(feedRoutes, feedEndpoints.forgetKey, async ({ context, db }) => {
  const visitor = await presentedVisitor(context);
  if (visitor) await deleteFeedKey(db, visitor);
  return null;
});

function requestOf(context: RequestContext) {
  return { db: database(context.env.DB), kv: context.env.CACHE, url: context.req.url, now: context.get("now") };
}
