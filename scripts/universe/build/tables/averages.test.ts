import { describe, expect, it } from "vitest";
import type { SourcedFact } from "../../../../domain/facts/company-facts.ts";
import type { ImportedStock } from "../snapshot/csv-import.ts";
import { AVERAGE_TABLES, readAverages } from "./averages.ts";

type Table = keyof typeof AVERAGE_TABLES;
const HEADS: Record<Table, string> = {
  prices: "symbol,source,last_date,last_close,avg24m_over_last,avg36m_over_last,max_month_ratio_36m",
  values: "symbol,quarter_end,market_cap_bn_usd,flag",
  receivables: "universe_symbol,reporting_currency,date,accounts_receivable",
  vendor: "ticker,period_end,currency,accountsReceivables",
  india: "symbol_bo,period_end,other_assets",
  karachi: "symbol,period_end,current_assets,inventory,cash_and_equivalents",
};
const of = (value: number, currency = "USD"): SourcedFact => ({
  value,
  currency,
  periodEnd: "2026-08-21",
  source: "nasdaq-screener",
  quality: "estimated",
});
const MARKET = { price: of(10), marketCapitalization: of(1_000) };

async function factsOf(symbol: string, tables: Partial<Record<Table, string[]>>, industry = "Steel", market = MARKET) {
  const files = Object.entries(AVERAGE_TABLES).map(([name, [file]]) => [
    `/${file}.csv`,
    `${[HEADS[name as Table], ...(tables[name as Table] ?? [])].join("\n")}\n`,
  ]);
  const bodies = new Map(files as [string, string][]);
  const read = await readAverages({
    fetch: async (url) => new Response(bodies.get(String(url))),
    baseUrl: "",
    userAgent: "",
  });
  const answers = read({ symbol, industry, facts: {} } as unknown as ImportedStock, market, "2026-08-22");
  return Object.assign({}, ...answers.map(({ facts }) => facts));
}

describe("averages of the market value", () => {
  const row = "ABC,mir,2026-07-02,12,0.9,0.5,1.2";

  it("follow the price: the average over the last price, at today's value and shares", async () => {
    const { averageMarketCapitalization: of24, longAverageMarketCapitalization: of36 } = await factsOf("ABC", {
      prices: [row],
    });
    expect(of24).toMatchObject({ periodEnd: "2026-07-02", currency: "USD", quality: "estimated" });
    expect(of24.value).toBeCloseTo(1_080, 6);
    expect(of36.value).toBeCloseTo(600, 6);
  });

  it("are read in pence for London, and say when the prices leave dividends out", async () => {
    const london = { price: of(10, "GBP"), marketCapitalization: of(1_000, "GBP") };
    const { averageMarketCapitalization } = await factsOf(
      "ABC.L",
      { prices: ["ABC.L,market-atlas,2026-06-02,1000,0.9,0.5,1.2"] },
      "",
      london,
    );
    expect(averageMarketCapitalization.value).toBeCloseTo(900, 6);
    expect(averageMarketCapitalization.detail).toContain("prices_without_dividends");
  });

  it.each([
    ["a split between the series and our price", "ABC,mir,2026-07-02,25,0.9,0.5,1.2"],
    ["a month many times another", "ABC,mir,2026-07-02,12,0.9,0.5,4.5"],
    ["an average far from the price", "ABC,mir,2026-07-02,12,4.5,0.2,1.2"],
    ["no price", "ABC,mir,2026-07-02,,0.9,0.5,1.2"],
    ["no day", "ABC,mir,,12,0.9,0.5,1.2"],
  ])("are unknown after %s", async (_, broken) => {
    expect(await factsOf("ABC", { prices: [broken] })).toEqual({});
  });

  const quarter = (index: number, value = 2, flag = "") =>
    `ABC,20${23 + Math.floor(index / 4)}-${["03-31", "06-30", "09-30", "12-31"][index % 4]},${value / 1e6},${flag}`;

  it("are those of the quarters' ends where twelve are known and none is marked", async () => {
    const quarters = Array.from({ length: 12 }, (_, index) => quarter(index + 1, index < 4 ? 4 : 1));
    const facts = await factsOf("ABC", { prices: [row], values: quarters });
    expect(facts.averageMarketCapitalization).toMatchObject({
      value: 1_000,
      periodEnd: "2026-03-31",
      detail: ["quarter_end_values"],
    });
    expect(facts.longAverageMarketCapitalization.value).toBeCloseTo(2_000, 6);
    const marked = [...quarters.slice(1), quarter(1, 4, "implied_shares_off_by_more_than_2x")];
    expect((await factsOf("ABC", { prices: [row], values: marked })).averageMarketCapitalization.value).toBeCloseTo(
      1_080,
      6,
    );
  });
});

describe("receivables", () => {
  it("are the newest row's, at most what is current and neither cash nor inventory where there is none, and no insurer's", async () => {
    const receivables = ["ABC,USD,2026-03-31,70"];
    expect((await factsOf("ABC", { receivables })).accountsReceivable).toMatchObject({ value: 70, currency: "USD" });
    expect(await factsOf("ABC", { receivables }, "Insurance - Life")).toEqual({});
    const karachi = ["ABC.KA,2026-03-31,90,20,30"];
    expect((await factsOf("ABC.KA", { karachi })).accountsReceivable).toMatchObject({
      value: 40,
      currency: "PKR",
      bound: "upper",
    });
    const both = await factsOf("ABC.KA", { karachi, receivables: ["ABC.KA,PKR,2026-03-31,12"] });
    expect(both.accountsReceivable).toMatchObject({ value: 12 });
    expect(both.accountsReceivable).not.toHaveProperty("bound");
  });

  it.each(["ABC,USD,2026-03-31,0", "ABC,USD,2026-03-31,-5", "ABC,USD,,70", "ABC,dollars,2026-03-31,70"])(
    "are unknown in a row such as %s",
    async (broken) => {
      expect(await factsOf("ABC", { receivables: [broken] })).toEqual({});
    },
  );
});
