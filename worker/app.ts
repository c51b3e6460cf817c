import { stockRoutes } from "./features/stocks/routes.ts";
import { errorResponse } from "./http/error-response.ts";
import { honoApp } from "./http/hono-app.ts";
import { limitRequests } from "./http/rate-limit.ts";
import { requestContext, securityHeaders } from "./http/request-context.ts";
import { serveOnDemand } from "./http/routes-on-demand.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { unknownRoute } from "./http/unknown-route.ts";
import { onDemand } from "./platform/on-demand.ts";

export const app = honoApp();

app.onError(errorResponse);
app.use(requestContext);
app.use(securityHeaders);
app.use(sameOrigin);
app.use(limitRequests);
app.use(async (context, next) => {
  context.set("findAdmin", async (token) => {
    const { recognizeAdmin } = await onDemand(() => import("./features/admin/service.ts"));
    return recognizeAdmin(context.env, token, context.get("now"));
  });
  await next();
});

app.route("/", stockRoutes);

const { refuse } = serveOnDemand(app, [
  ["health ready", async () => (await import("./features/health/routes.ts")).healthRoutes],
  ["dashboard", async () => (await import("./features/dashboard/routes.ts")).dashboardRoutes],
  ["session", async () => (await import("./features/session/routes.ts")).sessionRoutes],
  ["watchlists", async () => (await import("./features/watchlist/routes.ts")).watchlistRoutes],
  ["changes", async () => (await import("./features/changes/routes.ts")).changeRoutes],
  ["feeds watchlist-feed", async () => (await import("./features/feeds/routes.ts")).feedRoutes],
  ["push", async () => (await import("./features/push/routes.ts")).pushRoutes],
  ["portfolio", async () => (await import("./features/portfolio/routes.ts")).portfolioRoutes],
  ["search-history", async () => (await import("./features/search-history/routes.ts")).searchHistoryRoutes],
  ["zakat", async () => (await import("./features/zakat/routes.ts")).zakatRoutes],
  ["courses featured-content", async () => (await import("./features/learning/routes.ts")).learningRoutes],
  [
    "admin/login admin/logout admin/session admin/quotas admin/security-log",
    async () => (await import("./features/admin/routes.ts")).adminRoutes,
  ],
  [
    "automation admin/trigger-stock-update admin/refresh-runs admin/reviews",
    async () => (await import("./refresh/automation/routes.ts")).automationRoutes,
  ],
  ["contact admin/contact-messages", async () => (await import("./features/contact/routes.ts")).contactRoutes],
  ["forum", async () => (await import("./features/forum/routes.ts")).forumRoutes],
  ["admin/forum", async () => (await import("./features/forum/moderation/routes.ts")).forumModerationRoutes],
  ["claims admin/claims", async () => (await import("./features/claims/routes.ts")).claimRoutes],
  ["donations", async () => (await import("./features/donation/routes.ts")).donationRoutes],
  [
    "sitemap.xml dataset.csv dataset.json datasets datapackage.json figures.csv stocks.csv stocks/bulk",
    async () => (await import("./features/dataset/routes.ts")).datasetRoutes,
  ],
  ["mcp", async () => (await import("./features/mcp/routes.ts")).mcpRoutes(app.fetch)],
  ["funds fund-scores.json", async () => (await import("./features/funds/routes.ts")).fundRoutes],
]);

app.notFound((context) => {
  refuse(context);
  return unknownRoute(context);
});
