import type { Caching } from "../../schema/contracts/endpoint.ts";
import type { RequestContext } from "./context.ts";

/** The header that says how an answer may be cached. */
export function cacheControl(caching: Caching): string {
  return caching === "never" ? "private, no-store" : `public, max-age=${caching.seconds}`;
}

/**
 * Names the version that an answer is from, and says whether the reader has it already. One version covers every address that
 * calls this, so an answer that is not sent need not be looked for.
 */
export function isKnownToReader(context: RequestContext, version: string): boolean {
  const tag = `"${version}"`;
  context.header("etag", `W/${tag}`);
  return context.req.header("if-none-match")?.includes(tag) ?? false;
}
