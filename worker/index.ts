import { app } from "./app.ts";
import type { Bindings } from "./platform/env.ts";
import { onDemand } from "./platform/on-demand.ts";

export { RefreshWorkflow } from "./workflow.ts";

export default {
  fetch: app.fetch,
  async scheduled(controller, env) {
    const { actOnSchedule } = await onDemand(() => import("./scheduled.ts"));
    await actOnSchedule(controller, env);
  },
} satisfies ExportedHandler<Bindings>;
