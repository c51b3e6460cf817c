import type {
  FactDetail,
  InputName,
  LeftOutFacts,
  LeftOutReason,
  SourcedFact,
  SourcedFacts,
  SourceId,
} from "../../../domain/facts/company-facts.ts";
import { startOfYearUpTo } from "../figures.ts";

export type VendorFacts = { facts: SourcedFacts; leftOut: LeftOutFacts };

type Traits = {
  currency: string;
  /** The last day of the period; the balance-sheet date. */
  periodEnd: string;
  isYear?: boolean;
  bound?: "upper" | "lower";
  detail?: FactDetail;
};

/** Collects a vendor's figures: an absent one stays unknown, and so does a zero, which may mean that nothing was reported. */
export function vendorFacts(source: SourceId) {
  const found: VendorFacts = { facts: {}, leftOut: {} };
  const leaveOut = (input: InputName, reason: LeftOutReason) => {
    found.leftOut[input] = reason;
  };
  const add = (input: InputName, value: number | undefined, { currency, periodEnd, isYear, bound, detail }: Traits) => {
    if (value === undefined) return;
    if (value < 0) return leaveOut(input, "negative_amount");
    if (value === 0) return leaveOut(input, "zero_unconfirmed");
    const fact: SourcedFact = {
      ...{ value, currency, ...(isYear && { periodStart: startOfYearUpTo(periodEnd) }), periodEnd, source },
      ...{ quality: "reported", ...(bound && { bound }), ...(detail && { detail: [detail] }) },
    };
    found.facts[input] = fact;
  };
  return { found, add, leaveOut };
}

/** Debt is the sum of its two parts; without one of them it would be too low, so it is not used. */
export function debtOf(
  shortTerm: number | undefined,
  longTerm: number | undefined,
): number | LeftOutReason | undefined {
  if (shortTerm === undefined && longTerm === undefined) return undefined;
  return shortTerm === undefined || longTerm === undefined ? "partial_debt" : shortTerm + longTerm;
}
