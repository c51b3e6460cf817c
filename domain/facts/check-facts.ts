import { type Anomaly, findAnomalies } from "./anomalies.ts";
import type { CompanyFacts } from "./company-facts.ts";
import type { Financials } from "./financials.ts";
import type { ConvertedFacts } from "./in-dollars.ts";
import type { InputName } from "./inputs.ts";
import type { MergedFacts } from "./merge-facts.ts";
import { type Amounts, findImplausibleAmounts, type Implausibility, isDebtHigh } from "./plausibility.ts";

export type CheckedFacts = {
  /** Changes that a person must review before they count. */
  anomalies: readonly Anomaly[];
  /** Figures that cannot be right. */
  implausible: readonly Implausibility[];
  /** Debt that is believed although it is unusually high for the company's value. */
  isDebtHigh: boolean;
};

/**
 * Whether a company's new figures can be believed, compared with each other, with earlier figures and with a second source. A figure
 * that two sources contradict is not used to judge others.
 */
export function checkFacts(
  { sector, industry }: Pick<CompanyFacts, "sector" | "industry">,
  merged: MergedFacts,
  converted: ConvertedFacts,
): CheckedFacts {
  const contradicted = new Set(merged.disagreements.map(({ about }) => about));
  const amounts = amountsOf(converted.merged, contradicted);
  const implausible = findImplausibleAmounts(amounts, {
    isFinancial: /^financ/i.test(sector ?? "") || /mortgage/i.test(industry ?? ""),
    interestExpense: converted.interestExpense,
    isRevenueOfOneConcept: merged.isRevenueOfOneConcept,
    isTotalAssetsUndated: merged.facts.totalAssets?.detail?.includes("undated") === true,
  });
  return {
    anomalies: [...merged.disagreements, ...findAnomalies(converted.known, converted.merged)],
    implausible,
    isDebtHigh: isDebtHigh(amounts),
  };
}

function amountsOf(financials: Financials, without: ReadonlySet<InputName>): Amounts {
  const amounts: Amounts = {};
  for (const [input, fact] of Object.entries(financials) as [InputName, { amount: number }][]) {
    if (!without.has(input)) amounts[input] = fact.amount;
  }
  return amounts;
}
