import { describe, expect, it } from "vitest";
import { makeFact } from "../../../domain/test/facts.ts";
import { makeFigures, makeScreenedStock } from "../../../web/src/test/stocks.ts";
import { stockAgain } from "./stock-again.ts";

describe("a stock screened again with other figures", () => {
  it("has the ratio, the status and the line of a higher debt", () => {
    const again = stockAgain(makeScreenedStock(), makeFigures(), { amounts: { interestBearingDebt: 40e9 } });
    expect(again.analysis.debtRatio).toBe(40);
    expect([again.complianceStatus, again.answer]).toEqual(["haram", "No: 40% debt, the limit is 33%."]);
  });

  it("has the market value of a lower price", () => {
    const again = stockAgain(makeScreenedStock(), makeFigures(), { priceChangePercent: -50 });
    expect([again.analysis.debtRatio, again.analysis.cashRatio]).toEqual([60, 20]);
  });

  it("takes an amount for a figure that is missing, and says of the others what it said", () => {
    const other = { interestBearingDebt: undefined, totalRevenue: makeFact(0) };
    const stock = makeScreenedStock({}, other);
    expect(stock.standing).toBe("doubt");
    const again = stockAgain(stock, makeFigures(other), { amounts: { interestBearingDebt: 10e9 } });
    expect(again.analysis.debtRatio).toBe(10);
    expect(again.analysis.reasons.map(({ about }) => about)).toEqual(["totalRevenue"]);
  });

  it("is not worked out for an amount that is no amount: the figure is missing then", () => {
    const again = stockAgain(makeScreenedStock(), makeFigures(), { amounts: { interestBearingDebt: Number.NaN } });
    expect([again.standing, again.analysis.debtRatio]).toEqual(["doubt", null]);
  });
});
