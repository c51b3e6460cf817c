import type { Anomaly } from "./anomalies.ts";
import type {
  ExchangeRates,
  InputName,
  LeftOutFacts,
  LeftOutReason,
  SourcedFact,
  SourcedFacts,
} from "./company-facts.ts";
import {
  CONFIRMATION_TOLERANCE,
  FILING_OVER_ESTIMATE_MONTHS,
  SOURCES_DISAGREE_ABOVE,
  SOURCES_DISAGREE_ON_UNDATED_ABOVE,
  SOURCES_DISAGREE_ON_VALUE_ABOVE,
  STALE_AFTER_MONTHS,
} from "./fact-limits.ts";
import { monthOf, nearestMonthEnd, numberAt } from "./iso-date.ts";
import {
  isMuchNewer,
  isOfAnotherSize,
  isOfStatement,
  isPart,
  isSupported,
  percentApart,
  type Reading,
} from "./newest-figure.ts";
import { factEntries, LEAST_TRUST, type SourceAnswer, trustOf } from "./source-answer.ts";

export type MergedFacts = {
  facts: SourcedFacts;
  leftOut: LeftOutFacts;
  /** Figures on which two sources differ too much. */
  disagreements: Anomaly[];
  interestExpense: SourcedFact | undefined;
  isRevenueOfOneConcept: boolean;
};

type Candidate = { fact: SourcedFact; trust: number; answer: SourceAnswer | null };

/**
 * The best known facts of a company: its sources' new facts combined with the earlier ones. Of two reported or two estimated figures,
 * the newer wins, and for the same period that of the more trusted source. A reported figure wins over an estimate up to a year
 * newer, but for debt, cash and revenue not against two sources that are more than a quarter newer and agree; a single one is kept
 * beside it. A figure that others show to be a part, or that is from before a merger, is not used. No other fact is ever lost.
 *
 * The order of the answers has no effect: each fact is ranked by its quality, period and source.
 */
export function mergeFacts(
  known: { facts: SourcedFacts; leftOut?: LeftOutFacts | undefined },
  answers: readonly SourceAnswer[],
  { rentsPremises = false, rates = {} }: { rentsPremises?: boolean; rates?: ExchangeRates["rates"] } = {},
): MergedFacts {
  const facts: SourcedFacts = { ...known.facts };
  const taken: SourcedFacts = {};
  const unused: LeftOutFacts = {};
  let isRevenueOfOneConcept = false;
  const witnessing = answers.filter(({ isWitness }) => isWitness);
  for (const [input, given] of candidatesOf(answers)) {
    const witnesses = isOfStatement(input) ? allOf(input, witnessing) : null;
    const last = candidatesFrom(facts[input]);
    let chosen = chosenOf(input, given, last, witnesses, rentsPremises);
    // What spoke for a figure may be the one that it replaces, and that is forgotten: it must stand without it.
    if (witnesses && last.length > 0 && chosen?.answer)
      chosen = chosenOf(input, given, candidatesFrom(chosen.fact), witnesses, rentsPremises);
    if (!chosen) unused[input] = "part_of_others";
    if (!chosen) continue;
    facts[input] = chosen.fact;
    if (chosen.answer === null) continue;
    taken[input] = chosen.fact;
    if (input === "totalRevenue") isRevenueOfOneConcept = chosen.answer.isRevenueOfOneConcept === true;
  }
  const sheets = [...candidatesFrom(known.facts.totalAssets), ...allOf("totalAssets", answers)].map(({ fact }) => fact);
  for (const input of ["interestBearingDebt", "cashAndInterestBearingSecurities"] as const) {
    const fact = facts[input];
    if (!fact || fact.newer || !isOfAnotherSize(fact, sheets)) continue;
    delete facts[input];
    unused[input] = "of_another_size";
  }
  if (isOutgrown(facts, rates)) {
    delete facts.totalLiabilities;
    unused.totalLiabilities = "mixed_dates";
  }
  const voices = answers.filter(({ isWitness }) => !isWitness);
  confirmDebt(facts, voices);
  return {
    facts,
    leftOut: leftOutOf(facts, { ...known.leftOut, ...unused }, answers),
    disagreements: disagreementsOf(taken, voices),
    interestExpense: answers.find(({ interestExpense }) => interestExpense)?.interestExpense,
    isRevenueOfOneConcept,
  };
}

/** The figure to use of those given and known; `witnesses` is null for an input of which all dates are not compared. */
function chosenOf(
  input: InputName,
  given: readonly Candidate[],
  last: readonly Candidate[],
  witnesses: readonly Candidate[] | null,
  rentsPremises: boolean,
): Candidate | undefined {
  if (!witnesses) return bestOf(input, [...given, ...last]);
  const readings = [...last, ...given, ...witnesses].map(readingOf);
  const candidates = [...given.filter((one) => !isPart(readingOf(one), readings, rentsPremises)), ...last];
  const best = bestOf(input, candidates);
  return best && newestAdequate(input, best, candidates, readings);
}

