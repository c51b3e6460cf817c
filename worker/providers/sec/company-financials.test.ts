import { describe, expect, it } from "vitest";
import { ASSETS, companyOf, YEAR_END } from "../test/company-facts.ts";
import { companyFinancials } from "./company-financials.ts";

const TODAY = "2026-08-22";
const at = (val: number, more: object = {}) => [{ end: YEAR_END, val, ...more }];
const year = (val: number, end = YEAR_END, more: object = {}) => [
  { start: `${end.slice(0, 4)}-01-01`, end, val, ...more },
];
const financials = (concepts: Parameters<typeof companyOf>[0]) => {
  const found = companyFinancials(companyOf({ ...ASSETS, ...concepts }), TODAY);
  if (!found) throw new Error("no balance sheet");
  return found;
};

describe("debt", () => {
  it("counts the same amount under two current concepts once (AMD)", () => {
    const { facts } = financials({
      "us-gaap:LongTermDebtNoncurrent": at(2348),
      "us-gaap:LongTermDebtCurrent": at(874),
      "us-gaap:ShortTermBorrowings": at(874),
    });
    expect(facts.interestBearingDebt?.value).toBe(3222);
  });

  it("does not add the current part that DebtCurrent already includes (KMB)", () => {
    const { facts } = financials({
      "us-gaap:LongTermDebtAndCapitalLeaseObligations": at(6474),
      "us-gaap:DebtCurrent": at(694),
      "us-gaap:LongTermDebtAndCapitalLeaseObligationsCurrent": at(412),
    });
    expect(facts.interestBearingDebt?.value).toBe(7168);
    expect(facts.interestBearingDebt?.note).toBe("LongTermDebtAndCapitalLeaseObligations + DebtCurrent");
  });

  it("adds commercial paper to both parts of long-term debt (AAPL)", () => {
    const { facts } = financials({
      "us-gaap:LongTermDebtNoncurrent": at(76_685),
      "us-gaap:LongTermDebtCurrent": at(11_827),
      "us-gaap:CommercialPaper": at(1997),
      "us-gaap:LongTermDebt": at(88_500),
    });
    expect(facts.interestBearingDebt?.value).toBe(90_509);
  });

  it("uses the company's own total when the parts overlap in another way", () => {
    const { facts } = financials({
      "us-gaap:LongTermDebtNoncurrent": at(1000),
      "us-gaap:LongTermDebtCurrent": at(500),
      "us-gaap:ShortTermBorrowings": at(600),
      "us-gaap:DebtLongtermAndShorttermCombinedAmount": at(1600),
    });
    expect(facts.interestBearingDebt?.value).toBe(1600);
  });

  it("adds short-term debt to long-term debt that already includes its current part", () => {
    const { facts } = financials({
      "us-gaap:LongTermDebt": at(1000),
      "us-gaap:DebtCurrent": at(300),
      "us-gaap:LongTermDebtCurrent": at(200),
    });
    expect(facts.interestBearingDebt?.value).toBe(1100);
  });

  it("is unknown, not zero, when no debt is reported", () => {
    expect(financials({}).facts.interestBearingDebt).toBeUndefined();
  });

  it("is unknown when its current part is reported only at year ends", () => {
    const { facts, leftOut } = financials({
      "us-gaap:LongTermDebtNoncurrent": at(1000),
      "us-gaap:LongTermDebtCurrent": [{ end: "2025-06-30", val: 400 }],
    });
    expect(facts.interestBearingDebt).toBeUndefined();
    expect(leftOut.interestBearingDebt).toBe("mixed_dates");
  });

  it("leaves out an error by a thousand that puts debt above total assets (INCY)", () => {
    const { facts, leftOut } = financials({ "us-gaap:LongTermDebtNoncurrent": at(19_094_000) });
    expect(facts.interestBearingDebt).toBeUndefined();
    expect(leftOut.interestBearingDebt).toBe("debt_above_total_assets");
  });

  it("keeps debt above total assets where all liabilities are as high (SBAC)", () => {
    const debt = { "us-gaap:LongTermDebtNoncurrent": at(100_500) };
    expect(financials({ ...debt, "us-gaap:Liabilities": at(101_000) }).facts).toMatchObject({
      interestBearingDebt: { value: 100_500 },
      totalLiabilities: { value: 101_000, periodEnd: YEAR_END, quality: "reported" },
    });
    expect(financials({ ...debt, "us-gaap:Liabilities": at(100_400) }).facts.interestBearingDebt).toBeUndefined();
  });

  it("leaves out a negative amount", () => {
    expect(financials({ "us-gaap:LongTermDebtNoncurrent": at(-5) }).leftOut.interestBearingDebt).toBe(
      "negative_amount",
    );
  });
});

