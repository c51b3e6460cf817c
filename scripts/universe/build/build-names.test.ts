import { describe, expect, it } from "vitest";
import type { Listing } from "../../../worker/providers/providers.ts";
import { isShell, selectNames, unitSymbols } from "./build-names.ts";

const listing = (exchange: Listing["exchange"], symbol: string, name: string, isin: string | null = null): Listing => ({
  symbol,
  name,
  exchange,
  sector: null,
  industry: null,
  country: null,
  isin,
});

describe("a shell", () => {
  const units = unitSymbols([
    listing("NASDAQ", "ABCU", "Abc Holdings Unit"),
    listing("NASDAQ", "DEFWU", "Def Holdings Units"),
    listing("NASDAQ", "GHIU", "Ghi Industries Common Stock"),
  ]);
  const share = (symbol: string, value: number) => ({
    symbol,
    facts: {
      totalRevenue: {
        value,
        currency: "USD",
        periodEnd: "2025-12-31",
        source: "sec-edgar",
        quality: "reported",
      } as const,
    },
  });

  it("has listed units and no revenue; a company with either alone is none", () => {
    expect([share("ABC", 0), share("DEF", 0)].map((stock) => isShell(stock, units))).toEqual([true, true]);
    expect([share("ABC", 8e6), share("KLM", 0)].map((stock) => isShell(stock, units))).toEqual([false, false]);
    expect(isShell({ symbol: "ABC", facts: {} }, units)).toBe(false);
  });
});

describe("names", () => {
  it("drops screened stocks and the second listing of one share on an exchange", () => {
    const { names, leftOut } = selectNames(
      [
        listing("LSE", "DGE.L", "Diageo plc", "GB0002374006"),
        listing("LSE", "BBB.L", "B plc", "GB1"),
        listing("LSE", "AAA.L", "B plc", "GB1"),
        listing("EPA", "BBB.PA", "B plc", "GB1"),
      ],
      new Set(["DGE.L"]),
    );
    expect(names.map((name) => name.symbol)).toEqual(["AAA.L", "BBB.PA"]);
    expect(leftOut).toEqual({ screened: 1, "same share twice on the exchange": 1 });
  });
});
