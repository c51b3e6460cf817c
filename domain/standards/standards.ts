import { EXCHANGES, type ExchangeCode } from "../facts/exchanges.ts";
import type { ActivityId } from "./activities.ts";

/** The three tests of a standard, by the API's names. */
export const RATIO_NAMES = ["debtRatio", "cashRatio", "nonCompliantIncomeRatio"] as const;
export type RatioName = (typeof RATIO_NAMES)[number];

/** Screening standards as data: the engine and the methodology page read the same lines. Limits are percents. */
export const DENOMINATORS = [
  "marketCapitalization",
  /** Of 24 months. */
  "averageMarketCapitalization",
  /** Of 36 months. */
  "longAverageMarketCapitalization",
  "totalAssets",
] as const;
export type Denominator = (typeof DENOMINATORS)[number];

/** A limit in percent, and whether a ratio exactly at it passes. */
export type Limit = { limit: number; atLimitPasses: boolean };
export type BalanceTest = Limit & { denominator: Denominator };

export const STANDARD_IDS = [
  "mizan",
  "aaoifi",
  "dow-jones",
  "sp",
  "ftse-yasaar",
  "msci",
  "sc-malaysia",
  "ojk-indonesia",
] as const;
export type StandardId = (typeof STANDARD_IDS)[number];

export type Standard = {
  id: StandardId;
  name: string;
  publisher: string;
  debt: BalanceTest;
  /** Null when the standard has no such test. */
  cash: BalanceTest | null;
  /** Receivables alone, or receivables and cash together; null when the standard has no such test. */
  receivables: (BalanceTest & { withCash: boolean }) | null;
  income: Limit & { countsInterest: boolean };
  /** Months over which the market capitalization is averaged; null when a single day or the balance sheet counts. */
  averagingMonths: number | null;
  /** Activities that Mizan's own screen leaves open and this standard excludes. */
  alsoExcludes: readonly ActivityId[];
  /** Beside the verdict only shares of this exchange show it; null when all do. */
  shownOn: ExchangeCode | null;
  /** Where the limits were read; `document` says so when it was not the publisher's own text. */
  source: { document: string; publisher: string; url: string };
};

export const HOUSE_STANDARD_ID: StandardId = "mizan";

export type HouseStandard = Standard & { cash: BalanceTest };

export const HOUSE_STANDARD: HouseStandard = {
  id: HOUSE_STANDARD_ID,
  name: "AAOIFI Standard 21 methodology",
  publisher: "Mizan",
  debt: { limit: 33, atLimitPasses: true, denominator: "marketCapitalization" },
  cash: { limit: 33, atLimitPasses: true, denominator: "marketCapitalization" },
  receivables: null,
  income: { limit: 5, atLimitPasses: true, countsInterest: true },
  averagingMonths: null,
  alsoExcludes: [],
  shownOn: null,
  source: { document: "Methodology", publisher: "Mizan", url: "/methodology" },
};

