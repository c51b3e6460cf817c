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

/** A figure as it is, with a decimal comma. */
export const decimal = (figure: number | string): string => String(figure).replace(".", ",");

/** A percentage as it is: 33,333%. */
export const exactPercent = (percent: number): string => `${decimal(percent)}%`;

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

/** Signs that stand right before the figure; any other currency is shown by its code. */
const SIGNS: Readonly<Record<string, string>> = { USD: "US$", IDR: "Rp" };

function money(format: Intl.NumberFormat, amount: number, currency = "USD"): string {
  const figure = format.formatToParts(amount).filter(({ type }) => type !== "currency" && type !== "literal");
  return `${SIGNS[currency] ?? `${currency} `}${figure.map(({ value }) => value).join("")}`;
}

/** A price or a sum to pay: US$1.234,56, with enough digits to show a small one: US$0,0123. */
export function formatDollars(amount: number): string {
  return money(amount > 0 && amount < 0.1 ? smallDollars() : dollars(), amount);
}

/** A price of a share; one that is rounded to three digits shows no more: sekitar US$363. */
export function formatPrice(amount: number, { currency = "USD", isRounded = false } = {}): string {
  if (currency === "USD" && !isRounded) return formatDollars(amount);
  const digits = isRounded ? { maximumSignificantDigits: 3 } : {};
  const shown = money(new Intl.NumberFormat(LOCALE, { style: "currency", currency, ...digits }), amount, currency);
  return isRounded ? `sekitar ${shown}` : shown;
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

/** A figure of a balance sheet: US$106,63 miliar; any other unit follows the number. */
export function formatAmount(amount: number, currency = "USD"): string {
  if (!/^[A-Z]{3}$/.test(currency)) return `${formatCompact(amount)} ${currency === "shares" ? "saham" : currency}`;
  if (amount < 1000) return money(new Intl.NumberFormat(LOCALE, { style: "currency", currency }), amount, currency);
  return `${SIGNS[currency] ?? `${currency}\u00a0`}${formatCompact(amount)}`;
}

const THOUSANDS = ["", "\u00a0ribu", "\u00a0juta", "\u00a0miliar", "\u00a0triliun"];

/** 1234567 as 1,23 juta. The runtime's own formatter takes a cold isolate 20 ms. */
function formatCompact(amount: number): string {
  let place = 0;
  let hundredths = Math.round(amount * 100);
  while (hundredths >= 100_000 && place < THOUSANDS.length - 1) {
    place += 1;
    hundredths = Math.round(amount / (1000 ** place / 100));
  }
  return `${decimal(hundredths / 100)}${THOUSANDS[place]}`;
}

export function formatPercent(percent: number, digits = 1): string {
  return `${decimal(percent.toFixed(digits))}%`;
}

/** A percent beside its limit: with up to four decimals, so that 33,04% does not read as 33,0%. */
export function formatPercentAgainst(percent: number, limit: number): string {
  let digits = 1;
  while (digits < 4 && percent !== limit && Number(percent.toFixed(digits)) === limit) digits += 1;
  return formatPercent(percent, digits);
}

/** To the whole number: 5.210. */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ".");
}

/**
 * An ISO date or time as a day, in UTC: 28 Nov 2026.
 *
 * @throws RangeError when it is not a valid time
 */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new RangeError("Not a time");
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** The month of an ISO date, in a sentence: Juni 2025. */
export function formatMonth(iso: string): string {
  return `${WHOLE_MONTHS[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
}

/** An ISO time to the minute, in UTC: 28 Nov 2026, 14.05 UTC. */
export function formatMoment(iso: string): string {
  return `${formatDay(iso)}, ${new Date(iso).toISOString().slice(11, 16).replace(":", ".")} UTC`;
}

const SPANS = [
  ["tahun", 365 * 24 * 60],
  ["bulan", 30 * 24 * 60],
  ["hari", 24 * 60],
  ["jam", 60],
  ["menit", 1],
] as const;

/** How long ago a moment was: 3 jam lalu. */
export function formatTimeSince(iso: string, now: Date): string {
  const minutes = Math.max(0, (now.getTime() - Date.parse(iso)) / 60_000);
  for (const [unit, length] of SPANS) {
    const count = Math.floor(minutes / length);
    if (count >= 1) return `${count} ${unit} lalu`;
  }
  return "baru saja";
}

/** A percentage in a sentence, to two decimals; with more when two would hide on which side of the limit it is. */
export function percentText(percent: number, limit?: number): string {
  const rounded = Math.round(percent * 100) / 100;
  const isHidden = limit !== undefined && rounded === limit && percent !== limit;
  return exactPercent(isHidden ? percent : rounded);
}

/** Of an amount such as 1.234, where the page and the reader's own language write it in two ways. */
export const twofoldAmount = (typed: string, meanings: readonly string[]) =>
  `“${typed}” dapat dibaca dengan dua cara. Tulis ${meanings.join(" atau ")}.`;
