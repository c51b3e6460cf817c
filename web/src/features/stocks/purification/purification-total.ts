import {
  capitalGainsPurificationTotal,
  dividendPurificationTotal,
} from "../../../../../domain/purification/purification.ts";
import { parseAmount } from "../../../lib/amount-text.ts";

export type PurificationType = "dividend" | "capital-gains";

/** What the calculator is told, as typed; and what it knows of the stock. */
export type PurificationEntry = { type: PurificationType; shares: string; purchasePrice: string; salePrice: string };
export type PurificationBasis = { amountPerShare: number | null; nonCompliantIncomeRatio: number | null };

type Field = "shares" | "purchasePrice" | "salePrice";
export type PurificationResult =
  | { total: number; errors: Record<string, never> }
  | { total: undefined; errors: Partial<Record<Field, string>> };

export const purificationErrors = {
  shares: "Enter a number of shares above 0",
  purchasePrice: "Enter the purchase price",
  salePrice: "Enter the sale price",
  noGain: "The sale price must exceed the purchase price",
} as const;

/** What to give away in total, in US dollars, or what is wrong with what was typed. */
export function purificationTotal(entry: PurificationEntry, basis: PurificationBasis): PurificationResult {
  const errors: Partial<Record<Field, string>> = {};
  const shares = parseAmount(entry.shares);
  if (shares === undefined || shares <= 0) errors.shares = purificationErrors.shares;
  if (entry.type === "dividend") {
    if (shares === undefined || errors.shares) return { total: undefined, errors };
    const total = dividendPurificationTotal({ shares, purificationAmountPerShare: basis.amountPerShare ?? 0 });
    return { total, errors: {} };
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
