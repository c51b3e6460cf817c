import {
  type InputName,
  LEFT_OUT_REASON_CODES,
  type LeftOutReason,
  QUANTITY_NAMES,
  type QuantityName,
} from "../facts/company-facts.ts";
import type { Financials } from "../facts/financials.ts";
import type { UnusableFact } from "../facts/usable-facts.ts";
import type { Denominator } from "../standards/editions.ts";
import type { EditionProblem, Standard } from "../standards/standards-on.ts";
import { isNothing, receivablesAndCash } from "./bounds.ts";
import type { NonCompliantIncome } from "./non-compliant-income.ts";
import type { BusinessScreen, Reason, ReasonDetail } from "./screening.ts";

/** Inputs that a source gave but that were not believed, with the reason. */
export type LeftOutInputs = Partial<Record<InputName, LeftOutReason>>;

/** Inputs that standards need and no source gives in a usable form, each with its reason; null for an available input. */
export type MissingInputs = Readonly<
  Record<Denominator | "debt" | "cash" | "receivables" | "receivablesBesideCash", Reason | null>
> & {
  revenue: Reason | null;
  income: Reason | null;
  /** Nothing is owed, which no market value has to be known for. */
  isWithoutDebt: boolean;
};

/** Finds all missing inputs once, for every standard that needs them. */
export function missingInputs(
  facts: Financials,
  { isMoneyTrade }: BusinessScreen,
  income: NonCompliantIncome | undefined,
  unusable: readonly UnusableFact[],
  leftOut: LeftOutInputs,
): MissingInputs {
  const reasonIf = (isMissing: boolean, input: QuantityName) => (isMissing ? missing(input, unusable, leftOut) : null);
  const balance = (input: InputName) => reasonIf(!isMoneyTrade && facts[input] === undefined, input);
  const unjudged = (reason: Reason | null) => reason && (CANNOT_BE_JUDGED.get(reason) ?? cannotBeJudged(reason));
  const { accountsReceivable: owed, interestBearingDebt: debt } = facts;
  const isOwedUnknown = owed === undefined || (owed.bound !== null && receivablesAndCash(facts) === undefined);
  return {
    debt: balance("interestBearingDebt"),
    marketCapitalization: balance("marketCapitalization"),
    averageMarketCapitalization: unjudged(balance("averageMarketCapitalization")),
    longAverageMarketCapitalization: unjudged(balance("longAverageMarketCapitalization")),
    totalAssets: unjudged(balance("totalAssets")),
    cash: balance("cashAndInterestBearingSecurities"),
    receivables: unjudged(balance("accountsReceivable")),
    receivablesBesideCash: unjudged(reasonIf(!isMoneyTrade && isOwedUnknown, "accountsReceivable")),
    revenue: reasonIf(facts.totalRevenue === undefined, "totalRevenue"),
    isWithoutDebt: debt !== undefined && isNothing(debt),
    income: reasonIf(income?.interest === undefined, isMoneyTrade ? "nonCompliantRevenue" : "interestIncome"),
  };
}

/** Adds the reason of every missing input that a standard needs. */
export function addMissingReasons(reasons: Reason[], standard: Standard, given: MissingInputs): void {
  const denominator = given[standard.debt.denominator];
  if (given.debt !== null) reasons.push(given.debt);
  const isDebtAlone = standard.cash === null && standard.receivables === null;
  if (denominator !== null && !(isDebtAlone && given.isWithoutDebt)) reasons.push(denominator);
  if (standard.cash !== null && given.cash !== null) reasons.push(given.cash);
  if (standard.investments !== null) reasons.push(INVESTMENTS_UNKNOWN);
  const receivables = standard.receivables?.withCash ? given.receivablesBesideCash : given.receivables;
  if (standard.receivables !== null && receivables !== null) reasons.push(receivables);
  if (!standard.income.countsInterest) return;
  if (given.revenue !== null) reasons.push(given.revenue);
  if (given.income !== null) reasons.push(given.income);
}

function missing(input: QuantityName, unusable: readonly UnusableFact[], leftOut: LeftOutInputs): Reason {
  for (const fact of unusable) {
    if (fact.input === input) return insufficient(input, { kind: "unusable", problem: fact.problem });
  }
  const why = input in leftOut ? leftOut[input as InputName] : undefined;
  return (why && LEFT_OUT.get(why)?.get(input)) ?? MISSING.get(input) ?? insufficient(input, { kind: "missing" });
}

function insufficient(about: QuantityName | null, detail: ReasonDetail): Reason {
  return { code: "insufficient_data", effect: "verdict", figure: null, limit: null, about, detail };
}

const MISSING: ReadonlyMap<QuantityName, Reason> = new Map(
  QUANTITY_NAMES.map((input) => [input, Object.freeze(insufficient(input, { kind: "missing" }))]),
);

const LEFT_OUT: ReadonlyMap<LeftOutReason, ReadonlyMap<QuantityName, Reason>> = new Map(
  LEFT_OUT_REASON_CODES.map((why) => [why, new Map(QUANTITY_NAMES.map((input) => [input, leftOutReason(input, why)]))]),
);

function leftOutReason(input: QuantityName, why: LeftOutReason): Reason {
  const reason = insufficient(input, { kind: "left_out", why });
  return Object.freeze(why === "sources_disagree" ? { ...reason, code: why } : reason);
}

/** Said of a standard whose own editions contradict each other or lack what a test needs. */
export function editionReason(problem: EditionProblem): Reason {
  return cannotBeJudged(insufficient(null, { kind: "edition", problem }));
}

function cannotBeJudged(reason: Reason): Reason {
  return { ...reason, code: "cannot_be_judged" };
}

const INVESTMENTS_UNKNOWN: Reason = Object.freeze(
  cannotBeJudged(insufficient("nonCompliantInvestments", { kind: "missing" })),
);

/** Said of receivables known only as a bound that passes no test. */
export const RECEIVABLES_UNKNOWN: Reason = Object.freeze(
  cannotBeJudged(insufficient("accountsReceivable", { kind: "missing" })),
);

/** The same for each reason that all stocks share. */
const CANNOT_BE_JUDGED: ReadonlyMap<Reason, Reason> = new Map(
  [...MISSING.values(), ...[...LEFT_OUT.values()].flatMap((reasons) => [...reasons.values()])].map((reason) => [
    reason,
    Object.freeze(cannotBeJudged(reason)),
  ]),
);
