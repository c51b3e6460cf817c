import { describe, expect, it } from "vitest";
import { readPart, requestParts } from "../network/answer-parts.ts";
import { cannedAnswers } from "../test/canned-answers.ts";
import { quotesOf, screenerOf } from "./nasdaq-screener.ts";

const PATH = "/api/screener/stocks?tableonly=true&exchange=nasdaq&download=true";
const row = (symbol: string, more: object = {}) => ({
  symbol,
  name: `${symbol} Inc. Common Stock`,
  lastsale: "$159.00",
  netchange: "2.70",
  pctchange: "1.727%",
  volume: "1",
  marketCap: "44906679096.00",
  country: "United States",
  industry: "Software",
  sector: "Technology",
  ...more,
});
const SCREENER = screenerOf("NASDAQ", "2026-08-21");
const listings = (rows: object[]) => {
  const { rows: found, tally } = readPart(SCREENER, JSON.stringify(rows).slice(1, -1));
  return { listings: found.map(({ listing }) => listing), quotes: quotesOf(found, tally), tally };
};
const request = (answer: object, characters = 1_000) =>
  requestParts(SCREENER, cannedAnswers({ [PATH]: JSON.stringify(answer) }), characters);

describe("the Nasdaq screener in parts", () => {
  const symbols = Array.from({ length: 104 }, (_, number) =>
    String.fromCharCode(65 + Math.floor(number / 26), 65 + (number % 26)),
  );

  it("gives each listing once", async () => {
    const rows = symbols.map((symbol) => row(symbol));
    const parts = await request({ data: { rows }, status: { rCode: 200 } });
    expect(parts.length).toBeGreaterThan(3);
    const found = parts.flatMap((part) => readPart(SCREENER, part).rows);
    expect(found.map(({ listing }) => listing.symbol)).toEqual(symbols);
  });

  it("refuses a list that is too short to be complete", async () => {
    const rows = symbols.slice(0, 99).map((symbol) => row(symbol));
    await expect(request({ data: { rows } })).rejects.toThrow("nasdaq-screener");
  });

  it("refuses an answer without rows", async () => {
    await expect(request({ data: null, status: { rCode: 400 } })).rejects.toThrow("data.rows");
  });
});

describe("the Nasdaq screener", () => {
  it("reads price, market capitalization and the day's change in percent", () => {
    const { listings: found, quotes } = listings([row("A")]);
    expect(found[0]).toMatchObject({ symbol: "A", exchange: "NASDAQ", sector: "Technology", country: "United States" });
    expect(quotes[0]).toEqual({
      symbol: "A",
      price: 159,
      currency: "USD",
      marketCapitalization: 44_906_679_096,
      changePercent: 1.727,
      asOf: "2026-08-21",
    });
  });

  it("treats a zero or blank market capitalization as unknown, never as zero", () => {
    const { quotes } = listings([row("A", { marketCap: "0.00" }), row("B", { marketCap: "" })]);
    expect(quotes.map((quote) => quote.marketCapitalization)).toEqual([null, null]);
  });

  it("counts a row without a price and gives no quote for it", () => {
    const { quotes, tally } = listings([row("A", { lastsale: "" }), row("B", { lastsale: "$0.00" })]);
    expect(quotes).toEqual([]);
    expect(tally.leftOut.no_price).toBe(2);
  });

  it("leaves out preferred shares, whose capitalizations are nonsense, and trims padded symbols", () => {
    const { listings: found, tally } = listings([row("BRKR^P"), row("  BRK/B  ")]);
    expect(found.map((listing) => listing.symbol)).toEqual(["BRK.B"]);
    expect(tally.leftOut).toEqual({ not_a_symbol: 1 });
  });

  it("names rows that are not in the screener's format", () => {
    const { tally } = listings([row("A"), { symbol: "B" }, { ...row("C"), marketCap: 12 }, row("D")]);
    expect(tally).toEqual({ read: 4, leftOut: { unreadable_row: 2 } });
  });

  it("refuses a list with most rows in another format", () => {
    expect(() => listings([row("A"), { symbol: "B" }, { symbol: "C" }])).toThrow("mostly_unreadable");
  });
});
