/** The sources of figures. */
export const SOURCE_IDS = [
  "sec-edgar",
  "idx-filing",
  "xbrl-filings",
  "nasdaq-screener",
  "market-snapshot",
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

/** Where a person can look up a source; null when there is no public place. */
export const SOURCE_URLS: Readonly<Record<SourceId, string | null>> = {
  "sec-edgar": "https://www.sec.gov/edgar",
  "idx-filing": "https://www.idx.co.id/en/listed-companies/financial-statements-and-annual-report",
  "xbrl-filings": "https://filings.xbrl.org",
  "nasdaq-screener": "https://www.nasdaq.com/market-activity/stocks/screener",
  "market-snapshot": null,
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
