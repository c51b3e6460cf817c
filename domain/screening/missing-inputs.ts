import type { Financials } from "../facts/financials.ts";
import { INPUT_NAMES, type InputName } from "../facts/inputs.ts";
import { LEFT_OUT_REASON_CODES, LEFT_OUT_REASONS, type LeftOutReason } from "../facts/left-out.ts";
import type { UnusableFact } from "../facts/usable-facts.ts";
import type { Denominator, Standard } from "../standards/standards.ts";
import type { BusinessFinding } from "./business-screen.ts";
import { INPUT_SUBJECTS } from "./input-subjects.ts";
import type { NonCompliantIncome } from "./non-compliant-income.ts";
import type { Reason } from "./screening.ts";

/** Inputs that a source gave and that were not believed, with the reason. */
export type LeftOutInputs = Partial<Record<InputName, LeftOutReason>>;

/** What standards call for and no source gives in a usable form, each with its reason; null where the input is there. */
export type MissingInputs = Readonly<Record<Denominator | "debt" | "cash" | "receivables", Reason | null>> & {
  revenue: Reason | null;
  income: Reason | null;
};

/** Finds once what is missing, for whichever standard calls for it. */
export function missingInputs(
  facts: Financials,
  { isMoneyTrade }: BusinessFinding,
  income: NonCompliantIncome | undefined,
  unusable: readonly UnusableFact[],
  leftOut: LeftOutInputs,
): MissingInputs {
  const reasonIf = (isMissing: boolean, input: InputName) => (isMissing ? missing(input, unusable, leftOut) : null);
  const unjudgedIf = (isMissing: boolean, input: InputName) => {
    const reason = reasonIf(!isMoneyTrade && isMissing, input);
    return reason && (CANNOT_BE_JUDGED.get(reason) ?? cannotBeJudged(reason));
  };
  return {
    debt: reasonIf(!isMoneyTrade && facts.interestBearingDebt === undefined, "interestBearingDebt"),
    marketCapitalization: reasonIf(!isMoneyTrade && facts.marketCapitalization === undefined, "marketCapitalization"),
    averageMarketCapitalization: unjudgedIf(
      facts.averageMarketCapitalization === undefined,
      "averageMarketCapitalization",
    ),
    longAverageMarketCapitalization: unjudgedIf(
      facts.longAverageMarketCapitalization === undefined,
      "longAverageMarketCapitalization",
    ),
    totalAssets: unjudgedIf(facts.totalAssets === undefined, "totalAssets"),
    cash: reasonIf(
      !isMoneyTrade && facts.cashAndInterestBearingSecurities === undefined,
      "cashAndInterestBearingSecurities",
    ),
    receivables: unjudgedIf(facts.accountsReceivable === undefined, "accountsReceivable"),
    revenue: reasonIf(facts.totalRevenue === undefined, "totalRevenue"),
    income: reasonIf(income === undefined || income.isPartial, isMoneyTrade ? "nonCompliantRevenue" : "interestIncome"),
  };
}

/** Adds the reason of every missing input that a standard calls for. */
export function addMissingReasons(reasons: Reason[], standard: Standard, given: MissingInputs): void {
  const denominator = given[standard.debt.denominator];
  if (given.debt !== null) reasons.push(given.debt);
  if (denominator !== null) reasons.push(denominator);
  if (given.cash !== null) reasons.push(given.cash);
  if (standard.receivables !== null && given.receivables !== null) reasons.push(given.receivables);
  if (!standard.income.countsInterest) return;
  if (given.revenue !== null) reasons.push(given.revenue);
  if (given.income !== null) reasons.push(given.income);
}

function missing(input: InputName, unusable: readonly UnusableFact[], leftOut: LeftOutInputs): Reason {
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
  return `${INPUT_SUBJECTS[input]} is not in the source${tail}.`;
}

const MISSING: ReadonlyMap<InputName, Reason> = new Map(
  INPUT_NAMES.map((input) => [input, Object.freeze(insufficient(input, messageOf(input)))]),
);

const LEFT_OUT: ReadonlyMap<LeftOutReason, ReadonlyMap<InputName, Reason>> = new Map(
  LEFT_OUT_REASON_CODES.map((code) => [code, new Map(INPUT_NAMES.map((input) => [input, leftOutReason(input, code)]))]),
);

function leftOutReason(input: InputName, code: LeftOutReason): Reason {
  const reason = insufficient(input, `${INPUT_SUBJECTS[input]} is not known. ${LEFT_OUT_REASONS[code]}`);
  return Object.freeze(code === "sources_disagree" ? { ...reason, code } : reason);
}

function cannotBeJudged(reason: Reason): Reason {
  return { ...reason, code: "cannot_be_judged" };
}

/** The same for each reason that all stocks share. */
const CANNOT_BE_JUDGED: ReadonlyMap<Reason, Reason> = new Map(
  [...MISSING.values(), ...[...LEFT_OUT.values()].flatMap((reasons) => [...reasons.values()])].map((reason) => [
    reason,
    Object.freeze(cannotBeJudged(reason)),
  ]),
);
