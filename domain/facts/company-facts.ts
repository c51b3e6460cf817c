import type { ExchangeCode, Region } from "./exchanges.ts";

/** Notes that must accompany a figure. */
export const FACT_DETAIL_CODES = [
  "about",
  "undated_fiscal_year",
  "undated",
  "undated_half_year",
  "mainland_shares_at_this_price",
  "previous_year",
  "other_date",
  "with_leases",
  "confirmed_by_filings",
  "equivalents_only",
  "twelve_months",
  "fiscal_year",
  "four_quarters",
  "from_price_to_sales",
  "from_enterprise_value",
  "yield_times_price",
  "annual_rate",
  "dividends_summed",
  "currency_assumed",
  "carried_by_price",
  "all_shares_at_this_price",
  "high_against_value",
  "collected_from_filings",
  "two_extracts_agree",
  "two_extracts_close",
  "no_debt_in_three_extracts",
  "no_debt_in_two_extracts",
  "no_debt_nor_interest_paid",
  "no_debt_nor_interest_in_extracts",
  "current_securities_only",
  "currency_from_filings",
  "restated_for_inflation",
  "past_prices_todays_shares",
  "prices_without_dividends",
  "quarter_end_values",
  "other_assets_included",
  "other_income_included",
  "all_liabilities",
  "all_assets",
  "assets_less_equity",
  "rest_of_assets",
] as const;
export type FactDetail = (typeof FACT_DETAIL_CODES)[number];

/** Why an amount that a source gave is not used. */
export const LEFT_OUT_REASON_CODES = [
  "negative_amount",
  "not_a_number",
  "zero_unconfirmed",
  "debt_above_total_assets",
  "cash_above_total_assets",
  "debt_far_above_value",
  "cash_far_above_value",
  "revenue_far_above_value",
  "revenue_below_interest_expense",
  "revenue_far_below_debt",
  "value_far_below_cash",
  "placeholder_share_count",
  "shares_disagree_with_value",
  "dividend_above_half_of_price",
  "partial_debt",
  "part_of_others",
  "known_to_be_partial",
  "sources_disagree",
  "unknown_currency",
  "no_exchange_rate",
  "stale_concept",
  "average_far_from_value",
  "mixed_dates",
  "dated_in_future",
  "not_twelve_months",
  "of_another_size",
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASON_CODES)[number];

/** Whether a figure was read in a source, or derived because the source does not give it. */
export const DATA_QUALITIES = ["reported", "estimated"] as const;
export type DataQuality = (typeof DATA_QUALITIES)[number];

/** Figures that sources give about a company; the rows of the evidence table. */
export const INPUT_NAMES = [
  "marketCapitalization",
  "averageMarketCapitalization",
  "longAverageMarketCapitalization",
  "interestBearingDebt",
  /** The part of the debt that bears no interest, by the report: murabaha, ijara, sukuk. */
  "islamicFinancing",
  "cashAndInterestBearingSecurities",
  /** The part of the cash that earns no interest, by the report. */
  "murabahaDeposits",
  "accountsReceivable",
  "totalAssets",
  "totalLiabilities",
  "totalRevenue",
  "interestIncome",
  /** Of a year, besides interest: the sales of alcohol in a supermarket. */
  "prohibitedRevenue",
  "dividendPerShare",
  "sharesOutstanding",
  "price",
] as const;
export type InputName = (typeof INPUT_NAMES)[number];

/** The figures of a report, those that readers are asked for most first. */
export const REPORTED_INPUTS = [
  "interestIncome",
  "prohibitedRevenue",
  "interestBearingDebt",
  "islamicFinancing",
  "cashAndInterestBearingSecurities",
  "murabahaDeposits",
  "totalRevenue",
  "totalAssets",
  "totalLiabilities",
  "accountsReceivable",
] as const satisfies readonly InputName[];

