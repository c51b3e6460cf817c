import {
  dayOf,
  inDigits,
  inGroups,
  inThousands,
  isCurrency,
  joinedBy,
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

const LOCALE = "ms-u-nu-latn";
const MONTHS = "Jan Feb Mac Apr Mei Jun Jul Ogo Sep Okt Nov Dis".split(" ");
const WHOLE_MONTHS = "Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember".split(" ");

/** A name, ticker or figure inside a sentence, which Malay does not mark. */
export const isolate = (text: string): string => text;

/** A figure as it is, with commas between thousands. */
export const decimal = (figure: number | string): string => inDigits(figure, ",", ".");

/** A list in a sentence: a, b dan c. */
export const joined = (items: readonly string[]): string => joinedBy(" dan ", items);

/** Ringgit have their sign before the figure, other currencies their code: RM24.60, USD 24.60. */
const before = (currency: string) => (currency === "MYR" ? "RM" : `${currency}\u00a0`);

const money = (figure: string, currency: string) => figure.replace(/^-?/, (minus) => minus + before(currency));

const { inItsDigits, ...prices } = priceFormats(LOCALE, money, "kira-kira");
export const { formatDollars, formatPrice, quotedTexts } = prices;

/** A figure of a balance sheet: USD 106.63 bilion; shares are counted, any other unit follows the number. */
export function formatAmount(amount: number, currency = "USD"): string {
  if (!isCurrency(currency)) return `${formatCompact(amount)} ${currency === "shares" ? "saham" : currency}`;
  return money(amount < 1000 ? inItsDigits(amount, currency) : formatCompact(amount), currency);
}

const THOUSANDS = ["", "\u00a0ribu", "\u00a0juta", "\u00a0bilion", "\u00a0trilion"] as const;

/** 1234567 as 1.23 juta. */
function formatCompact(amount: number): string {
  const [figure, word] = inThousands(amount, THOUSANDS);
  return decimal(figure) + word;
}

export const { exactPercent, formatPercent, formatPercentAgainst, percentText } = percentFormats(
  (figure) => `${figure}%`,
);

/** To the whole number: 5,210. */
export const formatCount = (count: number): string => inGroups(Math.round(count), ",");

/**
 * An ISO date or time as a day, in UTC: 28 Nov 2026.
 *
 * @throws RangeError when it is not a valid time
 */
export function formatDay(iso: string): string {
  const { day, month, year } = dayOf(iso);
  return `${day} ${MONTHS[month]} ${year}`;
}

/** The month of an ISO date, in a sentence: Jun 2025. */
export const formatMonth = (iso: string): string => monthIn(WHOLE_MONTHS, iso);

/** An ISO time to the minute, in UTC: 28 Nov 2026, 14:05 UTC. */
export function formatMoment(iso: string): string {
  return `${formatDay(iso)}, ${new Date(iso).toISOString().slice(11, 16)} UTC`;
}

const SPANS: Readonly<Record<Span, string>> = {
  year: "tahun",
  month: "bulan",
  day: "hari",
  hour: "jam",
  minute: "minit",
};

/** How long ago a moment was: "3 jam lalu". */
export function formatTimeSince(iso: string, now: Date): string {
  const since = timeSince(iso, now);
  return since ? `${since.count} ${SPANS[since.unit]} lalu` : "sebentar tadi";
}

/** Of an amount such as 1.234, where the page and the reader's own language write it in two ways. */
export const twofoldAmount = (typed: string, meanings: readonly string[]) =>
  `“${typed}” boleh dibaca dengan dua cara. Tulis ${meanings.join(" atau ")}.`;

/** A day that zakat speaks of; some languages put the Hijri day beside it. */
export const zakatDay = (iso: string): string => formatDay(iso);

/** Things beside each other, which are no sentence. */
export const listText = (parts: readonly string[]): string => parts.map(isolate).join(LIST_SEPARATOR);
