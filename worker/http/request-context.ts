import { createMiddleware } from "hono/factory";
import { BARE_POLICY, policyText, SECURITY_HEADERS } from "../../schema/contracts/security-headers.ts";
import { checkBindings } from "../platform/env.ts";
import { noteRead } from "../platform/recent-reads.ts";
import type { AppContext } from "./hono-app.ts";

/** Whoever only follows a refresh is no reader that it would make wait. */
const ABOUT_THE_RUN = /^\/api\/(?:admin|automation|health|ready)\b/;

/** Gives each request its id and its time, and checks the bindings before anything uses them. */
export const requestContext = createMiddleware<AppContext>(async (context, next) => {
  const requestId = context.req.header("cf-ray") ?? crypto.randomUUID();
  context.set("requestId", requestId);
  const now = new Date();
  context.set("now", now);
  if (!ABOUT_THE_RUN.test(context.req.path)) noteRead(now);
  context.header("x-request-id", requestId);
  checkBindings(context.env);
  await next();
});

const HEADERS = Object.entries({ ...SECURITY_HEADERS, "Content-Security-Policy": policyText(BARE_POLICY) });

/** Sets the security headers on every answer, before the handler, which may set stricter ones. */
export const securityHeaders = createMiddleware<AppContext>(async (context, next) => {
  for (const [name, value] of HEADERS) context.header(name, value);
  await next();
});
