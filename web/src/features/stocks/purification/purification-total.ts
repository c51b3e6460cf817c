import {
  capitalGainsPurificationTotal,
  dividendPurificationTotal,
  heldSharePurificationTotal,
} from "../../../../../domain/purification/purification.ts";
import { parseAmount } from "../../../lib/amount-text.ts";

export type PurificationType = "dividend" | "capital-gains" | "held-share";

/** The calculator's input as typed, and the stock's figures. */
export type PurificationEntry = {
  type: PurificationType;
  shares: string;
  purchasePrice: string;
  salePrice: string;
  monthsHeld: string;
};
export type PurificationBasis = {
  amountPerShare: number | null;
  nonCompliantIncomeRatio: number | null;
  /** The company's own, per year, in US dollars. */
  nonCompliantIncome: number | null;
  sharesOutstanding: number | null;
};

type Field = "shares" | "purchasePrice" | "salePrice" | "monthsHeld";
export type PurificationResult =
  | { total: number; errors: Record<string, never> }
  | { total: undefined; errors: Partial<Record<Field, string>> };

export const purificationErrors = {
  shares: "Enter a number of shares above 0",
  purchasePrice: "Enter the purchase price",
  salePrice: "Enter the sale price",
  monthsHeld: "Enter the months you held them, from 1 to 12",
  noGain: "The sale price must exceed the purchase price",
} as const;

/** The total to give away in US dollars, or what is wrong with the input. */
export function purificationTotal(entry: PurificationEntry, basis: PurificationBasis): PurificationResult {
  const errors: Partial<Record<Field, string>> = {};
  const shares = parseAmount(entry.shares);
  if (shares === undefined || shares <= 0) errors.shares = purificationErrors.shares;
  if (entry.type === "dividend") {
    if (shares === undefined || errors.shares) return { total: undefined, errors };
    const total = dividendPurificationTotal({ shares, purificationAmountPerShare: basis.amountPerShare ?? 0 });
    return { total, errors: {} };
  }
  if (entry.type === "held-share") {
    const months = parseAmount(entry.monthsHeld);
    if (months === undefined || months <= 0 || months > 12) errors.monthsHeld = purificationErrors.monthsHeld;
    if (shares === undefined || months === undefined || Object.keys(errors).length > 0)
      return { total: undefined, errors };
    const { nonCompliantIncome, sharesOutstanding } = basis;
    if (nonCompliantIncome === null || sharesOutstanding === null) return { total: undefined, errors };
    const held = { shares, nonCompliantIncome, sharesOutstanding, partOfYearHeld: months / 12 };
    return { total: heldSharePurificationTotal(held), errors: {} };
  }
  const purchase = parseAmount(entry.purchasePrice);
  const sale = parseAmount(entry.salePrice);
  if (purchase === undefined) errors.purchasePrice = purificationErrors.purchasePrice;
  if (sale === undefined) errors.salePrice = purificationErrors.salePrice;
  else if (purchase !== undefined && sale <= purchase) errors.salePrice = purificationErrors.noGain;
  if (shares === undefined || purchase === undefined || sale === undefined || Object.keys(errors).length > 0)
    return { total: undefined, errors };
  const total = capitalGainsPurificationTotal({
    shares,
    purchasePrice: purchase,
    salePrice: sale,
    nonCompliantIncomeRatio: basis.nonCompliantIncomeRatio ?? 0,
  });
  return { total, errors: {} };
}
