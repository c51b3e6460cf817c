import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { InputName } from "../../domain/facts/company-facts.ts";
import { HOUSE_EDITION } from "../../domain/standards/editions.ts";
import { stockSchema } from "../../schema/contracts/stocks.ts";
import { formatPercent } from "../../schema/wording/en/format.ts";
import { EXAMPLE_HOLDING, workExample } from "../../web/src/features/methodology/sections/worked-example.ts";
import { ratioReadings } from "../../web/src/features/stocks/ratios/ratio-reading.ts";
import { reportContent } from "../../web/src/features/stocks/report/report-content.ts";
import { companyFinancials } from "../../worker/providers/sec/company-financials.ts";
import { stockAnswer } from "../../worker/verdicts/stock-answer.ts";
import { stockDocument } from "../../worker/verdicts/stock-document.ts";
import { findRecordedData } from "../recorded/recorded-network.ts";
import { companyFactsAnswer } from "../test/company-facts.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";
import { parseCompanyFacts } from "../universe/build/build-past.ts";

/** Amounts in millions of US dollars as in the balance sheet, added up by hand. */
type Part = readonly [concept: string, millions: number];
type Balance = {
  cik: string;
  date: string;
  debt: readonly Part[];
  cash: readonly Part[];
  revenue: number;
  /** Other figures of the filings, by date or by first and last day: those that the sums must use, and those they must leave out. */
  filed: Readonly<Record<string, Readonly<Record<string, number>>>>;
};
type Checked = Balance & {
  symbol: string;
  marketCapitalization: number;
  interest: number;
  /** Calculated on paper to two decimals: debt, cash, non-compliant income. */
  percents: readonly [debt: number, cash: number, income: number];
};

const CASH = "CashAndCashEquivalentsAtCarryingValue";
const CONTRACTS = "RevenueFromContractWithCustomerExcludingAssessedTax";
const USD_RATE = 0.03625;
const ALPHABET: Balance & { interest: number } = {
  cik: "0001652044",
  date: "2025-12-31",
  debt: [
    ["LongTermDebtNoncurrent", 46_547],
    ["LongTermDebtCurrent", 1_996],
    ["CommercialPaper", 0],
  ],
  cash: [
    [CASH, 30_708],
    ["MarketableSecuritiesCurrent", 96_135],
  ],
  revenue: 402_836,
  interest: 4_337,
  filed: {
    Assets: { "2025-12-31": 595_281 },
    Revenues: { "2024-01-01/2024-12-31": 350_018, "2025-01-01/2025-12-31": 402_836 },
    InterestIncomeOther: { "2024-01-01/2024-12-31": 4_482, "2025-01-01/2025-12-31": 4_337 },
  },
};

