import type { Anomaly } from "./anomalies.ts";
import { checkFacts } from "./check-facts.ts";
import type {
  CompanyFacts,
  ExchangeRates,
  InputName,
  LeftOutFacts,
  LeftOutReason,
  SourcedFacts,
} from "./company-facts.ts";
import { SOURCES_AGREE_UP_TO } from "./fact-limits.ts";
import { gatherFacts } from "./gather-facts.ts";
import { type MergedFacts, mergeFacts } from "./merge-facts.ts";
import type { SourceAnswer } from "./source-answer.ts";

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
  hold: Hold | null;
  /** What the merge chose, before it was checked. */
  merged: SourcedFacts;
};

type Deciding = {
  rates: ExchangeRates;
  /** What persons have decided about unusual figures before; "accepted" for figures that a person decides on now. */
  decisions: readonly ReviewDecision[] | "accepted";
  /** How the company's business was read. */
  business: { isLeaseHeavy?: true };
  on: string;
};

/**
 * The way of a company's figures: gather, merge, check, decide. Its result is screened and stored.
 *
 * Unusual figures wait for review, and the last good ones stay. Unusable ones are replaced by earlier ones, or by nothing. Without an
 * earlier one, a figure that two sources contradict is left out and named.
 *
 * Undefined when a known fact has no exchange rate today: then the company stays unchanged.
 */
export function bringUpToDate(
  known: CompanyFacts,
  answers: readonly SourceAnswer[],
  { rates, decisions, on, business }: Deciding,
): DecidedFacts | undefined {
  const gathered = gatherFacts(known, answers, on);
  const merged = mergeFacts(known, gathered, { rentsPremises: business.isLeaseHeavy ?? false, rates: rates.rates });
  const checked = checkFacts(known, merged, rates);
  if (!checked) return undefined;
  const { anomalies, implausible, isDebtHigh } = checked;
  const isNew = Object.keys(known.facts).length === 0;
  const decision = decisions === "accepted" ? decisions : decisionOn(anomalies, decisions);
  if (anomalies.length > 0 && !isNew && decision !== "accepted") {
    const proposed = { ...known, facts: merged.facts };
    const hold = { anomalies, proposed, isDecided: decision === "rejected" };
    return { company: known, hold, merged: merged.facts };
  }
  const refused = new Map<InputName, LeftOutReason>();
  for (const { input, reason } of implausible) refused.set(input, reason);
  if (isNew) for (const { about } of merged.disagreements) refused.set(about, "sources_disagree");
  return { company: published(known, merged, refused, isDebtHigh), hold: null, merged: merged.facts };
}

function published(
  known: CompanyFacts,
  merged: MergedFacts,
  refused: ReadonlyMap<InputName, LeftOutReason>,
  isDebtHigh: boolean,
): CompanyFacts {
  const facts: SourcedFacts = { ...merged.facts };
  const leftOut: LeftOutFacts = { ...merged.leftOut };
  for (const [input, reason] of refused) {
    const last = known.facts[input];
    if (last) facts[input] = last;
    else {
      delete facts[input];
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
  const snapshotOn = isOfSnapshot ? known.snapshotOn : null;
  return { ...company, snapshotOn, facts, ...(Object.keys(leftOut).length > 0 && { leftOut }) };
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
