import type {
  FactDetail,
  InputName,
  LeftOutFacts,
  SourcedFact,
  SourcedFacts,
  SourceId,
} from "../../../domain/facts/company-facts.ts";
import { startOfYearUpTo } from "../answers/figures.ts";

export type VendorFacts = { facts: SourcedFacts; leftOut: LeftOutFacts };

type Amount = number | null | undefined;
type Traits = { currency: string; periodEnd: string; isYear?: boolean; bound?: "upper" | "lower"; detail?: FactDetail };

/** Collects a vendor's figures: an absent one stays unknown, and so does a zero, which may mean that nothing was reported. */
export function vendorFacts(source: SourceId) {
  const found: VendorFacts = { facts: {}, leftOut: {} };
  const add = (input: InputName, value: Amount, { currency, periodEnd, isYear, bound, detail }: Traits) => {
    if (value === undefined || value === null) return;
    if (value < 0) found.leftOut[input] = "negative_amount";
    else if (value === 0) found.leftOut[input] = "zero_unconfirmed";
    else {
      const fact: SourcedFact = { value, currency, periodEnd, source, quality: "reported" };
      if (isYear) fact.periodStart = startOfYearUpTo(periodEnd);
      if (bound) fact.bound = bound;
      if (detail) fact.detail = [detail];
      found.facts[input] = fact;
    }
  };
  /** Debt is the sum of two figures; with one of them alone it would be too low, so it is not used. */
  const addDebt = (shortTerm: Amount, longTerm: Amount, traits: Traits) => {
    const known = [shortTerm, longTerm].filter((amount) => typeof amount === "number");
    if (known.length === 1) found.leftOut.interestBearingDebt = "partial_debt";
    if (known.length === 2) add("interestBearingDebt", (shortTerm ?? 0) + (longTerm ?? 0), traits);
  };
  return { found, add, addDebt };
}
