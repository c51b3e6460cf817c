import type { RequestContext } from "./context.ts";

/** Sends `Link: <…>; rel="next"` with the next cursor, and `X-Total-Count`. */
export function setPageHeaders(context: RequestContext, page: { nextCursor: number | null; totalCount: number }): void {
  context.header("x-total-count", String(page.totalCount));
  if (page.nextCursor === null) return;
  const url = new URL(context.req.url);
  url.searchParams.set("cursor", String(page.nextCursor));
  context.header("link", `<${url.pathname}${url.search}>; rel="next"`);
}
