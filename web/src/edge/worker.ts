import { BARE_POLICY, policyText, SECURITY_HEADERS } from "../../../schema/contracts/security-headers.ts";
import { type LanguageCode, languageOfPath } from "../../../schema/wording/languages.ts";
import type { EdgeBindings } from "./stock-page.ts";

/** Each language's pages are a module of its own, which an isolate evaluates when it is first asked for: scripts/site/build-edge.ts. */
declare const __PAGES__: Readonly<Record<LanguageCode, () => Promise<typeof import("./pages.ts")>>>;

/** Robots may not read the API, and a sitemap belongs next to the pages it lists. */
const STOCK_SITEMAP = "/sitemap-stocks.xml";

/** Files of the site that configure it, or are served under other addresses, or under every unknown one. */
const INNER = /^\/(?:404|(?:_|%5f)(?:worker\.js|headers|redirects|routes\.json)|inner(?:\/.*)?)(?:\.html)?$/i;

/** Runs for what `_routes.json` names: the API, the pages of stocks and funds, the dashboard, and files that are no page. */
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

/** No browser asks for it by itself. */
function wantsMarkdown({ headers }: Request): boolean {
  return /\btext\/markdown\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i.test(headers.get("accept") ?? "");
}

async function respond(request: Request, env: EdgeBindings): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname.startsWith("/api/")) return env.API.fetch(request);
  if (url.pathname === STOCK_SITEMAP) return env.API.fetch(new URL("/api/sitemap.xml", url));
  const { language, inner } = languageOfPath(url.pathname.replace(/\/{2,}/g, "/"));
  const [, kind, symbol, picture] = /^\/(stocks|funds)\/([^/]+)(?:\/|(\/share\.png))?$/i.exec(inner) ?? [];
  if (kind && symbol !== undefined) {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response("Method Not Allowed", { status: 405, headers: { allow: "GET, HEAD" } });
    const isStock = kind.toLowerCase() === "stocks";
    const isMarkdown = !picture && (symbol.endsWith(".md") || (!language.prefix && wantsMarkdown(request)));
    // The letters that pictures are drawn with are Latin; Markdown is for programs.
    const pages = await __PAGES__[picture || isMarkdown ? "en" : language.code]();
    if (isMarkdown) return pages.markdownPage(request, env, { segment: symbol.replace(/\.md$/, ""), isStock });
    if (picture) return pages.sharePicture(request, env, { segment: symbol, isStock });
    return isStock ? pages.stockPage(request, env, symbol) : pages.fundPage(request, env, symbol);
  }
  if (language.prefix && url.pathname === `${language.prefix}/`)
    return Response.redirect(String(new URL(language.prefix + url.search, url)), 301);
  if (inner === "/" && url.search && request.method === "GET")
    return (await __PAGES__[language.code]()).dashboardPage(request, env);
  if (INNER.test(inner)) return env.ASSETS.fetch(new URL(`${language.prefix}/no-such-page`, url));
  return env.ASSETS.fetch(request);
}
