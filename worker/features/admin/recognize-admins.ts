import { createMiddleware } from "hono/factory";
import type { AppContext } from "../../http/context.ts";
import { recognizeAdmin } from "./service.ts";

/** Gives every request a way to find an admin's session by its token; only routes that need one use it. */
export const recognizeAdmins = createMiddleware<AppContext>(async (context, next) => {
  context.set("findAdmin", (token) => recognizeAdmin(context.env, token, context.get("now")));
  await next();
});
