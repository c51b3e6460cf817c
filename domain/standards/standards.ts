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

export type BalanceTest = { limit: number; denominator: Denominator };

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
  income: { limit: number; countsInterest: boolean };
  /** Whether a ratio exactly at its limit passes. */
  atLimitPasses: boolean;
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
  debt: { limit: 33, denominator: "marketCapitalization" },
  cash: { limit: 33, denominator: "marketCapitalization" },
  receivables: null,
  income: { limit: 5, countsInterest: true },
  atLimitPasses: true,
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
    debt: { limit: 30, denominator: "marketCapitalization" },
    cash: { limit: 30, denominator: "marketCapitalization" },
    receivables: null,
    income: { limit: 5, countsInterest: true },
    atLimitPasses: true,
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
    debt: { limit: 33, denominator: "averageMarketCapitalization" },
    cash: { limit: 33, denominator: "averageMarketCapitalization" },
    receivables: { limit: 33, denominator: "averageMarketCapitalization", withCash: false },
    income: { limit: 5, countsInterest: false },
    atLimitPasses: false,
    averagingMonths: 24,
    alsoExcludes: [
      "cinema",
      "cinemas",
      "music",
      "broadcasting",
      "hotels",
      "cruises",
      "assetManagement",
      "advisory",
      "payments",
    ],
    shownOn: null,
    source: {
      document: "Dow Jones Islamic Market Indices Methodology, Shariah Compliance Screens, as quoted publicly",
      publisher: "S&P Dow Jones Indices",
      url: "https://www.spglobal.com/spdji/en/index-family/equity/shariah",
    },
  },
  {
    id: "sp",
    name: "S&P Shariah",
    publisher: "S&P Dow Jones Indices",
    debt: { limit: 33, denominator: "longAverageMarketCapitalization" },
    cash: { limit: 33, denominator: "longAverageMarketCapitalization" },
    receivables: { limit: 49, denominator: "longAverageMarketCapitalization", withCash: false },
    income: { limit: 5, countsInterest: false },
    atLimitPasses: false,
    averagingMonths: 36,
    alsoExcludes: ["cinema", "cinemas", "music", "broadcasting", "assetManagement", "advisory", "exchange", "payments"],
    shownOn: null,
    source: {
      document: "S&P Shariah Indices Methodology, Accounting-Based Screens, as quoted publicly",
      publisher: "S&P Dow Jones Indices",
      url: "https://www.spglobal.com/spdji/en/index-family/equity/shariah",
    },
  },
  {
    id: "ftse-yasaar",
    name: "FTSE Yasaar",
    publisher: "FTSE Russell and Yasaar",
    debt: { limit: 33.333, denominator: "totalAssets" },
    cash: { limit: 33.333, denominator: "totalAssets" },
    receivables: { limit: 50, denominator: "totalAssets", withCash: true },
    income: { limit: 5, countsInterest: true },
    atLimitPasses: false,
    averagingMonths: null,
    alsoExcludes: ["assetManagement", "advisory", "exchange", "payments"],
    shownOn: null,
    source: {
      document: "FTSE Global Equity Shariah Index Series, screening approach",
      publisher: "FTSE Russell",
      url: "https://www.ftserussell.com/products/indices/global-shariah",
    },
  },
  {
    id: "msci",
    name: "MSCI Islamic",
    publisher: "MSCI",
    debt: { limit: 33.33, denominator: "totalAssets" },
    cash: { limit: 33.33, denominator: "totalAssets" },
    receivables: { limit: 33.33, denominator: "totalAssets", withCash: true },
    income: { limit: 5, countsInterest: false },
    atLimitPasses: true,
    averagingMonths: null,
    alsoExcludes: [
      "dating",
      "cinema",
      "cinemas",
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
      document: "MSCI Islamic Index Series, summary of the methodology",
      publisher: "MSCI",
      url: "https://www.msci.com/indexes/group/islamic-indexes",
    },
  },
  {
    id: "sc-malaysia",
    name: "Securities Commission Malaysia",
    publisher: "Shariah Advisory Council of the Securities Commission Malaysia",
    debt: { limit: 33, denominator: "totalAssets" },
    cash: { limit: 33, denominator: "totalAssets" },
    receivables: null,
    income: { limit: 5, countsInterest: true },
    atLimitPasses: false,
    averagingMonths: null,
    alsoExcludes: ["cinema", "cinemas"],
    shownOn: null,
    source: {
      document: "Shariah-Compliant Securities Screening Methodology",
      publisher: "Securities Commission Malaysia",
      url: "https://www.sc.com.my/development/icm/shariah-compliant-securities/shariah-compliant-securities-screening-methodology",
    },
  },
  {
    id: "ojk-indonesia",
    name: "OJK Indonesia",
    publisher: "Otoritas Jasa Keuangan (Financial Services Authority of Indonesia)",
    debt: { limit: 45, denominator: "totalAssets" },
    cash: null,
    receivables: null,
    income: { limit: 5, countsInterest: true },
    atLimitPasses: true,
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
