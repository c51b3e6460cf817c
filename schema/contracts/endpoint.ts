import type { ZodType } from "zod";

/** One row of the endpoint table: the contract that the worker serves and the browser calls. */
export type Endpoint<
  Params extends ZodType = ZodType,
  Query extends ZodType = ZodType,
  Body extends ZodType = ZodType,
  Response extends ZodType = ZodType,
> = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path in Hono's notation: `/api/stocks/:symbol`. */
  path: `/api/${string}`;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  /** The status of a success; 200 unless said. */
  status?: 200 | 201 | 202 | 204;
};

/** Keeps the literal types of an endpoint while checking its shape. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
