import type { RequestContext } from "./context.ts";

const READABLE_HEADERS = "link, x-total-count, x-request-id, x-dataset-date, retry-after, x-kept-on";

/** Lets scripts of any site read the answer, without credentials: browsers send no cookie and reject answers to one. */
export function openToOtherSites(context: RequestContext): void {
  context.header("access-control-allow-origin", "*");
  context.header("access-control-expose-headers", READABLE_HEADERS);
}

/** Sends `Link: <…>; rel="next"` with the next cursor, and `X-Total-Count`. */
export function setPageHeaders(context: RequestContext, page: { nextCursor: number | null; totalCount: number }): void {
  context.header("x-total-count", String(page.totalCount));
  if (page.nextCursor === null) return;
  const url = new URL(context.req.url);
  url.searchParams.set("cursor", String(page.nextCursor));
  context.header("link", `<${url.pathname}${url.search}>; rel="next"`);
}
