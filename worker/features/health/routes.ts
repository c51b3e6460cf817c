import { healthEndpoints } from "../../../schema/contracts/health.ts";
import { honoApp } from "../../http/hono-app.ts";
import { serve } from "../../http/serve.ts";
import { readiness } from "./service.ts";

export const healthRoutes = honoApp();

serve(healthRoutes, healthEndpoints.health, async () => ({ status: "ok" as const }));

serve(healthRoutes, healthEndpoints.ready, async ({ context, now }) => {
  return readiness(context.env, now);
});
