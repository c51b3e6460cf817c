import {
  dayOf,
  inGroups,
  inThousands,
  isCurrency,
  joinedBy,
  lowerFirst,
  monthIn,
  onFirstUse,
  percentFormats,
  priceFormats,
  timeSince,
  upperFirst,
} from "../format-rules.ts";
import { LIST_SEPARATOR } from "./site.words.ts";

export { lowerFirst, upperFirst };

const LOCALE = "en-US";
const WHOLE_MONTHS = "January February March April May June July August September October November December".split(" ");
const MONTHS = WHOLE_MONTHS.map((month) => month.slice(0, 3));

/** A name, ticker or figure inside a sentence; a language that is written from right to left marks it. */
export const isolate = (text: string): string => text;

/** A list in a sentence: a, b and c. */
export const joined = (items: readonly string[]): string => joinedBy(" and ", items);

const moment = onFirstUse(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }),
);

const money = (figure: string, currency: string) =>
  figure.replace(/^-?/, (minus) => minus + (currency === "USD" ? "$" : `${currency}\u00a0`));

const spaced = (figure: string, currency: string) => money(figure, currency).replace("\u00a0", " ");
const { inItsDigits, ...prices } = priceFormats(LOCALE, spaced, "about");
export const { formatDollars, formatPrice, quotedTexts } = prices;

/** A figure of a balance sheet: 106.63B with its currency; any other unit follows the number. */
export function formatAmount(amount: number, currency = "USD"): string {
  if (!isCurrency(currency)) return `${formatCompact(amount)} ${currency}`;
  return money(amount < 1000 ? inItsDigits(amount, currency) : formatCompact(amount), currency);
}

const THOUSANDS = ["", "K", "M", "B", "T"] as const;

/** 1234567 as 1.23M. */
const formatCompact = (amount: number) => inThousands(amount, THOUSANDS).join("");

export const { exactPercent, formatPercent, formatPercentAgainst, percentText } = percentFormats(
  (figure) => `${figure}%`,
);

/** To the whole number: 5,210. */
export const formatCount = (count: number): string => inGroups(Math.round(count), ",");

/**
 * An ISO date or time as a day, in UTC: Nov 28, 2026.
 *
 * @throws RangeError when it is not a valid time
 */
export function formatDay(iso: string): string {
  const { day, month, year } = dayOf(iso);
  return `${MONTHS[month]} ${day}, ${year}`;
}

/** The month of an ISO date, in a sentence: June 2025. */
export const formatMonth = (iso: string): string => monthIn(WHOLE_MONTHS, iso);

/** An ISO time to the minute, in UTC: Nov 28, 2026, 2:00 AM UTC. */
export function formatMoment(iso: string): string {
  return `${moment().format(new Date(iso))} UTC`;
}

/** How long ago a moment was: "3 hours ago". */
export function formatTimeSince(iso: string, now: Date): string {
  const since = timeSince(iso, now);
  return since ? `${since.count} ${since.unit}${since.count === 1 ? "" : "s"} ago` : "a moment ago";
}

/** Of an amount such as 1.234, where the page and the reader's own language write it in two ways. */
export const twofoldAmount = (typed: string, meanings: readonly string[]) =>
  `“${typed}” can be read in two ways. Write ${meanings.join(" or ")}.`;

/** A day that zakat speaks of; some languages put the Hijri day beside it. */
export const zakatDay = (iso: string): string => formatDay(iso);

/** Things beside each other, which are no sentence. */
export const listText = (parts: readonly string[]): string => parts.map(isolate).join(LIST_SEPARATOR);
