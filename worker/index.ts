import { app } from "./app.ts";
import type { Bindings } from "./env.ts";

export { RefreshWorkflow } from "./workflow.ts";

export default {
  fetch: app.fetch,
  async scheduled(controller, env) {
    const { actOnSchedule } = await import("./scheduled.ts");
    await actOnSchedule(controller, env);
  },
} satisfies ExportedHandler<Bindings>;
