import { BARE_POLICY, policyText, SECURITY_HEADERS } from "../../../schema/contracts/security-headers.ts";
import { type Language, type LanguageCode, languageOfPath } from "../../../schema/wording/languages.ts";
import type { EdgeBindings } from "./stock-page.ts";

/** Each language's pages are a module of its own, which an isolate evaluates when it is first asked for: scripts/site/build-edge.ts. */
declare const __PAGES__: Readonly<Record<LanguageCode, () => Promise<typeof import("./pages.ts")>>>;
const pagesIn = (code: LanguageCode) => __PAGES__[code]();

/** Robots may not read the API, and a sitemap belongs next to the pages it lists. */
const STOCK_SITEMAP = "/sitemap-stocks.xml";

/** Files of the site that configure it, or are served under other addresses, or under every unknown one; and all below them. */
const INNER = /^\/(?:404|_worker\.js|_headers|_redirects|_routes\.json|inner)(?:\.html)?(?:\/.*)?$/i;

/** What is filled from the API's answer about a stock or a fund. */
const ABOUT = /^\/(?:(stocks|funds|embed|badge)\/([^/]+)(?:\/|(\/share\.png))?|oembed\/?)$/i;

/** Runs for what `_routes.json` names: the API, the pages of stocks and funds, the dashboard, and files that are no page. */
export default {
  async fetch(request: Request, env: EdgeBindings): Promise<Response> {
    const asked = { ASSETS: env.ASSETS, API: askedBy(request, env.API) };
    const answer = await respond(request, asked).catch((error) => broken(request, env, error));
    // The headers of a 304 would replace those of the page that the browser has, and with them its policy.
    if (answer.status === 304 || answer.headers.has("content-security-policy")) return answer;
    const headers = new Headers({ ...SECURITY_HEADERS, "content-security-policy": policyText(BARE_POLICY) });
    for (const [name, value] of answer.headers) headers.append(name, value);
    return new Response(answer.body, { status: answer.status, headers });
  },
};

/** The page that says so, in the language of the address; a bare one where not even that can be made. */
async function broken(request: Request, env: EdgeBindings, error: unknown): Promise<Response> {
  // biome-ignore lint/suspicious/noConsole: what fails here is seen nowhere else
  console.error(error);
  const { language } = languageOfPath(new URL(request.url).pathname);
  const page = pagesIn(language.code).then((pages) => pages.brokenPage(request, env));
  return page.catch(() => new Response("500", { status: 500, headers: { "cache-control": "no-store" } }));
}

/** An address without any coding or way back, as the files are found by it; undefined when it cannot be decoded. */
function decoded(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(path);
    return plain === path ? new URL(plain.replace(/[/\\]+/g, "/"), "https://mizan").pathname : decoded(plain);
  } catch {
    return undefined;
  }
}

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
  const about = ABOUT.exec(inner);
  if (about) {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response("Method Not Allowed", { status: 405, headers: { allow: "GET, HEAD" } });
    const [, kind = "oembed", symbol = "", picture = ""] = about;
    return shown(request, env, { language, kind: (kind + picture).toLowerCase(), symbol });
  }
  if (language.prefix && url.pathname === `${language.prefix}/`)
    return Response.redirect(String(new URL(language.prefix + url.search, url)), 301);
  if (inner === "/" && url.search && request.method === "GET")
    return (await pagesIn(language.code)).dashboardPage(request, env);
  const path = decoded(url.pathname);
  if (path === undefined || INNER.test(languageOfPath(path).inner))
    return env.ASSETS.fetch(new URL(`${language.prefix}/no-such-page`, url));
  return env.ASSETS.fetch(request);
}

type Shown = { language: Language; kind: string; symbol: string };

async function shown(request: Request, env: EdgeBindings, { language, kind, symbol }: Shown): Promise<Response> {
  const inLanguage = () => pagesIn(language.code);
  // Programs read English.
  const inEnglish = () => pagesIn("en");
  switch (kind) {
    case "stocks":
    case "funds":
      return aboutOne(request, env, { language, symbol, isStock: kind === "stocks" });
    case "embed":
      return (await inLanguage()).embedPage(request, env, symbol);
    case "stocks/share.png":
    case "funds/share.png":
      return (await inLanguage()).sharePicture(request, env, { segment: symbol, isStock: kind.startsWith("stocks") });
    case "badge":
      return (await inEnglish()).badge(request, env, symbol);
    case "oembed":
      return (await inEnglish()).oEmbed(request, env);
  }
  return env.ASSETS.fetch(new URL("/no-such-page", request.url));
}

async function aboutOne(
  request: Request,
  env: EdgeBindings,
  { language, symbol, isStock }: Pick<Shown, "language" | "symbol"> & { isStock: boolean },
): Promise<Response> {
  // Markdown is for programs, which read English.
  if (symbol.endsWith(".md") || (!language.prefix && wantsMarkdown(request)))
    return (await pagesIn("en")).markdownPage(request, env, { segment: symbol.replace(/\.md$/, ""), isStock });
  const pages = await pagesIn(language.code);
  return isStock ? pages.stockPage(request, env, symbol) : pages.fundPage(request, env, symbol);
}
