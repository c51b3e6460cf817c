import { daysBetween } from "../../facts/iso-date.ts";
import { CASH_TAGS, cashAndInterestBearingSecurities } from "../../filings/cash.ts";
import { DEBT_TAGS, interestBearingDebt } from "../../filings/debt.ts";
import {
  type BalanceSheet,
  type Figure,
  factsOf,
  figureOf,
  firstBalance,
  newestBalanceSheet,
  sum,
} from "../../filings/fact-selection.ts";
import * as ifrs from "../../filings/ifrs-concepts.ts";
import { INTEREST_TAGS, interestIncome, REVENUE_TAGS, totalRevenue } from "../../filings/income.ts";
import { CLAIM_MAX_LENGTHS, type ClaimedInput, isOfYear, type PrintedUnit } from "../claim.ts";
import { OFFERED_MAX, type ReportFigure, type ReportReading } from "./report-figure.ts";
import { type TaggedFacts, taggedFacts } from "./tagged-facts.ts";

/** The concepts of each figure, and of its parts, best first; there are none for what only notes say. */
const CONCEPTS: Readonly<Record<BalanceSheet["taxonomy"], Partial<Record<ClaimedInput, readonly string[]>>>> = {
  "us-gaap": {
    interestIncome: INTEREST_TAGS,
    interestBearingDebt: DEBT_TAGS,
    cashAndInterestBearingSecurities: CASH_TAGS,
    totalRevenue: REVENUE_TAGS,
    totalAssets: ["Assets"],
    totalLiabilities: ["Liabilities"],
    accountsReceivable: ["AccountsReceivableNetCurrent"],
  },
  "ifrs-full": {
    interestIncome: [...ifrs.INTEREST, ...ifrs.FINANCE_INCOME],
    interestBearingDebt: Object.values(ifrs.DEBT).flat(),
    cashAndInterestBearingSecurities: [...ifrs.CASH, ...ifrs.OTHER_FINANCIAL_ASSETS],
    totalRevenue: ifrs.REVENUE,
    totalAssets: ["Assets"],
    totalLiabilities: ["Liabilities"],
    accountsReceivable: ifrs.RECEIVABLES,
  },
};

/** The figures of one kind in a report as XBRL or inline XBRL, the newest first; undefined when nothing in the file is tagged. */
export function readTagged(markup: string, input: ClaimedInput): ReportReading | undefined {
  const tagged = taggedFacts(markup);
  if (!tagged) return undefined;
  const { entity, concepts } = tagged;
  const sheet = newestBalanceSheet(concepts);
  if (!sheet) return { kind: "read", entity, isNamed: true, newestEnd: null, figures: [] };
  const whole = wholeFigure(sheet, input);
  const parts = (CONCEPTS[sheet.taxonomy][input] ?? []).flatMap((tag) => partsOf(sheet, tag, isOfYear(input)));
  parts.sort((one, other) => (one.end < other.end ? 1 : one.end > other.end ? -1 : 0));
  const isWhole = (part: Figure) => part.value === whole?.value && part.end === whole.end;
  const offered = [...(whole ? [whole] : []), ...parts.filter((part) => !isWhole(part))];
  const figures = offered.filter(({ value }) => value >= 0).map((figure) => asPrinted(figure, sheet, tagged));
  return { kind: "read", entity, isNamed: true, newestEnd: sheet.date, figures: figures.slice(0, OFFERED_MAX) };
}

/** The figure as every other source of filings gives it, each of its parts counted once. */
function wholeFigure(sheet: BalanceSheet, input: ClaimedInput): Figure | undefined {
  const found = input === "interestBearingDebt" ? debt(sheet) : ofSheet(sheet, input);
  return typeof found === "object" ? found : undefined;
}

function debt(sheet: BalanceSheet) {
  if (sheet.taxonomy === "us-gaap") return interestBearingDebt(sheet);
  return ifrs.ifrsDebt<Figure>(
    (concepts) => firstBalance(sheet, concepts),
    (one, other) => sum(one, other) ?? one,
  );
}

function ofSheet(sheet: BalanceSheet, input: ClaimedInput) {
  if (input === "cashAndInterestBearingSecurities") return cashAndInterestBearingSecurities(sheet);
  if (input === "totalRevenue") return totalRevenue(sheet);
  if (input !== "interestIncome") return undefined;
  const interest = interestIncome(sheet);
  return typeof interest === "object" && !interest.isEstimated ? interest.figure : undefined;
}

function partsOf(sheet: BalanceSheet, tag: string, isFlow: boolean): Figure[] {
  const isYear = (start: string, end: string) => Math.abs(daysBetween(start, end) - 362) <= 13;
  return factsOf(sheet, tag)
    .filter(({ start, end }) => (isFlow ? start !== null && isYear(start, end) : start === null))
    .map((fact) => figureOf(fact, tag));
}

const UNITS: ReadonlyMap<number, PrintedUnit> = new Map([
  [3, "thousands"],
  [5, "lakh"],
  [6, "millions"],
  [7, "crore"],
  [9, "billions"],
]);

function asPrinted(figure: Figure, { taxonomy, currency }: BalanceSheet, { printed }: TaggedFacts): ReportFigure {
  const tags = figure.concepts.map((tag) => `${taxonomy}:${tag}`);
  const places = tags.map((tag) => printed(tag, currency, figure));
  const scale = Math.min(...places.map((place) => place?.scale ?? 0));
  const unit = UNITS.get(scale) ?? "ones";
  const line = tags.length === 1 && places[0]?.line;
  const named = tags.join(" + ").slice(0, CLAIM_MAX_LENGTHS.quotation);
  return {
    amount: unit === "ones" ? figure.value : Math.round((figure.value / 10 ** scale) * 1e6) / 1e6,
    unit,
    currency,
    periodEnd: figure.end,
    page: null,
    quotation: line ? `${line.slice(0, CLAIM_MAX_LENGTHS.quotation - named.length - 3)} (${named})` : named,
  };
}
