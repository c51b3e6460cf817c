import type { Caching } from "../../schema/contracts/endpoint.ts";
import { secondsToTomorrow } from "../platform/epoch-seconds.ts";
import type { RequestContext } from "./context.ts";

export function cacheControl(caching: Caching, now: Date): string {
  if (caching === "never") return "private, no-store";
  const { seconds, ofTheDay } = caching;
  return `public, max-age=${ofTheDay ? Math.min(seconds, secondsToTomorrow(now)) : seconds}`;
}

/**
 * Sets the answer's version as its tag, and returns whether the reader has it already. All addresses that call this share one
 * version, so an answer that is not sent need not be computed.
 */
export function isKnownToReader(context: RequestContext, version: string): boolean {
  const tag = `"${version}"`;
  context.header("etag", `W/${tag}`);
  return context.req.header("if-none-match")?.includes(tag) ?? false;
}
