import { createMiddleware } from "hono/factory";
import { BARE_POLICY, policyText, SECURITY_HEADERS } from "../../schema/contracts/security-headers.ts";
import type { AppContext } from "./hono-app.ts";

const HEADERS = Object.entries({ ...SECURITY_HEADERS, "Content-Security-Policy": policyText(BARE_POLICY) });

/** Sets the security headers on every answer, before the handler, which may set stricter ones. */
export const securityHeaders = createMiddleware<AppContext>(async (context, next) => {
  for (const [name, value] of HEADERS) context.header(name, value);
  await next();
});
