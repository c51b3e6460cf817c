import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod/mini";
import type { Endpoint } from "../../schema/contracts/endpoint.ts";
import { type Database, database } from "../platform/database.ts";
import { AppError, databaseRefusal } from "../platform/errors.ts";
import type { Page } from "../platform/page.ts";
import { readJson } from "./body.ts";
import { cacheControl, KEPT_ON, keepAnswer, keptAnswer } from "./caching.ts";
import type { AdminSession, Copied, HonoApp, RequestContext } from "./hono-app.ts";
import { parse } from "./invalid-input.ts";
import { countRowsRead, mostRowsRead } from "./rate-limit.ts";

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

export type Input<E extends Endpoint> = {
  context: RequestContext;
  db: Database;
  now: Date;
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  body: Parsed<E["body"]>;
  /** The key that a page gives to one submission, the same for every retry, where the contract takes one. */
  submissionKey: string | undefined;
};

/** JSON made of stored documents, which is not validated again. */
export class StoredJson {
  readonly body: string | Uint8Array<ArrayBuffer>;
  constructor(body: string | Uint8Array<ArrayBuffer>) {
    this.body = body;
  }
}

/** The reader already has the answer: 304 without a body. */
export const NOT_MODIFIED = Symbol("not modified");

/** An answer without a JSON contract: a page, or a file that is streamed. */
export class RawBody {
  readonly body: string | ReadableStream;
  readonly contentType: string;
  constructor(body: string | ReadableStream, contentType: string) {
    this.body = body;
    this.contentType = contentType;
  }
}

type Result<E extends Endpoint> = z.input<E["response"]> | StoredJson | RawBody | typeof NOT_MODIFIED;
type Handler<E extends Endpoint, Answered = Result<E>> = (input: Input<E>) => Promise<Answered>;

/**
 * Serves one row of the endpoint table: requires an admin where the row says so, validates the input, calls the handler, validates
 * the output and sets the cache header. While the database refuses every query, the edge's own copy of the answer takes the handler's
 * place, or `copy`, whichever is newer.
 *
 * @throws AppError unauthorized
 * @throws AppError invalid_request naming the field, when params, query, body or the submission's key do not fit the contract
 */
export function serve<E extends Endpoint>(
  app: HonoApp,
  definition: E,
  handle: Handler<E>,
  copy?: Handler<E, Copied<Result<E>>>,
): void {
  app.on(definition.method, definition.path, async (context) => {
    const now = context.get("now");
    if (definition.openData) openToOtherSites(context);
    if (definition.admin) context.set("admin", await requireAdmin(context));
    const input = {
      context,
      db: database(context.env.DB),
      now,
      params: parse(definition.params, context.req.param()),
      query: parse(definition.query, context.req.query()),
      body: definition.body ? parse(definition.body, await readJson(context)) : undefined,
      submissionKey: definition.requestHeaders?.[IDEMPOTENCY_KEY] ? submissionKeyOf(context) : undefined,
    } as Input<E>;
    try {
      const result = await handle(input);
      countRowsRead(context, mostRowsRead(definition, result));
      return answer(context, definition, result);
    } catch (error) {
      countRowsRead(context, mostRowsRead(definition));
      const isKept = definition.cache !== "never";
      if ((!isKept && !copy) || !databaseRefusal(error, { isWrite: false, now })) throw error;
      const copied = await copy?.(input)
        .then(({ result, keptOn }) => ({ keptOn, response: answer(context, definition, result, keptOn) }))
        .catch(() => undefined);
      const kept = isKept ? await keptAnswer(context, copied?.keptOn) : undefined;
      const instead = kept ?? copied?.response;
      if (!instead) throw error;
      return instead;
    }
  });
}

type Row<E extends Endpoint> = z.input<E["response"]> extends (infer Item)[] ? Item : never;

/** Serves a list that is paged by id, with the headers that say how many there are and where it continues. */
export function serveList<E extends Endpoint>(
  app: HonoApp,
  definition: E,
  handle: Handler<E, Page<Row<E>>>,
  copy?: Handler<E, Copied<Page<Row<E>>>>,
): void {
  const rowsOf = ({ context }: Input<E>, page: Page<Row<E>>) => {
    setPageHeaders(context, page);
    return page.rows as z.input<E["response"]>;
  };
  const listCopied = async (input: Input<E>, list: typeof copy & {}) => {
    const { result, keptOn } = await list(input);
    return { result: rowsOf(input, result), keptOn };
  };
  serve(
    app,
    definition,
    async (input) => rowsOf(input, await handle(input)),
    copy && ((input) => listCopied(input, copy)),
  );
}

/** `keptOn` is the time of the copy that the result comes from. */
function answer(
  context: RequestContext,
  { status = 200, response, cache }: Endpoint,
  result: unknown,
  keptOn?: string,
): Response {
  const headers = { "cache-control": cacheControl(cache, context.get("now")) };
  if (status === 204) return context.body(null, 204, headers);
  if (result === NOT_MODIFIED) return context.body(null, 304, headers);
  if (result instanceof RawBody) {
    return context.body(result.body, status, { ...headers, "content-type": result.contentType });
  }
  const text = result instanceof StoredJson ? result.body : JSON.stringify(response.parse(result));
  const ofJson = { ...headers, "content-type": "application/json; charset=utf-8" };
  if (keptOn) {
    const ofCopy = { "cache-control": cache === "never" ? headers["cache-control"] : "no-store", [KEPT_ON]: keptOn };
    return context.body(text, 200, { ...ofJson, ...ofCopy });
  }
  if (cache !== "never") keepAnswer(context, text, ofJson);
  return context.body(text, status as ContentfulStatusCode, ofJson);
}

const READABLE_HEADERS = "link, x-total-count, x-request-id, x-dataset-date, retry-after, x-kept-on";

/** Lets scripts of any site read the answer, without credentials: browsers send no cookie and reject answers to one. */
function openToOtherSites(context: RequestContext): void {
  context.header("access-control-allow-origin", "*");
  context.header("access-control-expose-headers", READABLE_HEADERS);
}

/** Sends `Link: <…>; rel="next"` with the next cursor, and `X-Total-Count`. */
function setPageHeaders(context: RequestContext, page: { nextCursor: number | null; totalCount: number }): void {
  context.header("x-total-count", String(page.totalCount));
  if (page.nextCursor === null) return;
  const url = new URL(context.req.url);
  url.searchParams.set("cursor", String(page.nextCursor));
  context.header("link", `<${url.pathname}${url.search}>; rel="next"`);
}

const IDEMPOTENCY_KEY = "Idempotency-Key";
const SUBMISSION_KEY = /^[A-Za-z0-9-]{16,64}$/;

/** @throws AppError invalid_request */
function submissionKeyOf(context: RequestContext): string | undefined {
  const key = context.req.header(IDEMPOTENCY_KEY);
  if (key === undefined || SUBMISSION_KEY.test(key)) return key;
  throw new AppError("invalid_request", ["idempotency_key"]);
}

const BEARER_TOKEN = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/**
 * The session of a request's bearer token. A cookie never counts.
 *
 * @throws AppError unauthorized without a currently valid token
 */
async function requireAdmin(context: RequestContext): Promise<AdminSession> {
  const token = context.req.header("authorization")?.match(BEARER_TOKEN)?.[1];
  const session = token ? await context.get("findAdmin")(token) : undefined;
  if (session) return session;
  throw new AppError("unauthorized", ["unauthorized"], { headers: { "www-authenticate": "Bearer" } });
}
