import type { ReportedCompany } from "../../../domain/filings/reported-fact.ts";

type ReportedEntry = { start?: string; end: string; val: number; form?: string; filed?: string; accn?: string };

const FILED = { accn: "0000320193-26-000006", form: "10-K", filed: "2026-02-01" };

/** A company by its reported concepts and their units: `{ "us-gaap:Assets USD": [{ end, val }] }`. */
export function companyOf(reported: Record<string, ReportedEntry[]>): ReportedCompany {
  const concepts: ReportedCompany["concepts"] = new Map();
  for (const [name, entries] of Object.entries(reported)) {
    const [concept = "", unit = "USD"] = name.split(" ");
    const facts = entries.map((entry) => {
      const { accn, val: value, start = null, ...rest } = { ...FILED, ...entry };
      return { ...rest, start, value, accession: accn };
    });
    (concepts as Map<string, unknown>).set(concept, new Map([...(concepts.get(concept) ?? []), [unit, facts]]));
  }
  return { cik: "0000320193", concepts };
}

/** A year of total assets at the end of 2025, as a base for the other facts of a test. */
export const ASSETS = { "us-gaap:Assets": [{ end: "2025-12-31", val: 100_000 }] };
export const YEAR_END = "2025-12-31";

/** Minimal company facts in the SEC's format: `{ "us-gaap:Assets USD": [{ end, val }] }`. */
export function companyFactsAnswer(reported: Record<string, ReportedEntry[]>, cik: number | string = 320193): unknown {
  const facts: Record<string, Record<string, { units: Record<string, unknown> }>> = {};
  for (const [name, entries] of Object.entries(reported)) {
    const [concept = "", unit = "USD"] = name.split(" ");
    const [taxonomy = "", tag = ""] = concept.split(":");
    facts[taxonomy] ??= {};
    const tags = facts[taxonomy];
    tags[tag] ??= { units: {} };
    tags[tag].units[unit] = entries.map((entry) => ({ ...FILED, ...entry }));
  }
  return { cik, entityName: "Test Company", facts };
}
