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
export function joined(items: readonly string[], last = "et"): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;
}

/** "de" before a name that is filled in: de Nestlé, d’Apple. */
export const of = (name: string): string => (/^[aeiouàâæéèêëîïôœù]/i.test(name) ? `d’${name}` : `de ${name}`);

/** A figure with all its decimals, its thousands apart and a comma: 1 234,5. */
export function decimal(figure: number | string): string {
  const [whole = "", ...fraction] = String(figure).split(".");
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, THIN), ...fraction].join(",");
}

/** A limit or another exact percentage: 33 %. */
export const exactPercent = (percent: number): string => `${decimal(percent)}${THIN}%`;

/** The first formatter of a page takes a slow phone 60 ms. Counts and days, which are on nearly every page, need none. */
export function onFirstUse<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const cents = onFirstUse(() => new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
const smallAmounts = onFirstUse(
  () => new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumSignificantDigits: 3 }),
);

const SIGNS: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£" };

/** The figure with its currency behind it, as French writes it: 24,60 SAR, 1 234,56 $. */
const money = (figure: string, currency = "USD") => `${figure}${THIN}${SIGNS[currency] ?? currency}`;

/** A price or a sum to pay: 1 234,56 $, with enough digits to show a small one: 0,0123 $. */
export function formatDollars(amount: number): string {
  return money((amount > 0 && amount < 0.1 ? smallAmounts() : cents()).format(amount));
}

/** A price of a share; one that is rounded to three digits shows no more: environ 363 $. */
export function formatPrice(amount: number, { currency = "USD", isRounded = false } = {}): string {
  if (currency === "USD" && !isRounded) return formatDollars(amount);
  if (!isRounded) return money(inItsDigits(amount, currency), currency);
  const rounded = new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 3 }).format(amount);
  return `environ ${money(rounded, currency)}`;
}

/** With as many decimals as its currency has: 24,60 riyals, 541 yen. */
function inItsDigits(amount: number, currency: string): string {
  const { maximumFractionDigits } = new Intl.NumberFormat(LOCALE, { style: "currency", currency }).resolvedOptions();
  const digits = { minimumFractionDigits: maximumFractionDigits, maximumFractionDigits };
  return new Intl.NumberFormat(LOCALE, digits).format(amount);
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

/** A figure of a balance sheet: 106,63 Md $; shares are counted, any other unit follows the number. */
export function formatAmount(amount: number, currency = "USD"): string {
  if (/^[A-Z]{3}$/.test(currency))
    return amount < 1000 ? money(inItsDigits(amount, currency), currency) : money(formatCompact(amount), currency);
  if (currency !== "shares") return `${formatCompact(amount)} ${currency}`;
  if (amount >= 1_000_000) return `${formatCompact(amount)} d’actions`;
  return `${decimal(Math.round(amount * 100) / 100)} ${amount < 2 ? "action" : "actions"}`;
}

const THOUSANDS = ["", "k", "M", "Md"];

/** 1234567 as 1,23 M; milliards are the largest unit, since few readers know a French billion. The runtime's own formatter takes a cold isolate 20 ms. */
function formatCompact(amount: number): string {
  let place = 0;
  let hundredths = Math.round(amount * 100);
  while (hundredths >= 100_000 && place < THOUSANDS.length - 1) {
    place += 1;
    hundredths = Math.round(amount / (1000 ** place / 100));
  }
  const figure = decimal(hundredths / 100);
  return place === 0 ? figure : `${figure}${THIN}${THOUSANDS[place]}`;
}

export function formatPercent(percent: number, digits = 1): string {
  return `${decimal(percent.toFixed(digits))}${THIN}%`;
}

/** A percent beside its limit: with up to four decimals, so that 33.04 % does not read as 33.0 %. */
export function formatPercentAgainst(percent: number, limit: number): string {
  let digits = 1;
  while (digits < 4 && percent !== limit && Number(percent.toFixed(digits)) === limit) digits += 1;
  return formatPercent(percent, digits);
}

/** To the whole number: 5 210. */
export function formatCount(count: number): string {
  return decimal(Math.round(count));
}

/**
 * An ISO date or time as a day, in UTC: 28 novembre 2026.
 *
 * @throws RangeError when it is not a valid time
 */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new RangeError("Not a time");
  const day = date.getUTCDate();
  return `${day === 1 ? "1er" : day} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** The month of an ISO date, in a sentence: juin 2025. */
export function formatMonth(iso: string): string {
  return `${MONTHS[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
}

/** An ISO time to the minute, in UTC: 28 novembre 2026 à 14 h 05 UTC. */
export function formatMoment(iso: string): string {
  const time = new Date(iso).toISOString();
  return `${formatDay(iso)} à ${time.slice(11, 13)}${THIN}h${THIN}${time.slice(14, 16)} UTC`;
}

const SPANS = [
  ["an", "ans", 365 * 24 * 60],
  ["mois", "mois", 30 * 24 * 60],
  ["jour", "jours", 24 * 60],
  ["heure", "heures", 60],
  ["minute", "minutes", 1],
] as const;

/** How long ago a moment was: "il y a 3 heures". */
export function formatTimeSince(iso: string, now: Date): string {
  const minutes = Math.max(0, (now.getTime() - Date.parse(iso)) / 60_000);
  for (const [one, many, length] of SPANS) {
    const count = Math.floor(minutes / length);
    if (count >= 1) return `il y a ${counted(count, one, many)}`;
  }
  return "à l’instant";
}

/** A percentage in a sentence, to two decimals; with more when two would hide on which side of the limit it is. */
export function percentText(percent: number, limit?: number): string {
  const rounded = Math.round(percent * 100) / 100;
  const isHidden = limit !== undefined && rounded === limit && percent !== limit;
  return exactPercent(isHidden ? percent : rounded);
}

/** Of an amount such as 1.234, where the page and the reader's own language write it in two ways. */
export const twofoldAmount = (typed: string, meanings: readonly string[]) =>
  `«\u202f${typed}\u202f» peut se lire de deux façons. Écrivez ${meanings.join(" ou ")}.`;
