import type { RequestContext } from "./context.ts";

/** The answer is the same for everyone and changes with the dataset only. */
export function cachePublicly(context: RequestContext, seconds: number): void {
  context.header("cache-control", `public, max-age=${seconds}`);
}

/**
 * Names the version that an answer is from, and says whether the reader has it already. One version covers every address that
 * calls this, so an answer that is not sent need not be looked for.
 */
export function isHeldByReader(context: RequestContext, version: string): boolean {
  const tag = `"${version}"`;
  context.header("etag", `W/${tag}`);
  return context.req.header("if-none-match")?.includes(tag) ?? false;
}

/** The answer belongs to one visitor or admin. */
export function neverCache(context: RequestContext): void {
  context.header("cache-control", "private, no-store");
}
