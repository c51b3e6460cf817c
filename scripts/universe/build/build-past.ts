import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CompanyFacts, SourcedFact } from "../../../domain/facts/company-facts.ts";
import { addDays } from "../../../domain/facts/iso-date.ts";
import {
  isAccession,
  type ReportedCompany,
  type ReportedFact,
  readCik,
} from "../../../domain/filings/reported-fact.ts";
import { derive } from "../../../domain/verdict/derive.ts";
import type { HistoryPoint } from "../../../domain/verdict/screening-history.ts";
import { isIsoDate } from "../../../worker/providers/answers/figures.ts";
import { ProviderError } from "../../../worker/providers/network/provider-error.ts";
import { isRecord } from "../../../worker/providers/network/request.ts";
import { companyFinancials } from "../../../worker/providers/sec/company-financials.ts";
import { runOnRecordedData } from "../../recorded/recorded-network.ts";
import { PAST_FILE, readDataset, readExchangeRates, readUnsharedFacts } from "../universe-files.ts";

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

const FACTS_FOLDER = "sec/companyfacts";
const PUBLIC_FLOAT = "dei:EntityPublicFloat";
/** A quarter's balance sheet is of the day of the float or of a few days around it. */
const DAYS_APART = 10;

/**
 * The ratios of a company on each day with both a filed balance sheet and a filed value of the shares held by non-insiders, from the
 * cover of its annual reports. Later filings are not considered.
 */
export function pastOf(seed: CompanyFacts, company: ReportedCompany): HistoryPoint[] {
  const floats = company.concepts.get(PUBLIC_FLOAT)?.get("USD") ?? [];
  const days = new Map(floats.map(({ end, value }) => [end, value]));
  return [...days].sort().flatMap(([day, value]) => pointOf(seed, company, day, value) ?? []);
}

function pointOf(seed: CompanyFacts, company: ReportedCompany, day: string, float: number): HistoryPoint | undefined {
  const last = addDays(day, DAYS_APART);
  const found = companyFinancials(upTo(company, last), last, { isWholeDebtAsked: true });
  if (!found || found.balanceDate < addDays(day, -DAYS_APART)) return undefined;
  const marketCapitalization: SourcedFact = {
    value: float,
    currency: "USD",
    periodEnd: day,
    source: "sec-edgar",
    quality: "reported",
    note: "EntityPublicFloat",
  };
  const past = { ...seed, facts: { ...found.facts, marketCapitalization }, leftOut: found.leftOut };
  const { status, ratios } = derive({ known: past, rates: readExchangeRates() }, last).screening;
  if (ratios.debtRatio === null && ratios.cashRatio === null) return undefined;
  return { ...ratios, screenedOn: day, status, causes: [], isReconstructed: true };
}

/** The company as its reports had it for the days up to one. */
function upTo(company: ReportedCompany, day: string): ReportedCompany {
  const concepts = new Map(
    [...company.concepts].map(([concept, units]) => [
      concept,
      new Map([...units].map(([unit, facts]) => [unit, facts.filter(({ end }) => end <= day)])),
    ]),
  );
  return { ...company, concepts };
}

function writePast(folder: string): void {
  const { screenedOn } = readDataset();
  const companies = readdirSync(join(folder, FACTS_FOLDER)).map((file) =>
    parseCompanyFacts(JSON.parse(readFileSync(join(folder, FACTS_FOLDER, file), "utf8")), file),
  );
  const byCik = new Map(companies.map((company) => [company.cik, company]));
  const past: Record<string, HistoryPoint[]> = {};
  for (const seed of readUnsharedFacts()) {
    const company = seed.cik ? byCik.get(seed.cik) : undefined;
    const points = company ? pastOf(seed, company).filter((point) => point.screenedOn < screenedOn) : [];
    if (points.length > 0) past[seed.symbol] = points;
  }
  const lines = Object.entries(past).map(([symbol, points]) => `${JSON.stringify(symbol)}:${JSON.stringify(points)}`);
  writeFileSync(PAST_FILE, `{\n${lines.join(",\n")}\n}\n`);
  process.stdout.write(`${lines.length} listings with days before the first screening\n`);
}

if (import.meta.main) await runOnRecordedData(writePast);
