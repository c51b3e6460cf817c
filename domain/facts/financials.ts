import type { DataQuality, FactDetail, InputName, SourceId } from "./company-facts.ts";

/** One quantity and its source. */
export type Fact = {
  /** US dollars; US dollars a share for `price` and `dividendPerShare`; a count for `sharesOutstanding`. */
  amount: number;
  /** The amount in the source's `currency`. */
  originalAmount: number;
  /** ISO 4217, or "shares" for a count. */
  currency: string;
  /** Units of `currency` for one US dollar; 1 for dollars and counts. */
  exchangeRate: number;
  /** ISO date of the exchange rate; null when none was needed. */
  exchangeRateDate: string | null;
  /** ISO date, first day of a duration; null for a balance at one date. */
  periodStart: string | null;
  /** ISO date: the balance-sheet date, the last day of a duration, or the day of a price. */
  periodEnd: string;
  source: SourceId;
  /** The filing or file; null when the source has no address for a single figure. */
  url: string | null;
  quality: DataQuality;
  /** How an estimated figure was made, or what a reported one adds up; null when there is nothing to say. */
  basis: FactBasis | null;
  /** Set when the source's definition makes the figure only a bound: debt with leases is `upper`, cash without investments is `lower`. */
  bound: "upper" | "lower" | null;
  /** For an upper bound: the share of it that a second source confirms, above 0 and at most 1. */
  confirmedShare?: number;
  /** A figure of another source that is more than a quarter newer, and alone. */
  newer?: Fact;
};

export type FactBasis =
  /** From a source: the day of its snapshot, the names of the filing's own entries, and notes. */
  | { kind: "source"; snapshotOn: string | null; entries: string | null; details: readonly FactDetail[] }
  /** A year of a currency's short-term rate, in percent, on the company's cash. */
  | { kind: "estimated_interest"; percent: number; asOf: string; source: string };

/** The known figures of a company, all balances at one date. An absent input is unknown, never zero. */
export type Financials = Partial<Record<InputName, Fact>>;

/** How the sources describe a company's business. */
export type CompanyProfile = {
  symbol: string;
  name: string;
  country: string | null;
  /** Standard Industrial Classification code of the SEC, four digits. */
  sic: string | null;
  /** GICS sub-industry or industry name. */
  gics: string | null;
  /** The provider's own industry name. */
  industry: string | null;
  /** The symbols of its company's listings, if there are several: what is known by one symbol applies to all. */
  issuer?: readonly string[] | undefined;
};
