import type { RequestContext } from "./context.ts";

/** The answer is the same for everyone and changes with the dataset only. */
export function cachePublicly(context: RequestContext, seconds: number): void {
  context.header("cache-control", `public, max-age=${seconds}`);
}

/** The answer belongs to one visitor or admin. */
export function neverCache(context: RequestContext): void {
  context.header("cache-control", "private, no-store");
}
