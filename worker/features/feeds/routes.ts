import { feedEndpoints } from "../../../schema/contracts/feeds.ts";
import { honoApp, type RequestContext } from "../../http/hono-app.ts";
import { RawBody, serve } from "../../http/serve.ts";
import { presentedVisitor, visitorWriter } from "../../http/visitor-session.ts";
import { database } from "../../platform/database.ts";
import { AppError } from "../../platform/errors.ts";
import { inLanguage } from "../../platform/words.ts";
import { deleteFeedKey } from "./repository.ts";
import {
  type FeedRequest,
  readCalendar,
  readFeed,
  readWatchlistCalendar,
  readWatchlistFeed,
  renewFeedKey,
} from "./service.ts";

export const feedRoutes = honoApp();

const atom = (text: string) => new RawBody(text, "application/atom+xml; charset=utf-8");
const ics = (text: string) => new RawBody(text, "text/calendar; charset=utf-8");

const { everything, market, symbol, calendar, watchlist, watchlistCalendar } = feedEndpoints;
const { everythingIn, marketIn, symbolIn, calendarIn, watchlistIn, watchlistCalendarIn } = feedEndpoints;

for (const endpoint of [everything, everythingIn]) {
  serve(feedRoutes, endpoint, async ({ context }) => atom(await readFeed(await requestOf(context), {})));
}
for (const endpoint of [market, symbol, marketIn, symbolIn]) {
  serve(feedRoutes, endpoint, async ({ context, params }) => atom(await readFeed(await requestOf(context), params)));
}
for (const endpoint of [calendar, calendarIn]) {
  serve(feedRoutes, endpoint, async ({ context }) => ics(readCalendar(await requestOf(context))));
}
for (const endpoint of [watchlist, watchlistIn]) {
  serve(feedRoutes, endpoint, async ({ context, params }) =>
    atom(await readWatchlistFeed(await requestOf(context), params.key)),
  );
}
for (const endpoint of [watchlistCalendar, watchlistCalendarIn]) {
  serve(feedRoutes, endpoint, async ({ context, params }) =>
    ics(await readWatchlistCalendar(await requestOf(context), params.key)),
  );
}

serve(feedRoutes, feedEndpoints.renewKey, async ({ context, db, now }) => {
  return renewFeedKey(db, await visitorWriter(context), now);
});

serve(feedRoutes, feedEndpoints.forgetKey, async ({ context, db }) => {
  const visitor = await presentedVisitor(context);
  if (visitor) await deleteFeedKey(db, visitor);
  return null;
});

/** @throws AppError not_found for a language that is not there, or no longer */
async function requestOf(context: RequestContext): Promise<FeedRequest> {
  const language = await inLanguage(context.req.param("language") ?? "en");
  if (!language) throw new AppError("not_found", ["no_such_address"]);
  const { env, req } = context;
  return { db: database(env.DB), kv: env.CACHE, url: req.url, now: context.get("now"), language };
}
