/** The first formatter of a page takes a slow phone 60 ms. Counts and days, which are on nearly every page, need none. */
export function onFirstUse<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A name or a figure inside a sentence from right to left, whose signs would else move to its other end. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

/** In letters of two cases; Turkish has pairs of its own. */
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A list in a sentence, with a word before its last item. */
export function joinedBy(last: string, items: readonly string[], separator = ", "): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(separator)}${last}${items.at(-1)}`;
}

type Quoted = {
  currentPrice: number | null;
  price: { amount: number; currency: string; isRounded: boolean } | null;
};

/** The prices of a language, from how it writes a figure with its currency; `about` is said of one that is rounded. */
export function priceFormats(locale: string, money: (figure: string, currency: string) => string, about: string) {
  const formatOf = (currency: string, digits: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(locale, { style: "currency", currency, ...digits });
  const dollars = onFirstUse(() => formatOf("USD"));
  const smallDollars = onFirstUse(() => formatOf("USD", { minimumFractionDigits: 2, maximumSignificantDigits: 3 }));

  function figureOf(format: Intl.NumberFormat, amount: number): string {
    const parts = format.formatToParts(amount).filter(({ type }) => type !== "currency" && type !== "literal");
    return parts.map(({ value }) => value).join("");
  }

  /** With as many decimals as its currency has: 24.60 riyals, 541 yen. */
  const inItsDigits = (amount: number, currency: string) => figureOf(formatOf(currency), amount);

  /** A price or a sum to pay: $1,234.56, with enough digits to show a small one: $0.0123. */
  function formatDollars(amount: number): string {
    return money(figureOf(amount > 0 && amount < 0.1 ? smallDollars() : dollars(), amount), "USD");
  }

  /** A price of a share; one that is rounded to three digits shows no more: about $363. */
  function formatPrice(amount: number, { currency = "USD", isRounded = false } = {}): string {
    if (isRounded)
      return `${about} ${money(figureOf(formatOf(currency, { maximumSignificantDigits: 3 }), amount), currency)}`;
    return currency === "USD" ? formatDollars(amount) : money(inItsDigits(amount, currency), currency);
  }

  /** A listed price in the currency of its exchange, and where that is another one, in dollars; nothing without a price. */
  function quotedTexts({ currentPrice, price }: Quoted): string[] {
    if (currentPrice === null) return [];
    const dollars = formatPrice(currentPrice, { isRounded: price?.isRounded ?? false });
    return price && price.currency !== "USD" ? [formatPrice(price.amount, price), dollars] : [dollars];
  }

  return { inItsDigits, formatDollars, formatPrice, quotedTexts };
}

/** The unit of a figure is a currency, not shares or another count. */
export const isCurrency = (unit: string) => /^[A-Z]{3}$/.test(unit);

/**
 * 1234567 as 1.23 and the word for millions, which is the third of `words`. A stock page has many of them, and the runtime's own
 * formatter takes a cold isolate 20 ms.
 */
export function inThousands<Word>(amount: number, words: readonly [Word, ...Word[]]): [figure: number, word: Word] {
  let place = 0;
  let hundredths = Math.round(amount * 100);
  while (hundredths >= 100_000 && place < words.length - 1) {
    place += 1;
    hundredths = Math.round(amount / (1000 ** place / 100));
  }
  return [hundredths / 100, words[place] ?? words[0]];
}

/** To the whole number, with a sign between thousands. */
export const inGroups = (figure: number | string, sign: string) => String(figure).replace(/\B(?=(?:\d{3})+$)/g, sign);

/** A figure as it is, with a sign between thousands and one before decimals. */
export function inDigits(figure: number | string, thousands: string, point: string): string {
  const [whole = "", decimals] = String(figure).split(".");
  return inGroups(whole, thousands) + (decimals === undefined ? "" : point + decimals);
}

/** A smaller percentage reads as 0.00 %. */
export const LEAST_SHOWN = 0.005;

/** The percentages of a language, from how it writes a figure with its sign. */
export function percentFormats(percent: (figure: number | string) => string) {
  /** With the decimals that it has, as a limit is written. */
  const exactPercent: (figure: number) => string = percent;
  const formatPercent = (figure: number, digits = 1) => percent(figure.toFixed(digits));

  /** A percent beside its limit: with up to four decimals, so that 33.04 % does not read as 33.0 %. */
  function formatPercentAgainst(figure: number, limit: number): string {
    let digits = 1;
    while (digits < 4 && figure !== limit && Number(figure.toFixed(digits)) === limit) digits += 1;
    return formatPercent(figure, digits);
  }

  /** A percentage in a sentence, to two decimals; with more when two would hide on which side of the limit it is. */
  function percentText(figure: number, limit?: number): string {
    const rounded = Math.round(figure * 100) / 100;
    return percent(limit !== undefined && rounded === limit ? figure : rounded);
  }

  return { exactPercent, formatPercent, formatPercentAgainst, percentText };
}

/**
 * An ISO date or time, in UTC.
 *
 * @throws RangeError when it is not a valid time
 */
export function dayOf(iso: string): { day: number; month: number; year: number } {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new RangeError("Not a time");
  return { day: date.getUTCDate(), month: date.getUTCMonth(), year: date.getUTCFullYear() };
}

/** The month of an ISO date, in a sentence: June 2025. */
export const monthIn = (months: readonly string[], iso: string) =>
  `${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;

const SPANS = { year: 365 * 24 * 60, month: 30 * 24 * 60, day: 24 * 60, hour: 60, minute: 1 };
export type Span = keyof typeof SPANS;

/** How long ago a moment was, in the largest unit of which it is one; null when it is less than a minute. */
export function timeSince(iso: string, now: Date): { count: number; unit: Span } | null {
  const minutes = Math.max(0, (now.getTime() - Date.parse(iso)) / 60_000);
  for (const [unit, length] of Object.entries(SPANS)) {
    const count = Math.floor(minutes / length);
    if (count >= 1) return { count, unit: unit as Span };
  }
  return null;
}
