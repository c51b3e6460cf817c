import type { ErrorBody } from "../../schema/contracts/endpoint.ts";
import { addressed, type EndpointName, type Input, type Output, type Sendable } from "../../web/src/lib/http.ts";
import { siteOrigin } from "../site/share-tags.ts";

export const DEFAULT_URL = siteOrigin();

const PATIENCE_MS = 20_000;

export type ClientOptions = {
  /** The origin of a Mizan; without one, the one that the package was built for. */
  url?: string;
  fetch?: typeof fetch;
};

export type FailureCode = ErrorBody["code"] | "unreachable" | "not_mizan";

/** Mizan refused, could not be reached, or something else answered. The message is a sentence for people. */
export class MizanError extends Error {
  override name = "MizanError";
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  readonly code: FailureCode;
  /** Why, and what a sentence about it names. */
  readonly reason: string | undefined;
  readonly parameters: ErrorBody["parameters"];
  /** When to ask again, if Mizan says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    message: string,
    {
      status = 0,
      code,
      reason,
      parameters = {},
      retryAfterSeconds,
      cause,
    }: Partial<MizanError> & { code: FailureCode },
  ) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.reason = reason;
    this.parameters = parameters;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type Client = ReturnType<typeof createClient>;

/**
 * A client of one Mizan: `call("GET /api/stocks/:symbol", { params: { symbol: "AAPL" } })`.
 *
 * @throws TypeError when the url is no address of a site
 */
export function createClient({ url = DEFAULT_URL, fetch: ask = fetch }: ClientOptions = {}) {
  const { origin, protocol } = new URL(url);
  if (!/^https?:$/.test(protocol)) throw new TypeError(`${url} is not the address of a site`);

  /** @throws MizanError */
  async function call<Name extends EndpointName>(name: Name, input: Input<Name>): Promise<Output<Name>> {
    const sent = input as Sendable;
    const { body, signal, headers } = sent;
    const { method, url } = addressed(name, sent);
    const patience = AbortSignal.timeout(PATIENCE_MS);
    const response = await ask(origin + url, {
      method,
      headers: {
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    }).catch((cause: unknown) => {
      throw new MizanError(`${origin} could not be reached. Please check the connection and the address.`, {
        code: "unreachable",
        cause,
      });
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok && answer !== undefined) return answer as Output<Name>;
    throw refusal(origin, response, answer);
  }

  return { origin, call };
}

function refusal(origin: string, { status, headers }: Response, answer: unknown): MizanError {
  const { error, code, reason, parameters } = Object(answer) as Partial<ErrorBody>;
  if (typeof error !== "string" || code === undefined)
    return new MizanError(`${origin} answered ${status}, but not as Mizan does. Is it the right address?`, {
      status,
      code: "not_mizan",
    });
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return new MizanError(error, {
    status,
    code,
    reason,
    parameters: parameters ?? {},
    ...(Number.isFinite(seconds) && { retryAfterSeconds: seconds }),
  });
}
