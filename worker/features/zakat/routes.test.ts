import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { zakatEndpoints } from "../../../schema/contracts/zakat.ts";
import { type Browser, openBrowser } from "../../test/browser.ts";
import { countRows, expectIndexes, expectRefused } from "../../test/database.ts";
import { ZAKAT_HISTORY_MAX } from "./repository.ts";

const CALCULATE = "/api/zakat/calculate";
const HISTORY = "/api/zakat/history";
const NISAB = "/api/zakat/nisab";
const { calculate, history, nisab } = zakatEndpoints;

const cash = (value: number) => ({ assets: [{ type: "cash", value }] });
const calculateFor = (browser: Browser, body: unknown) => browser.call(calculate, CALCULATE, body);

async function setPrice(metal: string, asOf: string, pricePerGram: number): Promise<void> {
  await env.DB.prepare("INSERT INTO metal_prices VALUES (?1, ?2, ?3, 'Test bullion', 'https://bullion.test/')")
    .bind(metal, asOf, pricePerGram)
    .run();
}

describe("POST /api/zakat/calculate", () => {
  it("answers the plain payload with the plain answer: 2.5 % of 20,000 is 500", async () => {
    const result = await calculateFor(openBrowser(), cash(20_000));
    expect(result).toMatchObject({ zakatOwed: 500, totalZakatable: 20_000, nisabType: "gold" });
    expect(result.nisabValue).toBeCloseTo(11_891.5, 0);
  });

  it("owes nothing under the nisab of gold and something over that of silver", async () => {
    expect(await calculateFor(openBrowser(), cash(1_000))).toMatchObject({ zakatOwed: 0, isNisabReached: false });
    expect(await calculateFor(openBrowser(), { ...cash(2_000), nisabType: "silver" })).toMatchObject({
      zakatOwed: 50,
      isNisabReached: true,
    });
  });

  it("deducts the debts due and counts gold by its weight: 50 g at 100 and 20,000, less 5,000, at 2.5 % is 500", async () => {
    await setPrice("gold", "2026-11-01", 100);
    const result = await calculateFor(openBrowser(), {
      assets: [
        { type: "cash", value: 20_000 },
        { type: "gold", weightGrams: 50 },
      ],
      liabilities: 5_000,
    });
    expect(result).toMatchObject({ zakatOwed: 500, totalZakatable: 20_000, nisabValue: 8_748 });
    expect(result.nisabs.gold).toMatchObject({ pricePerGram: 100, asOf: "2026-11-01", isReference: false });
    expect(result.nisabs.silver.asOf).toBe("2026-06-30");
    expect(result.positions.map(({ id }) => id)).toContain("liabilities_deducted");
  });

  it("calculates with the visitor's price of the day", async () => {
    await setPrice("gold", "2026-11-01", 100);
    const result = await calculateFor(openBrowser(), {
      assets: [{ type: "gold", weightGrams: 100 }],
      pricePerGram: { gold: 120 },
    });
    expect(result).toMatchObject({ totalZakatable: 12_000, nisabValue: 10_497.6, zakatOwed: 300 });
    expect(result.nisabs.gold.source).toEqual({ kind: "entered", label: "the price you entered", url: null });
  });

  it("takes amounts in other currencies at the dated rates that the platform holds", async () => {
    const { exchangeRates } = await openBrowser().call(nisab, NISAB);
    const rate = exchangeRates.rates["GBP"] ?? 0;
    const assets = [
      { type: "cash", value: 10_000 * rate, currency: "GBP" },
      { type: "stocks", value: 10_000 },
    ];
    const debts = { liabilities: 4_000 * rate, liabilitiesCurrency: "GBP" };
    expect((await calculateFor(openBrowser(), { assets, ...debts })).totalZakatable).toBe(16_000);
    const result = await calculateFor(openBrowser(), { assets });
    expect(result).toMatchObject({ totalZakatable: 20_000, zakatOwed: 500 });
    expect(result.assets.map(({ value }) => value)).toEqual([10_000, 10_000]);
    expect(result.nisabs.exchangeRates.asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it.each(["XQX", "pounds", "__p", 5])("refuses the currency %j, for which it holds no rate", async (currency) => {
    const body = { assets: [{ type: "cash", value: 1, currency }] };
    await expectRefused(() => openBrowser().send("POST", CALCULATE, body), 400);
  });

  it.each([
    [{ ...cash(1), pricePerGram: { gold: 0 } }, "pricePerGram"],
    [{ ...cash(1), pricePerGram: { gold: "120" } }, "pricePerGram"],
    [{}, "assets"],
    [{ assets: [] }, "at least one asset"],
    [{ assets: [{ type: "cash", value: -1 }] }, "value"],
    [{ assets: [{ type: "cash", value: "5" }] }, "value"],
    [{ assets: [{ type: "cash", value: 1e16 }] }, "value"],
    [{ assets: [{ type: "castle", value: 5 }] }, "type"],
    [{ assets: [{ type: "gold" }] }, "weightGrams"],
    [{ assets: [{ type: "cash", value: 5, note: "n".repeat(201) }] }, "note"],
    [{ assets: Array.from({ length: 101 }, () => ({ type: "cash", value: 1 })) }, "assets"],
    [{ ...cash(5), nisabType: "copper" }, "nisabType"],
    [{ ...cash(5), liabilities: -5 }, "liabilities"],
    ["assets", "assets"],
  ])("refuses %.60j with one sentence about the field and leaves the database alone", async (body, word) => {
    await expectRefused(() => openBrowser().send("POST", CALCULATE, body), 400, word);
  });
});

describe("GET /api/zakat/history", () => {
  it("lists this visitor's calculations, latest first, and nobody else's", async () => {
    const [browser, other] = [openBrowser(), openBrowser()];
    await calculateFor(browser, { assets: [{ type: "cash", value: 10_000, note: "Savings" }] });
    await calculateFor(browser, cash(20_000));
    await calculateFor(other, cash(30_000));
    const entries = await browser.call(history, HISTORY);
    expect(entries).toMatchObject([
      { totalZakatable: 20_000, zakatOwed: 500 },
      {
        totalZakatable: 10_000,
        zakatOwed: 0,
        nisabType: "gold",
        assets: [{ type: "cash", note: "Savings", value: 10_000, zakatableValue: 10_000 }],
      },
    ]);
    expect(await other.call(history, HISTORY)).toMatchObject([{ totalZakatable: 30_000 }]);
    for (const cookie of [undefined, `__Host-mizan=${"A".repeat(43)}`])
      expect(await openBrowser(cookie).call(history, HISTORY)).toEqual([]);
  });

  it("pages through every calculation once", async () => {
    const browser = openBrowser();
    for (const value of [1, 2, 3]) await calculateFor(browser, cash(value));
    const rows = await browser.pages(history, `${HISTORY}?limit=2`, 3);
    expect(rows.map(({ totalZakatable }) => totalZakatable)).toEqual([3, 2, 1]);
  });

  it("drops the visitor's own oldest calculation over the limit", async () => {
    const [browser, other] = [openBrowser(), openBrowser()];
    await calculateFor(other, cash(1));
    await calculateFor(browser, cash(2));
    await env.DB.prepare(`
      INSERT INTO zakat_calculations (visitor_id, calculated_at, document)
      WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?1)
      SELECT visitor_id, calculated_at, document FROM numbers, (SELECT * FROM zakat_calculations ORDER BY id DESC LIMIT 1)`)
      .bind(ZAKAT_HISTORY_MAX - 1)
      .run();
    await calculateFor(browser, cash(3));
    expect(await countRows("zakat_calculations")).toBe(ZAKAT_HISTORY_MAX + 1);
    expect((await browser.get(HISTORY)).headers.get("x-total-count")).toBe(String(ZAKAT_HISTORY_MAX));
    expect(await other.call(history, HISTORY)).toHaveLength(1);
  });

  it("is forgotten with the session", async () => {
    const browser = openBrowser();
    await calculateFor(browser, cash(1));
    expect((await browser.get("/api/session/export")).body).toMatchObject({ zakatHistory: [{ totalZakatable: 1 }] });
    await browser.send("DELETE", "/api/session");
    expect(await countRows("zakat_calculations")).toBe(0);
  });
});

describe("GET /api/zakat/nisab", () => {
  it("answers the shipped price, with its day and source, until a later one has been fetched", async () => {
    const nisabs = await openBrowser().call(nisab, NISAB);
    expect(nisabs.gold).toMatchObject({ grams: 87.48, asOf: "2026-06-30", isReference: false });
    // 4,228 ÷ 31.1034768 × 87.48 = 11,891.48…; 66.7 ÷ 31.1034768 × 612.36 = 1,313.19…
    expect(nisabs.gold.nisabValue).toBeCloseTo(11_891.5, 0);
    expect(nisabs.silver.nisabValue).toBeCloseTo(1_313.2, 0);
    expect(nisabs.silver.source.label).toContain("World Bank");
  });

  it("answers the latest price of each metal with its date and source", async () => {
    await setPrice("gold", "2026-10-31", 90);
    await setPrice("gold", "2026-11-01", 100);
    const nisabs = await openBrowser().call(nisab, NISAB);
    expect(nisabs.gold).toEqual({
      grams: 87.48,
      pricePerGram: 100,
      nisabValue: 8_748,
      asOf: "2026-11-01",
      source: { kind: "stored", source: "Test bullion", label: "Test bullion", url: "https://bullion.test/" },
      isReference: false,
    });
    expect(nisabs.silver.asOf).toBe("2026-06-30");
  });
});

it("reads and writes by an index", async () => {
  const browser = openBrowser();
  await calculateFor(browser, cash(1));
  const headers = { cookie: browser.cookie() ?? "" };
  await expectIndexes([
    [HISTORY, { headers }],
    [`${HISTORY}?cursor=9`, { headers }],
    [NISAB],
    [CALCULATE, { method: "POST", headers, body: cash(2) }],
  ]);
});
