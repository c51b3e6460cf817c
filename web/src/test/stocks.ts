import { wordedAnalysis } from "#wording/stock.ts";
import type { InputName, SourcedFact } from "../../../domain/facts/company-facts.ts";
import type { Fact, Financials } from "../../../domain/facts/financials.ts";
import { standingOf } from "../../../domain/screening/standing.ts";
import { makeFact } from "../../../domain/test/facts.ts";
import { derive } from "../../../domain/verdict/derive.ts";
import type { HeldStock } from "../../../schema/contracts/portfolio.ts";
import type { Analysis, CodedStock, ListedStock, Stock, StockFigures } from "../../../schema/contracts/stocks.ts";

export function makeSummary(overrides: Partial<ListedStock> = {}): ListedStock {
  return {
    id: 1,
    symbol: "ACME",
    name: "Acme Instruments",
    sector: "Technology",
    exchange: "NASDAQ",
    currentPrice: 12.5,
    priceChangePercent: null,
    complianceStatus: "questionable",
    standing: "purify",
    figuresOn: "2026-06-30",
    standsUntil: "2027-09-30",
    priceAsOf: "2026-08-21",
    isRealData: true,
    debtRatio: 2,
    cashRatio: null,
    nonCompliantIncomeRatio: 1.25,
    industry: null,
    marketCapitalization: 90_500_000_000,
    purificationAmount: 0.02,
    price: null,
    purificationBound: null,
    because: {
      reasons: [
        { code: "purification_required", effect: "verdict", figure: 1.25, limit: 0.5, about: null, detail: null },
      ],
      dividendPerShare: 1.03,
    },
    ...overrides,
  };
}

export type MadeStock = Stock & CodedStock;

export function makeStock(overrides: Partial<Stock> = {}, analysis: Partial<Analysis> = {}): MadeStock {
  const {
    debtRatio,
    cashRatio,
    nonCompliantIncomeRatio,
    marketCapitalization,
    purificationAmount,
    isRealData,
    because,
    ...summary
  } = makeSummary();
  return {
    ...summary,
    answer: "Yes, and give 1.3% of its dividends to charity.",
    listings: [],
    verdictOf: null,
    industry: null,
    country: null,
    region: null,
    isScreened: true,
    history: [],
    age: {
      readOn: "2026-08-22",
      figuresOn: "2026-06-30",
      isStale: false,
      priceOn: "2026-08-21",
      priceDays: 1,
      isPriceOld: false,
    },
    ...overrides,
    analysis: { ...ANALYSIS, ...analysis },
  } as MadeStock;
}

export function makeEvidence(overrides: Partial<Analysis["evidence"][number]>): Analysis["evidence"][number] {
  return {
    input: "marketCapitalization",
    amount: 1e9,
    originalAmount: 1e9,
    currency: "USD",
    exchangeRate: 1,
    exchangeRateDate: null,
    periodStart: null,
    periodEnd: "2026-06-30",
    source: "sec-edgar",
    url: "https://www.sec.gov/Archives/edgar/data/1/",
    quality: "reported",
    basis: null,
    bound: null,
    note: null,
    ...overrides,
  };
}

const ANALYSIS: Analysis = {
  debtRatio: 12,
  cashRatio: 4,
  nonCompliantIncomeRatio: 2,
  businessActivities: [
    { kind: "line_of_business", activity: "Instruments", percentage: 98 },
    { kind: "interest_income", activity: "Interest income", percentage: 2 },
  ],
  purificationAmount: 0.02,
  dividendPerShare: 1,
  isRealData: true,
  methodology: "AAOIFI Standard 21 methodology",
  business: {
    activityId: "general",
    activity: "Instruments",
    verdict: "permissible",
    isMixed: false,
    isKnown: true,
    isMoneyTrade: false,
    basis: { kind: "unknown" },
    rule: "Not on the list.",
  },
  reasons: [
    {
      code: "purification_required",
      effect: "verdict",
      figure: 2,
      limit: 0.5,
      about: "nonCompliantIncomeRatio",
      detail: null,
      message: "2% of its revenue is not compliant: give that part of your dividends to charity.",
    },
  ],
  evidence: [makeEvidence({})],
  standards: [],
  split: null,
  flipPoints: [],
  screenedOn: "2026-08-22",
};

