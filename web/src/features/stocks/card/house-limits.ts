import type { RatioName } from "../../../../../domain/screening/compliance.ts";
import { HOUSE_STANDARD_ID, STANDARDS } from "../../../../../domain/standards/standards.ts";

/** The limits of the house method, in percent. */
export const HOUSE_LIMITS: Readonly<Record<RatioName, number>> = houseLimits();

function houseLimits(): Record<RatioName, number> {
  const house = STANDARDS.find(({ id }) => id === HOUSE_STANDARD_ID);
  if (!house) throw new Error("The vocabulary has no house method");
  return { debtRatio: house.debt.limit, cashRatio: house.cash.limit, nonCompliantIncomeRatio: house.income.limit };
}
