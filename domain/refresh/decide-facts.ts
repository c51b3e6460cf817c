import type { Anomaly } from "../facts/anomalies.ts";
import type { CheckedFacts } from "../facts/check-facts.ts";
import type { CompanyFacts, InputName, LeftOutFacts, LeftOutReason, SourcedFacts } from "../facts/company-facts.ts";
import { SOURCES_AGREE_UP_TO } from "../facts/fact-limits.ts";
import type { Financials } from "../facts/financials.ts";

/** A person's decision on a stock's unusual figures. */
export type ReviewDecision = { state: "accepted" | "rejected"; anomalies: readonly Anomaly[] };

export type Hold = {
  anomalies: readonly Anomaly[];
  /** The facts to publish if a person accepts them. */
  proposed: CompanyFacts;
  /** A person has rejected these figures before. */
  isDecided: boolean;
};

export type DecidedFacts = {
  /** The facts to publish; while under review, the last good ones. */
  company: CompanyFacts;
  financials: Financials;
  hold: Hold | null;
  /** The number of figures on which two sources differ, but not too much. */
  noted: number;
};

/**
 * Decides which facts of a company are published. Unusual ones wait for review, and the last good ones stay. Unusable ones are
 * replaced by earlier ones, or by nothing. Without an earlier one, a figure that two sources contradict is left out and named.
 */
export function decideFacts(checked: CheckedFacts, decisions: readonly ReviewDecision[]): DecidedFacts {
  const { known, merged, anomalies } = checked;
  const isNew = Object.keys(known.facts).length === 0;
  const decision = decisionOn(anomalies, decisions);
  if (anomalies.length > 0 && !isNew && decision !== "accepted") {
    const proposed = { ...known, facts: merged.facts };
    return {
      company: known,
      financials: checked.knownInDollars,
      hold: { anomalies, proposed, isDecided: decision === "rejected" },
      noted: merged.noted,
    };
  }
  const refused = new Map<InputName, LeftOutReason>();
  for (const { input, reason } of checked.implausible) refused.set(input, reason);
  for (const input of checked.withoutRate) refused.set(input, "no_exchange_rate");
  if (isNew) for (const { about } of merged.disagreements) refused.set(about, "sources_disagree");
  return { ...published(checked, refused), hold: null, noted: merged.noted };
}

function published(
  { known, merged, knownInDollars, mergedInDollars, isDebtHigh }: CheckedFacts,
  refused: ReadonlyMap<InputName, LeftOutReason>,
): Pick<DecidedFacts, "company" | "financials"> {
  const facts: SourcedFacts = { ...merged.facts };
  const leftOut: LeftOutFacts = { ...merged.leftOut };
  const financials: Financials = { ...mergedInDollars };
  for (const [input, reason] of refused) {
    const last = known.facts[input];
    const lastInDollars = knownInDollars[input];
    if (last && lastInDollars) {
      facts[input] = last;
      financials[input] = lastInDollars;
    } else {
      delete facts[input];
      delete financials[input];
      leftOut[input] = reason;
    }
  }
  const debt = facts.interestBearingDebt;
  if (isDebtHigh && debt && !refused.has("interestBearingDebt") && !debt.detail?.includes("high_against_value"))
    facts.interestBearingDebt = { ...debt, detail: ["high_against_value", ...(debt.detail ?? [])] };
  const { leftOut: _, ...company } = known;
  const isOfSnapshot = Object.values(facts).some(
    ({ source, newer }) => source === "market-snapshot" || newer?.source === "market-snapshot",
  );
  return {
    company: {
      ...company,
      snapshotOn: isOfSnapshot ? known.snapshotOn : null,
      facts,
      ...(Object.keys(leftOut).length > 0 && { leftOut }),
    },
    financials,
  };
}

/** A person's decision applies to the same figure, within rounding, for as long as it recurs. */
function decisionOn(
  anomalies: readonly Anomaly[],
  decisions: readonly ReviewDecision[],
): ReviewDecision["state"] | undefined {
  return decisions.findLast((decision) =>
    anomalies.every((anomaly) => decision.anomalies.some((decided) => isSameFinding(anomaly, decided))),
  )?.state;
}

function isSameFinding(first: Anomaly, second: Anomaly): boolean {
  const isSameFigure = Math.abs(first.after - second.after) <= (Math.abs(second.after) * SOURCES_AGREE_UP_TO) / 100;
  return first.code === second.code && first.about === second.about && isSameFigure;
}
