import {
  isAccession,
  type ReportedCompany,
  type ReportedFact,
  readCik,
} from "../../../domain/filings/reported-fact.ts";
import { isIsoDate } from "../../../worker/providers/answers/figures.ts";
import { ProviderError } from "../../../worker/providers/network/provider-error.ts";
import { isRecord } from "../../../worker/providers/network/request.ts";

const PROVIDER = "sec-edgar";

/** @throws ProviderError when the answer is not company facts, or none of its facts can be read */
export function parseCompanyFacts(answer: unknown, path: string): ReportedCompany {
  const cik = isRecord(answer) ? readCik(answer["cik"]) : undefined;
  if (!isRecord(answer) || cik === undefined || !isRecord(answer["facts"]))
    throw new ProviderError(PROVIDER, path, "unexpected_form");
  const concepts = new Map<string, Map<string, readonly ReportedFact[]>>();
  for (const [taxonomy, tags] of Object.entries(answer["facts"])) {
    for (const [tag, concept] of isRecord(tags) ? Object.entries(tags) : []) {
      const units = readUnits(concept);
      if (units.size > 0) concepts.set(`${taxonomy}:${tag}`, units);
    }
  }
  if (concepts.size === 0) throw new ProviderError(PROVIDER, path, "nothing_readable");
  return { cik, concepts };
}

/** Annual and quarterly reports; a proxy statement rounds and repeats figures, and a prospectus shows pro forma ones. */
const PERIODIC_FORM = /^(10-K|10-KT|10-Q|20-F|40-F|6-K)(\/A)?$/;

function readUnits(concept: unknown): Map<string, readonly ReportedFact[]> {
  const units = new Map<string, readonly ReportedFact[]>();
  if (!isRecord(concept) || !isRecord(concept["units"])) return units;
  for (const [unit, entries] of Object.entries(concept["units"])) {
    const facts = (Array.isArray(entries) ? entries : []).flatMap((entry) => readFact(entry) ?? []);
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
  if (!isAccession(accn) || typeof form !== "string" || !PERIODIC_FORM.test(form)) return undefined;
  return { start: start ?? null, end, value: val, form, filed, accession: accn };
}
