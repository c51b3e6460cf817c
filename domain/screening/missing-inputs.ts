import type { InputName, LeftOutFacts, QuantityName } from "../facts/company-facts.ts";
import type { Financials } from "../facts/financials.ts";
import type { UnusableFact } from "../facts/usable-facts.ts";
import type { Denominator } from "../standards/editions.ts";
import type { EditionProblem, Standard } from "../standards/standards-on.ts";
import { isNothing, receivablesAndCash } from "./bounds.ts";
import type { NonCompliantIncome } from "./non-compliant-income.ts";
import type { BusinessScreen, Reason, ReasonCode, ReasonDetail } from "./screening.ts";

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
  leftOut: LeftOutFacts,
): MissingInputs {
  const reasonIf = (isMissing: boolean, input: QuantityName, code?: ReasonCode) =>
    isMissing ? missing(input, unusable, leftOut, code) : null;
  const balance = (input: InputName, code?: ReasonCode) =>
    reasonIf(!isMoneyTrade && facts[input] === undefined, input, code);
  const { accountsReceivable: owed, interestBearingDebt: debt } = facts;
  const isOwedUnknown = owed === undefined || (owed.bound !== null && receivablesAndCash(facts) === undefined);
  return {
    debt: balance("interestBearingDebt"),
    marketCapitalization: balance("marketCapitalization"),
    averageMarketCapitalization: balance("averageMarketCapitalization", "cannot_be_judged"),
    longAverageMarketCapitalization: balance("longAverageMarketCapitalization", "cannot_be_judged"),
    totalAssets: balance("totalAssets", "cannot_be_judged"),
    cash: balance("cashAndInterestBearingSecurities"),
    receivables: balance("accountsReceivable", "cannot_be_judged"),
    receivablesBesideCash: reasonIf(!isMoneyTrade && isOwedUnknown, "accountsReceivable", "cannot_be_judged"),
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

function missing(
  input: QuantityName,
  unusable: readonly UnusableFact[],
  leftOut: LeftOutFacts,
  code?: ReasonCode,
): Reason {
  const given = unusable.find((fact) => fact.input === input);
  if (given) return insufficient(input, { kind: "unusable", problem: given.problem }, code);
  const why = leftOut[input as InputName];
  if (!why) return insufficient(input, { kind: "missing" }, code);
  return insufficient(input, { kind: "left_out", why }, code ?? (why === "sources_disagree" ? why : undefined));
}

function insufficient(
  about: QuantityName | null,
  detail: ReasonDetail,
  code: ReasonCode = "insufficient_data",
): Reason {
  return { code, effect: "verdict", figure: null, limit: null, about, detail };
}

/** Said of a standard whose own editions contradict each other or lack what a test needs. */
export function editionReason(problem: EditionProblem): Reason {
  return insufficient(null, { kind: "edition", problem }, "cannot_be_judged");
}

const INVESTMENTS_UNKNOWN = insufficient("nonCompliantInvestments", { kind: "missing" }, "cannot_be_judged");

/** Said of receivables known only as a bound that passes no test. */
export const RECEIVABLES_UNKNOWN = insufficient("accountsReceivable", { kind: "missing" }, "cannot_be_judged");
