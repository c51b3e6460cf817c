import { type Anomaly, findAnomalies } from "../../../domain/facts/anomalies.ts";
import { ANOMALIES } from "../../../domain/facts/anomaly-codes.ts";
import type { CompanyFacts, ExchangeRates, SourcedFacts } from "../../../domain/facts/company-facts.ts";
import { SHARES_UNIT } from "../../../domain/facts/currencies.ts";
import type { Financials } from "../../../domain/facts/financials.ts";
import { financialsOf } from "../../../domain/facts/in-dollars.ts";
import type { InputName } from "../../../domain/facts/inputs.ts";
import { type Amounts, findImplausibleAmounts } from "../../../domain/facts/plausibility.ts";
import { screenStock } from "../../../domain/screening/screen-stock.ts";
import type { Reason, Screening } from "../../../domain/screening/screening.ts";
import { stockRow } from "../../features/stocks/publish.ts";
import type { StockRow } from "../../features/stocks/repository.ts";
import type { StockDocument } from "../../features/stocks/stock-document.ts";
import type { FrameGroup } from "../../providers/sec/frames.ts";
import { carryCapitalization } from "./carry-capitalization.ts";
import { answersOf, type GatheredItem } from "./gathered-facts.ts";
import { mergeFacts } from "./merge-facts.ts";

export type Decision = { state: "accepted" | "rejected"; anomalies: readonly Anomaly[] };

/** A stock as the database has it, with what a person has decided about its figures. */
export type StoredForRefresh = Omit<StockRow, "currentPrice" | "standing"> & { decisions: readonly Decision[] };

export type ScreeningDay = {
  /** ISO date. */
  asOf: string;
  rates: ExchangeRates;
  brokenGroups: ReadonlySet<FrameGroup>;
};

export type Hold = { stockId: number; anomalies: readonly Anomaly[]; proposed: CompanyFacts; isDecided: boolean };

export type ScreenedAgain = {
  /** The new row; null when nothing but the day would change. */
  row: StockRow | null;
  status: string;
  /** Whether a source gave its price in this run. */
  isCovered: boolean;
  hold: Hold | null;
  noted: number;
};

/** Screens one stock on what was gathered. Unusual figures are held back: the last good ones stay, and the stock says so. */
export function screenStoredStock(
  stored: StoredForRefresh,
  items: readonly GatheredItem[],
  day: ScreeningDay,
): ScreenedAgain {
  const known = stored.facts === null ? factsOfListedName(stored) : (JSON.parse(stored.facts) as CompanyFacts);
  const { answers, changePercent } = answersOf(items, day);
  const isCovered = changePercent !== undefined;
  const kept = { row: null, status: stored.complianceStatus, isCovered, hold: null, noted: 0 };
  if (!hasRates(known.facts, day.rates)) return kept;
  const merged = mergeFacts(known.facts, carryCapitalization(known.facts, answers));
  const proposed = { ...known, facts: merged.facts };
  const before = financialsOf(known, day.rates);
  const after = financialsOf(proposed, day.rates);
  const anomalies = [...merged.disagreements, ...findAnomalies(before.financials, after.financials)];
  const decision = decisionOn(anomalies, stored.decisions);
  if (anomalies.length > 0 && decision !== "accepted") {
    const hold = { stockId: stored.id, anomalies, proposed, isDecided: decision === "rejected" };
    const screened = screenStock({ ...before, screenedOn: day.asOf });
    const screening = hold.isDecided ? screened : withNote(screened, anomalies);
    return { ...kept, ...rowOf(stored, known, before.financials, screening, stored.priceChangePercent), hold };
  }
  const believed = believedFacts(proposed, known.facts, after.financials);
  const { profile, financials, leftOut } = believed === proposed ? after : financialsOf(believed, day.rates);
  const screening = screenStock({ profile, financials, leftOut, screenedOn: day.asOf });
  const change = isCovered ? changePercent : stored.priceChangePercent;
  return { ...kept, ...rowOf(stored, believed, financials, screening, change), noted: merged.noted };
}

/** A stock's row on facts that a person has chosen. */
export function screenOnFacts(
  stored: StoredForRefresh,
  facts: CompanyFacts,
  day: Pick<ScreeningDay, "asOf" | "rates">,
): StockRow {
  const { profile, financials, leftOut } = financialsOf(facts, day.rates);
  const screening = screenStock({ profile, financials, leftOut, screenedOn: day.asOf });
  return newRow(stored, facts, financials, screening, stored.priceChangePercent);
}

