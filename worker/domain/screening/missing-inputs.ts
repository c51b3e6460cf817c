import { INPUT_NAMES, type InputName } from "../../../schema/vocabulary/compliance.ts";
import type { Denominator, Standard } from "../../../schema/vocabulary/standards.ts";
import { INPUT_LABELS } from "./input-names.ts";
import type { Reason } from "./screening.ts";
import type { Case } from "./standard-verdicts.ts";
import type { UnusableFact } from "./usable-facts.ts";

/** Adds a reason for every input that a standard calls for and no source gives in a usable form. */
export function addMissingReasons(reasons: Reason[], standard: Standard, given: Case): void {
  const { facts, business, income, unusable } = given;
  if (!business.isMoneyTrade) {
    if (facts.interestBearingDebt === undefined) reasons.push(missing("interestBearingDebt", unusable));
    const { denominator } = standard.debt;
    if (!hasDenominator(denominator, given)) reasons.push(missing(inputOf(denominator), unusable));
    if (facts.cashAndInterestBearingSecurities === undefined) {
      reasons.push(missing("cashAndInterestBearingSecurities", unusable));
    }
    if (standard.receivables !== null && facts.accountsReceivable === undefined) {
      reasons.push(missing("accountsReceivable", unusable));
    }
  }
  if (!standard.income.countsInterest) return;
  if (facts.totalRevenue === undefined) reasons.push(missing("totalRevenue", unusable));
  if (income === undefined || income.isPartial) {
    reasons.push(missing(business.isMoneyTrade ? "nonCompliantRevenue" : "interestIncome", unusable));
  }
}

function hasDenominator(denominator: Denominator, { facts }: Case): boolean {
  if (denominator === "totalAssets") return facts.totalAssets !== undefined;
  const isAverageEnough =
    denominator === "averageMarketCapitalization" && facts.averageMarketCapitalization !== undefined;
  return isAverageEnough || facts.marketCapitalization !== undefined;
}

function inputOf(denominator: Denominator): InputName {
  return denominator === "averageMarketCapitalization" ? "marketCapitalization" : denominator;
}

function missing(input: InputName, unusable: readonly UnusableFact[]): Reason {
  for (const fact of unusable) {
    if (fact.input === input) return insufficient(input, fact.message);
  }
  return MISSING.get(input) ?? insufficient(input, `${INPUT_LABELS[input]} is not in the source.`);
}

function insufficient(about: InputName, message: string): Reason {
  return { code: "insufficient_data", effect: "verdict", figure: null, limit: null, about, message };
}

const MISSING: ReadonlyMap<InputName, Reason> = new Map(
  INPUT_NAMES.map((input) => {
    const tail = input === "interestIncome" ? " and cannot be estimated" : "";
    return [input, Object.freeze(insufficient(input, `${INPUT_LABELS[input]} is not in the source${tail}.`))];
  }),
);
