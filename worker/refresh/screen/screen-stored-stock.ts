import { readersFigures, withoutReaders, withReaders } from "../../../domain/claims/claim.ts";
import type { ExchangeRates } from "../../../domain/facts/company-facts.ts";
import { financialsOf, profileOf } from "../../../domain/facts/in-dollars.ts";
import { bringUpToDate } from "../../../domain/refresh/bring-up-to-date.ts";
import type { Hold, ReviewDecision } from "../../../domain/refresh/decide-facts.ts";
import { underReview } from "../../../domain/screening/compliance-status.ts";
import { screenStock } from "../../../domain/screening/screen-stock.ts";
import type { FrameGroup } from "../../providers/sec/frames.ts";
import type { StagedChange, StagedNearMiss } from "../../verdicts/changes/repository.ts";
import type { StockRow } from "../../verdicts/repository.ts";
import { type StoredStock, storedAgain } from "../../verdicts/stock-document.ts";
import { answersOf, type GatheredItem } from "./gathered-facts.ts";

/** A stored stock with a person's decisions about its figures. */
export type StoredForRefresh = StoredStock & { decisions: readonly ReviewDecision[] };

export type ScreeningDay = {
  asOf: string;
  rates: ExchangeRates;
  brokenGroups: ReadonlySet<FrameGroup>;
};

export type ScreenedAgain = {
  row: StockRow | null;
  change: StagedChange | null;
  near: StagedNearMiss | null;
  status: string;
  /** Whether a source gave its price in this run. */
  isCovered: boolean;
  hold: Hold | null;
};

/** Screens one stock with the gathered figures. Unusual figures go under review: the last good ones stay, and the stock says so. */
export function screenStoredStock(
  stored: StoredForRefresh,
  items: readonly GatheredItem[],
  day: ScreeningDay,
): ScreenedAgain {
  const { answers, changePercent } = answersOf(stored.symbol, items, day);
  const isCovered = changePercent !== undefined;
  const { decisions, known } = stored;
  const decided = bringUpToDate(withoutReaders(known), answers, { rates: day.rates, decisions, on: day.asOf });
  if (!decided) {
    return { row: null, change: null, near: null, status: stored.complianceStatus, isCovered, hold: null };
  }
  const { company, hold } = decided;
  const figures = readersFigures(known);
  const facts = withReaders(company, figures, day.rates);
  const financials = figures.length > 0 ? financialsOf(facts, day.rates).financials : decided.financials;
  const profile = profileOf(facts);
  const screened = screenStock({ profile, financials, leftOut: facts.leftOut ?? {}, screenedOn: day.asOf });
  const screening = hold && !hold.isDecided ? underReview(screened, hold.anomalies[0]) : screened;
  const priceChangePercent = isCovered && !hold ? changePercent : stored.priceChangePercent;
  const again = storedAgain(stored, { facts, financials, screening, priceChangePercent, day });
  return { ...again, status: screening.status, isCovered, hold };
}
