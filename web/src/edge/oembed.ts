import { PRODUCT } from "#wording/site.ts";
import { addressIn, languageOfPath } from "../../../schema/wording/languages.ts";
import { stockPath } from "../config/paths.ts";
import { saidOfStock } from "./draw-picture.ts";
import { openHeaders } from "./embed-page.ts";
import { escaped } from "./stock-head.ts";
import { askForStock, copyHeaders, type EdgeBindings } from "./stock-page.ts";

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
