import { type AppRoute, ROUTES } from "../app/routes.ts";

/** An address at which the static page of a route is served; of a pattern's page, one that has no page of its own. */
export function pageAddress(route: AppRoute): string {
  return route.path.replace(":symbol", "-").replace(/:\w+/g, "0");
}

/** What pages ask for beside the hashed assets. */
export const UNHASHED_FILES: readonly string[] = ["/favicon.svg"];

/** Pages that open without a network: every one but the admin's and the answer to unknown addresses. */
export const OFFLINE_ROUTES: readonly AppRoute[] = ROUTES.filter(
  ({ path }) => path !== "*" && !path.startsWith("/admin/"),
);

/** The static page that answers a path without a network, if one does. */
export function offlinePageOf(pathname: string): string | undefined {
  const route = OFFLINE_ROUTES.find(({ path }) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`).test(pathname));
  return route && pageAddress(route);
}
