import type { ZodMiniType } from "zod/mini";
import type { ErrorCode } from "./errors.ts";

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
  Params extends ZodMiniType = ZodMiniType,
  Query extends ZodMiniType = ZodMiniType,
  Body extends ZodMiniType = ZodMiniType,
  Response extends ZodMiniType = ZodMiniType,
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
  /** Only with an admin token; without one the answer is 401 before anything is read or done. */
  admin?: true;
  /** Readable by any site's script: the answer is the same for everyone and involves no cookie. */
  openData?: true;
  /** Answered from a copy, with its date, while the database refuses every query. */
  copied?: true;
  /** A list with `X-Total-Count`, and `Link: <…>; rel="next"` while there is more. */
  paged?: true;
  /** Further headers of a success, each with its description. */
  headers?: Readonly<Record<string, string>>;
  /** Headers that a caller may or must send, each with its description. */
  requestHeaders?: Readonly<Record<string, string>>;
  /** The media type of a success that is not JSON. */
  mediaType?: string;
  /** The codes of `errors.ts` that only this endpoint answers, beyond those that its shape implies. */
  errors?: readonly ErrorCode[];
};

/** Keeps the literal types of an endpoint while checking its shape. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
