import { Hono } from "hono";
import { healthEndpoints } from "../../../schema/contracts/health.ts";
import type { AppContext } from "../../http/context.ts";
import { serve } from "../../http/serve.ts";

export const healthRoutes = new Hono<AppContext>();

serve(healthRoutes, healthEndpoints.health, async () => ({ status: "ok" as const }));
