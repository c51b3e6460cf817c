import { describe, expect, it } from "vitest";
import type { Listing } from "../../../worker/providers/answers/providers.ts";
import { selectNames } from "./build-names.ts";

const listing = (exchange: Listing["exchange"], symbol: string, name: string, isin: string | null = null): Listing => ({
  symbol,
  name,
  exchange,
  sector: null,
  industry: null,
  country: null,
  isin,
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

  it("drops a shell, known by its listed units", () => {
    const listings = [listing("NASDAQ", "ABC", "Abc Holdings"), listing("NASDAQ", "ABCWU", "Abc Holdings Unit")];
    expect(selectNames(listings, new Set())).toEqual({ names: [], leftOut: { shell_company: 1, unit: 1 } });
  });
});
