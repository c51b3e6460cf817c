import { CASH_TAGS } from "../../../domain/filings/cash.ts";
import { DEBT_TAGS, SIGNS_OF_INTEREST_PAID } from "../../../domain/filings/debt.ts";
import { isAccession, type ReportedFact, readCik } from "../../../domain/filings/reported-fact.ts";
import { isIsoDate } from "../answers/figures.ts";
import type { CompanyFundamentals } from "../answers/providers.ts";
import type { FrameRow } from "../answers/refresh-sources.ts";
import type { LongList } from "../network/answer-parts.ts";
import { isRecord } from "../network/request.ts";
import { companyFinancials } from "./company-financials.ts";

/** The group of a concept: when one frame of a group is missing, sums of that group cannot be trusted. */
export type FrameGroup = "balance" | "debt" | "cash" | "income" | "dividend" | "shares";

export type Frame = { group: FrameGroup; taxonomy: "us-gaap" | "dei"; tag: string; unit: FrameUnit; period: string };
type FrameUnit = "USD" | "shares" | "USD-per-shares";

const UNIT_OF_FACTS = { USD: "USD", shares: "shares", "USD-per-shares": "USD/shares" } as const;

const BALANCES: Readonly<Record<"balance" | "debt" | "cash", readonly string[]>> = {
  balance: ["Assets", "Liabilities", "AccountsReceivableNetCurrent"],
  debt: DEBT_TAGS,
  cash: CASH_TAGS,
};
const INCOME = [
  ...["RevenueFromContractWithCustomerExcludingAssessedTax", "Revenues"],
  ...["RevenueFromContractWithCustomerIncludingAssessedTax", "RevenuesNetOfInterestExpense"],
  ...["InterestAndDividendIncomeOperating", "NoninterestIncome", "InvestmentIncomeInterest", "InterestIncomeOther"],
  ...["InvestmentIncomeInterestAndDividend", "InterestIncomeExpenseNet", "InterestExpense"],
];
const DIVIDEND = "CommonStockDividendsPerShareDeclared";
const QUARTERS_OF_BALANCES = 2;
const QUARTERS_OF_DIVIDENDS = 6;

/** The frames with the newest figures of the whole American market on a day: the two newest quarters and years. */
export function framesOn(today: string): Frame[] {
  const quarters = endedQuarters(today, QUARTERS_OF_DIVIDENDS);
  const instants = quarters.slice(0, QUARTERS_OF_BALANCES).map((quarter) => `${quarter}I`);
  const years = endedYears(today);
  const inDollars = (group: FrameGroup, tag: string, period: string): Frame => {
    return { group, taxonomy: "us-gaap", tag, unit: "USD", period };
  };
  return [
    ...(["balance", "debt", "cash"] as const).flatMap((group) =>
      BALANCES[group].flatMap((tag) => instants.map((period) => inDollars(group, tag, period))),
    ),
    ...INCOME.flatMap((tag) => years.map((period) => inDollars("income", tag, period))),
    ...SIGNS_OF_INTEREST_PAID.flatMap((tag) => years.map((period) => inDollars("debt", tag, period))),
    ...[...years, ...quarters].map(
      (period): Frame => ({ group: "dividend", taxonomy: "us-gaap", tag: DIVIDEND, unit: "USD-per-shares", period }),
    ),
    ...instants.flatMap((period): Frame[] => [
      { group: "shares", taxonomy: "dei", tag: "EntityCommonStockSharesOutstanding", unit: "shares", period },
      { group: "shares", taxonomy: "us-gaap", tag: "CommonStockSharesOutstanding", unit: "shares", period },
    ]),
  ];
}

function endedQuarters(today: string, count: number): string[] {
  const year = Number(today.slice(0, 4));
  const running = Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  return Array.from({ length: count }, (_, back) => {
    const quarter = year * 4 + running - 1 - back;
    return `CY${Math.floor(quarter / 4)}Q${(quarter % 4) + 1}`;
  });
}

function endedYears(today: string): string[] {
  const year = Number(today.slice(0, 4));
  return [`CY${year - 1}`, `CY${year - 2}`];
}

/** The key of a frame among the requests of a run, and back. */
export function frameKey({ group, taxonomy, tag, unit, period }: Frame): string {
  return [group, taxonomy, tag, unit, period].join("/");
}

/** The group alone, which is asked of every row that arrived. */
export function groupOfKey(key: string): FrameGroup {
  return key.slice(0, key.indexOf("/")) as FrameGroup;
}

export function frameOfKey(key: string): Frame {
  const [group, taxonomy, tag, unit, period] = key.split("/");
  return { group, taxonomy, tag, unit, period } as Frame;
}

/** One concept of one period for every filer. A 404 is a fault: each of these concepts is reported by someone in every period that has ended. */
export function frameList(frame: Frame): LongList<FrameRow> {
  const { taxonomy, tag, unit, period } = frame;
  return {
    source: "sec-edgar",
    path: `/api/xbrl/frames/${taxonomy}/${tag}/${unit}/${period}.json`,
    rowsAt: { key: "data", rows: "objects" },
    problemOf: (envelope) =>
      isRecord(envelope) && envelope["tag"] === tag && envelope["ccp"] === period ? undefined : "unexpected_form",
    read: (row) => readRow(row) ?? "unreadable_row",
  };
}

function readRow(entry: unknown): FrameRow | undefined {
  if (!isRecord(entry)) return undefined;
  const { start, end, val, accn } = entry;
  const cik = readCik(entry["cik"]);
  if (!cik || !isIsoDate(end) || typeof val !== "number" || !Number.isFinite(val)) return undefined;
  if (start !== undefined && !isIsoDate(start)) return undefined;
  if (!isAccession(accn)) return undefined;
  return [cik, start ?? null, end, val, accn];
}

/** A company's facts from its rows in the frames, each with its frame's key; undefined without total assets. */
export function financialsOfFrames(
  rows: readonly (readonly [key: string, row: FrameRow])[],
  today: string,
): CompanyFundamentals | undefined {
  const concepts = new Map<string, Map<string, ReportedFact[]>>();
  let cik = "";
  for (const [key, [rowCik, start, end, value, accession]] of rows) {
    const { concept, unit } = placeOfKey(key);
    cik = rowCik;
    const units = concepts.get(concept) ?? new Map<string, ReportedFact[]>();
    const facts = units.get(unit) ?? [];
    facts.push({ start, end, value, form: "10-Q", filed: end, accession });
    concepts.set(concept, units.set(unit, facts));
  }
  return companyFinancials({ cik, concepts }, today, { isWholeDebtAsked: true });
}

type PlaceOfKey = { concept: string; unit: string };

/** A run has a hundred keys, and looks up each of them once per stock. */
const placesOfKeys = new Map<string, PlaceOfKey>();

function placeOfKey(key: string): PlaceOfKey {
  const known = placesOfKeys.get(key);
  if (known) return known;
  const { taxonomy, tag, unit } = frameOfKey(key);
  const place = { concept: `${taxonomy}:${tag}`, unit: UNIT_OF_FACTS[unit] };
  placesOfKeys.set(key, place);
  return place;
}
