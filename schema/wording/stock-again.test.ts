import { describe, expect, it } from "vitest";
import { makeFact } from "../../domain/test/facts.ts";
import { makeScreenedStock } from "../../web/src/test/stocks.ts";
import { answerOf } from "./en/screening/answer.ts";
import { wordedAnalysis } from "./en/stock.ts";
import { stockAgain } from "./stock-again.ts";

const words = { wordedAnalysis, answerOf };

describe("a stock screened again with other figures", () => {
  it("is as it was without a change", () => {
    const stock = makeScreenedStock();
    const { complianceStatus, standing, analysis } = stockAgain(stock, {}, words) ?? {};
    expect({ complianceStatus, standing, analysis }).toEqual({
      complianceStatus: stock.complianceStatus,
      standing: stock.standing,
      analysis: stock.analysis,
    });
  });

  it("has the ratio, the status and the line of a higher debt", () => {
    const again = stockAgain(makeScreenedStock(), { amounts: { interestBearingDebt: 40e9 } }, words);
    expect(again?.analysis.debtRatio).toBe(40);
    expect([again?.complianceStatus, again?.answer]).toEqual(["haram", "No: 40% debt, the limit is 33%."]);
  });

  it("has the market value of a lower price", () => {
    const again = stockAgain(makeScreenedStock(), { priceChangePercent: -50 }, words);
    expect([again?.analysis.debtRatio, again?.analysis.cashRatio]).toEqual([60, 20]);
  });

  it("takes an amount for a figure that is missing, and says of the others what it said", () => {
    const stock = makeScreenedStock({}, { interestBearingDebt: undefined, totalRevenue: makeFact(0) });
    expect(stock.standing).toBe("doubt");
    const again = stockAgain(stock, { amounts: { interestBearingDebt: 10e9 } }, words);
    expect(again?.analysis.debtRatio).toBe(10);
    expect(again?.analysis.reasons.map(({ about }) => about)).toEqual(["totalRevenue"]);
  });

  it("takes a reader's figure in another currency at the rate that is given, and none without one", () => {
    const sukuk = { value: 100e9, currency: "SAR", periodEnd: "2026-06-30", source: "reader-report" } as const;
    const facts = { interestBearingDebt: { ...sukuk, quality: "reported" } as const };
    expect(stockAgain(makeScreenedStock(), { facts }, words)).toBeUndefined();
    expect(stockAgain(makeScreenedStock(), { facts, rates: { SAR: 4 } }, words)?.analysis.debtRatio).toBe(25);
  });

  it("is not worked out for an amount that is no amount: the figure is missing then", () => {
    const again = stockAgain(makeScreenedStock(), { amounts: { interestBearingDebt: Number.NaN } }, words);
    expect([again?.standing, again?.analysis.debtRatio]).toEqual(["doubt", null]);
  });

  it("is not worked out where the answer's evidence does not lead to its verdict, nor for a name that was never screened", () => {
    const stock = makeScreenedStock();
    const { analysis } = stock;
    const without = { ...stock, analysis: { ...analysis, evidence: analysis.evidence.slice(2) } };
    expect(stockAgain(without, {}, words)).toBeUndefined();
    expect(stockAgain({ ...stock, isScreened: false }, {}, words)).toBeUndefined();
  });
});
