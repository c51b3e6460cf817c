import { app } from "./app.ts";
import type { Bindings } from "./env.ts";
import { purgeExpired } from "./features/session/service.ts";

export default {
  fetch: app.fetch,
  async scheduled(controller, env) {
    await purgeExpired(env.DB, new Date(controller.scheduledTime));
  },
} satisfies ExportedHandler<Bindings>;
