import { type AppRoute, ROUTES } from "../app/routes.ts";
import { pathOfAddress, siteAddress } from "../config/paths.ts";

/** A path at which a route's static page is served; for a pattern, one that has no page of its own. */
export function pageAddress(route: AppRoute): string {
  return route.path.replace(":symbol", "-").replace(/:\w+/g, "0");
}

/** Files that pages request in addition to the hashed assets. */
export const UNHASHED_FILES: readonly string[] = ["/favicon.svg"];

/** Pages that open without a network: all except the admin's and the page for unknown addresses. */
export const OFFLINE_ROUTES: readonly AppRoute[] = ROUTES.filter(
  ({ path }) => path !== "*" && !path.startsWith("/admin/"),
);

export function offlinePageOf(address: string): string | undefined {
  const inner = pathOfAddress(address);
  const route = OFFLINE_ROUTES.find(({ path }) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`).test(inner));
  return route && siteAddress(pageAddress(route));
}
