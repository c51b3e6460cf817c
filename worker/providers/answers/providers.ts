import type { LeftOutFacts, SourcedFacts } from "../../../domain/facts/company-facts.ts";
import type { ExchangeCode } from "../../../domain/facts/exchanges.ts";
import type { RowProblem } from "../../../domain/refresh/refresh-problems.ts";

/** Given to every adapter: the network is passed in, so that a test or a recorded network can replace it. */
export type ProviderAccess = {
  fetch: (url: string, init?: { headers: Record<string, string>; signal?: AbortSignal }) => Promise<Response>;
  /** Without a slash at the end. */
  baseUrl: string;
  /** Names the application and a contact; the SEC answers 403 without one. */
  userAgent: string;
  /** The operator's key as a query, such as apikey=…; it is part of the request and never of an error's text. */
  key?: string;
};

/** The number of rows read, and of rows that did not fit by what was wrong with them. */
export type Tally = { read: number; leftOut: Partial<Record<RowProblem, number>> };

export type Listing = {
  symbol: string;
  name: string;
  exchange: ExchangeCode;
  sector: string | null;
  industry: string | null;
  country: string | null;
  isin: string | null;
};

export type Quote = {
  symbol: string;
  /** In the currency's major unit. */
  price: number;
  currency: string;
  marketCapitalization: number | null;
  /** Since the previous close, percent. */
  changePercent: number | null;
  /** ISO date of the close. */
  asOf: string;
};

export type CompanyFundamentals = {
  cik: string;
  /** The common balance-sheet date of all balances. */
  balanceDate: string;
  facts: SourcedFacts;
  leftOut: LeftOutFacts;
};

export type MetalPrice = { metal: "gold" | "silver"; dollarsPerTroyOunce: number; asOf: string; url: string };

export type CurrencyRates = { asOf: string; rates: Readonly<Record<string, number>>; url: string };

/** A fund of the SEC's list: who files for it, and as which series; a unit trust has none. */
export type Registrant = { cik: string; seriesId: string | null };

export function emptyTally(): Tally {
  return { read: 0, leftOut: {} };
}

export function countLeftOut(tally: Tally, reason: RowProblem): void {
  tally.leftOut[reason] = (tally.leftOut[reason] ?? 0) + 1;
}
