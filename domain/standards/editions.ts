import type { ActivityId } from "./activities.ts";
import type { StandardId } from "./standards.ts";

/** Editions of the standards as data: the engine and the methodology page read the same lines. Limits are percents. */
export const DENOMINATORS = [
  "marketCapitalization",
  /** Of 24 months. */
  "averageMarketCapitalization",
  /** Of 36 months. */
  "longAverageMarketCapitalization",
  "totalAssets",
] as const;
export type Denominator = (typeof DENOMINATORS)[number];

/** What becomes of a ratio exactly at its limit; unknown where no text that we could read says so. */
export const AT_LIMIT = ["passes", "fails", "unknown"] as const;
export type Limit = {
  limit: number;
  atLimit: (typeof AT_LIMIT)[number];
  /** A lower limit that is announced and may already count: between the two is a doubt. */
  announced?: number;
  /** A company that is not a member yet has to stay within this one. */
  entersUpTo?: number;
  /** A member stays up to here, for as long as the edition's `staying` says. */
  staysUpTo?: number;
};
export type BalanceTest = Limit & {
  denominator: Denominator;
  /** The larger of total assets and average market value counts: what fails by assets alone is a doubt. */
  orAverageValue?: true;
};

/** For how long a member stays that is between its limit and `staysUpTo`. */
export const STAYING_RULES = ["until_third_failure", "for_three_months", "while_member", "one_period"] as const;

export type Tests = {
  debt: BalanceTest;
  /** Null when the standard has no such test, here and below. */
  cash: BalanceTest | null;
  /** Receivables alone, or receivables and cash together. */
  receivables: (BalanceTest & { withCash: boolean }) | null;
  income: Limit & { denominator: "totalRevenue" | "totalIncome"; countsInterest: boolean };
  /** Investments that are not permissible, of total assets. No source has them. */
  investments: Limit | null;
};

/** How the text of an edition was read, surest first. */
export const READINGS = ["publisher", "reader_with_page", "reader", "news"] as const;

export type Edition = Tests & {
  /** ISO day of force; null while it is only announced. */
  inForceFrom: string | null;
  /** ISO day from which one that was not in force yet was known. */
  announcedOn?: string;
  /** ISO day or month of the text. */
  datedOn: string | null;
  /** Activities that Mizan's own screen leaves open and this edition excludes. */
  alsoExcludes: readonly ActivityId[];
  staying: (typeof STAYING_RULES)[number] | null;
  document: string;
  url: string;
  reading: (typeof READINGS)[number];
};

export type Editions = Readonly<Record<StandardId, readonly [Edition, ...Edition[]]>>;

/** The day of force of an oldest edition whose own day was not found. */
export const SINCE_EVER = "0001-01-01";

const NO_CASH_TESTS = { cash: null, receivables: null } as const;
const all5 = (atLimit: Limit["atLimit"]) =>
  ({ limit: 5, atLimit, denominator: "totalRevenue", countsInterest: true }) as const;

export const HOUSE_EDITION: Edition & { cash: BalanceTest } = {
  inForceFrom: SINCE_EVER,
  datedOn: null,
  debt: { limit: 33, atLimit: "passes", denominator: "marketCapitalization" },
  cash: { limit: 33, atLimit: "passes", denominator: "marketCapitalization" },
  receivables: null,
  income: all5("passes"),
  investments: null,
  alsoExcludes: [],
  staying: null,
  document: "Methodology",
  url: "/methodology",
  reading: "publisher",
};

const AAOIFI: Edition = {
  ...HOUSE_EDITION,
  debt: { limit: 30, atLimit: "passes", denominator: "marketCapitalization" },
  cash: { limit: 30, atLimit: "passes", denominator: "marketCapitalization" },
  document: "Sharia Standard No. 21, Financial Paper (Shares and Bonds), amended by No. 59",
  url: "https://aaoifi.com/ss-21-financial-paper-shares-and-bonds/?lang=en",
  reading: "reader_with_page",
};

const DOW_JONES: Edition = {
  inForceFrom: "2023-09-15",
  datedOn: "2026-02",
  debt: { limit: 33, atLimit: "fails", denominator: "averageMarketCapitalization", staysUpTo: 35 },
  ...NO_CASH_TESTS,
  income: all5("fails"),
  investments: null,
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
  staying: "until_third_failure",
  document: "Dow Jones Islamic Market Indices Methodology",
  url: "https://www.spglobal.com/spdji/en/documents/methodologies/methodology-dj-islamic-market-indices.pdf",
  reading: "reader_with_page",
};

