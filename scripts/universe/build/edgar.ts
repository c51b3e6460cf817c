import { z } from "zod";
import { REVENUE_TAGS } from "../../../domain/filings/income.ts";
import {
  isAccession,
  type ReportedCompany,
  type ReportedFact,
  readCik,
} from "../../../domain/filings/reported-fact.ts";
import { isIsoDate } from "../../../worker/providers/answers/figures.ts";
import type { CompanyFundamentals, ProviderAccess } from "../../../worker/providers/answers/providers.ts";
import { ProviderError } from "../../../worker/providers/network/provider-error.ts";
import { isRecord, parseJson, requestText } from "../../../worker/providers/network/request.ts";
import { companyFinancials } from "../../../worker/providers/sec/company-financials.ts";

const PROVIDER = "sec-edgar";

const submissionsSchema = z.object({
  cik: z.unknown(),
  sic: z.string().nullish(),
  filings: z
    .object({
      recent: z.object({
        accessionNumber: z.array(z.string()),
        reportDate: z.array(z.string()),
        form: z.array(z.string()),
      }),
    })
    .optional(),
});

/** The number of the first report on each balance-sheet date. */
export type Reports = ReadonlyMap<string, string>;

/** Single companies from data.sec.gov; `today` decides which share counts are recent enough. */
export function edgar(access: ProviderAccess, today: string) {
  const ask = async (path: string) => {
    const body = await requestText(PROVIDER, access, path);
    return body === undefined ? undefined : parseJson(PROVIDER, path, body);
  };
  return {
    /** All that a company filed; undefined when the SEC has no facts of it. */
    async fundamentals(cik: string): Promise<CompanyFundamentals | undefined> {
      const path = `/api/xbrl/companyfacts/CIK${cik}.json`;
      const answer = await ask(path);
      if (answer === undefined) return undefined;
      const company = parseCompanyFacts(answer, path);
      if (company.cik !== cik) throw new ProviderError(PROVIDER, path, `another_company ${company.cik}`);
      return companyFinancials(company, today);
    },
    /** Total assets and revenue only, one small request per concept, and the reports; undefined when the company never reported assets. */
    async assetsAndRevenue(
      cik: string,
    ): Promise<{ fundamentals: CompanyFundamentals | undefined; reports: Reports } | undefined> {
      const concepts = new Map<string, Map<string, readonly ReportedFact[]>>();
      for (const tag of ["Assets", ...REVENUE_TAGS]) {
        const path = `/api/xbrl/companyconcept/CIK${cik}/us-gaap/${tag}.json`;
        const answer = await ask(path);
        if (answer !== undefined && (!isRecord(answer) || !isRecord(answer["units"])))
          throw new ProviderError(PROVIDER, path, "unexpected_form");
        if (answer !== undefined) concepts.set(`us-gaap:${tag}`, readUnits(answer));
        else if (tag === "Assets") return undefined;
      }
      const sheets = [...(concepts.get("us-gaap:Assets")?.values() ?? [])].flat();
      const filed = sheets.sort((first, second) => (first.filed < second.filed ? -1 : 1));
      const reports = firstReports(filed.map(({ end, accession }) => [end, accession]));
      return { fundamentals: companyFinancials({ cik, concepts }, today), reports };
    },
    /** The industry's number of a company, null when its submissions give none or are not there, and its newest reports. */
    async submissions(cik: string): Promise<{ sic: string | null; reports: Reports }> {
      const path = `/submissions/CIK${cik}.json`;
      const answer = await ask(path);
      if (answer === undefined) return { sic: null, reports: new Map() };
      const { data } = submissionsSchema.safeParse(answer);
      if (readCik(data?.cik) !== cik) throw new ProviderError(PROVIDER, path, "unexpected_form");
      const { accessionNumber = [], reportDate = [], form = [] } = data?.filings?.recent ?? {};
      const periodic = accessionNumber.flatMap((accession, at): [string, string][] =>
        isAccession(accession) && BALANCE_SHEET_FORM.test(form[at] ?? "") ? [[reportDate[at] ?? "", accession]] : [],
      );
      // Newest first.
      return { sic: /^\d{4}$/.exec(data?.sic ?? "")?.[0] ?? null, reports: firstReports(periodic.reverse()) };
    },
  };
}

function firstReports(reports: readonly (readonly [date: string, accession: string])[]): Reports {
  const first = new Map<string, string>();
  for (const [date, accession] of reports) if (isIsoDate(date) && !first.has(date)) first.set(date, accession);
  return first;
}

const BALANCE_SHEET_FORM = /^(10-K|10-KT|10-Q|20-F|40-F)$/;

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
