const LOCALE = "tr-TR-u-nu-latn";
const WHOLE_MONTHS = "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık".split(" ");
const MONTHS = WHOLE_MONTHS.map((month) => month.slice(0, 3));

/** A name, ticker or figure inside a sentence; a language that is written from right to left marks it. */
export const isolate = (text: string): string => text;

/** A list in a sentence: a, b ve c. */
export function joined(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ve ${items.at(-1)}`;
}

/** With the Turkish pairs İ and i, I and ı. */
export const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase("tr") + text.slice(1);
export const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase("tr") + text.slice(1);

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
function money(format: Intl.NumberFormat, amount: number, currency = "USD"): string {
  const figure = format.formatToParts(amount).filter(({ type }) => type !== "currency" && type !== "literal");
  return `${figure.map(({ value }) => value).join("")}\u00a0${currencyName(currency)}`;
}

/** A price or a sum to pay: 1.234,56 dolar, with enough digits to show a small one: 0,0123. */
export function formatDollars(amount: number): string {
  return money(amount > 0 && amount < 0.1 ? smallDollars() : dollars(), amount);
}

/** A price of a share; one that is rounded to three digits shows no more: yaklaşık 363 dolar. */
export function formatPrice(amount: number, { currency = "USD", isRounded = false } = {}): string {
  if (currency === "USD" && !isRounded) return formatDollars(amount);
  const digits = isRounded ? { maximumSignificantDigits: 3 } : {};
  const shown = money(new Intl.NumberFormat(LOCALE, { style: "currency", currency, ...digits }), amount, currency);
  return isRounded ? `yaklaşık ${shown}` : shown;
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

/** A figure of a balance sheet: 106,63 milyar dolar; shares are counted, any other unit follows the number. */
export function formatAmount(amount: number, currency = "USD"): string {
  if (/^[A-Z]{3}$/.test(currency))
    return amount < 1000
      ? money(new Intl.NumberFormat(LOCALE, { style: "currency", currency }), amount, currency)
      : `${formatCompact(amount)} ${currencyName(currency)}`;
  return `${formatCompact(amount)} ${currency === "shares" ? "pay" : currency}`;
}

const THOUSANDS = ["bin", "milyon", "milyar", "trilyon"];

/** 1234567 as 1,23 milyon. The runtime's own formatter takes a cold isolate 20 ms. */
function formatCompact(amount: number): string {
  let place = 0;
  let hundredths = Math.round(amount * 100);
  while (hundredths >= 100_000 && place < THOUSANDS.length) {
    place += 1;
    hundredths = Math.round(amount / (1000 ** place / 100));
  }
  const figure = withComma(hundredths / 100);
  return place === 0 ? figure : `${figure}\u00a0${THOUSANDS[place - 1]}`;
}

const withComma = (figure: number | string) => String(figure).replace(".", ",");

/** The sign of a percent stands before it: %32,6, and below zero -%32,6. */
const withPercentSign = (figure: string) => withComma(figure).replace(/^-?/, "$&%");

export function formatPercent(percent: number, digits = 1): string {
  return withPercentSign(percent.toFixed(digits));
}

/** A percent beside its limit: with up to four decimals, so that 33,04 does not read as 33,0. */
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
 * An ISO date or time as a day, in UTC: 28 Kas 2026.
 *
 * @throws RangeError when it is not a valid time
 */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new RangeError("Not a time");
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** The month of an ISO date, in a sentence: Haziran 2025. */
export function formatMonth(iso: string): string {
  return `${WHOLE_MONTHS[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
}

/** An ISO time to the minute, in UTC: 28 Kas 2026 14:05 UTC. */
export function formatMoment(iso: string): string {
  return `${formatDay(iso)} ${new Date(iso).toISOString().slice(11, 16)} UTC`;
}

const SPANS = [
  ["yıl", 365 * 24 * 60],
  ["ay", 30 * 24 * 60],
  ["gün", 24 * 60],
  ["saat", 60],
  ["dakika", 1],
] as const;

/** How long ago a moment was: 3 saat önce. */
export function formatTimeSince(iso: string, now: Date): string {
  const minutes = Math.max(0, (now.getTime() - Date.parse(iso)) / 60_000);
  for (const [unit, length] of SPANS) {
    const count = Math.floor(minutes / length);
    if (count >= 1) return `${count} ${unit} önce`;
  }
  return "az önce";
}

/** A limit as its standard writes it: %33, %33,333. */
export const percentOf = (limit: number): string => withPercentSign(String(limit));

/** A percentage in a sentence, to two decimals; with more when two would hide on which side of the limit it is. */
export function percentText(percent: number, limit?: number): string {
  const rounded = Math.round(percent * 100) / 100;
  const isHidden = limit !== undefined && rounded === limit && percent !== limit;
  return withPercentSign(String(isHidden ? percent : rounded));
}

/** Of an amount such as 1.234, where the page and the reader's own language write it in two ways. */
export const twofoldAmount = (typed: string, meanings: readonly string[]) =>
  `“${typed}” iki şekilde okunabilir. ${meanings.join(" veya ")} yazın.`;