/** Eight of the ten are in the embedded universe with all their filings. */
const IN_THE_UNIVERSE: readonly Checked[] = [
  {
    symbol: "AAPL",
    cik: "0000320193",
    date: "2025-12-27",
    debt: [
      ["LongTermDebtNoncurrent", 76_685],
      ["LongTermDebtCurrent", 11_827],
      ["CommercialPaper", 1_997],
    ],
    cash: [
      [CASH, 45_317],
      ["MarketableSecuritiesCurrent", 21_590],
      ["MarketableSecuritiesNoncurrent", 77_888],
    ],
    // The fiscal year plus the quarter since, minus the same quarter a year before.
    revenue: 416_161 + 143_756 - 124_300,
    // Not reported since 2023: estimated from cash at the dollar's short-term rate.
    interest: 144_795 * USD_RATE,
    filed: {
      Assets: { "2025-12-27": 379_297 },
      [CONTRACTS]: {
        "2024-09-29/2024-12-28": 124_300,
        "2024-09-29/2025-09-27": 416_161,
        "2025-09-28/2025-12-27": 143_756,
      },
      InvestmentIncomeInterestAndDividend: { "2022-09-25/2023-09-30": 3_750 },
    },
    marketCapitalization: 4_510_000,
    percents: [2.01, 3.21, 1.2],
  },
  {
    symbol: "AMD",
    cik: "0000002488",
    date: "2025-12-27",
    // The same 874 is also tagged as short-term borrowings; it is one debt.
    debt: [
      ["LongTermDebtNoncurrent", 2_348],
      ["LongTermDebtCurrent", 874],
    ],
    cash: [
      [CASH, 5_539],
      ["ShortTermInvestments", 5_013],
    ],
    revenue: 34_639,
    // Net interest income and the interest expense within it.
    interest: 215 + 131,
    filed: {
      Assets: { "2025-12-27": 76_926 },
      ShortTermBorrowings: { "2025-12-27": 874 },
      [CONTRACTS]: { "2024-12-29/2025-12-27": 34_639 },
      InterestIncomeExpenseNet: { "2024-12-29/2025-12-27": 215 },
      InterestExpense: { "2024-12-29/2025-12-27": 131 },
    },
    marketCapitalization: 773_000,
    percents: [0.42, 1.37, 1.0],
  },
  {
    symbol: "KMB",
    cik: "0000055785",
    date: "2025-12-31",
    // The current debt already includes 412 of long-term debt that falls due.
    debt: [
      ["LongTermDebtAndCapitalLeaseObligations", 6_474],
      ["DebtCurrent", 694],
    ],
    cash: [[CASH, 688]],
    revenue: 16_447,
    interest: 24,
    filed: {
      Assets: { "2025-12-31": 17_098 },
      LongTermDebtAndCapitalLeaseObligationsCurrent: { "2025-12-31": 412 },
      Revenues: { "2025-01-01/2025-12-31": 16_447, "2025-10-01/2025-12-31": 4_080 },
      InvestmentIncomeInterest: { "2024-01-01/2024-12-31": 48, "2025-01-01/2025-12-31": 24 },
    },
    marketCapitalization: 36_400,
    percents: [19.69, 1.89, 0.15],
  },
  {
    symbol: "PG",
    cik: "0000080424",
    date: "2026-03-31",
    debt: [
      ["LongTermDebtNoncurrent", 23_852],
      ["DebtCurrent", 13_174],
    ],
    cash: [["CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents", 12_306]],
    // The fiscal year minus its first nine months, plus three quarters.
    revenue: 84_284 - 63_395 + 22_386 + 22_208 + 21_235,
    interest: 469 - 365 + 108 + 115 + 100,
    filed: {
      Assets: { "2026-03-31": 128_378 },
      Revenues: {
        "2024-07-01/2024-09-30": 21_737,
        "2024-10-01/2024-12-31": 21_882,
        "2025-01-01/2025-03-31": 19_776,
        "2024-07-01/2025-06-30": 84_284,
        "2025-07-01/2025-09-30": 22_386,
        "2025-10-01/2025-12-31": 22_208,
        "2026-01-01/2026-03-31": 21_235,
      },
      InvestmentIncomeInterest: {
        "2024-07-01/2024-09-30": 135,
        "2024-10-01/2024-12-31": 119,
        "2025-01-01/2025-03-31": 111,
        "2024-07-01/2025-06-30": 469,
        "2025-07-01/2025-09-30": 108,
        "2025-10-01/2025-12-31": 115,
        "2026-01-01/2026-03-31": 100,
      },
    },
    marketCapitalization: 336_000,
    percents: [11.02, 3.66, 0.49],
  },
  {
    symbol: "APH",
    cik: "0000820313",
    date: "2025-12-31",
    debt: [
      ["LongTermDebtAndCapitalLeaseObligations", 14_564.8],
      ["LongTermDebtAndCapitalLeaseObligationsCurrent", 937.2],
    ],
    cash: [
      [CASH, 11_130.6],
      ["ShortTermInvestments", 303.6],
    ],
    revenue: 23_094.7,
    interest: 11_434.2 * USD_RATE,
    filed: {
      Assets: { "2025-12-31": 36_236.9 },
      [CONTRACTS]: { "2024-01-01/2024-12-31": 15_222.7, "2025-01-01/2025-12-31": 23_094.7 },
    },
    marketCapitalization: 194_000,
    percents: [7.99, 5.89, 1.79],
  },
  {
    symbol: "NVDA",
    cik: "0001045810",
    date: "2026-01-25",
    debt: [
      ["LongTermDebtNoncurrent", 7_469],
      ["DebtCurrent", 999],
    ],
    // Its marketable securities end a quarter earlier; those available for sale continue.
    cash: [
      [CASH, 10_605],
      ["AvailableForSaleSecuritiesDebtSecurities", 39_520],
    ],
    revenue: 215_938,
    interest: 2_300,
    filed: {
      Assets: { "2026-01-25": 206_803 },
      Revenues: { "2024-01-29/2025-01-26": 130_497, "2025-01-27/2026-01-25": 215_938 },
      InvestmentIncomeInterest: { "2025-01-27/2026-01-25": 2_300 },
    },
    marketCapitalization: 5_200_000,
    percents: [0.16, 0.96, 1.07],
  },
  { symbol: "GOOGL", ...ALPHABET, marketCapitalization: 4_220_000, percents: [1.15, 3.01, 1.08] },
  { symbol: "GOOG", ...ALPHABET, marketCapitalization: 4_220_000, percents: [1.15, 3.01, 1.08] },
];

