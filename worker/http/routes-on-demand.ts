import { onDemand } from "../platform/on-demand.ts";
import type { HonoApp, RequestContext } from "./hono-app.ts";

/** How the addresses under `/api/` that begin with one of these words, separated by spaces, get their routes; `stocks/bulk` is an address. */
type RoutesOnDemand = readonly [words: string, load: () => Promise<HonoApp>];

const WORD = /^\/api\/(stocks\/bulk$|(?:admin\/)?[^/]+)/;

/**
 * Adds routes to `app` before the first request for them is matched. When they cannot be imported, nothing serves the request, and
 * `refuse` says why; the next request tries again.
 */
export function serveOnDemand(app: HonoApp, contents: readonly RoutesOnDemand[]) {
  const missing = new Map(contents.flatMap(([words, load]) => words.split(" ").map((word) => [word, load] as const)));
  const refusals = new WeakMap<Request, unknown>();
  const { fetch } = app;
  app.fetch = async (request, ...rest) => {
    const word = WORD.exec(new URL(request.url).pathname)?.[1] ?? "";
    const load = missing.get(word);
    // Each request imports for itself: a promise of another request may never settle, if that request is gone.
    const routes = load && (await onDemand(load).catch((refusal: unknown) => void refusals.set(request, refusal)));
    if (routes && missing.get(word) === load) {
      app.route("/", routes);
      for (const [other, same] of missing) if (same === load) missing.delete(other);
    }
    return fetch(request, ...rest);
  };
  return {
    /** @throws AppError unavailable when the routes of this request could not be imported */
    refuse({ req }: RequestContext): void {
      if (refusals.has(req.raw)) throw refusals.get(req.raw);
    },
  };
}
