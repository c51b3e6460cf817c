import type {
  FactDetail,
  InputName,
  LeftOutFacts,
  SourcedFact,
  SourcedFacts,
} from "../../../../domain/facts/company-facts.ts";
import { SHARES_UNIT } from "../../../../domain/facts/in-dollars.ts";
import { addDays, daysBetween } from "../../../../domain/facts/iso-date.ts";
import { startOfYearUpTo } from "../../../../worker/providers/answers/figures.ts";
import { OLDEST_FILING_DAYS } from "../build-filings.ts";
import { amount, type Row } from "./collected-tables.ts";

/** An average further than this factor from today's value, either way, contains a split or a rights issue. */
export const FARTHEST_AVERAGE = 4;

export const AVERAGES = [
  ["averageMarketCapitalization", 24],
  ["longAverageMarketCapitalization", 36],
] as const;

type Traits = Partial<Pick<SourcedFact, "currency" | "periodStart" | "bound" | "source" | "quality">> & {
  periodEnd: string;
  detail?: readonly FactDetail[];
  /** Without it a zero may be an absent line, and is left out. */
  isZeroKnown?: boolean;
};
export type AddFact = (input: InputName, figure: string | number | undefined, traits: Traits) => void;

/**
 * Collects the figures of one row as estimates, each a number or a column; an absent, negative or stale figure and a zero that may be a
 * gap stay unknown.
 */
export function factsOf(row: Row, currency: string, screenedOn: string) {
  const facts: SourcedFacts = {};
  const leftOut: LeftOutFacts = {};
  const add: AddFact = (input, figure, { detail = [], isZeroKnown, ...traits }) => {
    const value = typeof figure === "string" ? amount(row, figure) : figure;
    if (value === undefined || daysBetween(traits.periodEnd, screenedOn) > OLDEST_FILING_DAYS) return;
    const [first, ...others] = detail;
    if (value < 0) leftOut[input] = "negative_amount";
    else if (value === 0 && !isZeroKnown) leftOut[input] = "zero_unconfirmed";
    else
      facts[input] = {
        value,
        currency,
        source: "market-snapshot",
        quality: "estimated",
        ...traits,
        ...(first && { detail: [first, ...others] }),
      };
  };
  /** Price, value, shares and dividends on a day, and the averages of the value up to it. */
  const addMarket = (on: string, { hasAverages = true } = {}) => {
    const value = amount(row, "market_cap");
    add("price", "price", { periodEnd: on });
    add("marketCapitalization", value, { periodEnd: on });
    add("sharesOutstanding", "shares", { currency: SHARES_UNIT, periodEnd: on });
    add("dividendPerShare", "dividend_per_share_ttm", { ...yearTo(on), detail: ["dividends_summed"] });
    for (const [input, months] of hasAverages ? AVERAGES : []) {
      const average = amount(row, `market_cap_avg_${months}m`);
      if (average && value && (average > value * FARTHEST_AVERAGE || average * FARTHEST_AVERAGE < value))
        leftOut[input] = "average_far_from_value";
      else add(input, average, averageOver(months, on));
    }
  };
  return { facts, leftOut, add, addMarket };
}

export function averageOver(months: 24 | 36, periodEnd: string): Traits {
  const periodStart = addDays(periodEnd, -Math.floor((months * 365.25) / 12) + 1);
  return { periodStart, periodEnd, detail: ["past_prices_todays_shares"] };
}

export function yearTo(periodEnd: string) {
  return { periodStart: startOfYearUpTo(periodEnd), periodEnd };
}
