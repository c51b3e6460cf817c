import { LANGUAGE } from "#wording/language.ts";
import { answerOf } from "#wording/screening/answer.ts";
import { stockDescription, stockQuestion, stockTitle } from "#wording/screening/verdict.ts";
import { PRODUCT } from "#wording/site.ts";
import type { Stock } from "../../../schema/contracts/stocks.ts";
import { alternatesOf } from "../../../schema/wording/languages.ts";
import { pictureAddress, siteAddress, stockPath } from "../config/paths.ts";
import { alternateTags, markdownTag, socialTags } from "../lib/share-tags.ts";
import { PICTURE } from "./draw-picture.ts";

type Shared = { path: string; title: string; description: string; imageAlt: string };

/** The head of a page about one stock or fund, and how a link to it looks. */
export function servedHead(origin: string, { path, title, description, imageAlt }: Shared, ...further: string[]) {
  const url = escaped(origin + siteAddress(path));
  return [
    `<title data-served>${escaped(title)}</title>`,
    `<meta data-served name="description" content="${escaped(description)}">`,
    `<link data-served rel="canonical" href="${url}">`,
    alternateTags(alternatesOf(origin, path), " data-served"),
    ...(LANGUAGE.prefix ? [] : [markdownTag(path, " data-served")]),
    ...further,
    socialTags(
      {
        type: "article",
        title: escaped(title),
        description: escaped(description),
        url,
        image: escaped(origin + pictureAddress(path)),
        imageSize: PICTURE,
        imageAlt: escaped(imageAlt),
      },
      " data-served",
    ),
  ].join("");
}

export function stockHead(stock: Stock, origin: string): string {
  const path = stockPath(stock.symbol);
  const title = `${stockTitle(stock.name)} · ${PRODUCT}`;
  const description = stockDescription(stock);
  const url = origin + siteAddress(path);
  const head = servedHead(
    origin,
    { path, title, description, imageAlt: `${stockQuestion(stock)} ${answerOf(stock)}` },
    `<link data-served rel="alternate" type="application/json+oembed" href="${escaped(`${origin}/oembed?url=${encodeURIComponent(url)}`)}" title="${escaped(title)}">`,
    ...(stock.isScreened ? [] : ['<meta data-served name="robots" content="noindex">']),
  );
  return `${head}<script type="application/ld+json" data-served>${JSON.stringify(structuredData(stock, title, description, url)).replaceAll("<", "\\u003c")}</script>`;
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
