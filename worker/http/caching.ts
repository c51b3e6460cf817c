import type { Caching } from "../../schema/contracts/endpoint.ts";
import type { RequestContext } from "./context.ts";

export function cacheControl(caching: Caching, now: Date): string {
  if (caching === "never") return "private, no-store";
  const { seconds, ofTheDay } = caching;
  return `public, max-age=${ofTheDay ? Math.min(seconds, secondsOfTheDayLeft(now)) : seconds}`;
}

function secondsOfTheDayLeft(now: Date): number {
  return 86_400 - (Math.floor(now.getTime() / 1000) % 86_400);
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
