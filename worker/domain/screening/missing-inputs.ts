import { INPUT_NAMES, type InputName } from "../../../schema/vocabulary/compliance.ts";
import { LEFT_OUT_REASON_CODES, LEFT_OUT_REASONS, type LeftOutReason } from "../../../schema/vocabulary/left-out.ts";
import type { Denominator, Standard } from "../../../schema/vocabulary/standards.ts";
import { INPUT_LABELS } from "./input-names.ts";
import type { Reason } from "./screening.ts";
import type { Case } from "./standard-verdicts.ts";

/** Inputs that a source gave and that were not believed, with the reason. */
export type LeftOutInputs = Partial<Record<InputName, LeftOutReason>>;

/** Adds a reason for every input that a standard calls for and no source gives in a usable form. */
export function addMissingReasons(reasons: Reason[], standard: Standard, given: Case): void {
  const { facts, business, income } = given;
  if (!business.isMoneyTrade) {
    if (facts.interestBearingDebt === undefined) reasons.push(missing("interestBearingDebt", given));
    const { denominator } = standard.debt;
    if (!hasDenominator(denominator, given)) reasons.push(missing(inputOf(denominator), given));
    if (facts.cashAndInterestBearingSecurities === undefined) {
      reasons.push(missing("cashAndInterestBearingSecurities", given));
    }
    if (standard.receivables !== null && facts.accountsReceivable === undefined) {
      reasons.push(missing("accountsReceivable", given));
    }
  }
  if (!standard.income.countsInterest) return;
  if (facts.totalRevenue === undefined) reasons.push(missing("totalRevenue", given));
  if (income === undefined || income.isPartial) {
    reasons.push(missing(business.isMoneyTrade ? "nonCompliantRevenue" : "interestIncome", given));
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

function missing(input: InputName, { unusable, leftOut }: Case): Reason {
  for (const fact of unusable) {
    if (fact.input === input) return insufficient(input, fact.message);
  }
  const reason = leftOut[input];
  return (reason && LEFT_OUT.get(reason)?.get(input)) ?? MISSING.get(input) ?? insufficient(input, messageOf(input));
}

function insufficient(about: InputName, message: string): Reason {
  return { code: "insufficient_data", effect: "verdict", figure: null, limit: null, about, message };
}

function messageOf(input: InputName): string {
  const tail = input === "interestIncome" ? " and cannot be estimated" : "";
  return `${INPUT_LABELS[input]} is not in the source${tail}.`;
}

const MISSING: ReadonlyMap<InputName, Reason> = new Map(
  INPUT_NAMES.map((input) => [input, Object.freeze(insufficient(input, messageOf(input)))]),
);

const LEFT_OUT: ReadonlyMap<LeftOutReason, ReadonlyMap<InputName, Reason>> = new Map(
  LEFT_OUT_REASON_CODES.map((code) => [code, new Map(INPUT_NAMES.map((input) => [input, leftOutReason(input, code)]))]),
);

function leftOutReason(input: InputName, code: LeftOutReason): Reason {
  const reason = insufficient(input, `${INPUT_LABELS[input]} is not known. ${LEFT_OUT_REASONS[code]}`);
  return Object.freeze(code === "sources_disagree" ? { ...reason, code } : reason);
}
