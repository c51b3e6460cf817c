import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { recognizeAdmins } from "./features/admin/recognize-admins.ts";
import { adminRoutes } from "./features/admin/routes.ts";
import { contactRoutes } from "./features/contact/routes.ts";
import { dashboardRoutes } from "./features/dashboard/routes.ts";
import { healthRoutes } from "./features/health/routes.ts";
import { learningRoutes } from "./features/learning/routes.ts";
import { searchHistoryRoutes } from "./features/search-history/routes.ts";
import { sessionRoutes } from "./features/session/routes.ts";
import { stockRoutes } from "./features/stocks/routes.ts";
import { watchlistRoutes } from "./features/watchlist/routes.ts";
import { zakatRoutes } from "./features/zakat/routes.ts";
import type { AppContext } from "./http/context.ts";
import { errorResponse } from "./http/error-response.ts";
import { requestContext } from "./http/request-context.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { unknownRoute } from "./http/unknown-route.ts";

export const app = new Hono<AppContext>();

app.onError(errorResponse);
app.notFound(unknownRoute);
app.use(requestContext);
app.use(secureHeaders({ crossOriginResourcePolicy: "same-origin" }));
app.use(sameOrigin);
app.use(recognizeAdmins);

app.route("/", healthRoutes);
app.route("/", stockRoutes);
app.route("/", dashboardRoutes);
app.route("/", sessionRoutes);
app.route("/", watchlistRoutes);
app.route("/", searchHistoryRoutes);
app.route("/", zakatRoutes);
app.route("/", learningRoutes);
app.route("/", adminRoutes);
app.route("/", contactRoutes);
