import { FILED, type ReportedEntry } from "../../worker/providers/test/company-facts.ts";

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
