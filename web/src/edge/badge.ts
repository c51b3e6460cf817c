import { stockNotices } from "#messages/stocks.ts";
import { formatDay } from "#wording/format.ts";
import { ageSentence, listedAge } from "#wording/screening/ageing.ts";
import { HOUSE_LIMITS } from "#wording/screening/standard-names.ts";
import { STANDING_LABELS } from "#wording/screening/standing.ts";
import { stockQuestion } from "#wording/screening/verdict.ts";
import { PRODUCT } from "#wording/site.ts";
import { normalizeSymbol } from "../../../domain/issuers/symbols.ts";
import { isOldestDayAbout } from "../../../domain/screening/age.ts";
import type { Standing } from "../../../domain/screening/standing.ts";
import type { Stock } from "../../../schema/contracts/stocks.ts";
import { TONES } from "./draw-picture.ts";
import { openHeaders } from "./embed-page.ts";
import { escaped } from "./stock-head.ts";
import { askForStock, conditionOf, copyHeaders, type EdgeBindings, notModified } from "./stock-page.ts";

type Shown = { label: string; message: string; standing: Standing; description: string; isKnown: boolean };

/** The least for which shields.io keeps a badge. */
const CACHE_SECONDS = 300;

/**
 * A stock's standing in a picture, or as shields.io reads it, for other people's pages: never without its standard and its day. What
 * cannot be answered is a badge that says so, with a success, because pages that show a badge drop a picture of any other status.
 */
export async function badge(request: Request, env: EdgeBindings, file: string): Promise<Response> {
  const [, segment, form] = /^(.+)\.(svg|json)$/i.exec(file) ?? [];
  if (!segment || !form) return env.ASSETS.fetch(new URL("/no-such-page", request.url));
  const isPicture = form.toLowerCase() === "svg";
  const { origin } = new URL(request.url);
  const { answer, found } = await askForStock(env, `${origin}/api/stocks/${segment}`, conditionOf(request));
  if (answer.status === 304) return notModified(answer);
  const shown = found ? badgeOf(found) : unknownBadge(segment, answer.status);
  const headers = openHeaders(isPicture ? "image/svg+xml; charset=utf-8" : "application/json; charset=utf-8");
  if (found) copyHeaders(answer, headers, ["cache-control", "etag"]);
  return new Response(isPicture ? drawBadge(shown) : JSON.stringify(forShields(shown)), { headers });
}

function badgeOf(stock: Stock): Shown {
  const { symbol, standing, age, analysis, isScreened } = stock;
  const parts = isScreened
    ? [
        STANDING_LABELS[standing],
        HOUSE_LIMITS,
        formatDay(analysis.screenedOn),
        age.isStale && listedAge({ ...age, isDayAbout: isOldestDayAbout(analysis), priceAsOf: null }, age.readOn),
      ]
    : [STANDING_LABELS.not_screened, formatDay(age.readOn)];
  return {
    label: `${PRODUCT} ${symbol}`,
    message: parts.filter(Boolean).join(" · "),
    standing,
    description: [stockQuestion(stock), stock.answer, ageSentence(stock)].filter(Boolean).join(" "),
    isKnown: true,
  };
}

function unknownBadge(segment: string, status: number): Shown {
  const symbol = normalizeSymbol(new URLSearchParams(`q=${segment.replaceAll("&", "%26")}`).get("q") ?? "");
  const { title, description } =
    status === 404 || status === 400 ? stockNotices.stockNotFound : stockNotices.loadFailed;
  return {
    label: symbol ? `${PRODUCT} ${symbol}` : PRODUCT,
    message: title,
    standing: "not_screened",
    description,
    isKnown: false,
  };
}

const forShields = ({ label, message, standing, isKnown }: Shown) => ({
  schemaVersion: 1,
  label,
  message,
  color: TONES[standing],
  isError: !isKnown,
  cacheSeconds: CACHE_SECONDS,
});

const HEIGHT = 20;
const MARGIN = 7;

/** In a font of the reader's machine; a wider or narrower one is fitted into the same room. */
function drawBadge({ label, message, standing, description }: Shown): string {
  const [left, right] = [widthOf(label), widthOf(message)];
  const [start, width] = [left + 2 * MARGIN, left + right + 4 * MARGIN];
  const written = (text: string, x: number, across: number) =>
    `<text x="${x}" y="14" textLength="${across}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-labelledby="title description">\
<title id="title">${escaped(`${label}: ${message}`)}</title><desc id="description">${escaped(description)}</desc>\
<rect width="${width}" height="${HEIGHT}" rx="4" fill="#1d1b16"/>\
<path d="M${start} 0h${width - start - 4}a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H${start}z" fill="${TONES[standing]}"/>\
<rect x=".5" y=".5" width="${width - 1}" height="${HEIGHT - 1}" rx="3.5" fill="none" stroke="#8b857a"/>\
<g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">\
${written(label, MARGIN, left)}${written(message, start + MARGIN, right)}</g></svg>\n`;
}

/** About as wide as Verdana is at 11 pixels. */
function widthOf(text: string): number {
  const widths = Array.from(text, (letter) =>
    /[ .,:·/()|iIjlft]/.test(letter) ? 4.3 : /[mwMW]/.test(letter) ? 10 : 7,
  );
  return Math.round(widths.reduce((sum, width) => sum + width, 0));
}
