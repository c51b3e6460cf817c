import { app } from "./app.ts";
import type { Bindings } from "./env.ts";
import { startScheduledRun } from "./features/automation/service.ts";
import { purgeExpired } from "./features/session/service.ts";

export { RefreshWorkflow } from "./features/automation/workflow.ts";

export default {
  fetch: app.fetch,
  async scheduled(controller, env) {
    const now = new Date(controller.scheduledTime);
    await Promise.all([purgeExpired(env.DB, now), startScheduledRun({ env, now }, now)]);
  },
} satisfies ExportedHandler<Bindings>;
