import type { FactDetail } from "../facts/company-facts.ts";
import type { Fact, Financials } from "../facts/financials.ts";
import { HOUSE_STANDARD_ID, STANDARDS } from "../standards/standards.ts";
import { percentOf } from "./ratios.ts";

const HOUSE = STANDARDS.find(({ id }) => id === HOUSE_STANDARD_ID);
const [DEBT_LIMIT, CASH_LIMIT] = [HOUSE?.debt.limit ?? 0, HOUSE?.cash?.limit ?? 0];

/**
 * The facts with an upper bound in the place of a debt or cash that no source gives: debt is at most total liabilities, cash with
 * securities at most total assets less receivables. Only where even the bound passes; it never fails anything.
 */
export function withBounds(facts: Financials): Financials {
  const { totalLiabilities, totalAssets, accountsReceivable, marketCapitalization } = facts;
  if (!marketCapitalization || (facts.interestBearingDebt && facts.cashAndInterestBearingSecurities)) return facts;
  const passes = (bound: Fact, limit: number) => percentOf(bound.amount, marketCapitalization.amount) <= limit;
  let bounded = facts;
  if (!facts.interestBearingDebt && totalLiabilities && passes(totalLiabilities, DEBT_LIMIT))
    bounded = { ...bounded, interestBearingDebt: atMost(totalLiabilities, "all_liabilities") };
  if (!facts.cashAndInterestBearingSecurities && totalAssets) {
    const isSameSheet = accountsReceivable?.periodEnd === totalAssets.periodEnd;
    const bound = less(totalAssets, isSameSheet ? accountsReceivable : undefined);
    if (passes(bound, CASH_LIMIT))
      bounded = { ...bounded, cashAndInterestBearingSecurities: atMost(bound, "all_assets") };
  }
  return bounded;
}

function less(whole: Fact, part: Fact | undefined): Fact {
  if (!part || part.amount >= whole.amount) return whole;
  return {
    ...whole,
    amount: whole.amount - part.amount,
    originalAmount: (whole.amount - part.amount) * whole.exchangeRate,
  };
}

function atMost({ newer: _, ...whole }: Fact, detail: FactDetail): Fact {
  const { snapshotOn = null, entries = null, details = [] } = whole.basis?.kind === "source" ? whole.basis : {};
  return { ...whole, bound: "upper", basis: { kind: "source", snapshotOn, entries, details: [detail, ...details] } };
}

/** Whether a debt is only bounded by everything that the company owes. */
export function isAllLiabilities(fact: Fact): boolean {
  return says(fact, "all_liabilities");
}

export function says({ basis }: Fact, detail: FactDetail): boolean {
  return basis?.kind === "source" && basis.details.includes(detail);
}
