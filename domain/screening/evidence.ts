import type { InputName } from "../facts/company-facts.ts";
import type { Fact, Financials } from "../facts/financials.ts";
import type { NonCompliantIncome } from "./non-compliant-income.ts";
import type { Evidence } from "./screening.ts";

/** The inputs of the house verdict, apart from the non-compliant income. */
export const RATIO_INPUTS = [
  "marketCapitalization",
  "interestBearingDebt",
  "cashAndInterestBearingSecurities",
  "totalRevenue",
] as const satisfies readonly InputName[];

/** Whether every input of the house verdict was reported, and none is only a bound. */
export function isRealData(facts: Financials, income: NonCompliantIncome | undefined): boolean {
  let isAny = false;
  for (const input of RATIO_INPUTS) {
    const fact = facts[input];
    if (fact === undefined) continue;
    if (!isReal(fact)) return false;
    isAny = true;
  }
  return isAny && (income === undefined || isReal(income.interest));
}

function isReal({ quality, bound }: Fact): boolean {
  return quality === "reported" && bound === null;
}

/** Every input, with an estimate or derivation for a missing one. Written out: a spread costs a fifth of the screening. */
export function evidenceOf(facts: Financials, income: NonCompliantIncome | undefined): Evidence[] {
  const evidence: Evidence[] = [];
  add(evidence, "marketCapitalization", facts.marketCapitalization);
  add(evidence, "averageMarketCapitalization", facts.averageMarketCapitalization);
  add(evidence, "longAverageMarketCapitalization", facts.longAverageMarketCapitalization);
  add(evidence, "interestBearingDebt", facts.interestBearingDebt);
  add(evidence, "cashAndInterestBearingSecurities", facts.cashAndInterestBearingSecurities);
  add(evidence, "accountsReceivable", facts.accountsReceivable);
  add(evidence, "totalAssets", facts.totalAssets);
  add(evidence, "totalRevenue", facts.totalRevenue);
  add(evidence, "interestIncome", income?.interest ?? facts.interestIncome);
  add(evidence, "dividendPerShare", facts.dividendPerShare);
  add(evidence, "sharesOutstanding", facts.sharesOutstanding);
  add(evidence, "price", facts.price);
  return evidence;
}

function add(evidence: Evidence[], input: InputName, fact: Fact | undefined): void {
  if (fact === undefined) return;
  evidence.push({
    input,
    amount: fact.amount,
    originalAmount: fact.originalAmount,
    currency: fact.currency,
    exchangeRate: fact.exchangeRate,
    exchangeRateDate: fact.exchangeRateDate,
    periodStart: fact.periodStart,
    periodEnd: fact.periodEnd,
    source: fact.source,
    url: fact.url,
    quality: fact.quality,
    basis: fact.basis,
    bound: fact.bound,
  });
}
