/** Screening standards as data: the engine and the methodology page read the same lines. Limits are percents. */
export type Denominator = "marketCapitalization" | "averageMarketCapitalization" | "totalAssets";

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
  alsoExcludes: readonly string[];
  source: { document: string; publisher: string; url: string };
  caveat: string;
};

export const HOUSE_STANDARD_ID = "mizan";

export const STANDARDS: readonly Standard[] = [
  {
    id: HOUSE_STANDARD_ID,
    name: "AAOIFI Standard 21 methodology, 33/33/5",
    publisher: "Mizan",
    debt: { limit: 33, denominator: "marketCapitalization", counts: "Short- and long-term debt that carries interest" },
    cash: { limit: 33, denominator: "marketCapitalization", counts: "Cash and interest-bearing securities" },
    receivables: null,
    income: { limit: 5, countsInterest: true, counts: "Interest and sales of prohibited activities, of total revenue" },
    atLimitPasses: true,
    averagingMonths: null,
    alsoExcludes: [],
    source: { document: "Methodology", publisher: "Mizan", url: "/methodology" },
    caveat: "AAOIFI's own text is quoted with 30 %; the 33 % of this method is the index providers' bound.",
  },
];