/** Inputs that belong to a share, not to its company. A depositary share may represent many others. */
export const OF_A_SHARE: ReadonlySet<InputName> = new Set(["price", "dividendPerShare", "sharesOutstanding"]);

/** What a reason or a flip point can concern: an input, or the non-compliant income, which is derived from inputs. */
export const QUANTITY_NAMES = [...INPUT_NAMES, "nonCompliantRevenue", "nonCompliantInvestments"] as const;
export type QuantityName = (typeof QUANTITY_NAMES)[number];

/** The sources of figures. */
export const SOURCE_IDS = [
  "sec-edgar",
  "idx-filing",
  "xbrl-filings",
  "nasdaq-screener",
  "market-snapshot",
  "reader-report",
  "csv-import",
  "exchange-listing",
  "sp-funds",
  "sec-nport",
  "fund-issuers",
  "yahoo-spark",
  "eodhd",
  "fmp",
  "gold-api",
  "lbma",
  "world-bank",
  "exchange-rates",
  "mizan-estimate",
] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

/** Where a person can look up a source, on this site without an origin; null when there is no public place. */
export const SOURCE_URLS: Readonly<Record<SourceId, string | null>> = {
  "sec-edgar": "https://www.sec.gov/edgar",
  "idx-filing": "https://www.idx.co.id/en/listed-companies/financial-statements-and-annual-report",
  "xbrl-filings": "https://filings.xbrl.org",
  "nasdaq-screener": "https://www.nasdaq.com/market-activity/stocks/screener",
  "market-snapshot": null,
  "reader-report": "/contributions",
  "csv-import": null,
  "exchange-listing": null,
  "sp-funds": "https://www.sp-funds.com",
  "sec-nport": "https://www.sec.gov/edgar",
  "fund-issuers": null,
  "yahoo-spark": "https://finance.yahoo.com",
  eodhd: "https://eodhd.com",
  fmp: "https://financialmodelingprep.com",
  "gold-api": "https://gold-api.com",
  lbma: "https://www.lbma.org.uk",
  "world-bank": "https://www.worldbank.org/en/research/commodity-markets",
  "exchange-rates": null,
  "mizan-estimate": "/methodology",
};

/** One quantity in its source's currency, as a provider gives it and a stock keeps it for the next refresh. */
export type SourcedFact = {
  value: number;
  /** ISO 4217, or "shares" for a count. */
  currency: string;
  /** First day of a duration; absent for a balance at one date. */
  periodStart?: string | undefined;
  periodEnd: string;
  source: SourceId;
  /** The day of the market snapshot that gave it, where it is not that of its company's others. */
  snapshotOn?: string | undefined;
  url?: string | undefined;
  quality: DataQuality;
  /** The reported concepts that it adds up. */
  note?: string | undefined;
  bound?: "upper" | "lower" | undefined;
  /** For an upper bound: the share of it that a second source confirms, above 0 and at most 1. */
  confirmedShare?: number | undefined;
  detail?: readonly FactDetail[] | undefined;
  /** A figure of another source that is more than a quarter newer, and alone: it may lead to another verdict. */
  newer?: SourcedFact | undefined;
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

/** The kind of a listed security that is not a share of a company. */
export type NotAShare =
  | "closed_end_fund"
  | "fund"
  | "warrant_or_right"
  | "preferred_share"
  | "note_or_bond"
  | "unit"
  | "index"
  | "shell_company";

/** A figure that readers found in a report. */
export type ReaderFigure = { input: InputName; fact: SourcedFact };

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
  /** Readers' figures that count here, in the order of their decisions, and what its sources say without them. */
  readers?:
    | { figures: readonly ReaderFigure[]; sources: Pick<CompanyFacts, "facts" | "leftOut" | "snapshotOn"> }
    | undefined;
  /** The exchange rates at which its figures were converted last, where they needed any. */
  rates?: Pick<ExchangeRates, "asOf" | "rates"> | undefined;
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
