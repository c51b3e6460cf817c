import {
  dayOf,
  inDigits,
  inGroups,
  inThousands,
  isCurrency,
  lowerFirst,
  monthIn,
  percentFormats,
  priceFormats,
  type Span,
  timeSince,
  upperFirst,
} from "../format-rules.ts";
import { LIST_SEPARATOR } from "./site.words.ts";

export { lowerFirst, upperFirst };

const LOCALE = "id-u-nu-latn";
const WHOLE_MONTHS = "Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember".split(
  " ",
);
const MONTHS = "Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des".split(" ");

/** A name, ticker or figure inside a sentence; a language that is written from right to left marks it. */
export const isolate = (text: string): string => text;

/** A list in a sentence: A, B, dan C. */
export function joined(items: readonly string[], word = "dan"): string {
  if (items.length < 3) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(", ")}, ${word} ${items.at(-1)}`;
}

/** A figure as it is, with points between thousands and a decimal comma. */
export const decimal = (figure: number | string): string => inDigits(figure, ".", ",");

/** Signs that stand right before the figure; any other currency is shown by its code. */
const SIGNS: Readonly<Record<string, string>> = { USD: "US$", IDR: "Rp" };

const money = (figure: string, currency: string) => `${SIGNS[currency] ?? `${currency} `}${figure}`;

const { inItsDigits, ...prices } = priceFormats(LOCALE, money, "sekitar");
export const { formatDollars, formatPrice, quotedTexts } = prices;

/** A figure of a balance sheet: US$106,63 miliar; any other unit follows the number. */
export function formatAmount(amount: number, currency = "USD"): string {
  if (!isCurrency(currency)) return `${formatCompact(amount)} ${currency === "shares" ? "saham" : currency}`;
  if (amount < 1000) return money(inItsDigits(amount, currency), currency);
  return `${SIGNS[currency] ?? `${currency}\u00a0`}${formatCompact(amount)}`;
}

const THOUSANDS = ["", "\u00a0ribu", "\u00a0juta", "\u00a0miliar", "\u00a0triliun"] as const;

/** 1234567 as 1,23 juta. */
function formatCompact(amount: number): string {
  const [figure, word] = inThousands(amount, THOUSANDS);
  return decimal(figure) + word;
}

export const { exactPercent, formatPercent, formatPercentAgainst, percentText } = percentFormats(
  (figure) => `${decimal(figure)}%`,
);

/** To the whole number: 5.210. */
export const formatCount = (count: number): string => inGroups(Math.round(count), ".");

/**
 * An ISO date or time as a day, in UTC: 28 Nov 2026.
 *
 * @throws RangeError when it is not a valid time
 */
export function formatDay(iso: string): string {
  const { day, month, year } = dayOf(iso);
  return `${day} ${MONTHS[month]} ${year}`;
}

/** The month of an ISO date, in a sentence: Juni 2025. */
export const formatMonth = (iso: string): string => monthIn(WHOLE_MONTHS, iso);

/** An ISO time to the minute, in UTC: 28 Nov 2026, 14.05 UTC. */
export function formatMoment(iso: string): string {
  return `${formatDay(iso)}, ${new Date(iso).toISOString().slice(11, 16).replace(":", ".")} UTC`;
}

const SPANS: Readonly<Record<Span, string>> = {
  year: "tahun",
  month: "bulan",
  day: "hari",
  hour: "jam",
  minute: "menit",
};

/** How long ago a moment was: 3 jam lalu. */
export function formatTimeSince(iso: string, now: Date): string {
  const since = timeSince(iso, now);
  return since ? `${since.count} ${SPANS[since.unit]} lalu` : "baru saja";
}

/** Of an amount such as 1.234, where the page and the reader's own language write it in two ways. */
export const twofoldAmount = (typed: string, meanings: readonly string[]) =>
  `“${typed}” dapat dibaca dengan dua cara. Tulis ${meanings.join(" atau ")}.`;

/** A day that zakat speaks of; some languages put the Hijri day beside it. */
export const zakatDay = (iso: string): string => formatDay(iso);

/** Things beside each other, which are no sentence. */
export const listText = (parts: readonly string[]): string => parts.map(isolate).join(LIST_SEPARATOR);
