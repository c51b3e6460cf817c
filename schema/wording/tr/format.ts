import {
  dayOf,
  inGroups,
  inThousands,
  isCurrency,
  joinedBy,
  monthIn,
  percentFormats,
  priceFormats,
  type Span,
  timeSince,
} from "../format-rules.ts";
import { LIST_SEPARATOR } from "./site.words.ts";

const LOCALE = "tr-TR-u-nu-latn";
const WHOLE_MONTHS = "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık".split(" ");
const MONTHS = WHOLE_MONTHS.map((month) => month.slice(0, 3));

/** A name, ticker or figure inside a sentence; a language that is written from right to left marks it. */
export const isolate = (text: string): string => text;

/** A list in a sentence: a, b ve c. */
export const joined = (items: readonly string[]): string => joinedBy(" ve ", items);

/** With the Turkish pairs İ and i, I and ı. */
export const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase("tr") + text.slice(1);
export const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase("tr") + text.slice(1);

const CURRENCIES: Readonly<Record<string, string>> = {
  USD: "dolar",
  AED: "BAE dirhemi",
  AUD: "Avustralya doları",
  BHD: "Bahreyn dinarı",
  BRL: "Brezilya reali",
  CAD: "Kanada doları",
  CHF: "İsviçre frangı",
  CNY: "Çin yuanı",
  DKK: "Danimarka kronu",
  EGP: "Mısır lirası",
  EUR: "avro",
  GBP: "İngiliz sterlini",
  GEL: "Gürcistan larisi",
  HKD: "Hong Kong doları",
  IDR: "Endonezya rupiahı",
  INR: "Hindistan rupisi",
  ISK: "İzlanda kronu",
  JPY: "Japon yeni",
  KRW: "Güney Kore wonu",
  KWD: "Kuveyt dinarı",
  MXN: "Meksika pesosu",
  MYR: "Malezya ringgiti",
  NOK: "Norveç kronu",
  NZD: "Yeni Zelanda doları",
  OMR: "Umman riyali",
  PEN: "Peru solü",
  PKR: "Pakistan rupisi",
  QAR: "Katar riyali",
  SAR: "Suudi riyali",
  SEK: "İsveç kronu",
  SGD: "Singapur doları",
  TRY: "Türk lirası",
  TWD: "Tayvan doları",
  ZAR: "Güney Afrika randı",
};

const currencyName = (currency: string) => CURRENCIES[currency] ?? currency;

/** The figure with its currency as a word behind it, as a Turkish sentence has it. */
const money = (figure: string, currency: string) => `${figure}\u00a0${currencyName(currency)}`;

const { inItsDigits, ...prices } = priceFormats(LOCALE, money, "yaklaşık");
export const { formatDollars, formatPrice, quotedTexts } = prices;

/** A figure of a balance sheet: 106,63 milyar dolar; shares are counted, any other unit follows the number. */
export function formatAmount(amount: number, currency = "USD"): string {
  if (isCurrency(currency))
    return amount < 1000
      ? money(inItsDigits(amount, currency), currency)
      : `${formatCompact(amount)} ${currencyName(currency)}`;
  return `${formatCompact(amount)} ${currency === "shares" ? "pay" : currency}`;
}

const THOUSANDS = ["", "\u00a0bin", "\u00a0milyon", "\u00a0milyar", "\u00a0trilyon"] as const;

/** 1234567 as 1,23 milyon. */
function formatCompact(amount: number): string {
  const [figure, word] = inThousands(amount, THOUSANDS);
  return decimal(figure) + word;
}

/** A figure as it is, with a decimal comma. */
export const decimal = (figure: number | string) => String(figure).replace(".", ",");

/** A figure as it is, with points between its thousands. */
export const grouped = (figure: number) => decimal(figure).replace(/^\d+/, (whole) => formatCount(Number(whole)));

/** The sign of a percent stands before it: %32,6, and below zero -%32,6. */
export const { exactPercent, formatPercent, formatPercentAgainst, percentText } = percentFormats((figure) =>
  decimal(figure).replace(/^-?/, "$&%"),
);

/** To the whole number: 5.210. */
export const formatCount = (count: number): string => inGroups(Math.round(count), ".");

/**
 * An ISO date or time as a day, in UTC: 28 Kas 2026.
 *
 * @throws RangeError when it is not a valid time
 */
export function formatDay(iso: string): string {
  const { day, month, year } = dayOf(iso);
  return `${day} ${MONTHS[month]} ${year}`;
}

/** The month of an ISO date, in a sentence: Haziran 2025. */
export const formatMonth = (iso: string): string => monthIn(WHOLE_MONTHS, iso);

/** An ISO time to the minute, in UTC: 28 Kas 2026 14:05 UTC. */
export function formatMoment(iso: string): string {
  return `${formatDay(iso)} ${new Date(iso).toISOString().slice(11, 16)} UTC`;
}

const SPANS: Readonly<Record<Span, string>> = { year: "yıl", month: "ay", day: "gün", hour: "saat", minute: "dakika" };

/** How long ago a moment was: 3 saat önce. */
export function formatTimeSince(iso: string, now: Date): string {
  const since = timeSince(iso, now);
  return since ? `${since.count} ${SPANS[since.unit]} önce` : "az önce";
}

/** Of an amount such as 1.234, where the page and the reader's own language write it in two ways. */
export const twofoldAmount = (typed: string, meanings: readonly string[]) =>
  `“${typed}” iki şekilde okunabilir. ${meanings.join(" veya ")} yazın.`;

/** The vowel of the ending behind a number's last word, with an s before it where that word ends in a vowel: bir, iki, üç …; on, yirmi … */
const ONES = ["ı", "i", "si", "ü", "ü", "i", "sı", "si", "i", "u"] as const;
const TENS = ["", "u", "si", "u", "ı", "si", "ı", "i", "i", "ı"] as const;

/** A percent as the part of what stands before it: %2,1'i, en az %0,18'i; in the accusative %2,1'ini. */
export function partOf(percent: string, form?: "accusative"): string {
  const digits = /(\d+)\D*$/.exec(percent)?.[1] ?? "0";
  const last = Number(digits) % 100;
  const round = last === 0 ? (Number(digits) === 0 ? "ı" : Number(digits) % 1000 === 0 ? "i" : "ü") : TENS[last / 10];
  const ending = last % 10 === 0 ? round : ONES[last % 10];
  return `${percent}'${ending}${form ? `n${ending?.at(-1)}` : ""}`;
}

/** A day that zakat speaks of; some languages put the Hijri day beside it. */
export const zakatDay = (iso: string): string => formatDay(iso);

/** Things beside each other, which are no sentence. */
export const listText = (parts: readonly string[]): string => parts.map(isolate).join(LIST_SEPARATOR);

export const accusativePart = (percent: string) => partOf(percent, "accusative");
