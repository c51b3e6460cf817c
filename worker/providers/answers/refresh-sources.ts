import type { LeftOutFacts, SourcedFacts, SourceId } from "../../../domain/facts/company-facts.ts";
import type { ExchangeCode } from "../../../domain/facts/exchanges.ts";
import type { UnreadFundProblem } from "../../../domain/funds/fund-requests.ts";
import type { FundHoldings } from "../../../domain/funds/holdings.ts";
import type { RowProblem, StepRemark } from "../../../domain/refresh/refresh-problems.ts";
import type { FetchStep, MarketDataMode } from "../../../domain/refresh/refresh-steps.ts";
import type { CurrencyRates, Listing, MetalPrice } from "./providers.ts";

export type FactsRow = readonly [symbol: string, facts: SourcedFacts, leftOut: LeftOutFacts];
/** Price and market capitalization of one stock, and the percent since the previous close. */
export type QuoteRow = readonly [symbol: string, facts: SourcedFacts, changePercent: number | null];
export type FilerRow = readonly [cik: string, symbol: string];
/** One concept of one filer; the request names the concept. */
export type FrameRow = readonly [cik: string, start: string | null, end: string, value: number, accession: string];

/** A share of a company as its exchange lists it. */
export type ListingRow = Omit<Listing, "isin"> & { marketCapitalization: number | null };

/** The rows of an answer that a run stores until its stocks are screened. */
export type GatheredRows =
  | { kind: "facts"; rows: readonly FactsRow[] }
  | { kind: "quote"; rows: readonly QuoteRow[] }
  | { kind: "filer"; rows: readonly FilerRow[] }
  | { kind: "frame"; rows: readonly FrameRow[] }
  | { kind: "listing"; rows: readonly ListingRow[] };

export type FetchAnswer = {
  asOf: string;
  items: number;
  /** Rows that did not fit, by what was wrong with them. */
  leftOut: Readonly<Partial<Record<RowProblem, number>>>;
  gathered?: readonly GatheredRows[];
  metal?: MetalPrice & { source: SourceId };
  rates?: CurrencyRates;
  holdings?: FundHoldings;
  /** Funds that file with the SEC: the symbol, and the filer's number with the series. */
  fundList?: readonly (readonly [symbol: string, registrant: string])[];
  /** A fund that could not be read, for those who asked for it. */
  unread?: { fund: string; problem: UnreadFundProblem };
  /** What cannot be had here, for the run's record: neither an answer nor a failure. */
  absent?: StepRemark;
  /**
   * Input for the source's next calls, one per part: the rest of a large answer, or further requests. A part may leave one more,
   * which takes its place.
   */
  rest?: readonly string[];
};

/** One request, answered by the first source that can. */
export type FetchRequest = {
  key: string;
  sources: readonly [FetchSource, ...FetchSource[]];
};
export type FetchSource = {
  source: SourceId;
  fetch: () => Promise<FetchAnswer>;
  /** Continues with one part of what `fetch` left. */
  goOn?: (part: string) => Promise<FetchAnswer>;
  /** The fund of a part, when each part is about another one. */
  fundOf?: (part: string) => string;
};

export type RefreshSources = {
  mode: MarketDataMode;
  /** ISO date on which a run screens. */
  asOf: string;
  /** The exchanges whose prices the sources give. */
  covers: readonly ExchangeCode[];
  requests: Readonly<Record<FetchStep, readonly FetchRequest[]>>;
};