export const STANDARDS: readonly Standard[] = [
  HOUSE_STANDARD,
  {
    id: "aaoifi",
    name: "AAOIFI",
    publisher: "Accounting and Auditing Organization for Islamic Financial Institutions",
    debt: { limit: 30, atLimitPasses: true, denominator: "marketCapitalization" },
    cash: { limit: 30, atLimitPasses: true, denominator: "marketCapitalization" },
    receivables: null,
    income: { limit: 5, atLimitPasses: true, countsInterest: true },
    averagingMonths: null,
    alsoExcludes: [],
    shownOn: null,
    source: {
      document: "Sharia Standard No. 21, Financial Paper (Shares and Bonds), as quoted publicly",
      publisher: "AAOIFI",
      url: "https://aaoifi.com/ss-21-financial-paper-shares-and-bonds/?lang=en",
    },
  },
  {
    id: "dow-jones",
    name: "Dow Jones Islamic Market",
    publisher: "S&P Dow Jones Indices",
    debt: { limit: 33, atLimitPasses: false, denominator: "averageMarketCapitalization" },
    cash: null,
    receivables: null,
    income: { limit: 5, atLimitPasses: false, countsInterest: true },
    averagingMonths: 24,
    alsoExcludes: [
      "cinema",
      "cinemas",
      "music",
      "broadcasting",
      "hotels",
      "cruises",
      "cannabis",
      "assetManagement",
      "advisory",
      "payments",
    ],
    shownOn: null,
    source: {
      document: "Dow Jones Islamic Market Indices Methodology, February 2026, as read by others",
      publisher: "S&P Dow Jones Indices",
      url: "https://www.spglobal.com/spdji/en/documents/methodologies/methodology-dj-islamic-market-indices.pdf",
    },
  },
  {
    id: "sp",
    name: "S&P Shariah",
    publisher: "S&P Dow Jones Indices",
    debt: { limit: 33, atLimitPasses: false, denominator: "longAverageMarketCapitalization" },
    cash: null,
    receivables: null,
    income: { limit: 5, atLimitPasses: false, countsInterest: true },
    averagingMonths: 36,
    alsoExcludes: [
      "cinema",
      "cinemas",
      "music",
      "broadcasting",
      "cannabis",
      "assetManagement",
      "advisory",
      "exchange",
      "payments",
    ],
    shownOn: null,
    source: {
      document: "S&P Shariah Indices Methodology, May 2025, as read by others",
      publisher: "S&P Dow Jones Indices",
      url: "https://www.spglobal.com/spdji/en/documents/methodologies/methodology-sp-shariah-indices.pdf",
    },
  },
  {
    id: "ftse-yasaar",
    name: "FTSE Yasaar",
    publisher: "FTSE Russell and Yasaar",
    debt: { limit: 33.333, atLimitPasses: false, denominator: "totalAssets" },
    cash: { limit: 33.333, atLimitPasses: false, denominator: "totalAssets" },
    receivables: { limit: 50, atLimitPasses: false, denominator: "totalAssets", withCash: true },
    income: { limit: 5, atLimitPasses: true, countsInterest: true },
    averagingMonths: null,
    alsoExcludes: ["assetManagement", "advisory", "exchange", "payments"],
    shownOn: null,
    source: {
      document: "FTSE Yasaar Global Equity Shariah Index Series Ground Rules, v4.6, February 2026, as read by others",
      publisher: "FTSE Russell",
      url: "https://www.lseg.com/content/dam/ftse-russell/en_us/documents/ground-rules/ftse-yasaar-global-equity-shariah-index-series-ground-rules.pdf",
    },
  },
  {
    id: "msci",
    name: "MSCI Islamic",
    publisher: "MSCI",
    debt: { limit: 33.33, atLimitPasses: true, denominator: "totalAssets" },
    cash: { limit: 33.33, atLimitPasses: true, denominator: "totalAssets" },
    receivables: { limit: 70, atLimitPasses: true, denominator: "totalAssets", withCash: true },
    income: { limit: 5, atLimitPasses: true, countsInterest: true },
    averagingMonths: null,
    alsoExcludes: [
      "dating",
      "cinema",
      "cinemas",
      "broadcasting",
      "music",
      "hotels",
      "cannabis",
      "assetManagement",
      "advisory",
      "exchange",
      "payments",
    ],
    shownOn: null,
    source: {
      document: "MSCI Islamic Index Series Methodology, December 2025, as read by others",
      publisher: "MSCI",
      url: "https://www.msci.com/indexes/documents/methodology/2_MSCI_Islamic_Index_Series_Methodology_20251211.pdf",
    },
  },
  {
    id: "sc-malaysia",
    name: "Securities Commission Malaysia",
    publisher: "Shariah Advisory Council of the Securities Commission Malaysia",
    debt: { limit: 33, atLimitPasses: false, denominator: "totalAssets" },
    cash: { limit: 33, atLimitPasses: false, denominator: "totalAssets" },
    receivables: null,
    income: { limit: 5, atLimitPasses: false, countsInterest: true },
    averagingMonths: null,
    alsoExcludes: ["cinema", "cinemas"],
    shownOn: null,
    source: {
      document: "Resolutions of the Shariah Advisory Council, 281st meeting, 11 July 2024",
      publisher: "Securities Commission Malaysia",
      url: "https://www.sc.com.my/development/icm/shariah/resolutions-of-the-shariah-advisory-council-of-the-sc",
    },
  },
  {
    id: "ojk-indonesia",
    name: "OJK Indonesia",
    publisher: "Otoritas Jasa Keuangan (Financial Services Authority of Indonesia)",
    debt: { limit: 45, atLimitPasses: true, denominator: "totalAssets" },
    cash: null,
    receivables: null,
    income: { limit: 5, atLimitPasses: true, countsInterest: true },
    averagingMonths: null,
    alsoExcludes: [],
    shownOn: "JKT",
    source: {
      document: "POJK 8 of 2025, articles 2 and 34",
      publisher: "Otoritas Jasa Keuangan",
      url: "https://www.ojk.go.id",
    },
  },
];

/** Whether a stock shows a standard beside its verdict. */
export function isShownFor({ shownOn }: Pick<Standard, "shownOn">, symbol: string): boolean {
  return shownOn === null || symbol.endsWith(EXCHANGES[shownOn].suffix);
}

/** Undefined for one that this version does not know. */
export function standardOf(id: string): Standard | undefined {
  return STANDARDS.find((standard) => standard.id === id);
}

/** The limit of a test under a standard; undefined when it has no such test. */
export function limitUnder(id: string, ratio: RatioName): number | undefined {
  const standard = standardOf(id);
  if (ratio === "debtRatio") return standard?.debt.limit;
  return ratio === "cashRatio" ? standard?.cash?.limit : standard?.income.limit;
}

/** The verdicts that a stock's page and report show. */
export function standardsShown<Verdict extends { standardId: string }>(
  verdicts: readonly Verdict[],
  symbol: string,
): Verdict[] {
  return verdicts.filter(({ standardId }) => {
    const standard = standardOf(standardId);
    return !standard || isShownFor(standard, symbol);
  });
}
