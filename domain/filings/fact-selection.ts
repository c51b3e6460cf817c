import { daysBetween } from "../facts/iso-date.ts";
import type { Concepts, ReportedFact } from "./reported-fact.ts";

/** A quantity from reported facts: one, or the sum of several of the same period. */
export type Figure = {
  value: number;
  start: string | null;
  end: string;
  /** The newest filing among its facts. */
  accession: string;
  filed: string;
  /** The concepts it adds up, without their taxonomy. */
  concepts: readonly string[];
  bound?: "upper" | "lower";
};

/** A company's facts at one balance-sheet date, in one taxonomy and currency. */
export type BalanceSheet = {
  concepts: Concepts;
  taxonomy: "us-gaap" | "ifrs-full";
  currency: string;
  /** The newest date for which the company reported its total assets. */
  date: string;
};

/** How long a concept may be unreported and still be in use. */
const RECENT_DAYS = 400;

/** The newest balance sheet of a company; undefined when it never reported total assets. */
export function newestBalanceSheet(concepts: Concepts): BalanceSheet | undefined {
  let newest: (BalanceSheet & { facts: number }) | undefined;
  for (const taxonomy of ["us-gaap", "ifrs-full"] as const) {
    for (const [currency, facts] of concepts.get(`${taxonomy}:Assets`) ?? []) {
      const date = facts.reduce((latest, fact) => (fact.end > latest ? fact.end : latest), "");
      const isNewer = !newest || date > newest.date || (date === newest.date && facts.length > newest.facts);
      if (/^[A-Z]{3}$/.test(currency) && isNewer) newest = { concepts, taxonomy, currency, date, facts: facts.length };
    }
  }
  return newest && { concepts, taxonomy: newest.taxonomy, currency: newest.currency, date: newest.date };
}

export function factsOf(sheet: BalanceSheet, tag: string, unit = sheet.currency): readonly ReportedFact[] {
  return sheet.concepts.get(`${sheet.taxonomy}:${tag}`)?.get(unit) ?? [];
}

/** The concept's balance at the sheet's date, never at another one. */
export function balance(sheet: BalanceSheet, tag: string, unit = sheet.currency): Figure | undefined {
  const atDate = factsOf(sheet, tag, unit).filter((fact) => fact.start === null && fact.end === sheet.date);
  const fact = bestVersion(atDate);
  return fact && figureOf(fact, tag);
}

/** The first of the concepts that has a balance at the sheet's date. */
export function firstBalance(sheet: BalanceSheet, tags: readonly string[]): Figure | undefined {
  for (const tag of tags) {
    const found = balance(sheet, tag);
    if (found) return found;
  }
  return undefined;
}

/** True when one of the concepts had a balance other than zero in the year before the sheet's date. */
export function wasReportedBefore(sheet: BalanceSheet, tags: readonly string[]): boolean {
  return tags.some((tag) =>
    factsOf(sheet, tag).some((fact) => {
      const age = daysBetween(fact.end, sheet.date);
      return fact.start === null && fact.value !== 0 && age > 0 && age <= RECENT_DAYS;
    }),
  );
}

/**
 * Of several filings of the same figure, the annual report's, since later filings can be coarser; among those the newest, since it
 * may be a restatement.
 */
export function bestVersion(versions: readonly ReportedFact[]): ReportedFact | undefined {
  let best: ReportedFact | undefined;
  for (const fact of versions) {
    if (!best || isAnnual(fact) > isAnnual(best) || (isAnnual(fact) === isAnnual(best) && fact.filed > best.filed))
      best = fact;
  }
  return best;
}

function isAnnual(fact: ReportedFact): number {
  return /^(10-K|20-F|40-F)/.test(fact.form) ? 1 : 0;
}

export function figureOf(fact: ReportedFact, tag: string): Figure {
  const { value, start, end, accession, filed } = fact;
  return { value, start, end, accession, filed, concepts: [tag] };
}

/** The sum of figures of one period; undefined when there is none to add. */
export function sum(...figures: readonly (Figure | undefined)[]): Figure | undefined {
  const known = figures.filter((figure) => figure !== undefined);
  const [first] = known;
  if (!first) return undefined;
  const newest = known.reduce((latest, figure) => (figure.filed > latest.filed ? figure : latest));
  const bound = known.find((figure) => figure.bound)?.bound;
  return {
    value: known.reduce((total, figure) => total + figure.value, 0),
    start: first.start,
    end: first.end,
    accession: newest.accession,
    filed: newest.filed,
    concepts: known.flatMap((figure) => figure.concepts),
    ...(bound && { bound }),
  };
}
