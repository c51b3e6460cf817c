import { BARE_POLICY, policyText, SECURITY_HEADERS } from "../../../schema/contracts/security-headers.ts";
import { dashboardPage } from "./dashboard-page.tsx";
import { fundPage } from "./fund-page.tsx";
import { sharePicture } from "./share-picture.ts";
import { type EdgeBindings, stockPage } from "./stock-page.ts";

/** Robots may not read the API, and a sitemap belongs next to the pages it lists. */
const STOCK_SITEMAP = "/sitemap-stocks.xml";

/** Files of the site that configure it, or are served under other addresses, or under every unknown one. */
const INNER =
  /^\/(?:404|(?:_|%5f)(?:worker\.js|headers|redirects|routes\.json)|(?:course|module|stock|fund|dashboard)-shell|course-pages(?:\/.*)?)(?:\.html)?$/;

/** Runs for the API, for the pages of stocks, and for every path that `_routes.json` does not list as a page or file of the site. */
export default {
  async fetch(request: Request, env: EdgeBindings): Promise<Response> {
    const answer = await respond(request, { ASSETS: env.ASSETS, API: askedBy(request, env.API) });
    // The headers of a 304 would replace those of the page that the browser has, and with them its policy.
    if (answer.status === 304 || answer.headers.has("content-security-policy")) return answer;
    const headers = new Headers({ ...SECURITY_HEADERS, "content-security-policy": policyText(BARE_POLICY) });
    for (const [name, value] of answer.headers) headers.append(name, value);
    return new Response(answer.body, { status: answer.status, headers });
  },
};

/** The API as it answers whoever asked for the page: their network is counted for what the page reads. */
function askedBy({ headers }: Request, api: EdgeBindings["API"]): EdgeBindings["API"] {
  const network = headers.get("cf-connecting-ip");
  if (network === null) return api;
  return {
    fetch: (address, init) => {
      if (address instanceof Request) return api.fetch(address);
      return api.fetch(address, { ...init, headers: { ...init?.headers, "cf-connecting-ip": network } });
    },
  };
}

async function respond(request: Request, env: EdgeBindings): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname.startsWith("/api/")) return env.API.fetch(request);
  if (url.pathname === STOCK_SITEMAP) return env.API.fetch(new URL("/api/sitemap.xml", url));
  const path = url.pathname.replace(/\/{2,}/g, "/");
  const [, kind, symbol, picture] = /^\/(stocks|funds)\/([^/]+)(?:\/|(\/share\.png))?$/i.exec(path) ?? [];
  if (kind && symbol !== undefined) {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response("Method Not Allowed", { status: 405, headers: { allow: "GET, HEAD" } });
    const isStock = kind.toLowerCase() === "stocks";
    if (picture) return sharePicture(request, env, { segment: symbol, isStock });
    return isStock ? stockPage(request, env, symbol) : fundPage(request, env, symbol);
  }
  if (path === "/" && url.search && request.method === "GET") return dashboardPage(request, env);
  const known = path.toLowerCase();
  if (INNER.test(known)) return env.ASSETS.fetch(new URL("/no-such-page", url));
  if (known !== url.pathname) {
    const address = new URL(known + url.search, url.origin);
    const { ok } = await env.ASSETS.fetch(new Request(address, { method: "HEAD" }));
    if (ok) return Response.redirect(address, 301);
  }
  return env.ASSETS.fetch(request);
}