/** Whether the liabilities are older than the debt and smaller: a part of them has outgrown them, so they bound it no more. */
function isOutgrown({ totalLiabilities: all, interestBearingDebt: debt }: SourcedFacts, rates: ExchangeRates["rates"]) {
  if (!all || !debt || all.periodEnd >= debt.periodEnd) return false;
  const rate = debt.currency === all.currency ? 1 : (rates[debt.currency] ?? Number.NaN) / (rates[all.currency] ?? 1);
  return all.value * rate < debt.value;
}

/** The figures that may be used, by input. One that stands beside another is a figure of its own. */
function candidatesOf(answers: readonly SourceAnswer[]): Map<InputName, Candidate[]> {
  const found = new Map<InputName, Candidate[]>();
  for (const answer of answers) {
    if (answer.isCheckOnly || answer.isWitness) continue;
    for (const [input, given] of factEntries(answer.facts)) {
      found.set(input, [...(found.get(input) ?? []), ...candidatesFrom(given, answer)]);
    }
  }
  return found;
}

/** A figure, known or of an answer, and the one that stands beside it. */
function candidatesFrom(fact: SourcedFact | undefined, answer: SourceAnswer | null = null): Candidate[] {
  const facts = [fact, fact?.newer].filter((one) => one !== undefined);
  return facts.map(({ newer: _, ...alone }) => ({ fact: alone, trust: trustOf(alone, answer ?? {}), answer }));
}

function allOf(input: InputName, answers: readonly SourceAnswer[]): Candidate[] {
  return answers.flatMap((answer) => {
    const fact = answer.facts[input];
    return fact ? [{ fact, trust: LEAST_TRUST, answer }] : [];
  });
}

function readingOf({ fact, answer }: Candidate): Reading {
  return { fact, reader: answer?.reader ?? fact.source };
}

/** The best candidate; those of answers stand before the known ones, which lose when they are alike. */
function bestOf(input: InputName, candidates: readonly Candidate[]): Candidate | undefined {
  let best: Candidate | undefined;
  for (const candidate of candidates) if (!best || isBetter(input, candidate, best)) best = candidate;
  return best;
}

/**
 * The best figure, unless it is filed and an estimate more than a quarter newer stands against it: one that a second source bears out
 * takes its place, and a single one is kept beside it.
 */
function newestAdequate(
  input: InputName,
  best: Candidate,
  candidates: readonly Candidate[],
  readings: readonly Reading[],
): Candidate {
  if (best.fact.quality !== "reported") return best;
  const newer = candidates.filter(({ fact }) => fact.quality === "estimated" && isMuchNewer(fact, best.fact));
  const supported = newer.filter((one) => isSupported(readingOf(one), best.fact, readings));
  const next = bestOf(input, supported.length > 0 ? supported : newer);
  if (!next) return best;
  return supported.length > 0 ? next : { ...best, fact: { ...best.fact, newer: next.fact } };
}

/** Whether a fact wins over another; the first one does if they are alike in everything. */
function isBetter(input: InputName, first: Candidate, second: Candidate): boolean {
  const [period, other] = [periodOf(input, first.fact), periodOf(input, second.fact)];
  const isReported = first.fact.quality === "reported";
  if (isReported !== (second.fact.quality === "reported") && !isMarketValue(input))
    return isReported ? period >= other - FILING_OVER_ESTIMATE_MONTHS : other < period - FILING_OVER_ESTIMATE_MONTHS;
  if (period !== other) return period > other;
  if (first.trust !== second.trust) return first.trust < second.trust;
  if (first.fact.periodEnd !== second.fact.periodEnd) return first.fact.periodEnd > second.fact.periodEnd;
  if (first.answer === null || second.answer === null) return second.answer === null;
  if (!first.fact.bound !== !second.fact.bound) return !first.fact.bound;
  if (first.fact.value !== second.fact.value) return first.fact.value > second.fact.value;
  return JSON.stringify(first.fact) >= JSON.stringify(second.fact);
}

/**
 * The period of a figure as a number. A balance or a year counts for the nearest end of a month, because sources write 27 December
 * and 31 December for the same balance; a market value counts for its day.
 */
function periodOf(input: InputName, { periodEnd }: SourcedFact): number {
  return isMarketValue(input) ? monthOf(periodEnd) * 31 + numberAt(periodEnd, 8, 10) : nearestMonthEnd(periodEnd);
}

function isMarketValue(input: InputName): boolean {
  return input === "price" || input === "marketCapitalization";
}

