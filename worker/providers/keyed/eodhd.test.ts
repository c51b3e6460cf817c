import { describe, expect, it } from "vitest";
import { readPart, requestParts } from "../network/answer-parts.ts";
import { ProviderError } from "../network/provider-error.ts";
import { cannedAnswers } from "../test/canned-answers.ts";
import { closesOf, eodhdFundamentals } from "./eodhd.ts";

const BALANCES = "Financials::Balance_Sheet::quarterly";
const INCOMES = "Financials::Income_Statement::yearly";
const PATH = `/api/fundamentals/RIO.LSE?fmt=json&filter=${BALANCES},${INCOMES}&from=2024-04-09&to=2026-09-26&api_token=secret`;
const CLOSES = "/api/eod-bulk-last-day/LSE?fmt=json&api_token=secret";

const balance = (more: object = {}) => ({
  date: "2026-06-30",
  filing_date: "2026-07-30",
  currency_symbol: "USD",
  totalAssets: "1000.00",
  shortTermDebt: "20.00",
  longTermDebt: "80.00",
  cash: "50.00",
  shortTermInvestments: "30.00",
  netReceivables: "40.00",
  commonStockSharesOutstanding: "1500.00",
  ...more,
});
const income = (more: object = {}) => ({
  date: "2025-12-31",
  currency_symbol: "USD",
  totalRevenue: "500.00",
  interestIncome: "5.00",
  ...more,
});
const answerOf = (balances: unknown, incomes: unknown) => JSON.stringify({ [BALANCES]: balances, [INCOMES]: incomes });
const access = (answers: Record<string, string | number | Error>) => ({
  ...cannedAnswers(answers),
  key: "api_token=secret",
});
const fundamentals = (body: string | number | Error) =>
  eodhdFundamentals(access({ [PATH]: body }), "RIO.L", "LSE", "2026-09-26");

describe("EODHD's fundamentals", () => {
  it.each([
    ["a plan that does not include them", 402],
    ["text in place of the sections", '"Ticker Not Found."'],
    ["one statement only", JSON.stringify({ [BALANCES]: {} })],
    ["truncated JSON", answerOf({ a: balance() }, {}).slice(0, -9)],
  ])("are refused with %s", async (_, body) => {
    await expect(fundamentals(body)).rejects.toThrow("eodhd /api/fundamentals/RIO.LSE");
  });

  it("never contain the key in an error", async () => {
    const refused: unknown = await fundamentals(new Error("reset")).catch((cause) => cause);
    expect(refused).toBeInstanceOf(ProviderError);
    expect(JSON.stringify([refused, `${refused}`])).not.toContain("secret");
  });

  it("are unknown for a missing symbol", async () => {
    await expect(fundamentals(404)).resolves.toBeUndefined();
  });

  it("keep what is null, zero, a dash or negative unknown, and never make a zero of it", async () => {
    const odd = { totalAssets: null, netReceivables: "-", shortTermDebt: "0.00", longTermDebt: "0.00", cash: "-5.00" };
    const body = answerOf(
      { a: balance({ ...odd, shortTermInvestments: null }) },
      { a: income({ totalRevenue: "NA" }) },
    );
    const found = await fundamentals(body);
    expect(Object.keys(found?.facts ?? {})).toEqual(["sharesOutstanding", "interestIncome"]);
    expect(found?.leftOut).toEqual({
      interestBearingDebt: "zero_unconfirmed",
      cashAndInterestBearingSecurities: "negative_amount",
    });
  });

  it("use no debt with a missing part", async () => {
    const found = await fundamentals(answerOf({ a: balance({ longTermDebt: null }) }, {}));
    expect(found?.facts.interestBearingDebt).toBeUndefined();
    expect(found?.leftOut.interestBearingDebt).toBe("partial_debt");
  });

  it("skip a statement that does not fit, and use the newest of the others", async () => {
    const statements = { a: balance({ date: "June" }), b: balance({ currency_symbol: "$" }), c: balance() };
    const found = await fundamentals(answerOf({ ...statements, d: balance({ date: "2025-12-31" }) }, [])); // none: []
    expect(found?.facts.totalAssets?.periodEnd).toBe("2026-06-30");
    expect(found?.facts.totalRevenue).toBeUndefined();
  });

  it("give balances at one date and a fiscal year's income; debt with leases is an upper bound", async () => {
    const nested = {
      Financials: { Balance_Sheet: { quarterly: { a: balance() } }, Income_Statement: { yearly: { a: income() } } },
    };
    for (const body of [answerOf({ a: balance() }, { a: income() }), JSON.stringify(nested)]) {
      const found = await fundamentals(body);
      expect(found?.leftOut).toEqual({});
      expect(found?.facts).toMatchObject({
        totalAssets: { value: 1000, currency: "USD", periodEnd: "2026-06-30", source: "eodhd", quality: "reported" },
        interestBearingDebt: { value: 100, bound: "upper", detail: ["with_leases"] },
        cashAndInterestBearingSecurities: { value: 80 },
        totalRevenue: { value: 500, periodStart: "2025-01-01", periodEnd: "2025-12-31" },
        interestIncome: { value: 5 },
        sharesOutstanding: { value: 1500, currency: "shares" },
      });
    }
  });

  it("call cash without its investments a lower bound", async () => {
    const found = await fundamentals(answerOf({ a: balance({ shortTermInvestments: null }) }, {}));
    expect(found?.facts.cashAndInterestBearingSecurities).toMatchObject({ value: 50, bound: "lower" });
  });
});

describe("EODHD's closes", () => {
  const close = (code: string, more: object = {}) => ({
    code,
    exchange_short_name: "LSE",
    date: "2026-09-25",
    open: 1,
    high: 1,
    low: 1,
    close: 308.8,
    volume: 5,
    ...more,
  });
  const read = async (rows: unknown) => {
    const parts = await requestParts(closesOf("LSE"), access({ [CLOSES]: JSON.stringify(rows) }), 1e6);
    return parts.map((part) => readPart(closesOf("LSE"), part));
  };

  it("are refused when the answer is no list or holds nothing", async () => {
    await expect(read({ message: "Forbidden" })).rejects.toThrow("eodhd");
    await expect(read([])).rejects.toThrow("eodhd");
    await expect(read([{ code: "A" }])).rejects.toThrow("eodhd");
  });

  it("of London are read as pounds; a stock without a price is named and left out", async () => {
    const [part] = await read([close("OCDO"), close("X", { close: 0 }), close("Y", { close: "1" }), close("..")]);
    expect(part?.rows).toEqual([
      {
        symbol: "OCDO.L",
        price: expect.closeTo(3.088),
        currency: "GBP",
        asOf: "2026-09-25",
        marketCapitalization: null,
        changePercent: null,
      },
    ]);
    expect(part?.tally.leftOut).toEqual({ no_price: 1, unreadable_row: 2 });
  });
});
