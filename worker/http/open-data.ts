import type { RequestContext } from "./context.ts";

const READABLE_HEADERS = ["link", "x-total-count", "x-request-id", "x-dataset-date", "retry-after", "x-kept-on"].join(
  ", ",
);

/** Lets scripts of any site read the answer, without credentials: browsers send no cookie and reject answers to one. */
export function openToOtherSites(context: RequestContext): void {
  context.header("access-control-allow-origin", "*");
  context.header("access-control-expose-headers", READABLE_HEADERS);
}
