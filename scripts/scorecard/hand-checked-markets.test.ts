import { describe, expect, it } from "vitest";
import type { InputName } from "../../domain/facts/company-facts.ts";
import { COVERED_EXCHANGES, isAmericanExchange } from "../../domain/facts/exchanges.ts";
import { readCompanyFacts } from "../universe/universe-files.ts";

type Checked = {
  symbol: string;
  /** The statement and its date. */
  from: string;
  currency: string;
  /** Millions, as in the statement or its extract, with sums and restatements calculated by hand. */
  millions: Partial<Record<InputName, number>>;
};

/** Converts statements to December 2025 from the purchasing power of March 2026 back to that of December. */
const LIRAS_OF_DECEMBER = 1.1004;

const CHECKED: readonly Checked[] = [
  {
    symbol: "TLKM.JK",
    from: "statement of 30 June 2026, debt without leases (80.9 trillion with them)",
    currency: "IDR",
    millions: {
      interestBearingDebt: 56_915_000,
      cashAndInterestBearingSecurities: 54_579_000,
      totalAssets: 303_087_000,
      totalRevenue: 149_616_000,
    },
  },
  {
    symbol: "UNVR.JK",
    from: "statement of 30 June 2026; no line of debt, so the extract's with leases",
    currency: "IDR",
    millions: { interestBearingDebt: 547_203, cashAndInterestBearingSecurities: 1_736_727, totalAssets: 16_454_946 },
  },
  {
    symbol: "AADI.JK",
    from: "statement of 31 March 2026, in dollars",
    currency: "USD",
    millions: { interestBearingDebt: 496.559, cashAndInterestBearingSecurities: 914.431, totalAssets: 5_780.54 },
  },
  {
    symbol: "BIMAS.IS",
    from: "statement of 31 December 2025: equivalents with current financial investments",
    currency: "TRY",
    millions: {
      interestBearingDebt: (14_353.58 + 43_666.604) / LIRAS_OF_DECEMBER,
      cashAndInterestBearingSecurities: (3_808.085 + 11_764.683) / LIRAS_OF_DECEMBER,
      totalAssets: 372_038.529 / LIRAS_OF_DECEMBER,
      totalRevenue: 793_458.396 / LIRAS_OF_DECEMBER,
    },
  },
  {
    symbol: "TUPRS.IS",
    from: "statement of 31 December 2025",
    currency: "TRY",
    millions: {
      interestBearingDebt: (24_011.546 + 31_283.072) / LIRAS_OF_DECEMBER,
      cashAndInterestBearingSecurities: (118_004.008 + 0.039) / LIRAS_OF_DECEMBER,
      totalRevenue: 913_725.285 / LIRAS_OF_DECEMBER,
    },
  },
  {
    symbol: "LUCK.KA",
    from: "statement of 31 March 2026, debt with leases, cash equivalents alone",
    currency: "PKR",
    millions: {
      interestBearingDebt: 191_861,
      cashAndInterestBearingSecurities: 9_602,
      totalAssets: 794_551,
      totalRevenue: 494_140,
    },
  },
  {
    symbol: "SYS.KA",
    from: "statement of 31 March 2026",
    currency: "PKR",
    millions: { interestBearingDebt: 6_179, cashAndInterestBearingSecurities: 8_305, totalRevenue: 86_291 },
  },
  {
    symbol: "7974.T",
    from: "quarter to March 2026, cash with short-term investments",
    currency: "JPY",
    millions: { cashAndInterestBearingSecurities: 2_216_856 },
  },
  {
    symbol: "7203.T",
    from: "June 2026, as the market snapshot has its line in New York, with leases and short-term investments; no statement is at hand",
    currency: "JPY",
    millions: { interestBearingDebt: 43_953_169, cashAndInterestBearingSecurities: 13_350_561 },
  },
  {
    symbol: "REL.L",
    from: "half-year report of 30 June 2026",
    currency: "GBP",
    millions: { interestBearingDebt: 8_906, cashAndInterestBearingSecurities: 220, totalAssets: 15_032 },
  },
  {
    symbol: "ANTO.L",
    from: "half-year report of 30 June 2026, in dollars",
    currency: "USD",
    millions: { interestBearingDebt: 7_546.1, cashAndInterestBearingSecurities: 4_160.1, totalRevenue: 8_620.3 },
  },
  {
    symbol: "ADS.DE",
    from: "half-year report of 30 June 2026, revenue of 2025",
    currency: "EUR",
    millions: { interestBearingDebt: 5_978, cashAndInterestBearingSecurities: 1_814, totalRevenue: 24_811 },
  },
  {
    symbol: "IFX.DE",
    from: "statement of 30 June 2026, revenue of the year to September 2025",
    currency: "EUR",
    millions: { interestBearingDebt: 7_241, cashAndInterestBearingSecurities: 1_656, totalRevenue: 14_662 },
  },
  {
    symbol: "COH.AX",
    from: "annual report to 30 June 2025; it owes leases only, of which no debt is made",
    currency: "AUD",
    millions: { cashAndInterestBearingSecurities: 275.7, totalAssets: 2_825, interestIncome: 11.7 },
  },
  {
    symbol: "CAR.AX",
    from: "annual report to 30 June 2025: 36.873 + 1,332.388 owed without leases",
    currency: "AUD",
    millions: { interestBearingDebt: 1_369.261, cashAndInterestBearingSecurities: 289.327, interestIncome: 15.456 },
  },
  {
    symbol: "ADM",
    from: "annual report of 2025: all revenue, of which sales under contracts are 24,956",
    currency: "USD",
    millions: { totalRevenue: 80_269 },
  },
  {
    symbol: "URI",
    from: "annual report of 2025: all revenue, most of which is rent and not under contracts with customers",
    currency: "USD",
    millions: { totalRevenue: 16_099 },
  },
  {
    symbol: "OR.PA",
    from: "half-year report of 30 June 2026",
    currency: "EUR",
    millions: { interestBearingDebt: 16_712.6, cashAndInterestBearingSecurities: 4_048.8, totalAssets: 66_353.6 },
  },
  {
    symbol: "EL.PA",
    from: "half-year report of 30 June 2026",
    currency: "EUR",
    millions: { interestBearingDebt: 15_316, cashAndInterestBearingSecurities: 1_931, totalAssets: 65_057 },
  },
  {
    symbol: "MARUTI.BO",
    from: "statement of 31 March 2026: interest is at most its other income, less than a year's 5.25 % on 768,380 + 276,810",
    currency: "INR",
    millions: { interestBearingDebt: 1_025, totalAssets: 1_488_810, interestIncome: 46_430 },
  },
  {
    symbol: "MAPMYINDIA.BO",
    from: "statement of 31 March 2026: a year's 5.25 % on 5,170 + 4,140 is less than its other income of 520",
    currency: "INR",
    millions: { totalAssets: 10_360, interestIncome: 9_310 * 0.0525 },
  },
  {
    symbol: "9888.HK",
    from: "quarters of 2025 as announced: 32,452 + 32,713 + 31,174 + 32,740",
    currency: "CNY",
    millions: { totalRevenue: 32_452 + 32_713 + 31_174 + 32_740 },
  },
  {
    symbol: "9618.HK",
    from: "results of 2025: RMB 1,309.1 billion",
    currency: "CNY",
    millions: { totalRevenue: 1_309_100 },
  },
  {
    symbol: "OTEX.TO",
    from: "annual report to 30 June 2025, in dollars",
    currency: "USD",
    millions: { interestBearingDebt: 6_377.9, cashAndInterestBearingSecurities: 1_156.5, totalRevenue: 5_168.4 },
  },
  {
    symbol: "WCN.TO",
    from: "annual report of 2025 on Form 10-K",
    currency: "USD",
    millions: { totalRevenue: 9_466.915, cashAndInterestBearingSecurities: 45.968 },
  },
  {
    symbol: "2222.SR",
    from: "half-year report of 30 June 2025: total borrowings of 92.9 billion dollars, at 3.75",
    currency: "SAR",
    millions: { interestBearingDebt: 92_900 * 3.75 },
  },
  {
    symbol: "7010.SR",
    from: "announced to the exchange: the third quarter of 2024, the year less its nine months, then two quarters of 2025",
    currency: "SAR",
    millions: { totalRevenue: 18_643 + 19_266 + 19_210 + 19_450 },
  },
  {
    symbol: "600519.SS",
    from: "extract of the year 2025",
    currency: "CNY",
    millions: { interestBearingDebt: 233.711, cashAndInterestBearingSecurities: 51_690.6, totalRevenue: 172_054 },
  },
  {
    symbol: "601012.SS",
    from: "extract of the year 2025",
    currency: "CNY",
    millions: { interestBearingDebt: 35_325.7, cashAndInterestBearingSecurities: 55_472.9, totalRevenue: 70_347 },
  },
  {
    symbol: "300750.SZ",
    from: "extract of the year 2025",
    currency: "CNY",
    millions: { interestBearingDebt: 119_656, cashAndInterestBearingSecurities: 333_513, accountsReceivable: 76_403 },
  },
  {
    symbol: "000333.SZ",
    from: "extract of the year 2025",
    currency: "CNY",
    millions: { interestBearingDebt: 67_481, cashAndInterestBearingSecurities: 85_247, totalRevenue: 458_502 },
  },
];

const companies = new Map([...readCompanyFacts()].map((company) => [company.symbol, company]));
it("has two companies of each market outside the United States", () => {
  const count = Map.groupBy(CHECKED, ({ symbol }) => companies.get(symbol)?.exchange);
  const others = COVERED_EXCHANGES.filter((code) => !isAmericanExchange(code));
  expect(others.filter((code) => (count.get(code)?.length ?? 0) < 2)).toEqual([]);
});

/** The rounding of market figures. */
const ROUNDED = 0.005;

describe.each(CHECKED)("$symbol, by hand: $from", ({ symbol, currency, millions }) => {
  it.each(Object.entries(millions) as [InputName, number][])("%s is %d million", (input, expected) => {
    const fact = companies.get(symbol)?.facts[input];
    expect(fact?.currency).toBe(currency);
    expect(Math.abs((fact?.value ?? 0) / 1e6 - expected)).toBeLessThanOrEqual(expected * ROUNDED);
  });
});
