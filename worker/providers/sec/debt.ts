import type { LeftOutReason } from "../../../domain/facts/left-out.ts";
import { type BalanceSheet, balance, type Figure, firstBalance, sum, wasReportedBefore } from "./fact-selection.ts";

const NONCURRENT = [
  "LongTermDebtNoncurrent",
  "LongTermDebtAndCapitalLeaseObligations",
  "ConvertibleDebtNoncurrent",
  "ConvertibleLongTermNotesPayable",
  "SeniorLongTermNotes",
  "LongTermNotesPayable",
] as const;
const CURRENT_PART = ["LongTermDebtCurrent", "LongTermDebtAndCapitalLeaseObligationsCurrent"] as const;
const CURRENT = ["DebtCurrent", ...CURRENT_PART, "ShortTermBorrowings", "CommercialPaper", "OtherShortTermBorrowings"];
const COMBINED = "DebtLongtermAndShorttermCombinedAmount";

/** The company's own total may be a rounded one; only a total this much smaller shows that a part was counted twice. */
const DOUBLE_COUNT_TOLERANCE = 0.02;

/**
 * Interest-bearing debt at the sheet's date, each part counted once, operating leases left out; undefined when nothing of
 * it is reported at that date, a reason when only a part of it is.
 *
 *   non-current + current, or a total that the company gives
 */
export function interestBearingDebt(sheet: BalanceSheet): Figure | LeftOutReason | undefined {
  if (sheet.taxonomy === "ifrs-full") return borrowings(sheet);
  const noncurrent = firstBalance(sheet, NONCURRENT);
  const current = currentDebt(sheet);
  const combined = balance(sheet, COMBINED);
  if (!noncurrent) return totalDebt(sheet, combined, current);
  if (!current && wasReportedBefore(sheet, CURRENT)) {
    const whole = balance(sheet, "LongTermDebt");
    return whole && whole.value >= noncurrent.value ? whole : "mixed_dates";
  }
  const counted = sum(noncurrent, current);
  const isCountedTwice =
    counted &&
    combined &&
    combined.value >= noncurrent.value &&
    combined.value < counted.value * (1 - DOUBLE_COUNT_TOLERANCE);
  return isCountedTwice ? combined : counted;
}

/** `DebtCurrent` already holds the current part of long-term debt; without it the parts are added, the same amount once. */
function currentDebt(sheet: BalanceSheet): Figure | undefined {
  const whole = balance(sheet, "DebtCurrent");
  if (whole) return whole;
  const currentPart = firstBalance(sheet, CURRENT_PART);
  const shortTerm = shortTermDebt(sheet);
  return currentPart && currentPart.value === shortTerm?.value ? currentPart : sum(currentPart, shortTerm);
}

function shortTermDebt(sheet: BalanceSheet): Figure | undefined {
  return (
    balance(sheet, "ShortTermBorrowings") ??
    sum(balance(sheet, "CommercialPaper"), balance(sheet, "OtherShortTermBorrowings"))
  );
}

/** Where no non-current debt is reported: the company's total, or long-term debt with its current part plus what is short-term. */
function totalDebt(
  sheet: BalanceSheet,
  combined: Figure | undefined,
  current: Figure | undefined,
): Figure | LeftOutReason | undefined {
  if (combined) return combined;
  const longTerm = balance(sheet, "LongTermDebt");
  if (!longTerm) return current && wasReportedBefore(sheet, [...NONCURRENT, "LongTermDebt"]) ? "mixed_dates" : current;
  const shortTerm = shortTermDebt(sheet);
  if (shortTerm)
    return shortTerm.value === firstBalance(sheet, CURRENT_PART)?.value ? longTerm : sum(longTerm, shortTerm);
  const debtCurrent = balance(sheet, "DebtCurrent");
  const currentPart = firstBalance(sheet, CURRENT_PART);
  if (!debtCurrent) return longTerm;
  if (!currentPart) return sum(longTerm, { ...debtCurrent, bound: "upper" });
  return sum(longTerm, { ...debtCurrent, value: Math.max(0, debtCurrent.value - currentPart.value) });
}

function borrowings(sheet: BalanceSheet): Figure | LeftOutReason | undefined {
  const whole = balance(sheet, "Borrowings");
  if (whole) return whole;
  const longTerm = balance(sheet, "LongtermBorrowings");
  const current = sum(balance(sheet, "CurrentPortionOfLongtermBorrowings"), balance(sheet, "ShorttermBorrowings"));
  if (!longTerm || current) return sum(longTerm, current);
  return wasReportedBefore(sheet, ["CurrentPortionOfLongtermBorrowings", "ShorttermBorrowings"])
    ? "mixed_dates"
    : longTerm;
}
