import type { FundPosition } from "../funds/holdings.ts";
import type { ExchangeCode } from "../issuers/exchanges.ts";
import type { Region } from "../issuers/sectors.ts";
import type { FactDetail } from "./fact-details.ts";
import type { DataQuality, InputName } from "./inputs.ts";
import type { LeftOutReason } from "./left-out.ts";
import type { SourceId } from "./sources.ts";

/** One quantity in the currency of its source: what a provider gives and what a stock keeps for the next refresh. */
export type SourcedFact = {
  value: number;
  /** ISO 4217, or "shares" for a count. */
  currency: string;
  /** First day of a duration; absent for a balance at one date. */
  periodStart?: string | undefined;
  periodEnd: string;
  source: SourceId;
  url?: string | undefined;
  quality: DataQuality;
  /** Which reported concepts it adds up. */
  note?: string | undefined;
  bound?: "upper" | "lower" | undefined;
  /** Of an upper bound: the share of it that a second source confirms, above 0 and at most 1. */
  confirmedShare?: number | undefined;
  detail?: readonly FactDetail[] | undefined;
};

export type SourcedFacts = Partial<Record<InputName, SourcedFact>>;

/** Amounts that a source gave and that were not believed. */
export type LeftOutFacts = Partial<Record<InputName, LeftOutReason>>;

/** A name from a listing: nothing is known of it but what it is called and where it trades. */
export type ListedName = {
  symbol: string;
  name: string;
  exchange: ExchangeCode;
  /** One of the specification's twelve, or the provider's own word where it maps to none. */
  sector: string | null;
  /** The provider's own industry name. */
  industry: string | null;
  country: string | null;
  region: Region | null;
};

/** A stock with the facts that a screening rests on. An absent fact is unknown, never zero. */
export type CompanyFacts = ListedName & {
  industryTaxonomy: "yahoo" | "nasdaq" | "gics" | null;
  gics: string | null;
  /** Standard Industrial Classification code of the SEC, four digits. */
  sic: string | null;
  /** Central Index Key of the SEC, ten digits; null for a stock that does not file there. */
  cik: string | null;
  /** The day of the market snapshot behind the figures of that source; null when there are none. */
  snapshotOn: string | null;
  facts: SourcedFacts;
  leftOut?: LeftOutFacts | undefined;
  /** The symbols of its company's screened listings, the home listing first; absent where it has one alone. */
  issuer?: readonly string[] | undefined;
};

/** Units of each currency for one US dollar, on one day. */
export type ExchangeRates = {
  asOf: string;
  base: "USD";
  rates: Readonly<Record<string, number>>;
  source: "exchange-rates";
  url: string;
};

/** The shares that a regulator lists as permissible, under the list's own name, number and date. */
export type ShownList = {
  list: string;
  publisher: string;
  number: string;
  asOf: string;
  exchange: ExchangeCode;
  symbols: string[];
};

/** The companies a fund holds, by symbol, and where its source has them its positions with their weights. */
export type FundHoldings = {
  fund: string;
  asOf: string;
  source: SourceId;
  url: string | null;
  symbols: string[];
  positions?: readonly FundPosition[] | undefined;
};