function rowOf(
  stored: StoredForRefresh,
  facts: CompanyFacts,
  financials: Financials,
  screening: Screening,
  priceChangePercent: number | null,
): Pick<ScreenedAgain, "row" | "status"> {
  const row = newRow(stored, facts, financials, screening, priceChangePercent);
  const isSame =
    withoutDay(row.document) === withoutDay(stored.document) && row.facts === stored.facts && row.name === stored.name;
  return { row: isSame ? null : row, status: screening.status };
}

const NO_RATES: ExchangeRates = { asOf: "1970-01-01", base: "USD", rates: {}, source: "exchange-rates", url: "" };

function newRow(
  stored: StoredForRefresh,
  facts: CompanyFacts,
  financials: Financials,
  screening: Screening,
  priceChangePercent: number | null,
): StockRow {
  const { exchange, sector, region } = facts;
  const { profile } = financialsOf({ ...facts, facts: {} }, NO_RATES);
  const isScreened = stored.isScreened || Object.keys(financials).length > 0;
  const place = { exchange, sector, region, localSymbol: stored.localSymbol };
  const stock = { ...place, profile, financials, facts, screening, priceChangePercent, isScreened };
  return stockRow(stored.id, stock, JSON.parse(stored.document) as StockDocument);
}

/** The day of the screening lies at the end of a document; cutting it there spares parsing the rest. */
function withoutDay(document: string): string {
  const day = document.lastIndexOf('"screenedOn":"');
  return day < 0 ? document : document.slice(0, day) + document.slice(day + 26);
}

/** Without a rate an amount would be unknown: such a stock stays as it is. */
function hasRates(facts: SourcedFacts, { rates }: ExchangeRates): boolean {
  return Object.values(facts).every(
    ({ currency }) => currency === "USD" || currency === SHARES_UNIT || rates[currency] !== undefined,
  );
}

/** What cannot be right gives way to what was known before, or to nothing. */
function believedFacts(proposed: CompanyFacts, known: SourcedFacts, financials: Financials): CompanyFacts {
  const { sector, industry } = proposed;
  const problems = findImplausibleAmounts(amountsOf(financials), {
    isFinancial: /^financ/i.test(sector ?? "") || /mortgage/i.test(industry ?? ""),
    interestExpense: null,
    isRevenueOfOneConcept: false,
  });
  if (problems.length === 0) return proposed;
  const facts: SourcedFacts = { ...proposed.facts };
  for (const { input } of problems) {
    const last = known[input];
    if (last && last !== facts[input]) facts[input] = last;
    else if (!last) delete facts[input];
  }
  return { ...proposed, facts };
}

function amountsOf(financials: Financials): Amounts {
  return Object.fromEntries(Object.entries(financials).map(([input, fact]) => [input, fact.amount])) as Amounts;
}

/** A person's word counts for the same figure, within two percent, and for as long as it comes again. */
function decisionOn(anomalies: readonly Anomaly[], decisions: readonly Decision[]): Decision["state"] | undefined {
  return decisions.findLast((decision) =>
    anomalies.every((anomaly) => decision.anomalies.some((decided) => isSameFinding(anomaly, decided))),
  )?.state;
}

function isSameFinding(first: Anomaly, second: Anomaly): boolean {
  const isSameFigure = Math.abs(first.after - second.after) <= Math.abs(second.after) * 0.02;
  return first.code === second.code && first.about === second.about && isSameFigure;
}

function withNote(screening: Screening, anomalies: readonly Anomaly[]): Screening {
  const [first] = anomalies;
  const note: Reason = {
    ...{ code: "under_review", effect: "note", figure: null, limit: null },
    about: (first?.about as InputName | undefined) ?? null,
    message: `Newer figures wait for a review, and the last good ones are shown: ${first ? ANOMALIES[first.code] : ""}`,
  };
  return { ...screening, reasons: [...screening.reasons, note] };
}

function factsOfListedName(stored: StoredForRefresh): CompanyFacts {
  const { industry, country } = JSON.parse(stored.document) as { industry: string | null; country: string | null };
  const { symbol, name, sector } = stored;
  const { exchange, region } = stored as unknown as Pick<CompanyFacts, "exchange" | "region">;
  return {
    ...{ symbol, name, exchange, sector, industry, country, region },
    ...{ industryTaxonomy: null, gics: null, sic: null, cik: null, snapshotOn: null, facts: {} },
  };
}
