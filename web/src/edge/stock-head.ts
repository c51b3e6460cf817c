import { LANGUAGE } from "#wording/language.ts";
import { answerOf } from "#wording/screening/answer.ts";
import { stockDescription, stockQuestion, stockTitle } from "#wording/screening/verdict.ts";
import { PRODUCT } from "#wording/site.ts";
import type { Stock } from "../../../schema/contracts/stocks.ts";
import { alternatesOf } from "../../../schema/wording/languages.ts";
import { pictureAddress, siteAddress, stockPath } from "../config/paths.ts";
import { alternateTags, markdownTag, socialTags } from "../lib/share-tags.ts";
import { PICTURE } from "./draw-picture.ts";

export function stockHead(stock: Stock, origin: string): string {
  const title = `${stockTitle(stock.name)} · ${PRODUCT}`;
  const description = stockDescription(stock);
  const url = origin + siteAddress(stockPath(stock.symbol));
  return [
    `<title data-served>${escaped(title)}</title>`,
    `<meta data-served name="description" content="${escaped(description)}">`,
    `<link data-served rel="canonical" href="${escaped(url)}">`,
    alternateTags(alternatesOf(origin, stockPath(stock.symbol)), " data-served"),
    ...(LANGUAGE.prefix ? [] : [markdownTag(stockPath(stock.symbol), " data-served")]),
    `<link data-served rel="alternate" type="application/json+oembed" href="${escaped(`${origin}/oembed?url=${encodeURIComponent(url)}`)}" title="${escaped(title)}">`,
    ...(stock.isScreened ? [] : ['<meta data-served name="robots" content="noindex">']),
    socialTags(
      {
        type: "article",
        title: escaped(title),
        description: escaped(description),
        url: escaped(url),
        image: escaped(origin + pictureAddress(stockPath(stock.symbol))),
        imageSize: PICTURE,
        imageAlt: escaped(`${stockQuestion(stock)} ${answerOf(stock)}`),
      },
      " data-served",
    ),
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
    isPartOf: { "@type": "WebSite", name: PRODUCT, url: new URL("/", url).href },
    about: { "@type": "Corporation", name: stock.name, tickerSymbol: stock.symbol },
  };
}

/** A text inside an element or a quoted attribute: every page filled at the edge writes names and sentences with it. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
