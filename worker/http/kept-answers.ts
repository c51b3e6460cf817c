import type { RequestContext } from "./context.ts";

const KEPT_SECONDS = 7 * 24 * 60 * 60;
/** Keeping an answer costs more than many a request: an isolate that is busy keeps some of them. */
const MILLISECONDS_BETWEEN = 1000;
const KEPT_ON = "x-kept-on";

type Headers = Readonly<Record<string, string>>;

let lastKept = 0;

/** Keeps an answer that is the same for everyone at the edge, for the time when the database answers nobody. */
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
    // Without an execution context nothing waits for it, and nothing needs to.
  }
}

/** The answer that was kept for this address, with the moment at which it was true; undefined without one. */
export async function keptAnswer(context: RequestContext): Promise<Response | undefined> {
  const kept = await caches.default.match(context.req.url).catch(() => undefined);
  const keptOn = kept?.headers.get(KEPT_ON);
  if (!kept || !keptOn) return undefined;
  const type = kept.headers.get("content-type") ?? "application/json; charset=utf-8";
  return context.body(kept.body as ReadableStream, 200, {
    "content-type": type,
    "cache-control": "no-store",
    [KEPT_ON]: keptOn,
  });
}
