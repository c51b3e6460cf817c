import type * as z from "zod/mini";
import type { Endpoint, ErrorBody } from "../../../schema/contracts/endpoint.ts";
import { KEPT_ON } from "../../http/caching.ts";
import type { HonoApp, RequestContext } from "../../http/hono-app.ts";

/** A refusal by another address, with its sentence for people. */
export class Refused extends Error {
  readonly reason: string;
  readonly parameters: ErrorBody["parameters"];
  constructor({ error, reason, parameters }: ErrorBody) {
    super(error);
    this.reason = reason;
    this.parameters = parameters;
  }
}

type Words = Readonly<Record<string, string | number | readonly (string | number)[] | undefined>>;
type Given = { params?: Record<string, string>; query?: Words; body?: unknown };
type Answer<E extends Endpoint> = { answer: z.output<E["response"]>; total: number; next: number | null };

/** @throws Refused */
export type Ask = <E extends Endpoint>(definition: E, given?: Given) => Promise<Answer<E>>;

/** The time of the oldest copy among the answers, while the database does not answer. */
export type Kept = { on: string | null };

/**
 * Asks this Worker's other addresses on behalf of a request, within the process: what they validate, limit, copy and refuse is the same
 * for a tool as for anyone. No cookie goes with it.
 */
export function askOnBehalfOf(context: RequestContext, fetch: HonoApp["fetch"], kept: Kept): Ask {
  const network = context.req.header("cf-connecting-ip");
  return async (definition, { params = {}, query = {}, body } = {}) => {
    const path = definition.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ""));
    const url = new URL(path, context.req.url);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const headers = {
      ...(network !== undefined && { "cf-connecting-ip": network }),
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    const request = new Request(url, {
      method: definition.method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await fetch(request, context.env, context.executionCtx);
    if (!response.ok) throw new Refused(await response.json());
    const keptOn = response.headers.get(KEPT_ON);
    if (keptOn && (kept.on === null || keptOn < kept.on)) kept.on = keptOn;
    const link = /[?&]cursor=(\d+)/.exec(response.headers.get("link") ?? "");
    return {
      answer: await response.json(),
      total: Number(response.headers.get("x-total-count") ?? 0),
      next: link ? Number(link[1]) : null,
    };
  };
}