/** Two more come only from their filings: one is too old for the universe, the other reports by IFRS. */
const BY_FILING: readonly Balance[] = [
  {
    cik: "0001640147",
    date: "2025-04-30",
    debt: [["ConvertibleDebtNoncurrent", 2_273.6]],
    cash: [
      [CASH, 2_243.083],
      ["AvailableForSaleSecuritiesDebtSecurities", 2_623.745],
    ],
    revenue: 3_626.396 + 1_042.074 - 828.709,
    filed: {
      Assets: { "2025-04-30": 8_157.407 },
      [CONTRACTS]: {
        "2024-02-01/2024-04-30": 828.709,
        "2024-02-01/2025-01-31": 3_626.396,
        "2025-02-01/2025-04-30": 1_042.074,
      },
    },
  },
  {
    cik: "0001997711",
    date: "2024-12-31",
    debt: [["Borrowings", 267.216_692]],
    cash: [["CashAndCashEquivalents", 28.827_347]],
    revenue: 43.862_372,
    filed: { Assets: { "2024-12-31": 607.019_578 }, Revenue: { "2024-01-01/2024-12-31": 43.862_372 } },
  },
];

const data = findRecordedData();
const FILED_ON = "2026-05-01";

const added = (parts: readonly Part[]) => parts.reduce((sum, [, millions]) => sum + millions, 0);
const dollars = (millions: number) => Math.round(millions * 1_000_000);

const ALL = [...IN_THE_UNIVERSE, ...BY_FILING];

describe("the figures added up by hand", () => {
  it.each(ALL)("are what is read of the filings of $cik", (given) => {
    const found = companyFinancials(parseCompanyFacts(filings(given), "/test"), "2026-08-22");
    expect(found?.balanceDate).toBe(given.date);
    expect(found?.facts.interestBearingDebt?.value).toBe(dollars(added(given.debt)));
    expect(found?.facts.cashAndInterestBearingSecurities?.value).toBe(dollars(added(given.cash)));
    expect(found?.facts.totalRevenue?.value).toBe(dollars(given.revenue));
  });

  it.each(IN_THE_UNIVERSE)("are the interest that $symbol reports, which is left out when it stopped", (given) => {
    const found = companyFinancials(parseCompanyFacts(filings(given), "/test"), "2026-08-22");
    const reported = Number.isInteger(given.interest) ? dollars(given.interest) : undefined;
    expect(found?.facts.interestIncome?.value).toBe(reported);
  });
});

describe.skipIf(!data)("the filings recorded in MIZAN_RECORDED_DATA", () => {
  it.each(ALL)("say what is written here about $cik at $date", ({ cik, date, debt, cash, filed }) => {
    const { facts } = JSON.parse(readFileSync(join(data ?? "", `sec/companyfacts/CIK${cik}.json`), "utf8"));
    const concepts = { ...facts["us-gaap"], ...facts["ifrs-full"] };
    const others = Object.entries(filed).flatMap(([concept, amounts]) =>
      Object.entries(amounts).map(([period, millions]) => [concept, period, millions] as const),
    );
    for (const [concept, period, millions] of [
      ...[...debt, ...cash].map(([concept, millions]) => [concept, date, millions] as const),
      ...others,
    ]) {
      const reported: { start?: string; end: string; val: number }[] = concepts[concept]?.units.USD ?? [];
      const then = reported.filter(({ start, end }) => (start ? `${start}/${end}` : end) === period);
      expect(
        then.map(({ val }) => val),
        `${concept} ${period}`,
      ).toContain(dollars(millions));
    }
  });
});