/** Where a chosen figure is too far from another answer's for the same quantity; of several, from the farthest. */
function disagreementsOf(taken: SourcedFacts, answers: readonly SourceAnswer[]): Anomaly[] {
  const found = new Map<InputName, { percent: number; anomaly: Anomaly }>();
  for (const { facts } of answers) {
    for (const [input, other] of factEntries(facts)) {
      const first = taken[input];
      const limit = first && first !== other ? limitBetween(input, first, other) : null;
      if (!first || limit === null) continue;
      const percent = percentApart(first.value, other.value);
      if (percent > Math.max(limit, found.get(input)?.percent ?? 0))
        found.set(input, { percent, anomaly: disagreement(input, first, other, limit) });
    }
  }
  return [...found.values()].map(({ anomaly }) => anomaly);
}

function disagreement(about: InputName, first: SourcedFact, second: SourcedFact, limit: number): Anomaly {
  return {
    code: "sources_disagree",
    about,
    before: second.value,
    after: first.value,
    limit: (second.value * (100 + limit)) / 100,
  };
}

/**
 * How much two figures may differ, in percent of the larger one, before one of the sources must be wrong; null when they are not the
 * same quantity. An estimate never contradicts a filing.
 */
function limitBetween(input: InputName, first: SourcedFact, second: SourcedFact): number | null {
  if (first.currency !== second.currency || first.source === second.source || first.quality !== second.quality)
    return null;
  if (first.bound || second.bound) return null;
  const months = Math.abs(monthOf(first.periodEnd) - monthOf(second.periodEnd));
  if (isMarketValue(input)) {
    if (first.periodEnd === second.periodEnd) return SOURCES_DISAGREE_ABOVE;
    return input === "marketCapitalization" && months <= 2 ? SOURCES_DISAGREE_ON_VALUE_ABOVE : null;
  }
  if (isUndated(first) || isUndated(second))
    return months <= STALE_AFTER_MONTHS ? SOURCES_DISAGREE_ON_UNDATED_ABOVE : null;
  return periodOf(input, first) === periodOf(input, second) ? SOURCES_DISAGREE_ABOVE : null;
}

function isUndated({ detail }: SourcedFact): boolean {
  return detail !== undefined && UNDATED.some((code) => detail.includes(code));
}

const UNDATED = ["undated", "undated_fiscal_year", "undated_half_year"] as const;

/**
 * Debt that includes leases is confirmed up to another source's figure without them: that part is certain. When the part is larger
 * than the whole, one of them is of another date or company, and nothing is confirmed.
 */
function confirmDebt(facts: SourcedFacts, answers: readonly SourceAnswer[]): void {
  const { interestBearingDebt: debt } = facts;
  if (debt?.bound !== "upper" || debt.confirmedShare !== undefined) return;
  let confirmed = 0;
  for (const { facts: others } of answers) {
    const part = others.interestBearingDebt;
    if (!part || part.bound === "upper" || part.currency !== debt.currency || part === debt) continue;
    if (monthOf(debt.periodEnd) - monthOf(part.periodEnd) > STALE_AFTER_MONTHS) continue;
    const share = part.value / debt.value;
    if (share <= 1 + CONFIRMATION_TOLERANCE / 100) confirmed = Math.max(confirmed, share);
  }
  if (confirmed <= 0) return;
  facts.interestBearingDebt = {
    ...debt,
    confirmedShare: Math.min(Math.floor(confirmed * 1000) / 1000, 1),
    detail: [...(debt.detail ?? []), "confirmed_by_filings"],
  };
}

/** Why an input is absent: the reason of the most trusted source, otherwise the known one. */
function leftOutOf(
  facts: SourcedFacts,
  known: LeftOutFacts | undefined,
  answers: readonly SourceAnswer[],
): LeftOutFacts {
  const found: LeftOutFacts = { ...known };
  const trusts = new Map<InputName, number>();
  for (const answer of answers) {
    for (const [input, reason] of Object.entries(answer.leftOut ?? {}) as [InputName, LeftOutReason][]) {
      const trust = trustOfAnswer(answer);
      const other = trusts.get(input) ?? Number.POSITIVE_INFINITY;
      if (trust > other || (trust === other && reason >= (found[input] ?? ""))) continue;
      found[input] = reason;
      trusts.set(input, trust);
    }
  }
  for (const [input] of factEntries(facts)) delete found[input];
  return found;
}

/** An answer with nothing but reasons has no source to rank by, so it counts last. */
function trustOfAnswer({ trust, facts }: SourceAnswer): number {
  if (trust !== undefined) return trust;
  return factEntries(facts).reduce((best, [, fact]) => Math.min(best, trustOf(fact)), LEAST_TRUST);
}
