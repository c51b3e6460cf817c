import { AppError } from "../platform/errors.ts";
import { onDemand } from "../platform/on-demand.ts";
import type { RequestContext } from "./context.ts";
import { errorResponse } from "./error-response.ts";

/** Every path of the endpoint table with its method; made for the first address that nobody serves. */
let routes: { method: string; path: RegExp }[] | undefined;

/** 405 with `Allow` when the path exists under another method, else 404. */
export async function unknownRoute(context: RequestContext): Promise<Response> {
  const { pathname } = new URL(context.req.url);
  const { endpoints } = await onDemand(() => import("../../schema/contracts/endpoints.ts"));
  routes ??= Object.values(endpoints)
    .flatMap((feature) => Object.values(feature))
    .map(({ method, path }) => ({ method, path: expressionOf(path) }));
  const methods = routes.filter(({ path }) => path.test(pathname)).map(({ method }) => method);
  if (methods.length === 0) return errorResponse(new AppError("not_found", ["no_such_address"]), context);
  const allowed = [...new Set(methods)];
  const headers = { allow: allowed.join(", ") };
  return errorResponse(
    new AppError("method_not_allowed", ["other_method", { methods: allowed }], { headers }),
    context,
  );
}

/** A path in Hono's notation as an expression. `URLPattern` takes 1 ms a path, more than a request may cost. */
function expressionOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}$`);
}
