import { createMiddleware } from "hono/factory";
import type { AppContext } from "../../http/context.ts";
import { recognizeAdmin } from "./service.ts";

/** Tells every request how to find out whether a token is an admin's; it asks only where a route needs one. */
export const recognizeAdmins = createMiddleware<AppContext>(async (context, next) => {
  context.set("findAdmin", (token) => recognizeAdmin(context.env, token, context.get("now")));
  await next();
});
