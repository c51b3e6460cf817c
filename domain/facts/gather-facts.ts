import type { LeftOutFacts, SourcedFact, SourcedFacts } from "./company-facts.ts";
import { IMPLIED_SHARES_FACTOR } from "./fact-limits.ts";
import type { SourceAnswer } from "./source-answer.ts";

/**
 * Every source's facts of one company, ready to be merged. A price without a market capitalization gets one: the last known one moves
 * with the price; without one, shares times price. A price that moved by half or more may show a split, which leaves the
 * capitalization unchanged: then neither is used, and the last good ones stay. A capitalization left out because its sources disagree
 * is not rebuilt from one of them.
 */
export function gatherFacts(
  { facts: known, leftOut }: { facts: SourcedFacts; leftOut?: LeftOutFacts | undefined },
  answers: readonly SourceAnswer[],
): SourceAnswer[] {
  if (answers.some(({ facts }) => facts.marketCapitalization)) return [...answers];
  if (leftOut?.marketCapitalization === "sources_disagree") return [...answers];
  const shares =
    known.sharesOutstanding ?? answers.find(({ facts }) => facts.sharesOutstanding)?.facts.sharesOutstanding;
  return answers.map((answer) =>
    answer.facts.price
      ? { ...answer, facts: withCapitalization(known, answer.facts, answer.facts.price, shares) }
      : answer,
  );
}

function withCapitalization(
  known: SourcedFacts,
  answer: SourcedFacts,
  price: SourcedFact,
  shares: SourcedFact | undefined,
): SourcedFacts {
  const { price: last, marketCapitalization: value } = known;
  if (!value || !last)
    return shares ? { ...answer, marketCapitalization: estimated(price, shares.value * price.value) } : answer;
  const factor = last.currency === price.currency && last.value > 0 ? price.value / last.value : undefined;
  if (factor === undefined || factor >= IMPLIED_SHARES_FACTOR || factor <= 1 / IMPLIED_SHARES_FACTOR) {
    const { price: _, ...others } = answer;
    return others;
  }
  return { ...answer, marketCapitalization: { ...estimated(price, value.value * factor), currency: value.currency } };
}

function estimated({ currency, periodEnd }: SourcedFact, value: number): SourcedFact {
  return { value, currency, periodEnd, source: "mizan-estimate", quality: "estimated", detail: ["carried_by_price"] };
}