describe("one balance-sheet date", () => {
  it("drops a concept that stops before the newest total assets (NVDA and DD)", () => {
    const { facts } = financials({
      "us-gaap:CashAndCashEquivalentsAtCarryingValue": at(10_605),
      "us-gaap:MarketableSecuritiesCurrent": [{ end: "2025-09-30", val: 49_122 }],
      "us-gaap:AvailableForSaleSecuritiesDebtSecurities": at(39_520),
      "us-gaap:LongTermDebtNoncurrent": [{ end: "2023-12-31", val: 900 }],
    });
    expect(facts.cashAndInterestBearingSecurities?.value).toBe(50_125);
    expect(facts.interestBearingDebt).toBeUndefined();
  });

  it("calls cash a lower bound when securities were reported within the year but not at the date", () => {
    const { facts } = financials({
      "us-gaap:CashAndCashEquivalentsAtCarryingValue": at(500),
      "us-gaap:ShortTermInvestments": [{ end: "2025-09-30", val: 900 }],
    });
    expect(facts.cashAndInterestBearingSecurities).toMatchObject({ value: 500, bound: "lower" });
  });

  it("prefers the annual report to a later, coarser filing for a year-end date (AAPL)", () => {
    const { facts } = financials({
      "us-gaap:LongTermDebt": [
        { end: YEAR_END, val: 96_700, form: "10-Q", filed: "2026-05-01" },
        { end: YEAR_END, val: 96_662, form: "10-K", filed: "2026-02-01" },
        { end: YEAR_END, val: 96_700, form: "10-Q", filed: "2026-08-01" },
      ],
    });
    expect(facts.interestBearingDebt?.value).toBe(96_662);
  });
});

describe("cash and securities", () => {
  it("uses cash with restricted cash when no other is reported (PG)", () => {
    const { facts } = financials({
      "us-gaap:CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents": at(12_306),
    });
    expect(facts.cashAndInterestBearingSecurities?.value).toBe(12_306);
  });

  it("does not add available-for-sale securities to the marketable securities that include them (AMD)", () => {
    const { facts } = financials({
      "us-gaap:CashAndCashEquivalentsAtCarryingValue": at(5539),
      "us-gaap:ShortTermInvestments": at(5013),
      "us-gaap:AvailableForSaleSecuritiesDebtSecurities": at(9369),
    });
    expect(facts.cashAndInterestBearingSecurities?.value).toBe(10_552);
  });

  it("is unknown when cash is not reported, whatever the securities", () => {
    expect(
      financials({ "us-gaap:ShortTermInvestments": at(9) }).facts.cashAndInterestBearingSecurities,
    ).toBeUndefined();
  });
});

describe("shares", () => {
  it("uses the balance sheet's count when the cover has none (GOOGL)", () => {
    const { facts } = financials({ "us-gaap:CommonStockSharesOutstanding shares": at(12_088_000) });
    expect(facts.sharesOutstanding).toMatchObject({ value: 12_088_000, currency: "shares" });
  });

  it("does not use a cover's count of many years ago (MA)", () => {
    const { facts, leftOut } = financials({
      "dei:EntityCommonStockSharesOutstanding shares": [{ end: "2010-10-27", val: 122_500_000, filed: "2010-11-02" }],
    });
    expect(facts.sharesOutstanding).toBeUndefined();
    expect(leftOut.sharesOutstanding).toBe("stale_concept");
  });

  it("does not believe a placeholder count", () => {
    const { leftOut } = financials({
      "dei:EntityCommonStockSharesOutstanding shares": [{ end: "2026-01-31", val: 1000 }],
    });
    expect(leftOut.sharesOutstanding).toBe("placeholder_share_count");
  });
});

