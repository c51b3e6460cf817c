import type { CompanyFacts, ExchangeRates } from "../../domain/facts/company-facts.ts";
import { nearMissOf } from "../../domain/refresh/near-miss.ts";
import { agedBefore } from "../../domain/refresh/screening-history.ts";
import type { Screening } from "../../domain/screening/screening.ts";
import { standingOf } from "../../domain/screening/standing.ts";
import { ownRates } from "../../domain/verdict/derive.ts";
import { verdictChange } from "../../domain/verdict/verdict-change.ts";
import type { StagedChange, StagedNearMiss } from "./changes/repository.ts";
import type { StockDocument } from "./repository.ts";

/** A stock's documents and its facts, if known, before and after, and the day of the new screening with its rates. */
type Restated = {
  before: StockDocument | null;
  after: StockDocument;
  from: CompanyFacts | null;
  to: CompanyFacts | null;
  day: { asOf: string; rates: ExchangeRates };
};

/** The change from a stored verdict, as it is read on the day of the new one; null when its standing stays. */
export function stagedChange(stockId: number, { before, after, from, to, day }: Restated): StagedChange | null {
  if (before === null) return null;
  const agedOn = agedBefore(before, day.asOf);
  if (!agedOn && before.standing === after.standing) return null;
  const aged = agedOn ? { ...screenedAs(before), ...DOUBT } : screenedAs(before);
  const isByAge = agedOn !== undefined && after.standing === "doubt";
  const facts = !isByAge &&
    from &&
    to && {
      known: {
        facts: from,
        rates: ownRates(from, day.rates),
        screenedOn: agedOn ? day.asOf : before.analysis.screenedOn,
      },
      next: { facts: to, rates: day.rates, screenedOn: day.asOf },
    };
  const [known, next] = isByAge ? [screenedAs(before), aged] : [aged, screenedAs(after)];
  const change = verdictChange(known, next, facts || null);
  if (!change) return null;
  const { symbol, name, exchange, sector } = after;
  const byAge = isByAge && { causes: ["age" as const], agedOn };
  const price = !isByAge && priceOf(after);
  return { stockId, exchange, sector, change: { symbol, name, ...change, ...byAge, ...(price && { price }) } };
}

const DOUBT = { status: "questionable", standing: "doubt" } as const;

function screenedAs({ complianceStatus, standing, analysis }: StockDocument) {
  return { ...analysis, status: complianceStatus, standing };
}

function priceOf({ currentPrice, priceAsOf }: StockDocument): StagedChange["change"]["price"] {
  return currentPrice === null || priceAsOf === null ? undefined : { amount: currentPrice, on: priceAsOf };
}

type Listed = Pick<CompanyFacts, "symbol" | "name" | "sector"> & { exchange: string };

export function stagedNearMiss(stockId: number, company: Listed, screening: Screening): StagedNearMiss | null {
  const miss = nearMissOf(screening);
  const { symbol, name, exchange, sector } = company;
  const standing = standingOf({ ...screening, isScreened: true });
  return miss ? { stockId, exchange, sector, miss: { symbol, name, standing, ...miss } } : null;
}
