import type { Anomaly } from "../../../domain/facts/anomalies.ts";
import type { CompanyFacts, SourcedFact, SourcedFacts } from "../../../domain/facts/company-facts.ts";
import type { InputName } from "../../../domain/facts/inputs.ts";
import { reconcile } from "../../../domain/facts/reconciliation.ts";
import { SOURCES_DISAGREE_ABOVE } from "../../../domain/standards/screening-limits.ts";
import { daysBetween } from "../../providers/figures.ts";

/** An older filing still replaces an estimate within this many days: an estimate's own date is approximate. */
const FILING_OVER_ESTIMATE_DAYS = 200;
/** Two sources speak of the same balance when their dates are this close. */
const SAME_PERIOD_DAYS = 10;

export type MergedFacts = {
  facts: SourcedFacts;
  /** Figures on which two sources are too far apart. */
  disagreements: Anomaly[];
  /** Figures on which two sources are apart, but not too far. */
  noted: number;
};

/** The best known facts: what the sources gave in this run over what was known, first source first. Nothing is ever lost. */
export function mergeFacts(known: CompanyFacts["facts"], answers: readonly SourcedFacts[]): MergedFacts {
  const { first, disagreements, noted } = reconcileAnswers(answers);
  const facts: SourcedFacts = { ...known };
  for (const [input, fresh] of entries(first)) {
    const held = facts[input];
    if (!held || isBetter(fresh, held)) facts[input] = fresh;
  }
  return { facts, disagreements, noted };
}

function reconcileAnswers(answers: readonly SourcedFacts[]) {
  const first: SourcedFacts = {};
  const disagreements: Anomaly[] = [];
  let noted = 0;
  for (const answer of answers) {
    for (const [input, fact] of entries(answer)) {
      const other = first[input];
      if (!other) first[input] = fact;
      else if (isComparable(other, fact)) {
        const { outcome, percent } = reconcile(other.value, fact.value);
        if (outcome === "noted") noted++;
        if (outcome === "held") disagreements.push(disagreement(input, other, fact, percent));
      }
    }
  }
  return { first, disagreements, noted };
}

function disagreement(about: InputName, first: SourcedFact, second: SourcedFact, percent: number): Anomaly {
  const limit = (second.value * (100 + Math.min(percent, SOURCES_DISAGREE_ABOVE))) / 100;
  return { code: "sources_disagree", about, before: second.value, after: first.value, limit };
}

function isComparable(first: SourcedFact, second: SourcedFact): boolean {
  if (first.currency !== second.currency || first.source === second.source || first.bound || second.bound) return false;
  return Math.abs(daysBetween(first.periodEnd, second.periodEnd)) <= SAME_PERIOD_DAYS;
}

function isBetter(fresh: SourcedFact, held: SourcedFact): boolean {
  const isFiling = fresh.quality === "reported";
  const wasFiling = held.quality === "reported";
  if (isFiling && !wasFiling) return daysBetween(fresh.periodEnd, held.periodEnd) <= FILING_OVER_ESTIMATE_DAYS;
  if (fresh.periodEnd !== held.periodEnd) return fresh.periodEnd > held.periodEnd;
  return isFiling || !wasFiling;
}

function entries(facts: SourcedFacts): [InputName, SourcedFact][] {
  return Object.entries(facts) as [InputName, SourcedFact][];
}
