import type { ActivityId } from "./activities.ts";

/** Screening standards as data: the engine and the methodology page read the same lines. Limits are percents. */
export type Denominator =
  | "marketCapitalization"
  /** Of 24 months. */
  | "averageMarketCapitalization"
  /** Of 36 months. */
  | "longAverageMarketCapitalization"
  | "totalAssets";

export type BalanceTest = {
  limit: number;
  denominator: Denominator;
  /** What counts above the line, for people. */
  counts: string;
};

export type Standard = {
  id: string;
  name: string;
  publisher: string;
  debt: BalanceTest;
  cash: BalanceTest;
  /** Receivables alone, or receivables and cash together; null where the standard has no such test. */
  receivables: (BalanceTest & { withCash: boolean }) | null;
  income: { limit: number; countsInterest: boolean; counts: string };
  /** Whether a ratio exactly at its limit passes. */
  atLimitPasses: boolean;
  /** Months over which the market capitalization is averaged; null where a single day or the balance sheet counts. */
  averagingMonths: number | null;
  /** Activities that Mizan's own screen leaves open and this standard excludes. */
  alsoExcludes: readonly ActivityId[];
  /** Where the limits were read; `document` says so when it was not the publisher's own text. */
  source: { document: string; publisher: string; url: string };
  caveat: string;
};

export const HOUSE_STANDARD_ID = "mizan";

const DEBT = "Short- and long-term debt that carries interest";
const CASH = "Cash and interest-bearing securities";
const SALES = "Sales of prohibited activities, of total revenue; interest is not counted";
const INTEREST_AND_SALES = "Interest and sales of prohibited activities, of total revenue";

