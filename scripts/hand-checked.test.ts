import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { InputName } from "../domain/facts/inputs.ts";
import { STANDARDS, type Standard } from "../domain/standards/standards.ts";
import { stockSchema } from "../schema/contracts/stocks.ts";
import { EXAMPLE_HOLDING, workExample } from "../web/src/features/methodology/sections/worked-example.ts";
import { ratioReadings } from "../web/src/features/stocks/card/ratio-reading.ts";
import { reportContent } from "../web/src/features/stocks/report/report-content.ts";
import { formatPercent } from "../web/src/lib/format.ts";
import { stockDocument, withId } from "../worker/features/stocks/stock-document.ts";
import { edgar } from "../worker/providers/sec/edgar.ts";
import { findRecordedData, startRecordedNetwork } from "./recorded-network.ts";
import { screenedUniverse } from "./universe/screened-universe.ts";

/** Amounts in millions of US dollars as the balance sheet has them, added up by hand. */
type Part = readonly [concept: string, millions: number];
type Balance = { cik: string; date: string; debt: readonly Part[]; cash: readonly Part[]; revenue: number };
type Checked = Balance & {
  symbol: string;
  marketCapitalization: number;
  interest: number;
  /** Worked out on paper to two decimals: debt, cash, non-compliant income. */
  percents: readonly [debt: number, cash: number, income: number];
};

const CASH = "CashAndCashEquivalentsAtCarryingValue";
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
};

/** Eight of the ten stand in the embedded universe with all their filings. */
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
    // The fiscal year, the quarter since, less the same quarter a year before.
    revenue: 416_161 + 143_756 - 124_300,
    // Not reported since 2023: estimated from cash at the dollar's short-term rate.
    interest: 144_795 * USD_RATE,
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
    marketCapitalization: 773_000,
    percents: [0.42, 1.37, 1.0],
  },
  {
    symbol: "KMB",
    cik: "0000055785",
    date: "2025-12-31",
    // The current debt already holds 412 of long-term debt that falls due.
    debt: [
      ["LongTermDebtAndCapitalLeaseObligations", 6_474],
      ["DebtCurrent", 694],
    ],
    cash: [[CASH, 688]],
    revenue: 16_447,
    interest: 24,
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
    // The fiscal year less its first nine months, then three quarters.
    revenue: 84_284 - 63_395 + 22_386 + 22_208 + 21_235,
    interest: 469 - 365 + 108 + 115 + 100,
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
    // Its marketable securities stop a quarter earlier; those available for sale go on.
    cash: [
      [CASH, 10_605],
      ["AvailableForSaleSecuritiesDebtSecurities", 39_520],
    ],
    revenue: 215_938,
    interest: 2_300,
    marketCapitalization: 5_200_000,
    percents: [0.16, 0.96, 1.07],
  },
  { symbol: "GOOGL", ...ALPHABET, marketCapitalization: 4_220_000, percents: [1.15, 3.01, 1.08] },
  { symbol: "GOOG", ...ALPHABET, marketCapitalization: 4_180_000, percents: [1.16, 3.03, 1.08] },
];

/** Two more are read from their filings only: one is too old for the universe, the other reports by IFRS. */
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
  },
  {
    cik: "0001997711",
    date: "2024-12-31",
    debt: [["Borrowings", 267.216_692]],
    cash: [["CashAndCashEquivalents", 28.827_347]],
    revenue: 43.862_372,
  },
];

const data = findRecordedData(process.env["MIZAN_RECORDED_DATA"] ?? join(import.meta.dirname, "../../shared/data"));
if (!data) process.stdout.write("recorded filings are absent: the hand-checked figures are not held against them\n");

const added = (parts: readonly Part[]) => parts.reduce((sum, [, millions]) => sum + millions, 0);
const dollars = (millions: number) => Math.round(millions * 1_000_000);

describe.skipIf(!data)("the figures added up by hand", () => {
  it.each([...IN_THE_UNIVERSE, ...BY_FILING])("stand in the filings of $cik at $date", ({ cik, date, debt, cash }) => {
    const { facts } = JSON.parse(readFileSync(join(data ?? "", `sec/companyfacts/CIK${cik}.json`), "utf8"));
    const concepts = { ...facts["us-gaap"], ...facts["ifrs-full"] };
    for (const [concept, millions] of [...debt, ...cash]) {
      const reported: { end: string; val: number }[] = concepts[concept]?.units.USD ?? [];
      const atDate = reported.filter(({ end }) => end === date).map(({ val }) => val);
      expect(atDate, concept).toContain(dollars(millions));
    }
  });

  it.each(BY_FILING)("are what the adapter reads for $cik", async ({ cik, date, debt, cash, revenue }) => {
    const network = await startRecordedNetwork(data ?? "");
    try {
      const host = (name: string) => ({ fetch, baseUrl: `${network.url}/${name}`, userAgent: "Mizan/test" });
      const provider = edgar({ files: host("www.sec.gov"), data: host("data.sec.gov"), today: "2026-08-22" });
      const found = await provider.fundamentals(cik);
      expect(found?.balanceDate).toBe(date);
      expect(found?.facts.interestBearingDebt?.value).toBe(dollars(added(debt)));
      expect(found?.facts.cashAndInterestBearingSecurities?.value).toBe(dollars(added(cash)));
      expect(found?.facts.totalRevenue?.value).toBe(dollars(revenue));
    } finally {
      await network.close();
    }
  });
});

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
      STANDARDS[0] as Standard,
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

/** The stock as the browser reads it: through the stored text and the contract. */
function sent(symbol: string) {
  for (const stock of screenedUniverse()) {
    if (stock.profile.symbol !== symbol) continue;
    return stockSchema.parse(JSON.parse(withId(1, JSON.stringify(stockDocument(stock)))));
  }
  throw new Error(`${symbol} is not in the universe`);
}