describe("income", () => {
  it("chooses revenue by recency, not by presence (GOOGL)", () => {
    const { facts } = financials({
      "us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax": year(350, "2024-12-31"),
      "us-gaap:Revenues": year(402),
    });
    expect(facts.totalRevenue).toMatchObject({ value: 402, note: "Revenues" });
  });

  it("uses the whole when a concept of the same year is a part of it (a landlord's contract revenue)", () => {
    const { facts } = financials({
      "us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax": year(7),
      "us-gaap:Revenues": year(2900),
    });
    expect(facts.totalRevenue?.value).toBe(2900);
  });

  it("leaves out interest income that the filer stopped reporting (AAPL after 2023)", () => {
    const { facts, leftOut } = financials({ "us-gaap:InvestmentIncomeInterestAndDividend": year(3750, "2023-12-31") });
    expect(facts.interestIncome).toBeUndefined();
    expect(leftOut.interestIncome).toBe("stale_concept");
  });

  it("marks interest income estimated when it is the net plus the expense (AMD)", () => {
    const { facts } = financials({
      "us-gaap:InterestIncomeExpenseNet": year(215),
      "us-gaap:InterestExpense": year(131),
    });
    expect(facts.interestIncome).toMatchObject({ value: 346, quality: "estimated" });
  });

  it("calls interest that may include dividends an upper bound", () => {
    const { facts } = financials({ "us-gaap:InvestmentIncomeInterestAndDividend": year(10) });
    expect(facts.interestIncome).toMatchObject({ value: 10, quality: "reported", bound: "upper" });
  });

  it("reads dividends per share in their own unit", () => {
    const { facts } = financials({ "us-gaap:CommonStockDividendsPerShareDeclared USD/shares": year(5.04) });
    expect(facts.dividendPerShare).toMatchObject({ value: 5.04, periodStart: "2025-01-01", periodEnd: YEAR_END });
  });
});

describe("companies", () => {
  it("reads an IFRS filer in its own currency", () => {
    const found = companyFinancials(
      companyOf({
        "ifrs-full:Assets EUR": at(607_000, { form: "20-F" }),
        "ifrs-full:Borrowings EUR": at(267_000, { form: "20-F" }),
        "ifrs-full:CashAndCashEquivalents EUR": at(28_000, { form: "20-F" }),
        "ifrs-full:Revenue EUR": year(43_000, YEAR_END, { form: "20-F" }),
      }),
      TODAY,
    );
    expect(found?.facts.interestBearingDebt).toMatchObject({ value: 267_000, currency: "EUR" });
    expect(found?.facts.totalRevenue).toMatchObject({ value: 43_000, currency: "EUR" });
  });

  it("adds an IFRS filer's parts when it gives no total", () => {
    const found = companyFinancials(
      companyOf({
        "ifrs-full:Assets": at(600),
        "ifrs-full:LongtermBorrowings": at(200),
        "ifrs-full:CurrentPortionOfLongtermBorrowings": at(12),
        "ifrs-full:ShorttermBorrowings": at(3),
      }),
      TODAY,
    );
    expect(found?.facts.interestBearingDebt?.value).toBe(215);
  });

  it("has no financials for a company without total assets", () => {
    expect(companyFinancials(companyOf({ "us-gaap:Revenues": year(1) }), TODAY)).toBeUndefined();
  });

  it("links each figure to its filing", () => {
    expect(financials({}).facts.totalAssets?.url).toBe(
      "https://www.sec.gov/Archives/edgar/data/320193/000032019326000006/",
    );
  });
});