/** The company facts that the SEC would answer, with only the figures written here. */
function filings({ cik, date, debt, cash, filed }: Balance): unknown {
  const concepts: Record<string, { start?: string; end: string; val: number }[]> = {};
  const taxonomy = "Revenue" in filed ? "ifrs-full" : "us-gaap";
  const file = (concept: string, period: string, millions: number) => {
    const [first = "", last] = period.split("/");
    const entry = { ...(last ? { start: first, end: last } : { end: first }), val: dollars(millions), filed: FILED_ON };
    const name = `${taxonomy}:${concept}`;
    concepts[name] = [...(concepts[name] ?? []), entry];
  };
  for (const [concept, millions] of [...debt, ...cash]) file(concept, date, millions);
  for (const [concept, amounts] of Object.entries(filed)) {
    for (const [period, millions] of Object.entries(amounts)) file(concept, period, millions);
  }
  return companyFactsAnswer(concepts, cik);
}

describe.each(IN_THE_UNIVERSE)("$symbol, checked by hand", (given) => {
  const stock = sent(given.symbol);
  const amountOf = (input: InputName) => stock.analysis.evidence.find((fact) => fact.input === input)?.amount;
  const { debtRatio, cashRatio, nonCompliantIncomeRatio } = stock.analysis;
  const ratios = [debtRatio, cashRatio, nonCompliantIncomeRatio];

  it("is sent with the inputs of its filing", () => {
    expect(amountOf("interestBearingDebt")).toBe(dollars(added(given.debt)));
    expect(amountOf("cashAndInterestBearingSecurities")).toBe(dollars(added(given.cash)));
    expect(amountOf("totalRevenue")).toBe(dollars(given.revenue));
    expect(amountOf("interestIncome")).toBeCloseTo(given.interest * 1_000_000, 0);
    expect(amountOf("marketCapitalization")).toBe(dollars(given.marketCapitalization));
  });

  it("is sent with the ratios worked out on paper", () => {
    for (const [index, ratio] of ratios.entries()) {
      expect(Math.abs((ratio ?? Number.NaN) - (given.percents[index] ?? 0))).toBeLessThan(0.01);
    }
  });

  it("has the same figures on the card and in the report", () => {
    expect(ratioReadings(stock.analysis).map(({ ratio }) => ratio)).toEqual(ratios);
    const rows = reportContent(stock, "https://example.org").sections.flatMap((section) => section.rows);
    for (const { name, ratio } of ratioReadings(stock.analysis)) {
      const label = { debtRatio: "Debt", cashRatio: "Cash", nonCompliantIncomeRatio: "Non-Compliant Income" }[name];
      const shown = rows.filter((row) => row.label.startsWith(label)).map((row) => row.value);
      expect(shown).toContain(formatPercent(ratio ?? Number.NaN, 2));
    }
  });

  it("has the figures and the status that the methodology page's worked example gives for its amounts", () => {
    const worked = workExample(
      {
        marketCapitalization: dollars(given.marketCapitalization),
        interestBearingDebt: dollars(added(given.debt)),
        cashAndInterestBearingSecurities: dollars(added(given.cash)),
        totalRevenue: dollars(given.revenue),
        interestIncome: given.interest * 1_000_000,
        prohibitedSales: 0,
        dividendPerShare: stock.analysis.dividendPerShare ?? 0,
      },
      EXAMPLE_HOLDING,
      HOUSE_EDITION,
    );
    for (const [index, { percent }] of [worked.debt, worked.cash, worked.income].entries()) {
      expect(percent).toBeCloseTo(ratios[index] ?? Number.NaN, 9);
    }
    expect(worked.status).toBe(stock.complianceStatus);
    if (stock.analysis.dividendPerShare !== null) {
      expect(worked.purificationPerShare).toBeCloseTo(stock.analysis.purificationAmount ?? Number.NaN, 9);
    }
  });
});

/** The stock as the browser reads it, through the stored text and the contract. */
function sent(symbol: string) {
  for (const stock of embeddedUniverse()) {
    if (stock.profile.symbol !== symbol) continue;
    return stockSchema.parse(
      JSON.parse(stockAnswer(1, JSON.stringify(stockDocument(stock)), stock.screening.screenedOn)),
    );
  }
  throw new Error(`${symbol} is not in the universe`);
}
