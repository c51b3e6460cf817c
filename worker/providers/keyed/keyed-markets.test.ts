import { describe, expect, it } from "vitest";
import { COVERED_EXCHANGES, isAmericanExchange } from "../../../domain/facts/exchanges.ts";
import type { LiveNetwork } from "../network/live-network.ts";
import { keyedMarkets } from "./keyed-markets.ts";

const TODAY = "2026-09-26";
const SYMBOLS = Array.from({ length: 25 }, (_, number) => `S${number}.L`);

function live(keys: LiveNetwork["keys"], answer: (url: string) => Response): LiveNetwork & { asked: string[] } {
  const asked: string[] = [];
  return {
    userAgent: "Mizan/test (test@example.org)",
    network: "https://network.test",
    answerCharacters: 1_000,
    keys,
    asked,
    companies: async () => [],
    registrant: async () => undefined,
    askedFunds: async () => [],
    symbols: async (exchange, most) => (exchange === "LSE" ? SYMBOLS.slice(0, most) : []),
    fetch: async (url) => {
      asked.push(url);
      return answer(url);
    },
  };
}

const refused = () => new Response("", { status: 402 });
const london = (network: LiveNetwork) => {
  const { fundamentals, quotes } = keyedMarkets(network, TODAY);
  return {
    fundamentals: fundamentals.find(({ key }) => key === "LSE"),
    quotes: quotes.find(({ key }) => key === "LSE"),
  };
};

describe("the markets outside the United States", () => {
  it("are not asked for without a key", () => {
    expect(keyedMarkets(live({}, refused), TODAY)).toEqual({ covers: [], fundamentals: [], quotes: [] });
  });

  it("are requested from the provider whose key is set, EODHD first", () => {
    const sources = (keys: LiveNetwork["keys"]) =>
      london(live(keys, refused)).fundamentals?.sources.map(({ source }) => source);
    expect(sources({ eodhd: "a", fmp: "b" })).toEqual(["eodhd", "fmp"]);
    expect(sources({ fmp: "b" })).toEqual(["fmp"]);
    const { covers, fundamentals, quotes } = keyedMarkets(live({ fmp: "b" }, refused), TODAY);
    const foreign = COVERED_EXCHANGES.filter((code) => !isAmericanExchange(code)).length;
    expect([covers.length, fundamentals.length, quotes.length]).toEqual([foreign, foreign, 0]);
    expect(covers).not.toContain("NYSE");
  });

  it("are requested in parts, with each stock in one", async () => {
    const network = live({ eodhd: "a", fmp: "b" }, refused);
    const rests = await Promise.all(london(network).fundamentals?.sources.map(({ fetch }) => fetch()) ?? []);
    expect(rests.map(({ rest }) => rest?.length)).toEqual([3, 7]);
    for (const { rest } of rests) expect(rest?.join(" ").split(" ")).toEqual(SYMBOLS);
    expect(network.asked).toEqual([]);
  });

  it("give up a part at the first refusal, and only count an unknown stock", async () => {
    const source = (answer: () => Response) => london(live({ eodhd: "a" }, answer)).fundamentals?.sources[0];
    await expect(source(refused)?.goOn?.("S0.L S1.L")).rejects.toThrow("answered 402");
    const unknown = await source(() => new Response("", { status: 404 }))?.goOn?.("S0.L S1.L");
    expect(unknown).toMatchObject({ items: 0, leftOut: { unknown_to_source: 2 } });
  });

  it("put the key into the request and translate the exchange into the provider's own name", async () => {
    const network = live({ eodhd: "a&b" }, () => new Response("[]"));
    await london(network)
      .quotes?.sources[0].fetch()
      .catch(() => undefined);
    expect(network.asked).toEqual([
      "https://network.test/eodhd.com/api/eod-bulk-last-day/LSE?fmt=json&api_token=a%26b",
    ]);
  });

  it("get facts and prices of a company from FMP together", async () => {
    const answers: Record<string, unknown> = {
      profile: { symbol: "S0.L", price: 200, marketCap: 5e9, currency: "GBp" },
      "balance-sheet-statement": { symbol: "S0.L", date: "2025-12-31", reportedCurrency: "GBP", totalAssets: 9e9 },
      "income-statement": { symbol: "S0.L", date: "2025-12-31", reportedCurrency: "GBP", revenue: 3e9 },
    };
    const answer = (url: string) => new Response(JSON.stringify([answers[/stable\/([\w-]+)/.exec(url)?.[1] ?? ""]]));
    const found = await london(live({ fmp: "b" }, answer)).fundamentals?.sources[0].goOn?.("S0.L");
    expect(found?.gathered).toMatchObject([
      { kind: "facts", rows: [["S0.L", { totalAssets: { value: 9e9 }, totalRevenue: { value: 3e9 } }, {}]] },
      { kind: "quote", rows: [["S0.L", { price: { value: 2, currency: "GBP", source: "fmp" } }, null]] },
    ]);
  });
});
