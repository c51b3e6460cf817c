import { describe, expect, it } from "vitest";
import {
  COVERED_EXCHANGES,
  DASHBOARD_MARKETS,
  EXCHANGE_CODES,
  EXCHANGES,
  exchangeByName,
  exchangeFlag,
  SCREENER_EXCHANGES,
} from "./exchanges.ts";

describe("the exchanges", () => {
  it.each([
    ["DAX", "FRA"],
    ["cac", "EPA"],
    ["HKEX", "HKG"],
    ["Tadawul", "SAU"],
    [" nyse ", "NYSE"],
    ["idx", "JKT"],
    ["BIST", "IST"],
    ["PSX", "KAR"],
    ["XSHG", "SSE"],
    ["SHZ", "SZSE"],
  ])("finds %s under its code %s", (name, code) => {
    expect(exchangeByName(name)?.code).toBe(code);
  });

  it("lists the specification's own first, in its order, and the later markets after them", () => {
    const later = COVERED_EXCHANGES.slice(COVERED_EXCHANGES.indexOf("JKT"));
    expect(DASHBOARD_MARKETS.join()).toBe(`NYSE,NASDAQ,LSE,TSX,ASX,FRA,EPA,HKG,TYO,SAU,BSE,${later}`);
    expect(SCREENER_EXCHANGES.join()).toBe(`NASDAQ,NYSE,LSE,TSX,ASX,DAX,CAC,HKEX,TADAWUL,BSE,${later}`);
  });

  it("knows no exchange on Mars", () => {
    expect(exchangeByName("MARS")).toBeUndefined();
  });

  it("gives every exchange outside the United States a suffix of its own", () => {
    const suffixes = EXCHANGE_CODES.map((code) => EXCHANGES[code].suffix).filter((suffix) => suffix !== "");
    expect(new Set(suffixes).size).toBe(suffixes.length);
  });

  it("shows one it does not know with a globe", () => {
    expect(["TYO", "NSI", "XYZ", "constructor"].map(exchangeFlag)).toEqual(["🇯🇵", "🇮🇳", "🌐", "🌐"]);
  });
});
