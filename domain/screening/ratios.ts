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
 * Share of a company's value financed by interest-bearing debt, in percent (33 means 33 %).
 *
 *   interestBearingDebt ÷ marketCapitalization × 100
 *
 * Not rounded. Both amounts in US dollars.
 *
 * @throws RangeError when interestBearingDebt is negative, marketCapitalization is not above 0, or either is not finite
 * @see ../standards/standards.ts for the limit and its source
 */
export function debtRatio(amounts: { interestBearingDebt: number; marketCapitalization: number }): number {
  return percentOf(amounts.interestBearingDebt, amounts.marketCapitalization);
}

/**
 * Share of a company's value held in cash and interest-bearing securities, in percent (33 means 33 %).
 *
 *   cashAndInterestBearingSecurities ÷ marketCapitalization × 100
 *
 * Not rounded. Both amounts in US dollars.
 *
 * @throws RangeError when the cash is negative, marketCapitalization is not above 0, or either is not finite
 * @see ../standards/standards.ts for the limit and its source
 */
export function cashRatio(amounts: { cashAndInterestBearingSecurities: number; marketCapitalization: number }): number {
  return percentOf(amounts.cashAndInterestBearingSecurities, amounts.marketCapitalization);
}

/**
 * Share of revenue from interest and prohibited activities, in percent (5 means 5 %).
 *
 *   nonCompliantRevenue ÷ totalRevenue × 100
 *
 * Not rounded; above 100 where revenue as reported leaves interest out. Both amounts in US dollars.
 *
 * @throws RangeError when nonCompliantRevenue is negative, totalRevenue is not above 0, or either is not finite
 * @see ../standards/standards.ts for the limit and its source
 */
export function nonCompliantIncomeRatio(amounts: { nonCompliantRevenue: number; totalRevenue: number }): number {
  return percentOf(amounts.nonCompliantRevenue, amounts.totalRevenue);
}
