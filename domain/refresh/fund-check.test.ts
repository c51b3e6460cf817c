import { describe, expect, it } from "vitest";
import type { ComplianceStatus } from "../screening/screening.ts";
import { checkAgainstFund } from "./fund-check.ts";

const stock = (symbol: string, status: ComplianceStatus) => ({ symbol, name: symbol, status, reasons: [] });

const stocks = [stock("A", "halal"), stock("B", "questionable"), stock("C", "haram"), stock("D", "haram")];

describe("checkAgainstFund", () => {
  it("counts every stock once, inside the fund or outside it", () => {
    expect(checkAgainstFund(stocks, ["A", "C"]).table).toEqual({
      halal: { held: 1, notHeld: 0 },
      questionable: { held: 0, notHeld: 1 },
      haram: { held: 1, notHeld: 1 },
    });
  });

  it("names what the fund holds and Mizan calls haram, and nothing for mere absence", () => {
    expect(checkAgainstFund(stocks, ["A", "C"]).disagreements.map(({ symbol }) => symbol)).toEqual(["C"]);
    expect(checkAgainstFund(stocks, []).disagreements).toEqual([]);
  });

  it("names holdings that have not been screened", () => {
    expect(checkAgainstFund(stocks, ["A", "Z"]).unknownHoldings).toEqual(["Z"]);
  });
});
