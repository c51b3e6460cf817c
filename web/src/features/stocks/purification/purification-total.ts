import { purificationErrors } from "#messages/stocks/purification.ts";
import {
  capitalGainsPurificationTotal,
  dividendPurificationTotal,
  heldSharePurificationTotal,
} from "../../../../../domain/purification/purification.ts";
import { parseAmount } from "../../../lib/amount-text.ts";

export type PurificationType = "dividend" | "capital-gains" | "held-share";
export type PurificationField = "shares" | "purchasePrice" | "salePrice" | "monthsHeld";

export type PurificationEntry = Readonly<Record<PurificationField, string>> & { type: PurificationType };

/** The stock's figures; the company's own are per year, in US dollars. */
type PurificationBasis = Readonly<
  Record<"amountPerShare" | "nonCompliantIncomeRatio" | "nonCompliantIncome" | "sharesOutstanding", number | null>
>;

type Errors = Partial<Record<PurificationField, string>>;

export function purificationTotal(
  { type, ...typed }: PurificationEntry,
  { amountPerShare, nonCompliantIncomeRatio, nonCompliantIncome, sharesOutstanding }: PurificationBasis,
): { total: number | undefined; errors: Errors } {
  const shares = parseAmount(typed.shares) ?? 0;
  const months = parseAmount(typed.monthsHeld) ?? 0;
  const [purchasePrice, salePrice] = [parseAmount(typed.purchasePrice), parseAmount(typed.salePrice)];
  const errors: Errors = {};
  if (shares <= 0) errors.shares = purificationErrors.shares;
  if (type === "held-share" && (months <= 0 || months > 12)) errors.monthsHeld = purificationErrors.monthsHeld;
  if (type === "capital-gains") {
    if (purchasePrice === undefined) errors.purchasePrice = purificationErrors.purchasePrice;
    if (salePrice === undefined) errors.salePrice = purificationErrors.salePrice;
    else if (purchasePrice !== undefined && salePrice <= purchasePrice) errors.salePrice = purificationErrors.noGain;
  }
  if (Object.keys(errors).length > 0) return { total: undefined, errors };
  if (type === "dividend")
    return { total: dividendPurificationTotal({ shares, purificationAmountPerShare: amountPerShare ?? 0 }), errors };
  if (type === "held-share") {
    if (nonCompliantIncome === null || sharesOutstanding === null) return { total: undefined, errors };
    const held = { shares, nonCompliantIncome, sharesOutstanding, partOfYearHeld: months / 12 };
    return { total: heldSharePurificationTotal(held), errors };
  }
  const sale = { shares, purchasePrice: purchasePrice ?? 0, salePrice: salePrice ?? 0 };
  const ratio = nonCompliantIncomeRatio ?? 0;
  return { total: capitalGainsPurificationTotal({ ...sale, nonCompliantIncomeRatio: ratio }), errors };
}
