/** Where a figure can come from. The label is what a person reads in the evidence table. */
export const SOURCE_IDS = [
  "sec-edgar",
  "idx-filing",
  "nasdaq-screener",
  "market-snapshot",
  "csv-import",
  "exchange-listing",
  "sp-funds",
  "sec-nport",
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

export type Source = { id: SourceId; label: string; url: string | null };

export const SOURCES: Readonly<Record<SourceId, Source>> = {
  "sec-edgar": { id: "sec-edgar", label: "SEC EDGAR filing", url: "https://www.sec.gov/edgar" },
  "idx-filing": {
    id: "idx-filing",
    label: "Indonesia Stock Exchange filing",
    url: "https://www.idx.co.id/en/listed-companies/financial-statements-and-annual-report",
  },
  "nasdaq-screener": {
    id: "nasdaq-screener",
    label: "Nasdaq stock screener",
    url: "https://www.nasdaq.com/market-activity/stocks/screener",
  },
  "market-snapshot": { id: "market-snapshot", label: "Market snapshot", url: null },
  "csv-import": { id: "csv-import", label: "Imported file", url: null },
  "exchange-listing": { id: "exchange-listing", label: "Exchange listing", url: null },
  "sp-funds": { id: "sp-funds", label: "SP Funds holdings", url: "https://www.sp-funds.com" },
  "sec-nport": { id: "sec-nport", label: "SEC Form N-PORT", url: "https://www.sec.gov/edgar" },
  "yahoo-spark": { id: "yahoo-spark", label: "Yahoo Finance quotes", url: "https://finance.yahoo.com" },
  eodhd: { id: "eodhd", label: "EODHD fundamentals", url: "https://eodhd.com" },
  fmp: { id: "fmp", label: "Financial Modeling Prep", url: "https://financialmodelingprep.com" },
  "gold-api": { id: "gold-api", label: "gold-api.com", url: "https://gold-api.com" },
  lbma: { id: "lbma", label: "LBMA price", url: "https://www.lbma.org.uk" },
  "world-bank": {
    id: "world-bank",
    label: "World Bank commodity prices",
    url: "https://www.worldbank.org/en/research/commodity-markets",
  },
  "exchange-rates": { id: "exchange-rates", label: "Exchange rates", url: null },
  "mizan-estimate": { id: "mizan-estimate", label: "Estimated by Mizan", url: "/methodology" },
};
