import type { Stock } from "../../../schema/contracts/stocks.ts";
import { stockDescription, stockTitle } from "../../../schema/wording/en/verdict.ts";
import { stockPath } from "../config/paths.ts";

const SHARE_IMAGE = "/share/stocks.png";

/** The tags of a stock's page: what a search engine, a shared link and a screen reader are told before the page is read. */
export function stockHead(stock: Stock, origin: string): string {
  const title = `${stockTitle(stock)} · Mizan`;
  const description = stockDescription(stock);
  const url = origin + stockPath(stock.symbol);
  const image = origin + SHARE_IMAGE;
  const meta = (key: "name" | "property", name: string, content: string) =>
    `<meta data-served ${key}="${name}" content="${escaped(content)}">`;
  return [
    `<title data-served>${escaped(title)}</title>`,
    meta("name", "description", description),
    `<link data-served rel="canonical" href="${escaped(url)}">`,
    ...(stock.isScreened ? [] : [meta("name", "robots", "noindex")]),
    meta("property", "og:type", "article"),
    meta("property", "og:site_name", "Mizan"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", url),
    meta("property", "og:image", image),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    meta("property", "og:image:alt", "Mizan: Is this stock halal?"),
    meta("name", "twitter:card", "summary_large_image"),
    `<script type="application/ld+json" data-served>${JSON.stringify(structuredData(stock, title, description, url)).replaceAll("<", "\\u003c")}</script>`,
  ].join("");
}

function structuredData(stock: Stock, name: string, description: string, url: string) {
  return {
    "@context": "https://schema.org",
    "@type": "WebPage",
    name,
    description,
    url,
    ...(stock.analysis.screenedOn && { dateModified: stock.analysis.screenedOn }),
    isPartOf: { "@type": "WebSite", name: "Mizan", url: new URL("/", url).href },
    about: { "@type": "Corporation", name: stock.name, tickerSymbol: stock.symbol },
  };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
