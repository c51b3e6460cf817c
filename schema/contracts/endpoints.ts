import { adminEndpoints } from "./admin.ts";
import { automationEndpoints } from "./automation.ts";
import { changeEndpoints } from "./changes.ts";
import { claimEndpoints } from "./claims.ts";
import { contactEndpoints } from "./contact.ts";
import { dashboardEndpoints } from "./dashboard.ts";
import { datasetEndpoints } from "./dataset.ts";
import { donationEndpoints } from "./donation.ts";
import type { Endpoint } from "./endpoint.ts";
import { feedEndpoints } from "./feeds.ts";
import { forumEndpoints } from "./forum/forum.ts";
import { forumModerationEndpoints } from "./forum/forum-moderation.ts";
import { fundEndpoints } from "./funds.ts";
import { healthEndpoints } from "./health.ts";
import { learningEndpoints } from "./learning.ts";
import { mcpEndpoints } from "./mcp.ts";
import { portfolioEndpoints } from "./portfolio.ts";
import { pushEndpoints } from "./push.ts";
import { searchHistoryEndpoints } from "./search-history.ts";
import { sessionEndpoints } from "./session.ts";
import { stockEndpoints } from "./stocks.ts";
import { watchlistEndpoints } from "./watchlist.ts";
import { zakatEndpoints } from "./zakat.ts";

/** Every path that the Worker serves. A test fails for a path served but not listed, or listed but not served. */
export const endpoints = {
  health: healthEndpoints,
  stocks: stockEndpoints,
  dashboard: dashboardEndpoints,
  session: sessionEndpoints,
  watchlist: watchlistEndpoints,
  changes: changeEndpoints,
  feeds: feedEndpoints,
  push: pushEndpoints,
  portfolio: portfolioEndpoints,
  searchHistory: searchHistoryEndpoints,
  zakat: zakatEndpoints,
  learning: learningEndpoints,
  admin: adminEndpoints,
  automation: automationEndpoints,
  contact: contactEndpoints,
  claims: claimEndpoints,
  forum: forumEndpoints,
  forumModeration: forumModerationEndpoints,
  donation: donationEndpoints,
  dataset: datasetEndpoints,
  funds: fundEndpoints,
  mcp: mcpEndpoints,
} satisfies Record<string, Record<string, Endpoint>>;

export const everyEndpoint: readonly Endpoint[] = Object.values(endpoints).flatMap((rows) =>
  Object.values<Endpoint>(rows),
);
