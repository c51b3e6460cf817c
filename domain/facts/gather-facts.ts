import mainlandShares from "../../schema/seed/companies/mainland-shares.json" with { type: "json" };
import {
  type CompanyFacts,
  type FactDetail,
  type InputName,
  type LeftOutReason,
  REPORTED_INPUTS,
  type SourcedFact,
  type SourcedFacts,
} from "./company-facts.ts";
import { IMPLIED_SHARES_FACTOR, SHARES_TOLERANCE } from "./fact-limits.ts";
import { factEntries, type SourceAnswer } from "./source-answer.ts";

/**
 * Every source's facts of one company, ready to be merged. A price without a market capitalization gets one: the last known one moves
 * with the price; without one, shares times price. A price that moved by half or more may show a split, which leaves the
 * capitalization unchanged: then neither is used, and the last good ones stay. A capitalization left out because its sources disagree
 * or it cannot be of these shares is not rebuilt from the price. A figure dated in the future is left out.
 *
 * The capitalization of a company that also trades on the mainland is marked: sources that value it in Hong Kong
 * dollars count all of its shares at the price there.
 */
export function gatherFacts(
  known: Pick<CompanyFacts, "symbol" | "facts" | "leftOut">,
  answers: readonly SourceAnswer[],
  on: string,
): readonly SourceAnswer[] {
  const dated = answers.map((answer) => ofWhole(known.facts, withoutFuture(answer, on)));
  return markMainlandShares(known.symbol, withCapitalizations(known, dated));
}

/** A source's answer without figures of periods that end after the day; of prices and values the source's own day counts. */
function withoutFuture(answer: SourceAnswer, on: string): SourceAnswer {
  const late = factEntries(answer.facts).filter(([input, { periodEnd }]) => REPORTED.has(input) && periodEnd > on);
  if (late.length === 0) return answer;
  const [facts, leftOut] = [{ ...answer.facts }, { ...answer.leftOut }];
  for (const [input] of late) {
    delete facts[input];
    leftOut[input] = "dated_in_future";
  }
  return { ...answer, facts, leftOut };
}

const REPORTED: ReadonlySet<InputName> = new Set(REPORTED_INPUTS);

const NOT_REBUILT: ReadonlySet<LeftOutReason> = new Set<LeftOutReason>(["sources_disagree", "value_far_below_cash"]);

function withCapitalizations(
  { facts: known, leftOut }: Pick<CompanyFacts, "facts" | "leftOut">,
  answers: readonly SourceAnswer[],
): readonly SourceAnswer[] {
  if (answers.some(({ facts }) => facts.marketCapitalization)) return answers;
  if (leftOut?.marketCapitalization && NOT_REBUILT.has(leftOut.marketCapitalization)) return answers;
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
  const detail = value.detail?.includes(OF_ALL_SHARES) ? OF_ALL_SHARES : undefined;
  return {
    ...answer,
    marketCapitalization: { ...estimated(price, value.value * factor, detail), currency: value.currency },
  };
}

function estimated(
  { currency, periodEnd }: SourcedFact,
  value: number,
  detail: FactDetail = "carried_by_price",
): SourcedFact {
  return { value, currency, periodEnd, source: "mizan-estimate", quality: "estimated", detail: [detail] };
}

const OF_ALL_SHARES: FactDetail = "all_shares_at_this_price";

/** The value of all shares of a company, of which its source counts only a part. */
export const ofAllShares = (price: SourcedFact, value: number) => estimated(price, value, OF_ALL_SHARES);

/**
 * Where a source was found to count only a part of the company's shares, its next value counts for all of them, at its price; without
 * one, of another listing, it is not used.
 */
function ofWhole(known: SourcedFacts, answer: SourceAnswer): SourceAnswer {
  const { marketCapitalization: last, price: before } = known;
  const { marketCapitalization: value, price } = answer.facts;
  if (!value || !last?.detail?.includes(OF_ALL_SHARES)) return answer;
  const { marketCapitalization: _, ...others } = answer.facts;
  if (!price || before?.periodEnd !== last.periodEnd || before.currency !== price.currency)
    return { ...answer, facts: others };
  const whole = (last.value / before.value) * price.value;
  const isPart = value.currency === price.currency && whole > value.value * (1 + SHARES_TOLERANCE / 100);
  return isPart ? { ...answer, facts: { ...others, marketCapitalization: ofAllShares(price, whole) } } : answer;
}

/** Companies in Hong Kong that also have shares in Shanghai or Shenzhen. */
const MAINLAND_COMPANIES: ReadonlySet<string> = new Set(mainlandShares);
const MARK: FactDetail = "mainland_shares_at_this_price";

function markMainlandShares(symbol: string, answers: readonly SourceAnswer[]): readonly SourceAnswer[] {
  if (!MAINLAND_COMPANIES.has(symbol)) return answers;
  return answers.map((answer) => {
    const value = answer.facts.marketCapitalization;
    if (value?.currency !== "HKD") return answer;
    return { ...answer, facts: { ...answer.facts, marketCapitalization: marked(value) } };
  });
}

function marked(value: SourcedFact): SourcedFact {
  return value.detail?.includes(MARK) ? value : { ...value, detail: [...(value.detail ?? []), MARK] };
}