export const STANDARDS: readonly Standard[] = [
  {
    id: HOUSE_STANDARD_ID,
    name: "AAOIFI Standard 21 methodology",
    publisher: "Mizan",
    debt: { limit: 33, denominator: "marketCapitalization", counts: DEBT },
    cash: { limit: 33, denominator: "marketCapitalization", counts: CASH },
    receivables: null,
    income: { limit: 5, countsInterest: true, counts: INTEREST_AND_SALES },
    atLimitPasses: true,
    averagingMonths: null,
    alsoExcludes: [],
    source: { document: "Methodology", publisher: "Mizan", url: "/methodology" },
    caveat: "The house method. AAOIFI's own text is quoted with 30 %; 33 % is the bound that index providers use.",
  },
  {
    id: "aaoifi",
    name: "AAOIFI",
    publisher: "Accounting and Auditing Organization for Islamic Financial Institutions",
    debt: { limit: 30, denominator: "marketCapitalization", counts: "Interest-bearing loans and debt, short and long" },
    cash: { limit: 30, denominator: "marketCapitalization", counts: "Interest-taking deposits and securities" },
    receivables: null,
    income: { limit: 5, countsInterest: true, counts: INTEREST_AND_SALES },
    atLimitPasses: true,
    averagingMonths: null,
    alsoExcludes: [],
    source: {
      document: "Sharia Standard No. 21, Financial Paper (Shares and Bonds), as quoted publicly",
      publisher: "AAOIFI",
      url: "https://aaoifi.com/ss-21-financial-paper-shares-and-bonds/?lang=en",
    },
    caveat: "Read in public quotations, not in the standard itself. Some users average the market capitalization.",
  },
  {
    id: "dow-jones",
    name: "Dow Jones Islamic Market",
    publisher: "S&P Dow Jones Indices",
    debt: { limit: 33, denominator: "averageMarketCapitalization", counts: "Total debt" },
    cash: { limit: 33, denominator: "averageMarketCapitalization", counts: CASH },
    receivables: {
      limit: 33,
      denominator: "averageMarketCapitalization",
      counts: "Accounts receivable",
      withCash: false,
    },
    income: { limit: 5, countsInterest: false, counts: SALES },
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
    source: {
      document: "Dow Jones Islamic Market Indices Methodology, Shariah Compliance Screens, as quoted publicly",
      publisher: "S&P Dow Jones Indices",
      url: "https://www.spglobal.com/spdji/en/index-family/equity/shariah",
    },
    caveat: "Its reviewers judge each company's business one by one; Mizan applies the classes of its own screen.",
  },
  {
    id: "sp",
    name: "S&P Shariah",
    publisher: "S&P Dow Jones Indices",
    debt: { limit: 33, denominator: "longAverageMarketCapitalization", counts: "Total debt" },
    cash: { limit: 33, denominator: "longAverageMarketCapitalization", counts: CASH },
    receivables: {
      limit: 49,
      denominator: "longAverageMarketCapitalization",
      counts: "Accounts receivable",
      withCash: false,
    },
    income: { limit: 5, countsInterest: false, counts: SALES },
    atLimitPasses: false,
    averagingMonths: 36,
    alsoExcludes: ["cinema", "cinemas", "music", "broadcasting", "assetManagement", "advisory", "exchange", "payments"],
    source: {
      document: "S&P Shariah Indices Methodology, Accounting-Based Screens, as quoted publicly",
      publisher: "S&P Dow Jones Indices",
      url: "https://www.spglobal.com/spdji/en/index-family/equity/shariah",
    },
    caveat: "Its reviewers judge each company's business one by one, and its list does not name weapons; Mizan's does.",
  },
  {
    id: "ftse-yasaar",
    name: "FTSE Yasaar",
    publisher: "FTSE Russell and Yasaar",
    debt: { limit: 33.333, denominator: "totalAssets", counts: "Debt" },
    cash: { limit: 33.333, denominator: "totalAssets", counts: "Cash and interest-bearing items" },
    receivables: { limit: 50, denominator: "totalAssets", counts: "Accounts receivable and cash", withCash: true },
    income: { limit: 5, countsInterest: true, counts: INTEREST_AND_SALES },
    atLimitPasses: false,
    averagingMonths: null,
    alsoExcludes: ["assetManagement", "advisory", "exchange", "payments"],
    source: {
      document: "FTSE Global Equity Shariah Index Series, screening approach",
      publisher: "FTSE Russell",
      url: "https://www.ftserussell.com/products/indices/global-shariah",
    },
    caveat: "Excludes food without halal certification too, which no source here shows.",
  },
  {
    id: "msci",
    name: "MSCI Islamic",
    publisher: "MSCI",
    debt: { limit: 33.33, denominator: "totalAssets", counts: "Total debt" },
    cash: { limit: 33.33, denominator: "totalAssets", counts: CASH },
    receivables: { limit: 33.33, denominator: "totalAssets", counts: "Accounts receivable and cash", withCash: true },
    income: { limit: 5, countsInterest: false, counts: SALES },
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
    source: {
      document: "MSCI Islamic Index Series, summary of the methodology",
      publisher: "MSCI",
      url: "https://www.msci.com/indexes/group/islamic-indexes",
    },
    caveat:
      "A company not yet in the index must stay within 30 %. The limit of the third ratio is quoted differently; the strictest stands here. The M-Series divides by average market capitalization instead.",
  },
  {
    id: "sc-malaysia",
    name: "Securities Commission Malaysia",
    publisher: "Shariah Advisory Council of the Securities Commission Malaysia",
    debt: { limit: 33, denominator: "totalAssets", counts: "Interest-bearing debt; Islamic financing is left out" },
    cash: { limit: 33, denominator: "totalAssets", counts: "Cash in conventional accounts and instruments" },
    receivables: null,
    income: {
      limit: 5,
      countsInterest: true,
      counts: `${INTEREST_AND_SALES}; 20 % for cinema, share trading, stockbroking and rent from prohibited activities`,
    },
    atLimitPasses: false,
    averagingMonths: null,
    alsoExcludes: ["cinema", "cinemas"],
    source: {
      document: "Shariah-Compliant Securities Screening Methodology",
      publisher: "Securities Commission Malaysia",
      url: "https://www.sc.com.my/development/icm/shariah-compliant-securities/shariah-compliant-securities-screening-methodology",
    },
    caveat:
      "Measured against profit before tax as well as revenue, and cash in Islamic accounts is left out; no source here shows either. Its ruling holds for Malaysian listings only.",
  },
];
