import { endpoints } from "../../schema/contracts/endpoints.ts";
import { AppError } from "../platform/errors.ts";
import type { RequestContext } from "./context.ts";
import { errorResponse } from "./error-response.ts";

const ROUTES = Object.values(endpoints)
  .flatMap((feature) => Object.values(feature))
  .map(({ method, path }) => ({ method, pattern: new URLPattern({ pathname: path }) }));

/** 405 with `Allow` when the path exists under another method, else 404. */
export function unknownRoute(context: RequestContext): Response {
  const methods = ROUTES.filter(({ pattern }) => pattern.test(context.req.url)).map(({ method }) => method);
  if (methods.length === 0)
    return errorResponse(new AppError("not_found", "There is nothing at this address"), context);
  const allow = [...new Set(methods)].join(", ");
  return errorResponse(new AppError("method_not_allowed", `This address takes ${allow} only`, { allow }), context);
}
