import { parseCompanyFacts, type ReportedCompany } from "../sec/reported-fact.ts";

type Entry = { start?: string; end: string; val: number; form?: string; filed?: string; accn?: string };

/** Minimal company facts in the SEC's format: `{ "us-gaap:Assets USD": [{ end, val }] }`. */
export function companyFactsAnswer(concepts: Record<string, Entry[]>, cik: number | string = 320193): unknown {
  const facts: Record<string, Record<string, { label: string; units: Record<string, unknown> }>> = {};
  for (const [name, entries] of Object.entries(concepts)) {
    const [concept = "", unit = "USD"] = name.split(" ");
    const [taxonomy = "", tag = ""] = concept.split(":");
    const tags = facts[taxonomy] ?? {};
    facts[taxonomy] = tags;
    const known = tags[tag] ?? { label: tag, units: {} };
    tags[tag] = known;
    known.units[unit] = entries.map((entry) => ({
      accn: "0000320193-26-000006",
      fy: 2025,
      fp: "FY",
      form: "10-K",
      filed: "2026-02-01",
      ...entry,
    }));
  }
  return { cik, entityName: "Test Company", facts };
}

export function companyOf(concepts: Record<string, Entry[]>): ReportedCompany {
  return parseCompanyFacts(companyFactsAnswer(concepts), "/test");
}

/** A year of total assets at the end of 2025, as a base for the other facts of a test. */
export const ASSETS = { "us-gaap:Assets": [{ end: "2025-12-31", val: 100_000 }] };
export const YEAR_END = "2025-12-31";
