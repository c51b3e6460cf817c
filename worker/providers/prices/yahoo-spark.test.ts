import { describe, expect, it } from "vitest";
import { cannedAnswers } from "../test/canned-answers.ts";
import { yahooSpark } from "./yahoo-spark.ts";

const TODAY = "2026-09-26";
const pathOf = (symbols: string) => `/v7/finance/spark?symbols=${symbols}&range=1d&interval=1d`;
const chart = (symbol: string, more: object = {}) => ({
  symbol,
  response: [
    {
      meta: {
        currency: "USD",
        symbol,
        regularMarketTime: 1790366400,
        regularMarketPrice: 102,
        chartPreviousClose: 100,
        ...more,
      },
    },
  ],
});
const answer = (...result: unknown[]) => JSON.stringify({ spark: { result, error: null } });
const ask = (symbols: string[], body: string | number, path = pathOf(symbols.join(","))) =>
  yahooSpark(cannedAnswers({ [path]: body }), symbols, TODAY);

describe("Yahoo's spark charts", () => {
  it.each([
    ["an error in place of the result", '{"spark":{"result":null,"error":{"code":"Bad Request"}}}'],
    ["another form", '{"chart":{}}'],
    ["a refusal", 429],
    ["a page", "<!doctype html><title>Consent</title>"],
  ])("are refused when the answer is %s", async (_, body) => {
    await expect(ask(["A"], body)).rejects.toThrow("yahoo-spark");
  });

  it("name and leave out what does not fit", async () => {
    const body = answer(
      ...[chart("A", { regularMarketPrice: "102" }), chart("B", { regularMarketPrice: 0 }), chart("ZZZ")],
      ...[{ symbol: "C", response: [] }, chart("D", { regularMarketTime: 1780366400 })],
      { symbol: "E", response: [chart("E"), chart("E")].flatMap(({ response }) => response) },
    );
    const { quotes, tally } = await ask(["A", "B", "C", "D", "E"], body);
    expect(quotes).toEqual([]);
    expect(tally).toEqual({
      read: 6,
      leftOut: { unreadable_row: 3, no_price: 1, not_asked_for: 1, old_price: 1, unknown_to_source: 3 },
    });
  });

  it("give the price, its day and its change, and never a capitalization", async () => {
    const { quotes } = await ask(["A"], answer(chart("A")));
    expect(quotes).toEqual([
      {
        symbol: "A",
        price: 102,
        currency: "USD",
        marketCapitalization: null,
        asOf: "2026-09-25",
        changePercent: expect.closeTo(2),
      },
    ]);
  });

  it("write share classes with a dash, and read pence as pounds", async () => {
    const body = answer(chart("BRK-B"), chart("OCDO.L", { currency: "GBp", regularMarketPrice: 308.8 }));
    const { quotes } = await ask(["BRK.B", "OCDO.L"], body, pathOf("BRK-B,OCDO.L"));
    expect(quotes.map(({ symbol, price, currency }) => [symbol, price, currency])).toEqual([
      ["BRK.B", 102, "USD"],
      ["OCDO.L", expect.closeTo(3.088), "GBP"],
    ]);
  });

  it("are requested twenty at a time", async () => {
    const symbols = Array.from({ length: 45 }, (_, number) => `S${String.fromCharCode(65 + (number % 26))}${number}`);
    const of = (from: number, to: number) => pathOf(symbols.slice(from, to).join(","));
    const body = answer();
    const access = cannedAnswers({ [of(0, 20)]: body, [of(20, 40)]: body, [of(40, 45)]: body });
    const { tally } = await yahooSpark(access, symbols, TODAY);
    expect(access.asked).toHaveLength(3);
    expect(tally.leftOut).toEqual({ unknown_to_source: 45 });
  });
});
