import { requireAmount, requirePositive } from "../facts/amount.ts";

/**
 * The purification amount of a year's dividends on a holding, in US dollars.
 *
 *   shares × purificationAmountPerShare
 *
 * @throws RangeError when shares is not above 0, the amount is negative, or either is not finite
 */
export function dividendPurificationTotal(given: { shares: number; purificationAmountPerShare: number }): number {
  const perShare = requireAmount("purificationAmountPerShare", given.purificationAmountPerShare);
  return requireAmount("total", requirePositive("shares", given.shares) * perShare);
}

/**
 * The purification amount of the gain on a sale, in US dollars.
 *
 *   shares × (salePrice − purchasePrice) × nonCompliantIncomeRatio ÷ 100
 *
 * @throws RangeError when shares is not above 0, the sale price does not exceed the purchase price, the purchase price or the
 * ratio is negative, or any of them is not finite
 */
export function capitalGainsPurificationTotal(given: {
  shares: number;
  purchasePrice: number;
  salePrice: number;
  nonCompliantIncomeRatio: number;
}): number {
  const ratio = requireAmount("nonCompliantIncomeRatio", given.nonCompliantIncomeRatio);
  const paid = requireAmount("purchasePrice", given.purchasePrice);
  const gain = requirePositive("gain", requireAmount("salePrice", given.salePrice) - paid);
  return requireAmount("total", (requirePositive("shares", given.shares) * gain * ratio) / 100);
}

/**
 * One share's part of a company's non-compliant income of a year, in US dollars, whether or not it pays a dividend.
 *
 *   nonCompliantIncome ÷ sharesOutstanding
 *
 * @throws RangeError when the income is negative, the count is not above 0, or either is not finite
 * @see https://aaoifi.com/ss-21-financial-paper-shares-and-bonds/?lang=en for the method, as quoted publicly
 */
export function heldSharePurificationPerShare(given: {
  nonCompliantIncome: number;
  sharesOutstanding: number;
}): number {
  const income = requireAmount("nonCompliantIncome", given.nonCompliantIncome);
  return requireAmount("amount", income / requirePositive("sharesOutstanding", given.sharesOutstanding));
}

/**
 * A holding's part of the non-compliant income, for the part of the year it was held, in US dollars.
 *
 *   shares × nonCompliantIncome ÷ sharesOutstanding × partOfYearHeld
 *
 * `partOfYearHeld` is 1 for a whole year.
 *
 * @throws RangeError when shares or sharesOutstanding is not above 0, the income is negative, the part of the year is not
 * between 0 and 1, or any of them is not finite
 */
export function heldSharePurificationTotal(given: {
  shares: number;
  nonCompliantIncome: number;
  sharesOutstanding: number;
  partOfYearHeld: number;
}): number {
  const partOfYear = requireAmount("partOfYearHeld", given.partOfYearHeld, 1);
  return requireAmount(
    "total",
    requirePositive("shares", given.shares) * heldSharePurificationPerShare(given) * partOfYear,
  );
}

/** A year's figures of a share, US dollars; null is unknown. */
type YearOfAShare = Readonly<
  Record<"price" | "purificationAmountPerShare" | "nonCompliantIncome" | "sharesOutstanding", number | null>
>;

/**
 * What a year asks of an amount held in a share, in US dollars: of its dividends, and of the company's own income. Null where a figure
 * is unknown, or the share is worth nothing.
 */
export function purificationOfAYear(
  held: number,
  { price, purificationAmountPerShare, nonCompliantIncome, sharesOutstanding }: YearOfAShare,
): { dividends: number | null; income: number | null } {
  requirePositive("held", held);
  if (price === null || !(price > 0)) return { dividends: null, income: null };
  const shares = held / price;
  return {
    dividends: purificationAmountPerShare === null ? null : shares * purificationAmountPerShare,
    income:
      nonCompliantIncome === null || sharesOutstanding === null || sharesOutstanding <= 0
        ? null
        : heldSharePurificationTotal({ shares, nonCompliantIncome, sharesOutstanding, partOfYearHeld: 1 }),
  };
}
