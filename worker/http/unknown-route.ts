import { AppError } from "../platform/errors.ts";
import { onDemand } from "../platform/on-demand.ts";
import { errorResponse } from "./error-response.ts";
import type { RequestContext } from "./hono-app.ts";

/** Every path of the endpoint table with its method; made for the first address that nobody serves. */
let routes: { method: string; path: RegExp; isOpen: boolean }[] | undefined;

/**
 * 405 with `Allow` when the path exists under another method, else 404. A browser that asks on behalf of another site's script whether
 * it may send a request is told so of open data.
 */
export async function unknownRoute(context: RequestContext): Promise<Response> {
  const { pathname } = new URL(context.req.url);
  const { everyEndpoint } = await onDemand(() => import("../../schema/contracts/endpoints.ts"));
  routes ??= everyEndpoint.map(({ method, path, openData }) => {
    return { method, path: expressionOf(path), isOpen: openData === true };
  });
  const here = routes.filter(({ path }) => path.test(pathname));
  const methods = here.map(({ method }) => method);
  const wanted = context.req.header("access-control-request-method");
  const open = here.filter(({ isOpen }) => isOpen).map(({ method }) => method);
  if (context.req.method === "OPTIONS" && wanted !== undefined && open.includes(wanted))
    return context.body(null, 204, {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": open.join(", "),
      "access-control-allow-headers": "content-type, if-none-match",
      "access-control-max-age": "86400",
      "cache-control": "no-store",
    });
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