const OF_24_MONTHS = { limit: 33, atLimit: "fails", denominator: "averageMarketCapitalization" } as const;
const OF_36_MONTHS = { limit: 33, atLimit: "fails", denominator: "longAverageMarketCapitalization" } as const;
const SALES_ALONE = { ...all5("fails"), countsInterest: false } as const;
const without = (activities: readonly ActivityId[], ...left: ActivityId[]) =>
  activities.filter((activity) => !left.includes(activity));

/** The edition before, of which only the ratios are known; receivables went in March 2023. */
const DOW_JONES_OF_2023_03: Edition = {
  ...DOW_JONES,
  inForceFrom: "2023-03-31",
  datedOn: null,
  debt: OF_24_MONTHS,
  cash: OF_24_MONTHS,
  income: SALES_ALONE,
  alsoExcludes: without(DOW_JONES.alsoExcludes, "cannabis"),
  staying: null,
  reading: "reader",
};

const SP: Edition = {
  ...DOW_JONES,
  datedOn: "2025-05",
  debt: { ...OF_36_MONTHS, staysUpTo: 35 },
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
  staying: "for_three_months",
  document: "S&P Shariah Indices Methodology",
  url: "https://www.spglobal.com/spdji/en/documents/methodologies/methodology-sp-shariah-indices.pdf",
  reading: "reader",
};

const FTSE: Edition = {
  inForceFrom: SINCE_EVER,
  datedOn: "2026-02",
  debt: { limit: 33.333, atLimit: "fails", denominator: "totalAssets" },
  cash: { limit: 33.333, atLimit: "fails", denominator: "totalAssets" },
  receivables: { limit: 50, atLimit: "fails", denominator: "totalAssets", withCash: true },
  income: all5("passes"),
  investments: null,
  alsoExcludes: ["assetManagement", "advisory", "exchange", "payments"],
  staying: null,
  document: "FTSE Yasaar Global Equity Shariah Index Series Ground Rules, v4.6",
  url: "https://www.lseg.com/content/dam/ftse-russell/en_us/documents/ground-rules/ftse-yasaar-global-equity-shariah-index-series-ground-rules.pdf",
  reading: "reader_with_page",
};

const MSCI: Edition = {
  /** The last day of the month of the index review with which it came. */
  inForceFrom: "2025-05-31",
  datedOn: "2025-12-11",
  debt: { limit: 33.33, atLimit: "passes", denominator: "totalAssets", entersUpTo: 30, staysUpTo: 35 },
  cash: { limit: 33.33, atLimit: "passes", denominator: "totalAssets", entersUpTo: 30, staysUpTo: 35 },
  receivables: { limit: 70, atLimit: "passes", denominator: "totalAssets", withCash: true, entersUpTo: 46 },
  income: { ...all5("passes"), denominator: "totalIncome" },
  investments: null,
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
  staying: "while_member",
  document: "MSCI Islamic Index Series Methodology",
  url: "https://www.msci.com/indexes/documents/methodology/2_MSCI_Islamic_Index_Series_Methodology_20251211.pdf",
  reading: "reader_with_page",
};

const OF_ASSETS_33_33 = { limit: 33.33, atLimit: "passes", denominator: "totalAssets" } as const;

const SC_MALAYSIA: Edition = {
  inForceFrom: "2024-07-11",
  datedOn: "2024-07-11",
  debt: { limit: 33, atLimit: "fails", denominator: "totalAssets" },
  cash: { limit: 33, atLimit: "fails", denominator: "totalAssets" },
  receivables: null,
  income: { ...all5("fails"), denominator: "totalIncome" },
  investments: null,
  alsoExcludes: ["cinema", "cinemas"],
  staying: null,
  document: "Resolutions of the Shariah Advisory Council, 281st meeting",
  url: "https://www.sc.com.my/development/icm/shariah/resolutions-of-the-shariah-advisory-council-of-the-sc",
  reading: "publisher",
};

const OJK: Edition = {
  inForceFrom: "2026-04-25",
  datedOn: "2025-04-25",
  debt: { limit: 45, atLimit: "passes", denominator: "totalAssets" },
  ...NO_CASH_TESTS,
  income: { ...all5("passes"), denominator: "totalIncome" },
  investments: null,
  alsoExcludes: [],
  staying: null,
  document: "POJK 8/2025, 2 (1) b 3, 34",
  url: "https://www.ojk.go.id",
  reading: "publisher",
};

const OF_ASSETS = { denominator: "totalAssets" } as const;

