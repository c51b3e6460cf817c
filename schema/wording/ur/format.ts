import {
  dayOf,
  inGroups,
  inThousands,
  isCurrency,
  isolate,
  joinedBy,
  monthIn,
  percentFormats,
  priceFormats,
  type Span,
  timeSince,
} from "../format-rules.ts";
import { LIST_SEPARATOR } from "./site.words.ts";

const LOCALE = "ur-u-nu-latn";
const MONTHS = "جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر".split(" ");

export { isolate };

type Phrase = (count: string) => string;
/** The forms of a counted noun, as phrases with their number; without `zero`, none are counted as `other`. */
export type CountForms = { zero?: string; one: string; other: Phrase };

/** A counted noun: ایک شیئر, 3 شیئرز. */
export function counted(count: number, { zero, one, other }: CountForms): string {
  if (count === 0 && zero !== undefined) return zero;
  return count === 1 ? one : other(formatCount(count));
}

/** A list in a sentence: الف، ب اور ج. */
export const joined = (items: readonly string[]): string => joinedBy(" اور ", items, "، ");

const CURRENCIES: Readonly<Record<string, string>> = {
  USD: "ڈالر",
  AED: "اماراتی درہم",
  AUD: "آسٹریلوی ڈالر",
  BHD: "بحرینی دینار",
  BRL: "برازیلی ریال",
  CAD: "کینیڈین ڈالر",
  CHF: "سوئس فرانک",
  CNY: "چینی یوآن",
  DKK: "ڈینش کرون",
  EGP: "مصری پاؤنڈ",
  EUR: "یورو",
  GBP: "برطانوی پاؤنڈ",
  GEL: "جارجیائی لاری",
  HKD: "ہانگ کانگ ڈالر",
  IDR: "انڈونیشیائی روپے",
  INR: "بھارتی روپے",
  ISK: "آئس لینڈک کرونا",
  JPY: "جاپانی ین",
  KRW: "جنوبی کوریائی وان",
  KWD: "کویتی دینار",
  MXN: "میکسیکن پیسو",
  MYR: "ملائیشیائی رنگٹ",
  NOK: "نارویجین کرون",
  NZD: "نیوزی لینڈ ڈالر",
  OMR: "عمانی ریال",
  PEN: "پیروویائی سول",
  PKR: "پاکستانی روپے",
  QAR: "قطری ریال",
  SAR: "سعودی ریال",
  SEK: "سویڈش کرونا",
  SGD: "سنگاپور ڈالر",
  TRY: "ترک لیرا",
  TWD: "تائیوانی ڈالر",
  ZAR: "جنوبی افریقی رینڈ",
};

const currencyName = (currency: string) => CURRENCIES[currency] ?? isolate(currency);

/** The figure with its currency as a word behind it, as Urdu writes it. */
const money = (figure: string, currency: string) =>
  `${figure.includes("-") ? isolate(figure) : figure} ${currencyName(currency)}`;

const { inItsDigits, ...prices } = priceFormats(LOCALE, money, "تقریباً");
export const { formatDollars, formatPrice, quotedTexts } = prices;

/** A figure of a balance sheet: 106.63 بلین ڈالر; shares are counted, any other unit follows the number. */
export function formatAmount(amount: number, currency = "USD"): string {
  if (isCurrency(currency))
    return money(amount < 1000 ? inItsDigits(amount, currency) : formatCompact(amount), currency);
  if (currency !== "shares") return `${formatCompact(amount)} ${isolate(currency)}`;
  return amount === 1 ? "ایک شیئر" : `${formatCompact(amount)} شیئرز`;
}

const THOUSANDS = ["", "ہزار", "ملین", "بلین", "ٹریلین"] as const;

/** 1234567 as 1.23 ملین. */
function formatCompact(amount: number): string {
  const [figure, word] = inThousands(amount, THOUSANDS);
  return word ? `${figure}\u00a0${word}` : String(figure);
}

export const { exactPercent, formatPercent, formatPercentAgainst, percentText } = percentFormats((figure) =>
  isolate(`${figure}%`),
);

/** To the whole number: 5,210. */
export function formatCount(count: number): string {
  const shown = inGroups(Math.round(count), ",");
  return count < 0 ? isolate(shown) : shown;
}

/**
 * An ISO date or time as a day, in UTC: 28 نومبر 2026.
 *
 * @throws RangeError when it is not a valid time
 */
export function formatDay(iso: string): string {
  const { day, month, year } = dayOf(iso);
  return `${day} ${MONTHS[month]} ${year}`;
}

/** The month of an ISO date, in a sentence: جون 2025. */
export const formatMonth = (iso: string): string => monthIn(MONTHS, iso);

/** An ISO time to the minute, in UTC: 28 نومبر 2026، 14:05 عالمی وقت. */
export function formatMoment(iso: string): string {
  return `${formatDay(iso)}، ${new Date(iso).toISOString().slice(11, 16)} عالمی وقت`;
}

const SPANS: Readonly<Record<Span, string>> = { year: "سال", month: "ماہ", day: "دن", hour: "گھنٹے", minute: "منٹ" };

/** How long ago a moment was: 3 گھنٹے پہلے. */
export function formatTimeSince(iso: string, now: Date): string {
  const since = timeSince(iso, now);
  if (since === null) return "ابھی ابھی";
  const { count, unit } = since;
  return `${count} ${count === 1 && unit === "hour" ? "گھنٹہ" : SPANS[unit]} پہلے`;
}

/** Of an amount such as 1.234, where the page and the reader's own language write it in two ways. */
export const twofoldAmount = (typed: string, meanings: readonly string[]) =>
  `${isolate(typed)} دو طرح پڑھا جا سکتا ہے۔ ${meanings.map(isolate).join(" یا ")} لکھیں۔`;

/** There are no capital letters. */
export const upperFirst = (text: string): string => text;

/** Without the Hijri day, which Pakistan and India set by their own sighting. */
export const zakatDay = (iso: string): string => formatDay(iso);

/** Things beside each other, which are no sentence. */
export const listText = (parts: readonly string[]): string => parts.map(isolate).join(LIST_SEPARATOR);

/** These letters are all of one size. */
export const lowerFirst = (text: string): string => text;
