import { createMiddleware } from "hono/factory";
import type { AppContext } from "../../http/context.ts";
import { onDemand } from "../../platform/on-demand.ts";

/** Gives every request a way to find an admin's session by its token; only routes that need one use it. */
export const recognizeAdmins = createMiddleware<AppContext>(async (context, next) => {
  context.set("findAdmin", async (token) => {
    const { recognizeAdmin } = await onDemand(() => import("./service.ts"));
    return recognizeAdmin(context.env, token, context.get("now"));
  });
  await next();
});
