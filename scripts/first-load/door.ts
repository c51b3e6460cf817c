import type { StillLoading } from "../../schema/wording/en/loading.ts";
import type { Bindings } from "../../worker/env.ts";
import { forgetBlob } from "../../worker/platform/cache.ts";
import { dropCachedStocks } from "../../worker/verdicts/published.ts";

export const DOOR_PATH = "/api/first-load";

/** A statement for the database as it travels to the served Worker. */
export type SentStatement = { sql: string; params: unknown[] };

/** What `npm start` asks of the Worker it serves while it loads companies through it. */
export type DoorRequest =
  | { statements: SentStatement[] }
  | { raw: SentStatement }
  | { get: string }
  | { put: string; value: string }
  | { forget: string }
  | { progress: StillLoading | null };

type Served = { fetch(request: Request, env: Bindings, context: ExecutionContext): Response | Promise<Response> };

/**
 * The Worker with a door to its database and cache for the process that serves it: two processes must not write to one SQLite file.
 * The door takes that process's secret alone, shuts for good when everything is in, and exists in no deployed Worker. The configuration of `npm start` names it in a module that it writes.
 *
 * @public
 */
export function withDoor<Worker extends Served>(worker: Worker, start: StillLoading, secret: string): Worker {
  let progress: StillLoading | null = start;
  let served: { progress: StillLoading; env: Bindings } | undefined;
  const open = async (request: DoorRequest, { DB, CACHE }: Bindings): Promise<Response> => {
    const prepared = ({ sql, params }: SentStatement) => DB.prepare(sql).bind(...params);
    if ("statements" in request) return Response.json(await DB.batch(request.statements.map(prepared)));
    if ("raw" in request) return Response.json(await prepared(request.raw).raw());
    if ("get" in request) return Response.json(await CACHE.get(request.get));
    if ("put" in request) await CACHE.put(request.put, request.value);
    else if ("forget" in request) {
      dropCachedStocks();
      await forgetBlob(CACHE, request.forget);
    } else progress = request.progress;
    return Response.json(null);
  };
  return {
    ...worker,
    async fetch(request: Request, env: Bindings, context: ExecutionContext) {
      if (!progress) return worker.fetch(request, env, context);
      if (new URL(request.url).pathname === DOOR_PATH && request.method === "POST") {
        if (request.headers.get("authorization") !== secret) return new Response(null, { status: 403 });
        const asked = (await request.json()) as DoorRequest;
        try {
          return await open(asked, env);
        } catch (error) {
          return new Response(error instanceof Error ? error.message : String(error), { status: 500 });
        }
      }
      if (served?.progress !== progress) served = { progress, env: { ...env, STILL_LOADING: progress } };
      return worker.fetch(request, served.env, context);
    },
  };
}
