import type { ZodMiniType } from "zod/mini";
import type { ErrorCode } from "./errors.ts";

/**
 * How a success may be cached: `never` for whatever is about a visitor or an admin or changes at any moment, else for so many seconds
 * by anyone, because the answer is the same for everyone. Errors are never cached.
 */
export type Caching =
  | "never"
  | {
      seconds: number /** Verdicts age by the day: what is said of them holds until midnight, UTC. */;
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
  /** The status of a success; 200 unless said. */
  status?: 200 | 201 | 202 | 204;
  /** Only for a bearer of an admin token; everyone else is answered 401 before anything is read or done. */
  admin?: true;
  /** Read by any site's script: the answer is the same for everyone and carries nobody's cookie. */
  openData?: true;
  /** A list with `X-Total-Count`, and `Link: <…>; rel="next"` while there is more. */
  paged?: true;
  /** Further headers of a success, each with what it says. */
  headers?: Readonly<Record<string, string>>;
  /** Headers that a caller may or must send, each with what it says. */
  requestHeaders?: Readonly<Record<string, string>>;
  /** The media type of a success that is not JSON. */
  mediaType?: string;
  /** The codes of `errors.ts` that are this endpoint's own, beyond those that its shape already implies. */
  errors?: readonly ErrorCode[];
};

/** Keeps the literal types of an endpoint while checking its shape. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
