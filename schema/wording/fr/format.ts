import {
  dayOf,
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

const LOCALE = "fr-FR-u-nu-latn";
const MONTHS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" ");

/** The narrow space that does not break: inside a figure, and before its sign or its unit. */
const THIN = "\u202f";

/** A name, ticker or figure inside a sentence; French marks none. */
export const isolate = (text: string): string => text;

/** A counted noun with its number: 0 and 1 are singular. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${Math.abs(count) < 2 ? one : many}`;
}

/** A list in a sentence: A, B et C. */
export const joined = (items: readonly string[], last = "et"): string => joinedBy(` ${last} `, items);

/** "de" before a name that is filled in: de Nestlé, d’Apple. */
export const of = (name: string): string => (/^[aeiouàâæéèêëîïôœù]/i.test(name) ? `d’${name}` : `de ${name}`);

/** A figure with all its decimals, its thousands apart and a comma: 1 234,5. */
export function decimal(figure: number | string): string {
  const [whole = "", ...fraction] = String(figure).split(".");
  return [inGroups(whole, THIN), ...fraction].join(",");
}

const SIGNS: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£" };

/** The figure with its currency behind it, as French writes it: 24,60 SAR, 1 234,56 $. */
const money = (figure: string, currency: string) => `${figure}${THIN}${SIGNS[currency] ?? currency}`;

const { inItsDigits, ...prices } = priceFormats(LOCALE, money, "environ");
export const { formatDollars, formatPrice, quotedTexts } = prices;

/** A figure of a balance sheet: 106,63 Md $; shares are counted, any other unit follows the number. */
export function formatAmount(amount: number, currency = "USD"): string {
  if (isCurrency(currency))
    return money(amount < 1000 ? inItsDigits(amount, currency) : formatCompact(amount), currency);
  if (currency !== "shares") return `${formatCompact(amount)} ${currency}`;
  if (amount >= 1_000_000) return `${formatCompact(amount)} d’actions`;
  return `${decimal(Math.round(amount * 100) / 100)} ${amount < 2 ? "action" : "actions"}`;
}

const THOUSANDS = ["", `${THIN}k`, `${THIN}M`, `${THIN}Md`] as const;

/** 1234567 as 1,23 M; milliards are the largest unit, since few readers know a French billion. */
function formatCompact(amount: number): string {
  const [figure, word] = inThousands(amount, THOUSANDS);
  return decimal(figure) + word;
}

export const { exactPercent, formatPercent, formatPercentAgainst, percentText } = percentFormats(
  (figure) => `${decimal(figure)}${THIN}%`,
);

/** To the whole number: 5 210. */
export const formatCount = (count: number): string => inGroups(Math.round(count), THIN);

/**
 * An ISO date or time as a day, in UTC: 28 novembre 2026.
 *
 * @throws RangeError when it is not a valid time
 */
export function formatDay(iso: string): string {
  const { day, month, year } = dayOf(iso);
  return `${day === 1 ? "1er" : day} ${MONTHS[month]} ${year}`;
}

/** The month of an ISO date, in a sentence: juin 2025. */
export const formatMonth = (iso: string): string => monthIn(MONTHS, iso);

/** An ISO time to the minute, in UTC: 28 novembre 2026 à 14 h 05 UTC. */
export function formatMoment(iso: string): string {
  const time = new Date(iso).toISOString();
  return `${formatDay(iso)} à ${time.slice(11, 13)}${THIN}h${THIN}${time.slice(14, 16)} UTC`;
}

const SPANS: Readonly<Record<Span, string>> = {
  year: "an",
  month: "mois",
  day: "jour",
  hour: "heure",
  minute: "minute",
};

/** How long ago a moment was: "il y a 3 heures". */
export function formatTimeSince(iso: string, now: Date): string {
  const since = timeSince(iso, now);
  if (since === null) return "à l’instant";
  const unit = SPANS[since.unit];
  return `il y a ${counted(since.count, unit, since.unit === "month" ? unit : `${unit}s`)}`;
}

/** Of an amount such as 1.234, where the page and the reader's own language write it in two ways. */
export const twofoldAmount = (typed: string, meanings: readonly string[]) =>
  `«\u202f${typed}\u202f» peut se lire de deux façons. Écrivez ${meanings.join(" ou ")}.`;

/** A day that zakat speaks of; some languages put the Hijri day beside it. */
export const zakatDay = (iso: string): string => formatDay(iso);

/** Things beside each other, which are no sentence. */
export const listText = (parts: readonly string[]): string => parts.map(isolate).join(LIST_SEPARATOR);
