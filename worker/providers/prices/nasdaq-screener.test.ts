import { describe, expect, it } from "vitest";
import { cannedAnswers } from "../test/canned-answers.ts";
import { nasdaqScreener } from "./nasdaq-screener.ts";

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
const listings = (rows: object[], fewestRows = 1) => {
  const access = cannedAnswers({ [PATH]: JSON.stringify({ data: { rows } }) });
  return nasdaqScreener(access, { closeOn: "2026-08-21", fewestRows }).listings("NASDAQ");
};

describe("the Nasdaq screener in chunks", () => {
  it("gives each listing once", async () => {
    const symbols = Array.from({ length: 26 }, (_, letter) => String.fromCharCode(65 + letter));
    const body = JSON.stringify({ data: { rows: symbols.map((symbol) => row(symbol)) }, status: { rCode: 200 } });
    const screener = nasdaqScreener(cannedAnswers({ [PATH]: body }), { closeOn: "2026-08-21", fewestRows: 1 });
    const chunks = await screener.ask("NASDAQ", 1_000);
    expect(chunks.length).toBeGreaterThan(3);
    const found = chunks.flatMap((chunk) => screener.read("NASDAQ", chunk).listings);
    expect(found.map(({ symbol }) => symbol)).toEqual(symbols);
  });
});

describe("the Nasdaq screener", () => {
  it("reads price, market capitalization and the day's change in percent", async () => {
    const { listings: found, quotes } = await listings([row("A")]);
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

  it("treats a zero or blank market capitalization as unknown, never as zero", async () => {
    const { quotes } = await listings([row("A", { marketCap: "0.00" }), row("B", { marketCap: "" })]);
    expect(quotes.map((quote) => quote.marketCapitalization)).toEqual([null, null]);
  });

  it("counts a row without a price and gives no quote for it", async () => {
    const { quotes, tally } = await listings([row("A", { lastsale: "" }), row("B", { lastsale: "$0.00" })]);
    expect(quotes).toEqual([]);
    expect(tally.leftOut.no_price).toBe(2);
  });

  it("leaves out preferred shares, whose capitalizations are nonsense, and trims padded symbols", async () => {
    const { listings: found, tally } = await listings([row("BRKR^P"), row("  BRK/B  ")]);
    expect(found.map((listing) => listing.symbol)).toEqual(["BRK.B"]);
    expect(tally.leftOut).toEqual({ not_a_symbol: 1 });
  });

  it("names rows that are not in the screener's format", async () => {
    const { tally } = await listings([row("A"), { symbol: "B" }, { ...row("C"), marketCap: 12 }, row("D")]);
    expect(tally).toEqual({ read: 4, leftOut: { unreadable_row: 2 } });
  });

  it("refuses a list that is far too short to be complete", async () => {
    await expect(listings([row("A")], 100)).rejects.toThrow("nasdaq-screener");
  });

  it("refuses a list with most rows in another format", async () => {
    await expect(listings([row("A"), { symbol: "B" }, { symbol: "C" }])).rejects.toThrow("mostly_unreadable");
  });

  it("refuses an answer without rows", async () => {
    const access = cannedAnswers({ [PATH]: JSON.stringify({ data: null, status: { rCode: 400 } }) });
    await expect(nasdaqScreener(access, { closeOn: "2026-08-21" }).listings("NASDAQ")).rejects.toThrow("data.rows");
  });
});
