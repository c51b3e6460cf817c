const LOCALE = "ur-u-nu-latn";
const MONTHS = "جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر".split(" ");

/** A ticker, a Latin name or a figure inside an Urdu sentence, whose signs would else move to its other end. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

type Phrase = (count: string) => string;
/** The forms of a counted noun, as phrases with their number; without `zero`, none are counted as `other`. */
export type CountForms = { zero?: string; one: string; other: Phrase };

/** A counted noun: ایک شیئر, 3 شیئرز. */
export function counted(count: number, { zero, one, other }: CountForms): string {
  if (count === 0 && zero !== undefined) return zero;
  return count === 1 ? one : other(formatCount(count));
}

/** A list in a sentence: الف، ب اور ج. */
export function joined(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join("، ")} اور ${items.at(-1)}`;
}

/** The first formatter of a page takes a slow phone 60 ms. Counts and days, which are on nearly every page, need none. */
export function onFirstUse<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const dollars = onFirstUse(() => new Intl.NumberFormat(LOCALE, { style: "currency", currency: "USD" }));
const smallDollars = onFirstUse(
  () =>
    new Intl.NumberFormat(LOCALE, {
      style: "currency",
      currency: "USD",
      minimumFractionDigits: 2,
      maximumSignificantDigits: 3,
    }),
);

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
function money(format: Intl.NumberFormat, amount: number, currency = "USD"): string {
  const figure = format.formatToParts(amount).filter(({ type }) => type !== "currency" && type !== "literal");
  const shown = figure.map(({ value }) => value).join("");
  return `${amount < 0 ? isolate(shown) : shown} ${currencyName(currency)}`;
}

/** A price or a sum to pay: 1,234.56 ڈالر, with enough digits to show a small one: 0.0123. */
export function formatDollars(amount: number): string {
  return money(amount > 0 && amount < 0.1 ? smallDollars() : dollars(), amount);
}

/** A price of a share; one that is rounded to three digits shows no more: تقریباً 363 ڈالر. */
export function formatPrice(amount: number, { currency = "USD", isRounded = false } = {}): string {
  if (currency === "USD" && !isRounded) return formatDollars(amount);
  const digits = isRounded ? { maximumSignificantDigits: 3 } : {};
  const shown = money(new Intl.NumberFormat(LOCALE, { style: "currency", currency, ...digits }), amount, currency);
  return isRounded ? `تقریباً ${shown}` : shown;
}

/** A listed price in the currency of its exchange, and where that is another one, in dollars; nothing without a price. */
export function quotedTexts({ currentPrice, price }: Quoted): string[] {
  if (currentPrice === null) return [];
  const dollars = formatPrice(currentPrice, { isRounded: price?.isRounded ?? false });
  return price && price.currency !== "USD" ? [formatPrice(price.amount, price), dollars] : [dollars];
}
type Quoted = {
  currentPrice: number | null;
  price: { amount: number; currency: string; isRounded: boolean } | null;
};

/** A figure of a balance sheet: 106.63 ارب ڈالر; shares are counted, any other unit follows the number. */
export function formatAmount(amount: number, currency = "USD"): string {
  if (/^[A-Z]{3}$/.test(currency))
    return amount < 1000
      ? money(new Intl.NumberFormat(LOCALE, { style: "currency", currency }), amount, currency)
      : `${formatCompact(amount)} ${currencyName(currency)}`;
  if (currency !== "shares") return `${formatCompact(amount)} ${isolate(currency)}`;
  return amount === 1 ? "ایک شیئر" : `${formatCompact(amount)} شیئرز`;
}

const THOUSANDS = ["", "ہزار", "ملین", "ارب", "ٹریلین"];

/** 1234567 as 1.23 ملین. The runtime's own formatter takes a cold isolate 20 ms. */
function formatCompact(amount: number): string {
  let place = 0;
  let hundredths = Math.round(amount * 100);
  while (hundredths >= 100_000 && place < THOUSANDS.length - 1) {
    place += 1;
    hundredths = Math.round(amount / (1000 ** place / 100));
  }
  const figure = String(hundredths / 100);
  return place === 0 ? figure : `${figure}\u00a0${THOUSANDS[place]}`;
}

export function formatPercent(percent: number, digits = 1): string {
  return isolate(`${percent.toFixed(digits)}%`);
}

/** A percent beside its limit: with up to four decimals, so that 33.04 % does not read as 33.0 %. */
export function formatPercentAgainst(percent: number, limit: number): string {
  let digits = 1;
  while (digits < 4 && percent !== limit && Number(percent.toFixed(digits)) === limit) digits += 1;
  return formatPercent(percent, digits);
}

/** To the whole number: 5,210. */
export function formatCount(count: number): string {
  const shown = String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ",");
  return count < 0 ? isolate(shown) : shown;
}

/**
 * An ISO date or time as a day, in UTC: 28 نومبر 2026.
 *
 * @throws RangeError when it is not a valid time
 */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new RangeError("Not a time");
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** The month of an ISO date, in a sentence: جون 2025. */
export function formatMonth(iso: string): string {
  return `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
}

/** An ISO time to the minute, in UTC: 28 نومبر 2026، 14:05 عالمی وقت. */
export function formatMoment(iso: string): string {
  return `${formatDay(iso)}، ${new Date(iso).toISOString().slice(11, 16)} عالمی وقت`;
}

const SPANS = [
  [365 * 24 * 60, "سال"],
  [30 * 24 * 60, "ماہ"],
  [24 * 60, "دن"],
  [60, "گھنٹے"],
  [1, "منٹ"],
] as const;

/** How long ago a moment was: 3 گھنٹے پہلے. */
export function formatTimeSince(iso: string, now: Date): string {
  const minutes = Math.max(0, (now.getTime() - Date.parse(iso)) / 60_000);
  for (const [length, unit] of SPANS) {
    const count = Math.floor(minutes / length);
    if (count >= 1) return `${count} ${count === 1 && unit === "گھنٹے" ? "گھنٹہ" : unit} پہلے`;
  }
  return "ابھی ابھی";
}

/** A percentage in a sentence, to two decimals; with more when two would hide on which side of the limit it is. */
export function percentText(percent: number, limit?: number): string {
  const rounded = Math.round(percent * 100) / 100;
  const isHidden = limit !== undefined && rounded === limit && percent !== limit;
  return isolate(`${isHidden ? percent : rounded}%`);
}

/** Of an amount such as 1.234, where the page and the reader's own language write it in two ways. */
export const twofoldAmount = (typed: string, meanings: readonly string[]) =>
  `${isolate(typed)} دو طرح پڑھا جا سکتا ہے۔ ${meanings.map(isolate).join(" یا ")} لکھیں۔`;
