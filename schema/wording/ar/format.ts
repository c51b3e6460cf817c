const LOCALE = "ar-u-nu-latn";
const MONTHS = "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر".split(" ");

/** A ticker, a Latin name or a figure inside an Arabic sentence, whose signs would else move to its other end. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

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
export function joined(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join("، ")} و${items.at(-1)}`;
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
function money(format: Intl.NumberFormat, amount: number, currency = "USD"): string {
  const figure = format.formatToParts(amount).filter(({ type }) => type !== "currency" && type !== "literal");
  return `${figure.map(({ value }) => value).join("")} ${currencyName(currency)}`;
}

/** A price or a sum to pay: 1,234.56 دولار, with enough digits to show a small one: 0.0123. */
export function formatDollars(amount: number): string {
  return money(amount > 0 && amount < 0.1 ? smallDollars() : dollars(), amount);
}

/** A price of a share; one that is rounded to three digits shows no more: نحو 363 دولار. */
export function formatPrice(amount: number, { currency = "USD", isRounded = false } = {}): string {
  if (currency === "USD" && !isRounded) return formatDollars(amount);
  const digits = isRounded ? { maximumSignificantDigits: 3 } : {};
  const shown = money(new Intl.NumberFormat(LOCALE, { style: "currency", currency, ...digits }), amount, currency);
  return isRounded ? `نحو ${shown}` : shown;
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

/** A figure of a balance sheet: 106.63 مليار دولار; shares are counted, any other unit follows the number. */
export function formatAmount(amount: number, currency = "USD"): string {
  if (/^[A-Z]{3}$/.test(currency))
    return amount < 1000
      ? money(new Intl.NumberFormat(LOCALE, { style: "currency", currency }), amount, currency)
      : `${formatCompact(amount)} ${currencyName(currency)}`;
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

const THOUSANDS = [
  ["ألف", "آلاف"],
  ["مليون", "ملايين"],
  ["مليار", "مليارات"],
  ["تريليون", "تريليونات"],
] as const;

/** 1234567 as 1.23 مليون. The runtime's own formatter takes a cold isolate 20 ms. */
function formatCompact(amount: number): string {
  let place = 0;
  let hundredths = Math.round(amount * 100);
  while (hundredths >= 100_000 && place < THOUSANDS.length) {
    place += 1;
    hundredths = Math.round(amount / (1000 ** place / 100));
  }
  const figure = hundredths / 100;
  const [one, few] = THOUSANDS[place - 1] ?? [];
  if (one === undefined) return String(figure);
  return `${figure}\u00a0${Number.isInteger(figure) && figure >= 3 && figure <= 10 ? few : one}`;
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
 * An ISO date or time as a day, in UTC: 28 نوفمبر 2026.
 *
 * @throws RangeError when it is not a valid time
 */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new RangeError("Not a time");
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** The month of an ISO date, in a sentence: يونيو 2025. */
export function formatMonth(iso: string): string {
  return `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
}

/** An ISO time to the minute, in UTC: 28 نوفمبر 2026، 14:05 بالتوقيت العالمي. */
export function formatMoment(iso: string): string {
  return `${formatDay(iso)}، ${new Date(iso).toISOString().slice(11, 16)} بالتوقيت العالمي`;
}

type Span = readonly [minutes: number, one: string, two: string, few: string, many: string];
const SPANS: readonly Span[] = [
  [365 * 24 * 60, "سنة", "سنتين", "سنوات", "سنة"],
  [30 * 24 * 60, "شهر", "شهرين", "أشهر", "شهرًا"],
  [24 * 60, "يوم", "يومين", "أيام", "يومًا"],
  [60, "ساعة", "ساعتين", "ساعات", "ساعة"],
  [1, "دقيقة", "دقيقتين", "دقائق", "دقيقة"],
];

/** How long ago a moment was: قبل 3 ساعات. */
export function formatTimeSince(iso: string, now: Date): string {
  const minutes = Math.max(0, (now.getTime() - Date.parse(iso)) / 60_000);
  for (const [length, one, two, few, many] of SPANS) {
    const count = Math.floor(minutes / length);
    if (count < 1) continue;
    const of = (noun: string) => (shown: string) => `${shown} ${noun}`;
    const span = counted(count, { one, two, few: of(few), many: of(many), other: of(one) });
    return `قبل ${span}`;
  }
  return "قبل لحظات";
}

/** A percentage in a sentence, to two decimals; with more when two would hide on which side of the limit it is. */
export function percentText(percent: number, limit?: number): string {
  const rounded = Math.round(percent * 100) / 100;
  const isHidden = limit !== undefined && rounded === limit && percent !== limit;
  return isolate(`${isHidden ? percent : rounded}%`);
}

/** Of an amount such as 1.234, where the page and the reader's own language write it in two ways. */
export const twofoldAmount = (typed: string, meanings: readonly string[]) =>
  `يمكن أن يُقرأ ${isolate(typed)} بطريقتين. اكتب ${meanings.map(isolate).join(" أو ")}.`;
