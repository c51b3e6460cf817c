import { describe, expect, it } from "vitest";
import type { FundPosition } from "./holdings.ts";
import { type Candidate, comparedName, matchPositions } from "./match-positions.ts";

const candidate = (symbol: string, name: string, price: number | null = 100): Candidate => ({
  symbol,
  name,
  price,
  sector: null,
  standings: null,
  reason: null,
  nonCompliantIncomeRatio: 0,
  dividendYield: 0,
});
const APPLE = candidate("AAPL", "Apple Inc.");
const ROCHE = candidate("ROG.SW", "Roche Holding AG");
const CANDIDATES = {
  bySymbol: new Map([APPLE, ROCHE, candidate("ROG", "Rogers Corporation", 80)].map((one) => [one.symbol, one])),
  byIsin: new Map([["CH0012032048", "ROG.SW"]]),
  byLei: new Map([["HWUPKR0MPOU8FGXBT394", "AAPL"]]),
  byName: new Map([[comparedName("Apple Incorporated"), APPLE]]),
};

function symbolOf(traits: Partial<FundPosition>): string | undefined {
  const position = {
    kind: "share",
    ticker: null,
    weight: 1,
    name: null,
    isin: null,
    price: null,
    lei: null,
    ...traits,
  } as const;
  return matchPositions([position as FundPosition], CANDIDATES)[0]?.stock?.symbol;
}

describe("a position is recognized", () => {
  it("by its ticker, its ISIN or its name", () => {
    expect(symbolOf({ ticker: "AAPL" })).toBe("AAPL");
    expect(symbolOf({ ticker: "AAPL", name: "APPLE INC" })).toBe("AAPL");
    expect(symbolOf({ isin: "CH0012032048" })).toBe("ROG.SW");
    expect(symbolOf({ name: "Apple Inc" })).toBe("AAPL");
  });

  it("by the LEI of its company where the name agrees, and not by that of whoever filled in the form", () => {
    expect(symbolOf({ lei: "HWUPKR0MPOU8FGXBT394", name: "APPLE COMPUTER CO" })).toBe("AAPL");
    expect(symbolOf({ lei: "HWUPKR0MPOU8FGXBT394", name: "Roche Holding AG" })).toBeUndefined();
    expect(symbolOf({ lei: "HWUPKR0MPOU8FGXBT394" })).toBeUndefined();
  });

  it("not by a ticker that another company has: name and price speak against it", () => {
    expect(symbolOf({ ticker: "ROG", name: "Roche Holding AG", price: 400, isin: "CH0012032048" })).toBe("ROG.SW");
    expect(symbolOf({ ticker: "ROG", name: "Roche Holding AG", price: 900 })).toBeUndefined();
    expect(symbolOf({ ticker: "ROG", name: "Roche Holding AG", price: null })).toBeUndefined();
  });

  it("by a ticker under a new name, when the price is of the same order", () => {
    expect(symbolOf({ ticker: "AAPL", name: "Pomme Group", price: 90 })).toBe("AAPL");
  });

  it("not at all where nothing tells, nor what is no share", () => {
    expect(symbolOf({ ticker: "ZZZZ", name: "Nobody", isin: "US0000000000" })).toBeUndefined();
    expect(symbolOf({ ticker: "AAPL", kind: "short" })).toBeUndefined();
    expect(symbolOf({ ticker: "AAPL", kind: "cash" })).toBeUndefined();
  });
});
