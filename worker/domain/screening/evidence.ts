import { INPUT_NAMES, type InputName } from "../../../schema/vocabulary/compliance.ts";
import type { Fact, Financials } from "./financials.ts";
import type { NonCompliantIncome } from "./non-compliant-income.ts";
import type { Evidence } from "./screening.ts";

/** The inputs that the house verdict rests on, besides what is not compliant. */
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
  if (income?.interest !== undefined && !isReal(income.interest)) return false;
  return isAny && (income?.total === undefined || isReal(income.total));
}

function isReal({ quality, bound }: Fact): boolean {
  return quality === "reported" && bound === null;
}

/** Every input, with what was estimated or derived in its place. */
export function evidenceOf(facts: Financials, income: NonCompliantIncome | undefined): Evidence[] {
  const evidence: Evidence[] = [];
  for (const input of INPUT_NAMES) {
    let fact = facts[input];
    if (input === "interestIncome") fact ??= income?.interest;
    if (input === "nonCompliantRevenue") fact ??= income?.total;
    if (fact !== undefined) evidence.push(evidenceFor(input, fact));
  }
  return evidence;
}

/** Written out: a spread costs a fifth of the whole screening. */
function evidenceFor(input: InputName, fact: Fact): Evidence {
  return {
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
    note: fact.note,
    bound: fact.bound,
  };
}
