import { createMiddleware } from "hono/factory";
import { checkBindings } from "../env.ts";
import type { AppContext } from "./context.ts";

/** Gives each request its id and its time, and checks the bindings before anything uses them. */
export const requestContext = createMiddleware<AppContext>(async (context, next) => {
  const requestId = context.req.header("cf-ray") ?? crypto.randomUUID();
  context.set("requestId", requestId);
  context.set("now", new Date());
  context.header("x-request-id", requestId);
  checkBindings(context.env);
  await next();
});
