import { stockNotices } from "#messages/stocks.ts";
import { LANGUAGE } from "#wording/language.ts";
import { edgeTexts } from "#wording/pages/edge.ts";
import { ageSentence } from "#wording/screening/ageing.ts";
import { STANDING_LABELS } from "#wording/screening/standing.ts";
import { PRODUCT } from "#wording/site.ts";
import {
  BARE_POLICY,
  type ContentPolicy,
  policyText,
  SECURITY_HEADERS,
} from "../../../schema/contracts/security-headers.ts";
import { addressIn, languageOfPath } from "../../../schema/wording/languages.ts";
import { siteAddress, stockPath } from "../config/paths.ts";
import { sentenceOf } from "../lib/error-sentence.ts";
import { saidOfStock } from "./draw-picture.ts";
import { escaped } from "./stock-head.ts";
import { askForStock, conditionOf, copyHeaders, type EdgeBindings, notModified } from "./stock-page.ts";

/** Of what other sites may show: not cached unless its answer is, and no page of its own for search engines. */
export function openHeaders(contentType: string, policy: ContentPolicy = BARE_POLICY): Headers {
  return new Headers({
    ...SECURITY_HEADERS,
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Access-Control-Allow-Origin": "*",
    "Content-Security-Policy": policyText(policy),
    "Content-Type": contentType,
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  });
}

const STYLE = `:root{color-scheme:light dark}
body{margin:0;background:light-dark(#f7f2e7,#12150f);color:light-dark(#1d1b16,#ede7d8);font:15px/1.45 system-ui,sans-serif}
main{--tone:light-dark(#5a5447,#b4ad9c);box-sizing:border-box;min-height:100vh;padding:.8rem 1rem;border-inline-start:6px solid var(--tone)}
.halal{--tone:light-dark(#0f5840,#86cfa6)}
.purify{--tone:light-dark(#76540b,#e2be68)}
.doubt{--tone:light-dark(#3b4a78,#b3c1ee)}
.haram{--tone:light-dark(#982a1d,#f29c8c)}
p,h1{margin:0 0 .35rem;overflow-wrap:anywhere}
h1{font-size:1rem}
.mark{color:var(--tone);font-weight:700}
.notes{color:light-dark(#5a5447,#b4ad9c);font-size:.85rem}
a{color:inherit}`;

let stylePolicy: Promise<ContentPolicy> | undefined;

/** Any page may frame it; it runs nothing and has one style, its own. */
function framePolicy(): Promise<ContentPolicy> {
  stylePolicy ??= crypto.subtle.digest("SHA-256", new TextEncoder().encode(STYLE)).then((digest) => ({
    ...BARE_POLICY,
    "style-src": [`'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`],
    "frame-ancestors": ["*"],
  }));
  return stylePolicy;
}

/** A stock's standing in a frame of another page, without scripts. */
export async function embedPage(request: Request, env: EdgeBindings, segment: string): Promise<Response> {
  const { origin } = new URL(request.url);
  const { answer, found } = await askForStock(env, `${origin}/api/stocks/${segment}`, conditionOf(request));
  if (answer.status === 304) return notModified(answer);
  const headers = openHeaders("text/html; charset=utf-8", await framePolicy());
  headers.delete("X-Frame-Options");
  if (!found) {
    const sentence = sentenceOf((await answer.json().catch(() => undefined)) ?? {}) ?? edgeTexts.tryLater;
    copyHeaders(answer, headers, ["retry-after"]);
    const { title } = answer.status === 404 ? stockNotices.stockNotFound : stockNotices.loadFailed;
    const lines = [`<h1>${escaped(title)}</h1>`, paragraph(sentence)];
    const body = framed({ title, lines, address: `${origin}${siteAddress("/")}` });
    return new Response(body, { status: answer.status, headers });
  }
  const { question, answer: said, notes, standing = "not_screened" } = saidOfStock(found);
  copyHeaders(answer, headers, ["cache-control", "etag"]);
  const title = question(found);
  const lines = [
    paragraph(STANDING_LABELS[standing], "mark"),
    `<h1>${escaped(title)}</h1>`,
    paragraph(said),
    paragraph([notes.join(" · "), ageSentence(found)].filter(Boolean).join(". "), "notes"),
  ];
  return new Response(framed({ title, standing, lines, address: origin + siteAddress(stockPath(found.symbol)) }), {
    headers,
  });
}

const paragraph = (text: string, name = "") => (text ? `<p${name && ` class="${name}"`}>${escaped(text)}</p>` : "");

type Framed = { title: string; standing?: string; lines: readonly string[]; address: string };

function framed({ title, standing = "not_screened", lines, address }: Framed): string {
  const { code, direction } = LANGUAGE;
  return `<!doctype html>
<html lang="${code}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main class="${standing}">${lines.join("")}<p class="notes"><a href="${escaped(address)}" target="_blank" rel="noopener">${PRODUCT}: <bdi>${escaped(decodeURI(address.replace(/^https?:\/\//, "")))}</bdi></a></p></main></body></html>
`;
}

/** The frame in which a card is whole on most pages. */
export const FRAME = { width: 480, height: 220 } as const;

/** A stock's page as a card in another page: oembed.com, version 1.0. */
export async function oEmbed(request: Request, env: EdgeBindings): Promise<Response> {
  const { origin, searchParams } = new URL(request.url);
  const refused = (status: number) => new Response(null, { status, headers: openHeaders("application/json") });
  const format = searchParams.get("format") ?? "json";
  if (format !== "json") return refused(501);
  const [width, height] = [
    sizeIn(searchParams, "maxwidth", FRAME.width),
    sizeIn(searchParams, "maxheight", FRAME.height),
  ];
  const asked = searchParams.get("url") ?? "";
  if (!URL.canParse(asked) || Number.isNaN(width + height)) return refused(400);
  const { host, pathname } = new URL(asked);
  const { language, inner } = languageOfPath(pathname);
  const [, segment] = /^\/stocks\/([^/]+)\/?$/i.exec(inner) ?? [];
  if (host !== new URL(origin).host || segment === undefined) return refused(404);
  const { answer, found: stock } = await askForStock(env, `${origin}/api/stocks/${segment}`);
  if (!stock) return refused(answer.status === 400 || answer.status === 409 ? 404 : answer.status);
  const said = saidOfStock(stock);
  const title = [said.question(stock), said.answer, ...said.notes].join(" · ");
  const address = (path: string) => escaped(origin + path);
  const card = {
    version: "1.0",
    type: "rich",
    title,
    provider_name: PRODUCT,
    provider_url: origin,
    cache_age: Number(/max-age=(\d+)/.exec(answer.headers.get("cache-control") ?? "")?.[1] ?? 0),
    html: `<iframe src="${address(addressIn(language, `/embed${stockPath(stock.symbol).slice("/stocks".length)}`))}" width="${width}" height="${height}" title="${escaped(title)}" loading="lazy" frameborder="0"></iframe>`,
    width,
    height,
  };
  const headers = openHeaders("application/json; charset=utf-8");
  copyHeaders(answer, headers, ["cache-control"]);
  return new Response(JSON.stringify(card), { headers });
}

/** Not a number for what is no size. */
function sizeIn(query: URLSearchParams, name: string, most: number): number {
  const text = query.get(name);
  if (text === null) return most;
  return /^[1-9]\d{0,5}$/.test(text) ? Math.min(most, Number(text)) : Number.NaN;
}
