import * as z from "zod/mini";

export const ERROR_CODES = [
  "invalid_request",
  "unauthorized",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "conflict",
  "payload_too_large",
  "unsupported_media_type",
  "too_many_requests",
  "donations_disabled",
  "unavailable",
  "internal",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const errorSchema = z.object({
  error: z.string().check(z.minLength(1)),
  code: z.enum(ERROR_CODES),
  requestId: z.string().check(z.minLength(1)),
  /** Why, and what a sentence about it names: of a closed list, too, so that any language can word them. */
  reason: z.string().check(z.minLength(1)),
  parameters: z.record(z.string(), z.union([z.string(), z.number(), z.readonly(z.array(z.string()))])),
});
export type ErrorBody = z.infer<typeof errorSchema>;

/**
 * How long a success may be cached: `never` for an answer about a visitor or an admin or one that may change at any moment, otherwise
 * the number of seconds, because the answer is the same for everyone. Errors are never cached.
 */
export type Caching =
  | "never"
  | {
      seconds: number /** Verdicts age by the day, so an answer about them is valid until midnight UTC. */;
      ofTheDay?: true;
    };

/** One row of the endpoint table: the contract that the worker serves and the browser calls. */
export type Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path in Hono's notation: `/api/stocks/:symbol`. */
  path: `/api/${string}`;
  cache: Caching;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  /** The status of a success; the default is 200. */
  status?: 200 | 201 | 202 | 204;
  /** The most rows that the database reads for an answer, where it is more than ten, and two for each row of a list. */
  reads?: number;
  /** Only with an admin token; without one the answer is 401 before anything is read or done. */
  admin?: true;
  /** Readable by any site's script: the answer is the same for everyone and involves no cookie. */
  openData?: true;
  /** A list with `X-Total-Count`, and `Link: <…>; rel="next"` while there is more. */
  paged?: true;
  /** Further headers of a success, each with its description. */
  headers?: Readonly<Record<string, string>>;
  /** Headers that a caller may or must send, each with its description. */
  requestHeaders?: Readonly<Record<string, string>>;
  /** The media type of a success that is not JSON. */
  mediaType?: string;
  /** The codes that only this endpoint answers, beyond those that its shape implies. */
  errors?: readonly ErrorCode[];
  /** Statuses of failures with a shape of their own, each with its description. */
  otherFailures?: Readonly<Record<number, string>>;
};

/** The header of a submission that a page may send again. */
export const KEPT_ONCE = {
  "Idempotency-Key": "A text of 16 to 64 letters, digits and dashes; what is sent again with it is kept once",
};

export const NO_CONTENT = { status: 204, response: z.null() } as const;

type Address = `${Endpoint["method"]} ${Endpoint["path"]}`;
type Addressed<Of extends Address> =
  Of extends `${infer Method extends Endpoint["method"]} ${infer Path extends Endpoint["path"]}`
    ? { method: Method; path: Path }
    : never;

/** A row of the table by its address, with its literal types: `endpoint("GET /api/health", { … })`. */
export function endpoint<const Of extends Address, const Rest extends Omit<Endpoint, "method" | "path">>(
  address: Of,
  rest: Rest,
): Addressed<Of> & Rest {
  const [method, path] = address.split(" ");
  return { method, path, ...rest } as Addressed<Of> & Rest;
}

export type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] };

export function adminEndpoint<
  const Of extends Address,
  const Rest extends Omit<Endpoint, "method" | "path" | "cache" | "admin">,
>(address: Of, rest: Rest) {
  return endpoint(address, { cache: "never", admin: true, ...rest });
}

/** A contract's schema as JSON Schema: `input` is what a caller sends, `output` what the server answers. */
export function jsonSchemaOf(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline" });
  return rest as JsonSchema;
}
