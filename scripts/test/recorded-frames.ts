import type { CompanyFacts, InputName, SourcedFact } from "../../domain/facts/company-facts.ts";
import { SHARES_UNIT } from "../../domain/facts/in-dollars.ts";
import { isoDay } from "../../domain/facts/iso-date.ts";
import { type Frame, type FrameGroup, framesOn } from "../../worker/providers/sec/frames.ts";

type Row = { cik: number; entityName: string; accn: string; start?: string; end: string; val: number };

/** A frame exists only if somebody reports its concept; this filer reports every concept. */
const ANOTHER_FILER = { cik: 4_000_000_000, entityName: "Another filer", accn: "4000000000-26-000001" };

const TAGS: Partial<Record<InputName, string>> = {
  accountsReceivable: "AccountsReceivableNetCurrent",
  cashAndInterestBearingSecurities: "CashAndCashEquivalentsAtCarryingValue",
  dividendPerShare: "CommonStockDividendsPerShareDeclared",
  interestBearingDebt: "LongTermDebtNoncurrent",
  interestIncome: "InvestmentIncomeInterest",
  sharesOutstanding: "EntityCommonStockSharesOutstanding",
  totalAssets: "Assets",
  totalLiabilities: "Liabilities",
  totalRevenue: "Revenues",
};

/** A company that pays interest has debt, under whatever concept. */
const INTEREST_PAID = "InterestPaidNet";

/** Reported a quarter ago but not now, it shows that cash is incomplete. */
const EARLIER_SECURITIES = "MarketableSecuritiesCurrent";

/**
 * The SEC's frames of a day, by path: each company's own filed figures, as if reported again for the newest quarter and year. Only a
 * few of the SEC's own frames could be recorded, and a run requests all of them.
 */
export function framesOfCompanies(companies: Iterable<CompanyFacts>, on: string): Map<string, string> {
  const frames = framesOn(on);
  const newest = (group: FrameGroup) => frames.find((frame) => frame.group === group)?.period ?? "";
  const [quarter, quarterBefore] = frames.filter(({ tag }) => tag === "Assets").map(({ period }) => period);
  const rows = new Map<string, Map<number, Row>>();
  const report = (company: CompanyFacts, tag: string, period: string | undefined, val: number) => {
    const cik = Number(company.cik);
    const place = `${tag} ${period}`;
    const filers = rows.get(place) ?? new Map<number, Row>();
    rows.set(place, filers);
    if (!filers.has(cik))
      filers.set(cik, { cik, entityName: company.name, accn: accessionOf(cik), ...datesOf(`${period}`), val });
  };
  for (const company of companies) {
    if (!company.cik) continue;
    const filed = Object.entries(company.facts).filter(
      ([, { source, currency }]) => source === "sec-edgar" && (currency === "USD" || currency === SHARES_UNIT),
    );
    if (filed.length === 0 || (company.facts.totalAssets?.currency ?? "USD") !== "USD") continue;
    for (const [input, { value, bound }] of filed) {
      const tag = TAGS[input as InputName];
      // A company without debt reports no debt rather than a zero.
      if (tag === undefined || (tag === TAGS.interestBearingDebt && value === 0)) continue;
      const isOfYear = tag === TAGS.totalRevenue || tag === TAGS.interestIncome;
      report(
        company,
        tag,
        isOfYear ? newest("income") : tag === TAGS.dividendPerShare ? newest("dividend") : quarter,
        value,
      );
      if (input === "cashAndInterestBearingSecurities" && bound === "lower")
        report(company, EARLIER_SECURITIES, quarterBefore, value);
    }
    if (!filed.some(([input]) => input === "interestBearingDebt")) report(company, INTEREST_PAID, newest("income"), 1);
    // A balance sheet is dated by its total assets, which some extracts omit.
    report(company, "Assets", quarter, sizeOf(company));
  }
  return new Map(frames.map((frame) => [pathOf(frame), bodyOf(frame, rows.get(`${frame.tag} ${frame.period}`))]));
}

/** A company as if it had filed all its figures in dollars; unknown figures are made up from its size. */
export function asIfFiled(company: CompanyFacts): CompanyFacts {
  const filed = (value: number, currency = "USD"): SourcedFact => ({
    value,
    currency,
    periodEnd: "2026-06-30",
    source: "sec-edgar",
    quality: "reported",
  });
  const { interestBearingDebt: debt, cashAndInterestBearingSecurities: cash, totalRevenue: revenue } = company.facts;
  const { totalLiabilities: liabilities } = company.facts;
  const value = company.facts.marketCapitalization?.value ?? 1e9;
  return {
    ...company,
    facts: {
      interestBearingDebt: filed(debt?.value ?? 0),
      cashAndInterestBearingSecurities: filed(cash?.value ?? value / 20),
      totalRevenue: filed(revenue?.value ?? value / 4),
      ...(liabilities && { totalLiabilities: filed(liabilities.value) }),
    },
  };
}

/** Its total assets; where they are not known, at least as much as each of its parts. */
function sizeOf({ facts }: CompanyFacts): number {
  const parts = [facts.interestBearingDebt, facts.cashAndInterestBearingSecurities, facts.totalRevenue];
  return facts.totalAssets?.value ?? parts.reduce((sum, fact) => sum + (fact?.value ?? 0), 0);
}

function accessionOf(cik: number): string {
  return `${String(cik).padStart(10, "0")}-26-000001`;
}

/** "CY2026Q2I" is the quarter's last day, "CY2025" the year. */
function datesOf(period: string): Pick<Row, "start" | "end"> {
  const [, year, quarter] = /^CY(\d{4})(?:Q(\d))?I?$/.exec(period) ?? [];
  if (quarter === undefined) return { start: `${year}-01-01`, end: `${year}-12-31` };
  const end = isoDay(new Date(Date.UTC(Number(year), Number(quarter) * 3, 0)));
  return period.endsWith("I") ? { end } : { start: `${year}-01-01`, end };
}

function pathOf({ taxonomy, tag, unit, period }: Frame): string {
  return `/data.sec.gov/api/xbrl/frames/${taxonomy}/${tag}/${unit}/${period}.json`;
}

function bodyOf({ taxonomy, tag, unit, period }: Frame, filers: ReadonlyMap<number, Row> = new Map()): string {
  const data = [...filers.values(), { ...ANOTHER_FILER, ...datesOf(period), val: 1 }];
  return JSON.stringify({
    taxonomy,
    tag,
    ccp: period,
    uom: unit,
    label: tag,
    description: tag,
    pts: data.length,
    data,
  });
}
