import { requireAmount } from "../facts/amount.ts";
import type { BusinessActivity } from "./screening.ts";

/**
 * Share of a whole, in percent (33 means 33 %).
 *
 *   part × 100 ÷ whole
 *
 * Not rounded. The part is multiplied first, so that whole dollars at exactly a limit give exactly the limit.
 *
 * @throws RangeError when the part is negative, the whole is not above 0, or either or the result is not a finite number
 */
export function percentOf(part: number, whole: number): number {
  if (!(part >= 0) || !(whole > 0)) throw new RangeError(`No percentage of ${part} in ${whole}`);
  const percent = (part * 100) / whole;
  if (!Number.isFinite(percent) || whole === Number.POSITIVE_INFINITY) {
    throw new RangeError(`No percentage of ${part} in ${whole}`);
  }
  return percent;
}

/**
 * The purification amount of a year's dividends on one share, in US dollars.
 *
 *   dividendPerShare × nonCompliantIncomeRatio ÷ 100
 *
 * @throws RangeError when either is negative or not finite
 */
export function purificationAmountPerShare(given: {
  dividendPerShare: number;
  nonCompliantIncomeRatio: number;
}): number {
  const dividend = requireAmount("dividendPerShare", given.dividendPerShare);
  const ratio = requireAmount("nonCompliantIncomeRatio", given.nonCompliantIncomeRatio);
  return requireAmount("purificationAmountPerShare", (dividend * ratio) / 100);
}

/** What the company earns its income from, in percent: its line of business, prohibited parts and interest. They add up to 100. */
export function businessActivities(interestPercent: number, prohibitedPercent: number): BusinessActivity[] {
  const prohibited = Math.min(prohibitedPercent, 100);
  const interest = Math.min(interestPercent, 100 - prohibited);
  const main: BusinessActivity = { kind: "line_of_business", percentage: Math.max(0, 100 - interest - prohibited) };
  const activities = [main];
  if (prohibited > 0) activities.push({ kind: "prohibited_activities", percentage: prohibited });
  if (interest > 0)
    activities.push({ kind: "interest_income", percentage: Math.max(0, 100 - prohibited - main.percentage) });
  return activities;
}
