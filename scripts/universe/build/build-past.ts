import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CompanyFacts, SourcedFact } from "../../../domain/facts/company-facts.ts";
import { addDays } from "../../../domain/facts/iso-date.ts";
import type { ReportedCompany } from "../../../domain/filings/reported-fact.ts";
import type { HistoryPoint } from "../../../domain/refresh/screening-history.ts";
import { derive } from "../../../domain/verdict/derive.ts";
import { companyFinancials } from "../../../worker/providers/sec/company-financials.ts";
import { PAST_FILE, readDataset, readExchangeRates, readUnsharedFacts } from "../universe-files.ts";
import { parseCompanyFacts } from "./company-facts-file.ts";
import { runOnRecordedData } from "./recorded-command.ts";

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
