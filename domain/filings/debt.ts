import type { LeftOutReason } from "../facts/company-facts.ts";
import {
  type BalanceSheet,
  balance,
  type Figure,
  factsOf,
  firstBalance,
  sum,
  wasReportedBefore,
} from "./fact-selection.ts";

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

/** Concepts that are a part or a rough total of debt: they add no amount, but show that there is debt. */
const SIGNS_OF_DEBT = [
  ...["NotesPayable", "LineOfCredit", "LongTermLineOfCredit", "ConvertibleNotesPayable", "LoansPayable"],
  ...["SecuredDebt", "SeniorNotes"],
] as const;
/** A company with interest-bearing debt pays interest under one of these. */
export const SIGNS_OF_INTEREST_PAID = [
  "InterestPaidNet",
  "InterestExpenseDebt",
  "InterestExpenseNonoperating",
] as const;
const INTEREST_EXPENSE = "InterestExpense";

export const DEBT_TAGS = [...NONCURRENT, "LongTermDebt", ...CURRENT, COMBINED, ...SIGNS_OF_DEBT];

/** The company's own total may be rounded; only a total this much smaller shows that a part was counted twice. */
const DOUBLE_COUNT_TOLERANCE = 0.02;

/**
 * Interest-bearing debt at the sheet's date, each part counted once, without operating leases; undefined when none is reported at
 * that date, a reason when only a part is. If all its concepts were requested, and the company reports neither debt under one of them
 * nor interest paid, now or in the time before, its debt is zero.
 *
 *   non-current + current, or a total that the company gives
 */
export function interestBearingDebt(
  sheet: BalanceSheet,
  { isWholeDebtAsked = false } = {},
): Figure | LeftOutReason | undefined {
  if (sheet.taxonomy === "ifrs-full") return borrowings(sheet);
  if (isWholeDebtAsked && isWithoutDebt(sheet)) return nothing(sheet);
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

/** Silence under one concept may mean another is used; silence under all of them, with no interest paid, does not. */
function isWithoutDebt(sheet: BalanceSheet): boolean {
  const interest = [...SIGNS_OF_INTEREST_PAID, INTEREST_EXPENSE];
  const isReported = (tag: string) => factsOf(sheet, tag).length > 0;
  return !DEBT_TAGS.some(isReported) && !interest.some((tag) => factsOf(sheet, tag).some(({ value }) => value !== 0));
}

function nothing(sheet: BalanceSheet): Figure | undefined {
  const assets = balance(sheet, "Assets");
  return assets && { ...assets, value: 0, concepts: [] };
}

/** `DebtCurrent` already includes the current part of long-term debt; without it the parts are added, each amount once. */
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

/** Without reported non-current debt: the company's total, or long-term debt with its current part plus short-term debt. */
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
