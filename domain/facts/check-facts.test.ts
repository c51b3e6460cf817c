import { describe, expect, it } from "vitest";
import { type Amounts, findImplausibleAmounts, type PlausibilityContext } from "./check-facts.ts";

const CONTEXT: PlausibilityContext = {
  isFinancial: false,
  interestExpense: null,
  isCashExact: true,
  isRevenueOfOneConcept: false,
  isDebtBorneOut: false,
  areTotalAssetsOfAnotherDate: false,
};
const SOUND: Amounts = {
  marketCapitalization: 1000,
  interestBearingDebt: 300,
  cashAndInterestBearingSecurities: 100,
  totalAssets: 900,
  totalRevenue: 400,
  price: 0.05,
  sharesOutstanding: 20_000,
  dividendPerShare: 0.001,
};
const found = (amounts: Amounts, context: Partial<PlausibilityContext> = {}) => {
  const problems = findImplausibleAmounts({ ...SOUND, ...amounts }, { ...CONTEXT, ...context });
  return Object.fromEntries(problems.map(({ input, reason }) => [input, reason]));
};

describe("plausibility", () => {
  it("finds nothing in sound amounts, nor where nothing is known", () => {
    expect(found({})).toEqual({});
    expect(findImplausibleAmounts({}, CONTEXT)).toEqual([]);
  });

  it("leaves out negative amounts, and says nothing of what is not known beside them", () => {
    expect(found({ totalRevenue: -1 })).toEqual({ totalRevenue: "negative_amount" });
    const alone = { marketCapitalization: -1, totalRevenue: -1, price: -1 };
    expect(findImplausibleAmounts(alone, CONTEXT).map(({ input }) => input)).toEqual(Object.keys(alone));
  });

  it("leaves out debt or cash above total assets", () => {
    expect(found({ interestBearingDebt: 901 })).toEqual({ interestBearingDebt: "debt_above_total_assets" });
    expect(found({ cashAndInterestBearingSecurities: 901 })).toEqual({
      cashAndInterestBearingSecurities: "cash_above_total_assets",
    });
    expect(found({ interestBearingDebt: 900 })).toEqual({});
  });

  it("believes debt above total assets where all liabilities are as high, or a second source bears it out: equity can be negative", () => {
    expect(found({ interestBearingDebt: 1_200, totalLiabilities: 1_199 })).toEqual({
      interestBearingDebt: "debt_above_total_assets",
    });
    expect(found({ interestBearingDebt: 1_200, totalLiabilities: 1_500 })).toEqual({});
    expect(found({ interestBearingDebt: 1_200 }, { isDebtBorneOut: true })).toEqual({});
  });

  it("leaves out the total assets of another date that a balance exceeds, and keeps the balance", () => {
    const other = { areTotalAssetsOfAnotherDate: true };
    expect(found({ cashAndInterestBearingSecurities: 1_800 }, other)).toEqual({ totalAssets: "sources_disagree" });
    expect(found({ cashAndInterestBearingSecurities: 2_701 }, other)).toEqual({
      cashAndInterestBearingSecurities: "cash_above_total_assets",
    });
  });

  it("leaves out debt over a hundred times the market capitalization, but not a distressed company's", () => {
    const rich = { totalAssets: 1_000_000, totalRevenue: 29_000 };
    expect(found({ ...rich, interestBearingDebt: 100_001 })).toEqual({ interestBearingDebt: "debt_far_above_value" });
    expect(found({ ...rich, interestBearingDebt: 26_000 })).toEqual({});
  });

  it("leaves out cash over ten times the market capitalization", () => {
    expect(found({ totalAssets: 1_000_000, cashAndInterestBearingSecurities: 10_001 })).toEqual({
      cashAndInterestBearingSecurities: "cash_far_above_value",
    });
  });

  it("lets banks be far above their value", () => {
    const bank = { totalAssets: 1_000_000, interestBearingDebt: 200_000, cashAndInterestBearingSecurities: 50_000 };
    expect(found(bank, { isFinancial: true })).toEqual({});
  });

  it("leaves out every amount in a currency that makes revenue thirty times the value", () => {
    expect(found({ totalRevenue: 30_001 })).toEqual({
      totalRevenue: "revenue_far_above_value",
      interestBearingDebt: "revenue_far_above_value",
      cashAndInterestBearingSecurities: "revenue_far_above_value",
    });
    expect(found({ totalRevenue: 30_000 })).toEqual({});
  });

  it("leaves out revenue below the interest paid, except a bank's", () => {
    expect(found({}, { interestExpense: 401 })).toEqual({ totalRevenue: "revenue_below_interest_expense" });
    expect(found({}, { interestExpense: 400 })).toEqual({});
    expect(found({}, { interestExpense: 401, isFinancial: true })).toEqual({});
  });

  it("leaves out the revenue of one concept when debt is more than twenty times it", () => {
    expect(found({ totalRevenue: 14 }, { isRevenueOfOneConcept: true })).toEqual({
      totalRevenue: "revenue_far_below_debt",
    });
    expect(found({ totalRevenue: 14 })).toEqual({});
  });

  it("leaves out share counts that are placeholders or disagree with price and value", () => {
    expect(found({ sharesOutstanding: 1000 })).toEqual({ sharesOutstanding: "placeholder_share_count" });
    expect(found({ sharesOutstanding: 26_000 })).toEqual({ sharesOutstanding: "shares_disagree_with_value" });
    expect(found({ sharesOutstanding: 14_000 })).toEqual({ sharesOutstanding: "shares_disagree_with_value" });
    expect(found({ sharesOutstanding: 24_000 })).toEqual({});
  });

  it("leaves out a yearly dividend above half of the price", () => {
    expect(found({ dividendPerShare: 0.026 })).toEqual({ dividendPerShare: "dividend_above_half_of_price" });
  });
});