const BIST: Edition = {
  inForceFrom: "2023-07-13",
  datedOn: "2023-07-13",
  debt: { limit: 33, atLimit: "passes", ...OF_ASSETS, orAverageValue: true, staysUpTo: 36.3 },
  cash: { limit: 33, atLimit: "passes", ...OF_ASSETS, orAverageValue: true, staysUpTo: 36.3 },
  receivables: null,
  income: { ...all5("passes"), denominator: "totalIncome", staysUpTo: 5.5 },
  investments: null,
  alsoExcludes: ["broadcasting", "cinema", "cinemas", "music", "hotels", "cruises"],
  staying: "one_period",
  document: "Pay Senedi İhracı ve Alım-Satımı Standardı, Rehber",
  url: "https://www.tkbbdanismakurulu.org.tr/karar/41",
  reading: "publisher",
};

/** The share of illiquid assets, at least 25 %, is what receivables and cash leave. */
const KMI: Edition = {
  inForceFrom: SINCE_EVER,
  datedOn: null,
  debt: { limit: 37, atLimit: "fails", announced: 33, ...OF_ASSETS },
  cash: null,
  receivables: { limit: 75, atLimit: "passes", ...OF_ASSETS, withCash: true },
  income: { ...all5("fails"), denominator: "totalIncome" },
  investments: { limit: 33, atLimit: "fails", announced: 30 },
  alsoExcludes: [],
  staying: null,
  document: "KMI, Shariah screening criteria",
  url: "https://www.almeezangroup.com",
  reading: "publisher",
};

const BSE: Edition = {
  inForceFrom: "2025-09-22",
  datedOn: "2025-08-01",
  debt: { limit: 25, atLimit: "unknown", ...OF_ASSETS },
  ...NO_CASH_TESTS,
  income: { ...all5("unknown"), limit: 3 },
  investments: null,
  alsoExcludes: [],
  staying: null,
  document: "Notice 20250801-38",
  url: "https://www.bseindia.com",
  reading: "reader",
};

const TASIS: Edition = {
  ...BSE,
  inForceFrom: SINCE_EVER,
  datedOn: null,
  debt: { limit: 25, atLimit: "passes", ...OF_ASSETS },
  receivables: { limit: 90, atLimit: "passes", ...OF_ASSETS, withCash: true },
  income: { ...all5("passes"), limit: 3, denominator: "totalIncome" },
  document: "TASIS norms",
  url: "https://www.tasis.in",
};

/**
 * Every edition of every standard that we know, oldest first. A line stays for good: which limits a verdict stands on follows from
 * the day of its screening. A change of the house standard is announced as an edition with a later day, that of a scheduled refresh.
 */
export const EDITIONS: Editions = {
  mizan: [HOUSE_EDITION],
  aaoifi: [AAOIFI],
  "dow-jones": [
    {
      ...DOW_JONES_OF_2023_03,
      inForceFrom: SINCE_EVER,
      receivables: { ...OF_24_MONTHS, withCash: false },
    },
    DOW_JONES_OF_2023_03,
    DOW_JONES,
  ],
  sp: [
    {
      ...SP,
      inForceFrom: SINCE_EVER,
      datedOn: null,
      debt: OF_36_MONTHS,
      cash: OF_36_MONTHS,
      receivables: { ...OF_36_MONTHS, limit: 49, withCash: false },
      income: SALES_ALONE,
      alsoExcludes: without(SP.alsoExcludes, "cannabis"),
      staying: null,
    },
    SP,
  ],
  "ftse-yasaar": [FTSE],
  msci: [
    {
      ...MSCI,
      inForceFrom: SINCE_EVER,
      datedOn: null,
      debt: OF_ASSETS_33_33,
      cash: OF_ASSETS_33_33,
      receivables: { ...OF_ASSETS_33_33, withCash: true },
      income: { ...SALES_ALONE, atLimit: "passes" },
      alsoExcludes: without(MSCI.alsoExcludes, "broadcasting"),
      staying: null,
      reading: "reader",
    },
    MSCI,
  ],
  "sc-malaysia": [{ ...SC_MALAYSIA, inForceFrom: "2013-11-29", datedOn: null, income: all5("fails") }, SC_MALAYSIA],
  "ojk-indonesia": [
    { ...OJK, inForceFrom: SINCE_EVER, datedOn: null, income: { ...OJK.income, limit: 10 }, reading: "news" },
    OJK,
    { ...OJK, inForceFrom: null, announcedOn: "2025-04-25", debt: { ...OJK.debt, limit: 33 } },
  ],
  bist: [BIST],
  "psx-kmi": [
    KMI,
    {
      ...KMI,
      inForceFrom: null,
      announcedOn: "2026-02-26",
      datedOn: "2026-02",
      debt: { limit: 33, atLimit: "unknown", ...OF_ASSETS },
      investments: { limit: 30, atLimit: "unknown" },
      reading: "news",
    },
  ],
  "bse-shariah": [{ ...BSE, inForceFrom: SINCE_EVER, datedOn: null, income: { ...BSE.income, limit: 4 } }, BSE],
  tasis: [TASIS],
};
