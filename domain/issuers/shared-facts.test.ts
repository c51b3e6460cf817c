import { describe, expect, it } from "vitest";
import type { CompanyFacts } from "../facts/company-facts.ts";
import { makeCompany, makeRates, makeSourced } from "../test/facts.ts";
import { withSharedFacts } from "./shared-facts.ts";

const RATES = makeRates({ HKD: 8 });
const fact = makeSourced;
const stock = (symbol: string, traits: Partial<CompanyFacts>) =>
  makeCompany({ symbol, industry: "Software", ...traits });

const american = stock("ACM", {
  cik: "0000000001",
  sic: "7372",
  facts: {
    interestBearingDebt: fact(50, { source: "sec-edgar", quality: "reported" }),
    marketCapitalization: fact(900, { periodEnd: "2026-08-21", source: "nasdaq-screener" }),
    price: fact(10),
  },
});
const chinese = stock("1234.HK", {
  exchange: "HKG",
  industry: "Advertising",
  facts: {
    interestBearingDebt: fact(80),
    totalRevenue: fact(400),
    marketCapitalization: fact(8000, { currency: "HKD", periodEnd: "2026-06-02" }),
    price: fact(12, { currency: "HKD" }),
    dividendPerShare: fact(1, { currency: "HKD" }),
  },
});

const share = (stocks: readonly CompanyFacts[]) => withSharedFacts(stocks, [["1234.HK", "ACM"]], RATES);

it("listings of one company have its best facts, each with its own price and dividend", () => {
  const [first, second] = share([american, chinese]);
  const company = {
    interestBearingDebt: american.facts.interestBearingDebt,
    totalRevenue: chinese.facts.totalRevenue,
    marketCapitalization: american.facts.marketCapitalization,
  };
  expect(first?.facts).toEqual({ ...company, price: american.facts.price });
  expect(second?.facts).toEqual({
    ...company,
    price: chinese.facts.price,
    dividendPerShare: chinese.facts.dividendPerShare,
  });
  expect(second).toMatchObject({ symbol: "1234.HK", industry: "Software", sic: "7372", cik: "0000000001" });
  expect(second?.issuer).toEqual(["1234.HK", "ACM"]);
});

it("figures of one time and quality that cannot be one company's are left out of both", () => {
  const contradicting = stock("ACM", { facts: { totalRevenue: fact(1000) } });
  for (const { facts, leftOut } of share([contradicting, chinese])) {
    expect(facts.totalRevenue).toBeUndefined();
    expect(leftOut?.totalRevenue).toBe("sources_disagree");
  }
});

it("a company with one screened listing keeps its facts", () => {
  expect(share([american])).toEqual([american]);
});

describe("a value that counts only a part of the company's shares", () => {
  const plc = (price: number, shares = 1000) =>
    stock("RIO.L", {
      facts: {
        price: fact(price, { periodEnd: "2026-06-02" }),
        sharesOutstanding: fact(shares, { currency: "shares", periodEnd: "2026-06-02" }),
        marketCapitalization: fact(112_000, { periodEnd: "2026-06-02" }),
      },
    });
  const certificate = (value: number, price = 105) =>
    stock("RIO", {
      facts: {
        price: fact(price, { periodEnd: "2026-08-21", source: "nasdaq-screener" }),
        marketCapitalization: fact(value, { periodEnd: "2026-08-21", source: "nasdaq-screener" }),
      },
    });
  const marketValue = (...stocks: CompanyFacts[]) => {
    const [first] = withSharedFacts(stocks, [["RIO.L", "RIO"]], RATES);
    return first?.facts.marketCapitalization ?? first?.leftOut?.marketCapitalization;
  };

  it("is replaced by all shares at its price, and says so", () => {
    expect(marketValue(plc(112), certificate(81_000))).toMatchObject({
      value: 105_000,
      periodEnd: "2026-08-21",
      quality: "estimated",
      detail: ["all_shares_at_this_price"],
    });
  });

  it("is not known where the listing may stand for several shares", () => {
    expect(marketValue(plc(112), certificate(52_000))).toBe("sources_disagree");
  });

  it.each([
    ["the price fell, and the value with it", plc(112), certificate(76_000, 76)],
    ["the listing is not about one share", plc(112), certificate(81_000, 525)],
    ["the count does not give its own listing's value", plc(112, 1100), certificate(81_000)],
  ])("stands as it is given where %s", (_, home, american) => {
    expect(marketValue(home, american)).toMatchObject({ source: "nasdaq-screener" });
  });
});
