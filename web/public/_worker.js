/** Files of the site that stand behind other addresses, or behind every unknown one. */
const INNER = /^\/(?:404|course-shell|module-shell|course-pages(?:\/.*)?)(?:\.html)?$/;

/** Runs for the API and for what `_routes.json` does not know as a page or a file of the site. */
export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (url.pathname.startsWith("/api/")) return env.API.fetch(request);
    const path = url.pathname.replace(/\/{2,}/g, "/").toLowerCase();
    if (INNER.test(path)) return env.ASSETS.fetch(new URL("/no-such-page", url));
    if (path !== url.pathname) {
      const address = new URL(path + url.search, url.origin);
      const { ok } = await env.ASSETS.fetch(new Request(address, { method: "HEAD" }));
      if (ok) return Response.redirect(address, 301);
    }
    return env.ASSETS.fetch(request);
  },
};
