import type { ExchangeCode } from "./exchanges.ts";
import type { FactDetail } from "./fact-details.ts";
import type { DataQuality, InputName } from "./inputs.ts";
import type { LeftOutReason } from "./left-out.ts";
import type { Region } from "./sectors.ts";
import type { SourceId } from "./sources.ts";

/** One quantity in its source's currency, as a provider gives it and a stock keeps it for the next refresh. */
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
  /** The reported concepts that it adds up. */
  note?: string | undefined;
  bound?: "upper" | "lower" | undefined;
  /** For an upper bound: the share of it that a second source confirms, above 0 and at most 1. */
  confirmedShare?: number | undefined;
  detail?: readonly FactDetail[] | undefined;
};

export type SourcedFacts = Partial<Record<InputName, SourcedFact>>;

/** Amounts that a source gave but that were not believed. */
export type LeftOutFacts = Partial<Record<InputName, LeftOutReason>>;

/** A name from a listing: only its name and its exchange are known. */
export type ListedName = {
  symbol: string;
  name: string;
  exchange: ExchangeCode;
  /** One of SECTORS, or the provider's own word when it maps to none. */
  sector: string | null;
  /** The provider's own industry name. */
  industry: string | null;
  country: string | null;
  region: Region | null;
};

/** A stock with the facts behind its screening. An absent fact is unknown, never zero. */
export type CompanyFacts = ListedName & {
  industryTaxonomy: "yahoo" | "nasdaq" | "gics" | null;
  gics: string | null;
  /** Standard Industrial Classification code of the SEC, four digits. */
  sic: string | null;
  /** Central Index Key of the SEC, ten digits; null for a stock that does not file there. */
  cik: string | null;
  /** The day of the market snapshot that the figures of that source come from; null when there are none. */
  snapshotOn: string | null;
  facts: SourcedFacts;
  leftOut?: LeftOutFacts | undefined;
  /** The symbols of its company's screened listings, home listing first; absent for a single listing. */
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

/** The shares that a regulator lists as permissible, with the list's own name, number and date. */
export type ShownList = {
  list: string;
  publisher: string;
  number: string;
  asOf: string;
  exchange: ExchangeCode;
  symbols: string[];
};
