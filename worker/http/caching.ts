import type { Caching } from "../../schema/contracts/endpoint.ts";
import { secondsToTomorrow } from "../platform/epoch-seconds.ts";
import type { RequestContext } from "./hono-app.ts";

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

const KEPT_SECONDS = 7 * 24 * 60 * 60;
/** Storing an answer costs more than many requests, so a busy isolate stores only some of them. */
const MILLISECONDS_BETWEEN = 1000;
export const KEPT_ON = "x-kept-on";

type Headers = Readonly<Record<string, string>>;

let lastKept = 0;

/** Stores an answer that is the same for everyone at the edge, for times when the database does not answer. */
export function keepAnswer(context: RequestContext, body: BodyInit, headers: Headers): void {
  const now = context.get("now");
  if (now.getTime() - lastKept < MILLISECONDS_BETWEEN && now.getTime() >= lastKept) return;
  lastKept = now.getTime();
  const kept = new Response(body, {
    headers: { ...headers, "cache-control": `public, max-age=${KEPT_SECONDS}`, [KEPT_ON]: now.toISOString() },
  });
  const keeping = caches.default.put(context.req.url, kept).catch(() => undefined);
  try {
    context.executionCtx.waitUntil(keeping);
  } catch {
    // Without an execution context, nothing waits for the write, and nothing needs to.
  }
}

/** The stored answer for this address that was true after `since`, with that time; undefined without one. */
export async function keptAnswer(context: RequestContext, since = ""): Promise<Response | undefined> {
  const kept = await caches.default.match(context.req.url).catch(() => undefined);
  const keptOn = kept?.headers.get(KEPT_ON);
  if (!kept || !keptOn || keptOn <= since) return undefined;
  const type = kept.headers.get("content-type") ?? "application/json; charset=utf-8";
  return context.body(kept.body as ReadableStream, 200, {
    "content-type": type,
    "cache-control": "no-store",
    [KEPT_ON]: keptOn,
  });
}
