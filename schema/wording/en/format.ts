const LOCALE = "en-US";
const WHOLE_MONTHS = "January February March April May June July August September October November December".split(" ");
const MONTHS = WHOLE_MONTHS.map((month) => month.slice(0, 3));

/** A name, ticker or figure inside a sentence; a language that is written from right to left marks it. */
export const isolate = (text: string): string => text;

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
const moment = onFirstUse(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }),
);

/** A price or a sum to pay: $1,234.56, with enough digits to show a small one: $0.0123. */
export function formatDollars(amount: number): string {
  return amount > 0 && amount < 0.1 ? smallDollars().format(amount) : dollars().format(amount);
}

/** A price of a share; one that is rounded to three digits shows no more: about $363. */
export function formatPrice(amount: number, { currency = "USD", isRounded = false } = {}): string {
  if (currency === "USD" && !isRounded) return formatDollars(amount);
  const digits = isRounded ? { maximumSignificantDigits: 3 } : {};
  const display = currency === "USD" ? "symbol" : "code";
  const shown = new Intl.NumberFormat(LOCALE, { style: "currency", currency, currencyDisplay: display, ...digits });
  return `${isRounded ? "about " : ""}${shown.format(amount).replace("\u00a0", " ")}`;
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

/** A figure of a balance sheet: 106.63B with its currency; any other unit follows the number. */
export function formatAmount(amount: number, currency = "USD"): string {
  const isCurrency = /^[A-Z]{3}$/.test(currency);
  if (isCurrency && amount < 1000) {
    const currencyDisplay = currency === "USD" ? "symbol" : "code";
    return new Intl.NumberFormat(LOCALE, { style: "currency", currency, currencyDisplay }).format(amount);
  }
  const compact = formatCompact(amount);
  if (!isCurrency) return `${compact} ${currency}`;
  return currency === "USD" ? `$${compact}` : `${currency}\u00a0${compact}`;
}

const THOUSANDS = ["", "K", "M", "B", "T"];

/** 1234567 as 1.23M. The stock page has many of them, and the runtime's own formatter takes a cold isolate 20 ms. */
function formatCompact(amount: number): string {
  let place = 0;
  let hundredths = Math.round(amount * 100);
  while (hundredths >= 100_000 && place < THOUSANDS.length - 1) {
    place += 1;
    hundredths = Math.round(amount / (1000 ** place / 100));
  }
  return `${hundredths / 100}${THOUSANDS[place]}`;
}

export function formatPercent(percent: number, digits = 1): string {
  return `${percent.toFixed(digits)}%`;
}

/** A percent beside its limit: with up to four decimals, so that 33.04 % does not read as 33.0 %. */
export function formatPercentAgainst(percent: number, limit: number): string {
  let digits = 1;
  while (digits < 4 && percent !== limit && Number(percent.toFixed(digits)) === limit) digits += 1;
  return formatPercent(percent, digits);
}

/** To the whole number: 5,210. */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/**
 * An ISO date or time as a day, in UTC: Nov 28, 2026.
 *
 * @throws RangeError when it is not a valid time
 */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new RangeError("Not a time");
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** The month of an ISO date, in a sentence: June 2025. */
export function formatMonth(iso: string): string {
  return `${WHOLE_MONTHS[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
}

/** An ISO time to the minute, in UTC: Nov 28, 2026, 2:00 AM UTC. */
export function formatMoment(iso: string): string {
  return `${moment().format(new Date(iso))} UTC`;
}

const SPANS = [
  ["year", 365 * 24 * 60],
  ["month", 30 * 24 * 60],
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
] as const;

/** How long ago a moment was: "3 hours ago". */
export function formatTimeSince(iso: string, now: Date): string {
  const minutes = Math.max(0, (now.getTime() - Date.parse(iso)) / 60_000);
  for (const [unit, length] of SPANS) {
    const count = Math.floor(minutes / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
  }
  return "a moment ago";
}
/** A percentage in a sentence, to two decimals; with more when two would hide on which side of the limit it is. */
export function percentText(percent: number, limit?: number): string {
  const rounded = Math.round(percent * 100) / 100;
  const isHidden = limit !== undefined && rounded === limit && percent !== limit;
  return `${isHidden ? percent : rounded}%`;
}

/** Of an amount such as 1.234, where the page and the reader's own language write it in two ways. */
export const twofoldAmount = (typed: string, meanings: readonly string[]) =>
  `“${typed}” can be read in two ways. Write ${meanings.join(" or ")}.`;
