import type { CompanyFacts, ExchangeRates, SourcedFacts } from "../../../domain/facts/company-facts.ts";
import type { Financials } from "../../../domain/facts/financials.ts";
import { financialsOf, profileOf } from "../../../domain/facts/in-dollars.ts";
import { bringUpToDate } from "../../../domain/refresh/bring-up-to-date.ts";
import type { Hold, ReviewDecision } from "../../../domain/refresh/decide-facts.ts";
import { underReview } from "../../../domain/screening/compliance-status.ts";
import { screenStock } from "../../../domain/screening/screen-stock.ts";
import type { Screening } from "../../../domain/screening/screening.ts";
import type { StagedChange, StagedNearMiss } from "../../features/changes/repository.ts";
import { stagedChange, stagedNearMiss } from "../../features/changes/staged-change.ts";
import { stockRow } from "../../features/stocks/publish.ts";
import type { ListFigures, StockRow } from "../../features/stocks/repository.ts";
import type { StockDocument } from "../../features/stocks/stock-document.ts";
import type { FrameGroup } from "../../providers/sec/frames.ts";
import { answersOf, type GatheredItem } from "./gathered-facts.ts";

/** A stock as stored in the database, with a person's decisions about its figures. */
export type StoredForRefresh = Omit<
  StockRow,
  "currentPrice" | "figuresOn" | "priceAsOf" | "standings" | "industry" | "marketCapitalization" | keyof ListFigures
> & {
  decisions: readonly ReviewDecision[];
};

export type ScreeningDay = {
  /** ISO date. */
  asOf: string;
  rates: ExchangeRates;
  brokenGroups: ReadonlySet<FrameGroup>;
};

export type ScreenedAgain = {
  /** The new row; null when nothing but the day would change. */
  row: StockRow | null;
  status: string;
  /** Whether a source gave its price in this run. */
  isCovered: boolean;
  hold: (Hold & { stockId: number }) | null;
  /** How the verdict changed; null when it is the same, or the first. */
  change: StagedChange | null;
  /** A ratio close to its limit; null when none is. */
  near: StagedNearMiss | null;
  noted: number;
  /** The facts that were known before; empty for a listed name. */
  known: SourcedFacts;
};

/** Screens one stock with the gathered figures. Unusual figures go under review: the last good ones stay, and the stock says so. */
export function screenStoredStock(
  stored: StoredForRefresh,
  items: readonly GatheredItem[],
  day: ScreeningDay,
): ScreenedAgain {
  const known = stored.facts === null ? factsOfListedName(stored) : (JSON.parse(stored.facts) as CompanyFacts);
  const { answers, changePercent } = answersOf(stored.symbol, items, day);
  const isCovered = changePercent !== undefined;
  const kept = {
    row: null,
    status: stored.complianceStatus,
    isCovered,
    hold: null,
    change: null,
    near: null,
    noted: 0,
    known: known.facts,
  };
  const followed = (from: CompanyFacts, to: CompanyFacts, screening: Screening, row: StockRow | null) => ({
    change: row && stored.isScreened ? stagedChange(stored, row, { from, to, day }) : null,
    near: stagedNearMiss(stored.id, to, screening),
  });
  const brought = bringUpToDate(known, answers, { rates: day.rates, decisions: stored.decisions });
  if (!brought) return kept;
  const { company, financials, hold, noted } = brought;
  const screened = screenCompany(company, financials, day.asOf);
  if (hold) {
    const screening = hold.isDecided ? screened : underReview(screened, hold.anomalies[0]);
    const held = rowOf(stored, company, financials, screening, stored.priceChangePercent);
    return {
      ...kept,
      ...held,
      ...followed(known, company, screening, held.row),
      hold: { stockId: stored.id, ...hold },
    };
  }
  const percent = isCovered ? changePercent : stored.priceChangePercent;
  const row = rowOf(stored, company, financials, screened, percent);
  return { ...kept, ...row, ...followed(known, company, screened, row.row), noted };
}

/** A stock's row with facts that a person has chosen, and how they change its verdict. */
export function screenOnFacts(
  stored: StoredForRefresh,
  facts: CompanyFacts,
  day: Pick<ScreeningDay, "asOf" | "rates">,
): { row: StockRow; change: StagedChange | null } {
  const { financials } = financialsOf(facts, day.rates);
  const screening = screenCompany(facts, financials, day.asOf);
  const row = newRow(stored, facts, financials, screening, stored.priceChangePercent);
  const from = stored.facts === null ? facts : (JSON.parse(stored.facts) as CompanyFacts);
  return { row, change: stored.isScreened ? stagedChange(stored, row, { from, to: facts, day }) : null };
}

function screenCompany(company: CompanyFacts, financials: Financials, screenedOn: string): Screening {
  return screenStock({ profile: profileOf(company), financials, leftOut: company.leftOut ?? {}, screenedOn });
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

function newRow(
  stored: StoredForRefresh,
  facts: CompanyFacts,
  financials: Financials,
  screening: Screening,
  priceChangePercent: number | null,
): StockRow {
  const { exchange, sector, region } = facts;
  const isScreened = stored.isScreened || Object.keys(financials).length > 0;
  const place = { exchange, sector, region, localSymbol: stored.localSymbol };
  const stock = { ...place, profile: profileOf(facts), financials, facts, screening, priceChangePercent, isScreened };
  return stockRow(stored.id, stock, JSON.parse(stored.document) as StockDocument);
}

/** The day of the screening is at the end of a document; cutting it off there saves parsing the rest. */
function withoutDay(document: string): string {
  const day = document.lastIndexOf('"screenedOn":"');
  return day < 0 ? document : document.slice(0, day) + document.slice(day + 26);
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
