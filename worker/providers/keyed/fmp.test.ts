import { describe, expect, it } from "vitest";
import { cannedAnswers } from "../test/canned-answers.ts";
import { fmpCompany } from "./fmp.ts";

const pathOf = (name: string) => `/stable/${name}?symbol=OCDO.L&apikey=secret`;
const [PROFILE, BALANCE, INCOME] = ["profile", "balance-sheet-statement", "income-statement"].map(pathOf) as [
  string,
  string,
  string,
];
const profile = { symbol: "OCDO.L", price: 308.8, marketCap: 2_554_603_520, currency: "GBp", changePercentage: -1.5 };
const statement = { symbol: "OCDO.L", date: "2025-11-30", reportedCurrency: "GBP", fiscalYear: "2025", period: "FY" };
const balance = {
  ...statement,
  totalAssets: 4000,
  netReceivables: 300,
  shortTermDebt: 0,
  longTermDebt: 1400,
  cashAndShortTermInvestments: 700,
};
const income = { ...statement, revenue: 3000, interestIncome: 30, weightedAverageShsOut: 820 };

type Answers = Partial<Record<"profile" | "balance" | "income", unknown>>;
const company = (answers: Answers = {}) => {
  const bodies = { profile: [profile], balance: [balance], income: [income], ...answers };
  const text = (body: unknown) => (typeof body === "number" ? body : JSON.stringify(body));
  const bodiesByPath = {
    [PROFILE]: text(bodies.profile),
    [BALANCE]: text(bodies.balance),
    [INCOME]: text(bodies.income),
  };
  return fmpCompany({ ...cannedAnswers(bodiesByPath), key: "apikey=secret" }, "OCDO.L", "2026-09-26");
};

describe("Financial Modeling Prep", () => {
  it.each([
    ["a key that is refused", { profile: 401 }],
    ["an error in place of the list", { profile: { "Error Message": "Limit Reach." } }],
    ["another company", { balance: [{ ...balance, symbol: "OCDO" }] }],
    ["text for an amount", { income: [{ ...income, revenue: "3000" }] }],
    ["a currency that is none", { balance: [{ ...balance, reportedCurrency: "None" }] }],
  ])("is refused with %s, without revealing the key", async (_, answers: Answers) => {
    const refused: unknown = await company(answers).catch((cause) => cause);
    expect(`${refused}`).toContain("ProviderError: fmp /stable/");
    expect(`${refused}`).not.toContain("secret");
  });

  it("does not know a symbol for which it has no profile", async () => {
    await expect(company({ profile: [] })).resolves.toBeUndefined();
  });

  it("has no facts without statements, and no quote when the price is zero", async () => {
    const found = await company({ profile: [{ ...profile, price: 0 }], balance: [], income: [] });
    expect(found).toEqual({ facts: {}, leftOut: {}, quote: null });
  });

  it("keeps a zero unknown, since it may mean that nothing was reported", async () => {
    const zeros = { ...income, interestIncome: 0 };
    const found = await company({ balance: [{ ...balance, longTermDebt: 0 }], income: [zeros] });
    expect(found?.facts.interestIncome).toBeUndefined();
    expect(found?.leftOut).toEqual({ interestBearingDebt: "zero_unconfirmed", interestIncome: "zero_unconfirmed" });
  });

  it("gives the price in pounds beside a capitalization in pounds, and the statements in their currency", async () => {
    const found = await company();
    expect(found?.quote).toMatchObject({ price: 3.088, currency: "GBP", marketCapitalization: 2_554_603_520 });
    expect(found?.facts).toMatchObject({
      totalAssets: { value: 4000, currency: "GBP", periodEnd: "2025-11-30", source: "fmp" },
      interestBearingDebt: { value: 1400 },
      cashAndInterestBearingSecurities: { value: 700 },
      totalRevenue: { value: 3000, periodStart: "2024-12-01" },
      sharesOutstanding: { value: 820, currency: "shares" },
    });
  });
});
