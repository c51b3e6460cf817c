import { requireAmount, requirePositive, sumOfAmounts } from "../facts/amount.ts";
import { hawlEnd, nextHawlEnds } from "./hawl.ts";
import type { EarlierZakat, MetalDay } from "./missed-positions.ts";
import { isNisabReached, type MetalPrices, nisabAtPrice } from "./nisab.ts";
import { type NisabType, ZAKAT_RATE } from "./zakat-terms.ts";

/** No list is longer: a person's years, with a margin. */
export const MISSED_YEARS_MAX = 60;

/** What a person owned on the last day of a lunar year. */
export type MissedYear = {
  /** Money, goods and shares less debts, US dollars; null when the person does not know. */
  money: number | null;
  /** Grams of pure metal. */
  goldGrams: number;
  silverGrams: number;
  /** Zakat that was given for this year, US dollars. */
  paid: number;
  /** On its last day; null when no price is known. */
  prices: MetalPrices | null;
};

/** US dollars, not rounded; null wherever something it needs is not known. */
export type MissedYearLine = {
  /** ISO date: the last day of the lunar year, on which its zakat fell due. */
  end: string;
  /** Everything owned, at the prices of that day. */
  wealth: number | null;
  /** Unpaid zakat of the years before, taken from it. */
  earlierZakat: number;
  nisabValue: number | null;
  isNisabReached: boolean | null;
  zakat: number | null;
  /** What is still to be given: never below 0, for what was given beyond it is a gift. */
  owed: number | null;
};

export type MissedYears = {
  lines: readonly MissedYearLine[];
  owed: number;
  /** Years that the sum leaves out. */
  countUnknown: number;
};

/** How many lunar years from a day were complete by another, both ISO dates. */
export function completeLunarYears(began: string, today: string): number {
  let years = 0;
  while (years < MISSED_YEARS_MAX && hawlEnd(began, years + 1) <= today) years++;
  return years;
}

/**
 * The zakat of lunar years that were missed, one after another.
 *
 *   base  = money + metal at the chosen day's price − unpaid zakat of earlier years, if that is deducted
 *   zakat = base × 2.5 %, where the wealth of its day, less the same, reached the nisab of its day
 *
 * Not rounded. A year whose money or price is not known is left out of the sum, and takes nothing from later ones.
 *
 * @throws RangeError when an amount or weight is negative or not finite, or a price is not above 0
 */
export function missedYears(given: {
  /** ISO date. */
  began: string;
  /** Oldest first. */
  years: readonly MissedYear[];
  nisabType: NisabType;
  earlierZakat: EarlierZakat;
  metalDay: MetalDay;
  /** Of the day of payment. */
  pricesNow: MetalPrices;
}): MissedYears {
  const { began, years, nisabType, metalDay, pricesNow } = given;
  const lines: MissedYearLine[] = [];
  for (const [place, year] of years.entries()) {
    const { money, prices } = checked(year);
    const end = hawlEnd(began, place + 1);
    const earlierZakat = given.earlierZakat === "deduct" ? sumOfAmounts(lines.map(({ owed }) => owed ?? 0)) : 0;
    if (money === null || prices === null) {
      const nisabValue = prices && nisabAtPrice(prices[nisabType], nisabType).nisabValue;
      lines.push({ end, wealth: null, earlierZakat, nisabValue, isNisabReached: null, zakat: null, owed: null });
      continue;
    }
    const wealth = money + metalOf(year, prices);
    const nisab = nisabAtPrice(prices[nisabType], nisabType);
    const isReached = isNisabReached(Math.max(0, wealth - earlierZakat), nisab);
    const base = money + metalOf(year, metalDay === "payment" ? pricesNow : prices) - earlierZakat;
    const zakat = isReached ? Math.max(0, base) * ZAKAT_RATE : 0;
    lines.push({
      end,
      wealth,
      earlierZakat,
      nisabValue: nisab.nisabValue,
      isNisabReached: isReached,
      zakat,
      owed: Math.max(0, zakat - year.paid),
    });
  }
  return {
    lines,
    owed: sumOfAmounts(lines.map(({ owed }) => owed ?? 0)),
    countUnknown: lines.filter(({ owed }) => owed === null).length,
  };
}

const metalOf = ({ goldGrams, silverGrams }: MissedYear, prices: MetalPrices) =>
  goldGrams * prices.gold + silverGrams * prices.silver;

function checked(year: MissedYear): MissedYear {
  if (year.money !== null) requireAmount("money", year.money);
  requireAmount("goldGrams", year.goldGrams);
  requireAmount("silverGrams", year.silverGrams);
  requireAmount("paid", year.paid);
  if (year.prices) for (const price of Object.values(year.prices)) requirePositive("price", price);
  return year;
}

/** The next day on which the year of one kind of wealth is complete, alone and together with the first; ISO dates. */
export type HawlDays = { own: string; joined: string };

/** The years of several kinds of wealth side by side: the days on which each began, as ISO dates. */
export function hawlsSideBySide(began: readonly string[], today: string): HawlDays[] {
  const [first] = began.toSorted();
  const next = (day: string) => nextHawlEnds(day, today, 1)[0] ?? day;
  return began.map((day) => ({ own: next(day), joined: first === undefined ? next(day) : next(first) }));
}
