import { isIsoDate } from "../figures.ts";
import { ProviderError } from "../network/provider-error.ts";
import { isRecord } from "../network/request.ts";

/** One figure of one filing: a balance when `start` is null, else a duration. */
export type ReportedFact = {
  start: string | null;
  end: string;
  value: number;
  form: string;
  /** ISO date of the filing. */
  filed: string;
  accession: string;
};

/** Facts by concept ("us-gaap:Assets") and unit ("USD", "shares", "USD/shares"). */
export type Concepts = ReadonlyMap<string, ReadonlyMap<string, readonly ReportedFact[]>>;

export type ReportedCompany = {
  /** Ten digits. */
  cik: string;
  name: string;
  concepts: Concepts;
  /** Facts in an unknown format. */
  unreadable: number;
};

/** Annual and quarterly reports; a proxy statement rounds and repeats figures, and a prospectus shows pro forma ones. */
const PERIODIC_FORM = /^(10-K|10-KT|10-Q|20-F|40-F|6-K)(\/A)?$/;

/** A Central Index Key is an integer in most answers and a zero-padded string in some. */
export function readCik(value: unknown): string | undefined {
  const digits = typeof value === "number" ? String(value) : value;
  return typeof digits === "string" && /^\d{1,10}$/.test(digits) ? digits.padStart(10, "0") : undefined;
}

/** Whether a value is the number of a filing: 0000320193-24-000123. */
export function isAccession(value: unknown): value is string {
  return typeof value === "string" && /^\d{10}-\d{2}-\d{6}$/.test(value);
}

/** @throws ProviderError when the answer is not company facts, or none of its facts can be read */
export function parseCompanyFacts(answer: unknown, path: string): ReportedCompany {
  const cik = isRecord(answer) ? readCik(answer["cik"]) : undefined;
  if (!isRecord(answer) || cik === undefined || !isRecord(answer["facts"]))
    throw new ProviderError("sec-edgar", path, "unexpected_form");
  const concepts = new Map<string, ReadonlyMap<string, readonly ReportedFact[]>>();
  const count = { unreadable: 0 };
  for (const [taxonomy, tags] of Object.entries(answer["facts"])) {
    for (const [tag, concept] of isRecord(tags) ? Object.entries(tags) : []) {
      const units = readUnits(concept, count);
      if (units.size > 0) concepts.set(`${taxonomy}:${tag}`, units);
    }
  }
  if (concepts.size === 0) throw new ProviderError("sec-edgar", path, "nothing_readable");
  return { cik, name: String(answer["entityName"] ?? ""), concepts, unreadable: count.unreadable };
}

/** @throws ProviderError when the answer is not one concept of a company */
export function parseCompanyConcept(answer: unknown, path: string): ReadonlyMap<string, readonly ReportedFact[]> {
  if (!isRecord(answer) || !isRecord(answer["units"])) throw new ProviderError("sec-edgar", path, "unexpected_form");
  return readUnits(answer, { unreadable: 0 });
}

function readUnits(concept: unknown, count: { unreadable: number }): Map<string, readonly ReportedFact[]> {
  const units = new Map<string, readonly ReportedFact[]>();
  if (!isRecord(concept) || !isRecord(concept["units"])) return units;
  for (const [unit, entries] of Object.entries(concept["units"])) {
    const facts: ReportedFact[] = [];
    for (const entry of Array.isArray(entries) ? entries : []) {
      const fact = readFact(entry);
      if (!fact) count.unreadable++;
      else if (PERIODIC_FORM.test(fact.form)) facts.push(fact);
    }
    if (facts.length > 0) units.set(unit, facts);
  }
  return units;
}

function readFact(entry: unknown): ReportedFact | undefined {
  if (!isRecord(entry)) return undefined;
  const { start, end, val, accn, form, filed } = entry;
  if (!isIsoDate(end) || !isIsoDate(filed) || end > filed) return undefined;
  if (start !== undefined && (!isIsoDate(start) || start >= end)) return undefined;
  if (typeof val !== "number" || !Number.isFinite(val)) return undefined;
  if (!isAccession(accn) || typeof form !== "string") return undefined;
  return { start: start ?? null, end, value: val, form, filed, accession: accn };
}
