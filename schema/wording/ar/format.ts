import {
  dayOf,
  inGroups,
  inThousands,
  isCurrency,
  isolate,
  joinedBy,
  monthIn,
  onFirstUse,
  percentFormats,
  priceFormats,
  type Span,
  timeSince,
} from "../format-rules.ts";
import { LIST_SEPARATOR } from "./site.words.ts";

const LOCALE = "ar-u-nu-latn";
const MONTHS = "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر".split(" ");

export { isolate };

type Phrase = (count: string) => string;
/** The forms of a counted noun, as phrases with their number; without `zero`, none are counted as `other`. */
export type CountForms = { zero?: string; one: string; two: string; few: Phrase; many: Phrase; other: Phrase };

/** A counted noun: سهم واحد, سهمان, 3 أسهم, 11 سهمًا, 100 سهم. */
export function counted(count: number, { zero, one, two, few, many, other }: CountForms): string {
  const shown = formatCount(count);
  if (count === 0) return zero ?? other(shown);
  if (count === 1) return one;
  if (count === 2) return two;
  const rest = count % 100;
  if (rest >= 3 && rest <= 10) return few(shown);
  return rest >= 11 ? many(shown) : other(shown);
}

/** A list in a sentence: أ، ب وج. */
export const joined = (items: readonly string[]): string => joinedBy(" و", items, "، ");

const CURRENCIES: Readonly<Record<string, string>> = {
  USD: "دولار",
  AED: "درهم إماراتي",
  AUD: "دولار أسترالي",
  BHD: "دينار بحريني",
  BRL: "ريال برازيلي",
  CAD: "دولار كندي",
  CHF: "فرنك سويسري",
  CNY: "يوان صيني",
  DKK: "كرونة دنماركية",
  EGP: "جنيه مصري",
  EUR: "يورو",
  GBP: "جنيه إسترليني",
  GEL: "لاري جورجي",
  HKD: "دولار هونغ كونغ",
  IDR: "روبية إندونيسية",
  INR: "روبية هندية",
  ISK: "كرونة آيسلندية",
  JPY: "ين ياباني",
  KRW: "وون كوري",
  KWD: "دينار كويتي",
  MXN: "بيزو مكسيكي",
  MYR: "رينغيت ماليزي",
  NOK: "كرونة نرويجية",
  NZD: "دولار نيوزيلندي",
  OMR: "ريال عُماني",
  PEN: "سول بيروفي",
  PKR: "روبية باكستانية",
  QAR: "ريال قطري",
  SAR: "ريال سعودي",
  SEK: "كرونة سويدية",
  SGD: "دولار سنغافوري",
  TRY: "ليرة تركية",
  TWD: "دولار تايواني",
  ZAR: "راند جنوب أفريقي",
};

const currencyName = (currency: string) => CURRENCIES[currency] ?? isolate(currency);

/** The figure with its currency as a word behind it, as Arabic writes it. */
const money = (figure: string, currency: string) => `${figure} ${currencyName(currency)}`;

const { inItsDigits, ...prices } = priceFormats(LOCALE, money, "نحو");
export const { formatDollars, formatPrice, quotedTexts } = prices;

/** A figure of a balance sheet: 106.63 مليار دولار; shares are counted, any other unit follows the number. */
export function formatAmount(amount: number, currency = "USD"): string {
  if (isCurrency(currency))
    return money(amount < 1000 ? inItsDigits(amount, currency) : formatCompact(amount), currency);
  if (currency !== "shares") return `${formatCompact(amount)} ${isolate(currency)}`;
  return Number.isInteger(amount) && amount < 1000 ? counted(amount, SHARES) : `${formatCompact(amount)} سهم`;
}

const SHARES: CountForms = {
  one: "سهم واحد",
  two: "سهمان",
  few: (count) => `${count} أسهم`,
  many: (count) => `${count} سهمًا`,
  other: (count) => `${count} سهم`,
};

type Thousand = readonly [one: string, few: string];
const THOUSANDS: [Thousand, ...Thousand[]] = [
  ["", ""],
  ["ألف", "آلاف"],
  ["مليون", "ملايين"],
  ["مليار", "مليارات"],
  ["تريليون", "تريليونات"],
];

/** 1234567 as 1.23 مليون. */
function formatCompact(amount: number): string {
  const [figure, [one, few]] = inThousands(amount, THOUSANDS);
  const noun = Number.isInteger(figure) && figure >= 3 && figure <= 10 ? few : one;
  return noun ? `${figure}\u00a0${noun}` : String(figure);
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
 * An ISO date or time as a day, in UTC: 28 نوفمبر 2026.
 *
 * @throws RangeError when it is not a valid time
 */
export function formatDay(iso: string): string {
  const { day, month, year } = dayOf(iso);
  return `${day} ${MONTHS[month]} ${year}`;
}

/** The month of an ISO date, in a sentence: يونيو 2025. */
export const formatMonth = (iso: string): string => monthIn(MONTHS, iso);

/** An ISO time to the minute, in UTC: 28 نوفمبر 2026، 14:05 بالتوقيت العالمي. */
export function formatMoment(iso: string): string {
  return `${formatDay(iso)}، ${new Date(iso).toISOString().slice(11, 16)} بالتوقيت العالمي`;
}

const SPANS: Readonly<Record<Span, readonly [one: string, two: string, few: string, many: string]>> = {
  year: ["سنة", "سنتين", "سنوات", "سنة"],
  month: ["شهر", "شهرين", "أشهر", "شهرًا"],
  day: ["يوم", "يومين", "أيام", "يومًا"],
  hour: ["ساعة", "ساعتين", "ساعات", "ساعة"],
  minute: ["دقيقة", "دقيقتين", "دقائق", "دقيقة"],
};

/** How long ago a moment was: قبل 3 ساعات. */
export function formatTimeSince(iso: string, now: Date): string {
  const since = timeSince(iso, now);
  if (since === null) return "قبل لحظات";
  const [one, two, few, many] = SPANS[since.unit];
  const of = (noun: string) => (shown: string) => `${shown} ${noun}`;
  const span = counted(since.count, { one, two, few: of(few), many: of(many), other: of(one) });
  return `قبل ${span}`;
}

/** Of an amount such as 1.234, where the page and the reader's own language write it in two ways. */
export const twofoldAmount = (typed: string, meanings: readonly string[]) =>
  `يمكن أن يُقرأ ${isolate(typed)} بطريقتين. اكتب ${meanings.map(isolate).join(" أو ")}.`;

/** There are no capital letters. */
export const upperFirst = (text: string): string => text;

const hijriDay = onFirstUse(
  () => new Intl.DateTimeFormat("ar-u-ca-islamic-umalqura-nu-latn", { dateStyle: "long", timeZone: "UTC" }),
);

/** A day that zakat speaks of, with the day of the Umm al-Qura calendar beside it. */
export function zakatDay(iso: string): string {
  return `${formatDay(iso)} (${hijriDay().format(new Date(iso))})`;
}

/** Things beside each other, which are no sentence. */
export const listText = (parts: readonly string[]): string => parts.map(isolate).join(LIST_SEPARATOR);

/** These letters are all of one size. */
export const lowerFirst = (text: string): string => text;
