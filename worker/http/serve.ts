import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod/mini";
import type { Endpoint } from "../../schema/contracts/endpoint.ts";
import { databaseRefusal } from "../platform/database-fault.ts";
import { AppError } from "../platform/errors.ts";
import { openToOtherSites } from "./answer-headers.ts";
import { readJson } from "./body.ts";
import { cacheControl } from "./caching.ts";
import type { RequestContext } from "./context.ts";
import type { HonoApp } from "./hono-app.ts";
import { describeIssue } from "./invalid-input.ts";
import { KEPT_ON, keepAnswer, keptAnswer } from "./kept-answers.ts";
import { requireAdmin } from "./require-admin.ts";

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

export type Input<E extends Endpoint> = {
  context: RequestContext;
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  body: Parsed<E["body"]>;
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

/**
 * Serves one row of the endpoint table: requires an admin where the row says so, validates the input, calls the handler, validates
 * the output and sets the cache header.
 *
 * @throws AppError unauthorized
 * @throws AppError invalid_request naming the field, when params, query or body do not fit the contract
 */
export function serve<E extends Endpoint>(
  app: HonoApp,
  definition: E,
  handle: (input: Input<E>) => Promise<z.input<E["response"]> | StoredJson | RawBody | typeof NOT_MODIFIED>,
): void {
  app.on(definition.method, definition.path, async (context) => {
    const headers = {
      "cache-control": cacheControl(definition.cache, context.get("now")),
      "content-type": "application/json; charset=utf-8",
    };
    if (definition.openData) openToOtherSites(context);
    if (definition.admin) context.set("admin", await requireAdmin(context));
    const input = {
      context,
      params: parse(definition.params, context.req.param()),
      query: parse(definition.query, context.req.query()),
      body: definition.body ? parse(definition.body, await readJson(context)) : undefined,
    } as Input<E>;
    const serveNow = async () => answer(context, definition, await handle(input), headers);
    if (definition.cache === "never" && !definition.copied) return serveNow();
    try {
      return await serveNow();
    } catch (error) {
      if (!databaseRefusal(error, { isWrite: false, now: context.get("now") })) throw error;
      const copied = definition.copied && (await fromCopy(context, serveNow));
      const kept = definition.cache === "never" ? undefined : await keptAnswer(context, context.get("keptOn"));
      const instead = kept ?? copied;
      if (!instead) throw error;
      return instead;
    }
  });
}

/** The same answer from a copy of what the database has; undefined when the copy lacks it. */
async function fromCopy(context: RequestContext, serveNow: () => Promise<Response>): Promise<Response | undefined> {
  context.set("isRefused", true);
  const copied = await serveNow().catch(() => undefined);
  if (!copied) context.set("keptOn", "");
  return copied;
}

function answer(
  context: RequestContext,
  { status = 200, response, cache }: Endpoint,
  result: unknown,
  headers: Readonly<Record<"cache-control" | "content-type", string>>,
): Response {
  const { "content-type": _, ...empty } = headers;
  if (status === 204) return context.body(null, 204, empty);
  const keptOn = context.get("keptOn");
  if (result === NOT_MODIFIED) return context.body(null, 304, empty);
  if (result instanceof RawBody) {
    return context.body(result.body, status, { ...headers, "content-type": result.contentType });
  }
  const text = result instanceof StoredJson ? result.body : JSON.stringify(response.parse(result));
  if (keptOn) {
    const ofCopy = { "cache-control": cache === "never" ? headers["cache-control"] : "no-store", [KEPT_ON]: keptOn };
    return context.body(text, 200, { ...headers, ...ofCopy });
  }
  if (cache !== "never") keepAnswer(context, text, headers);
  return context.body(text, status as ContentfulStatusCode, headers);
}

function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: describeIssue });
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join(".");
  const message = issue?.message ?? "is not valid";
  if (/^(?:is|must) /.test(message)) throw new AppError("invalid_request", `${field || "The request"} ${message}`);
  throw new AppError("invalid_request", field && !message.includes(field) ? `${field}: ${message}` : message);
}
