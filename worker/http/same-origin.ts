import { createMiddleware } from "hono/factory";
import { AppError } from "../platform/errors.ts";
import type { AppContext, RequestContext } from "./hono-app.ts";

/** Methods that change nothing. */
export const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const OWN_FETCH_SITES = new Set(["same-origin", "none"]);

/** Reads whose question is a body: they write nothing, and know no visitor. */
const OPEN_READS = new Set(["/api/stocks/bulk"]);

/**
 * Refuses every unsafe request that a browser sends on behalf of another site, whatever its content type. Clients other than browsers
 * send neither header and have no visitor's cookie.
 *
 * @throws AppError forbidden
 */
export const sameOrigin = createMiddleware<AppContext>(async (context, next) => {
  const isSafe = SAFE_METHODS.has(context.req.method) || OPEN_READS.has(context.req.path);
  if (!isSafe && isFromAnotherSite(context)) {
    throw new AppError("forbidden", ["other_site"]);
  }
  await next();
});

function isFromAnotherSite(context: RequestContext): boolean {
  const fetchSite = context.req.header("sec-fetch-site");
  const origin = context.req.header("origin");
  const isForeignFetch = fetchSite !== undefined && !OWN_FETCH_SITES.has(fetchSite);
  const isForeignOrigin = origin !== undefined && origin !== new URL(context.req.url).origin;
  return isForeignFetch || isForeignOrigin;
}