/** The figures behind `makeScreenedStock`, as the Worker answers them. */
export function makeFigures(other: { [Input in InputName]?: Fact | undefined } = {}): StockFigures {
  const financials: Financials = {
    marketCapitalization: makeFact(100e9, { periodEnd: "2026-08-21" }),
    interestBearingDebt: makeFact(30e9),
    cashAndInterestBearingSecurities: makeFact(10e9),
    totalRevenue: makeFact(50e9, { periodStart: "2025-07-01" }),
    interestIncome: makeFact(1e9, { periodStart: "2025-07-01" }),
    price: makeFact(80, { periodEnd: "2026-08-21" }),
    dividendPerShare: makeFact(2, { periodStart: "2025-07-01" }),
    ...(other as Financials),
  };
  const given = Object.entries(financials).filter(([, fact]) => fact);
  const place = {
    symbol: "ACME",
    name: "Acme Instruments",
    exchange: "NASDAQ",
    sector: null,
    country: null,
    region: null,
  } as const;
  const described = {
    industry: "Semiconductors",
    industryTaxonomy: null,
    gics: null,
    sic: null,
    cik: null,
    snapshotOn: null,
  };
  return {
    known: { ...place, ...described, facts: Object.fromEntries(given.map(([input, fact]) => [input, sourced(fact)])) },
    rates: { asOf: "2026-08-22", base: "USD", rates: { USD: 1, SAR: 4 }, source: "exchange-rates", url: "" },
    screenedOn: "2026-08-22",
  };
}

function sourced({ originalAmount: value, newer, ...fact }: Fact): SourcedFact {
  const given = Object.fromEntries(Object.entries(fact).filter(([, known]) => known !== null));
  return { ...(given as object as Omit<SourcedFact, "value">), value, ...(newer && { newer: sourced(newer) }) };
}

/** A stock whose answer follows from its evidence: 30 % debt, 10 % cash, 2 % interest, at 80 dollars a share. */
export function makeScreenedStock(
  overrides: Partial<Stock> = {},
  other: { [Input in InputName]?: Fact | undefined } = {},
): MadeStock {
  const { known, rates, screenedOn } = makeFigures(other);
  const { screening } = derive({ known, rates }, screenedOn);
  const { ratios, businessActivities, business, reasons, evidence, standards, flipPoints } = screening;
  const analysis = wordedAnalysis(
    {
      ...ANALYSIS,
      ...ratios,
      business,
      reasons,
      evidence,
      standards,
      businessActivities: [...businessActivities],
      flipPoints: [...flipPoints],
      purificationAmount: screening.purificationAmountPerShare,
      dividendPerShare: 2,
    },
    "TEST",
  );
  const standing = standingOf({ ...screening, isScreened: true });
  return makeStock({ complianceStatus: screening.status, standing, currentPrice: 80, ...overrides }, analysis);
}

/** As the platform answers it to a holder, at 10 dollars. */
export const makeHeldStock = (symbol: string, more: Partial<HeldStock> = {}): HeldStock => ({
  kind: "stock",
  asked: symbol,
  symbol,
  name: `${symbol} Company`,
  exchange: "NYSE",
  sector: "Technology",
  currentPrice: 10,
  price: null,
  priceAsOf: "2026-08-21",
  figuresOn: null,
  verdictOf: null,
  screenedOn: "2026-08-22",
  standings: [{ standardId: "mizan", standing: "halal" }],
  parting: null,
  because: null,
  ratios: [],
  changes: [],
  isRatioEstimated: false,
  isProhibitedBusiness: false,
  purificationBound: null,
  incomePerShare: null,
  zakatablePercent: null,
  ...more,
});
