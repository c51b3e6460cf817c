import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import type { Reason } from "../../../domain/screening/screening.ts";
import { STANDARD_IDS } from "../../../domain/standards/standards.ts";
import { makeFact } from "../../../domain/test/facts.ts";
import { LOOK_UP_MAX, portfolioEndpoints } from "../../../schema/contracts/portfolio.ts";
import { partingText as inArabic } from "../../../schema/wording/ar/screening/parting.ts";
import { partingText } from "../../../schema/wording/en/screening/parting.ts";
import { database } from "../../platform/database.ts";
import { keepFunds } from "../../refresh/funds/repository.ts";
import { adminBindings, call } from "../../test/admin.ts";
import { openBrowser } from "../../test/browser.ts";
import { expectRefused, withoutWriting } from "../../test/database.ts";
import { makeForeignStock, makeStock, publish } from "../../test/factories.ts";
import { countRowsRead, recordStatements } from "../../test/recorded-statements.ts";
import { lookThroughNextFund } from "../funds/look-through.ts";
import { lookUpHoldings } from "./service.ts";

const PATH = "/api/portfolio/look-up";
const lookUp = (symbols: readonly string[]) =>
  openBrowser().call(portfolioEndpoints.lookUpHoldings, PATH, { symbols: [...symbols] });

async function costOf(symbols: readonly string[]) {
  const { DB, statements, counts } = recordStatements(env.DB);
  const bindings = { ...adminBindings, DB };
  const response = await call(PATH, { method: "POST", body: { symbols }, bindings });
  const { stocks } = portfolioEndpoints.lookUpHoldings.response.parse(await response.json());
  return { stocks, roundTrips: counts.roundTrips, rows: await countRowsRead(env.DB, statements) };
}

beforeEach(async () => {
  await env.DB.prepare(
    "INSERT INTO exchange_rates (as_of, rates, url) VALUES ('2026-08-21', '{\"USD\":1,\"EUR\":0.8}', '')",
  ).run();
  await publish([
    makeStock("AAPL", { isToPurify: true, price: 250 }),
    makeStock("BUD", { status: "haram" }),
    makeForeignStock("SHEL", ".L", "LSE"),
    makeForeignStock("TWO", ".L", "LSE"),
    makeForeignStock("TWO", ".PA", "EPA"),
    makeStock("NAME", { isScreened: false, status: "questionable" }),
  ]);
});

describe("POST /api/portfolio/look-up", () => {
  it("answers every known symbol with its price, standings and ratios, and the dated exchange rates", async () => {
    const { stocks, exchangeRates } = await lookUp(["AAPL", "BUD"]);
    expect(exchangeRates).toEqual({ asOf: "2026-08-21", rates: { USD: 1, EUR: 0.8 } });
    expect(stocks).toHaveLength(2);
    expect(stocks[0]).toMatchObject({
      kind: "stock",
      asked: "AAPL",
      symbol: "AAPL",
      currentPrice: 250,
      priceAsOf: "2026-08-21",
      figuresOn: null,
      standings: [{ standardId: "mizan", standing: "purify" }],
      ratios: [{ from: "2026-08-22", percent: 0.1, status: "questionable" }],
      screenedOn: "2026-08-22",
      verdictOf: null,
      incomePerShare: null,
      zakatablePercent: null,
    });
    expect(stocks[1]?.standings).toEqual([{ standardId: "mizan", standing: "haram" }]);
  });

  it("converts with the shipped rates until a refresh brings newer ones", async () => {
    await env.DB.prepare("DELETE FROM exchange_rates").run();
    const { exchangeRates } = await lookUp(["AAPL"]);
    expect(exchangeRates?.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(exchangeRates?.rates["EUR"]).toBeGreaterThan(0);
  });

  it("recognizes a local symbol that only one market has, and leaves out unknown or ambiguous ones", async () => {
    const { stocks } = await lookUp(["SHEL", "TWO", "NOBODY", "SHEL.L"]);
    expect(stocks.map(({ asked, symbol }) => [asked, symbol])).toEqual([
      ["SHEL", "SHEL.L"],
      ["SHEL.L", "SHEL.L"],
    ]);
  });

  it("marks a name that was never screened, and gives no figure of it", async () => {
    const { stocks } = await lookUp(["NAME"]);
    expect(stocks[0]).toMatchObject({ screenedOn: null, ratios: [], incomePerShare: null, isRatioEstimated: false });
    expect(stocks[0]?.standings).toEqual([{ standardId: "mizan", standing: "not_screened" }]);
  });

  it("gives a listing that was never screened its company's verdict, and says which listing it is from", async () => {
    await env.DB.prepare("UPDATE stocks SET issuer = 'AAPL' WHERE symbol IN ('AAPL', 'NAME')").run();
    const { stocks } = await lookUp(["NAME"]);
    expect(stocks[0]).toMatchObject({ symbol: "NAME", verdictOf: { symbol: "AAPL", name: "AAPL Company" } });
    expect(stocks[0]?.standings[0]?.standing).toBe("purify");
  });

  it("judges by every standard, and divides the company's income and its cash and receivables", async () => {
    const stock = makeStock("FULL");
    const inputs = {
      interestIncome: 30,
      sharesOutstanding: 10,
      cashAndInterestBearingSecurities: 20,
      accountsReceivable: 10,
      marketCapitalization: 100,
    };
    const evidence = Object.entries(inputs).map(([input, amount]) => ({
      ...makeFact(amount, { bound: input === "interestIncome" ? "lower" : null }),
      input: input as "price",
    }));
    const standards = STANDARD_IDS.map((standardId) => ({
      standardId,
      status: standardId === "aaoifi" ? ("haram" as const) : ("halal" as const),
      reasons: [],
      ratios: stock.screening.ratios,
      receivablesRatio: null,
    }));
    await publish([{ ...stock, screening: { ...stock.screening, evidence, standards } }]);
    const { stocks } = await lookUp(["FULL"]);
    expect(stocks[0]?.standings.map(({ standardId }) => standardId)).toEqual([...STANDARD_IDS]);
    expect(stocks[0]?.standings.find(({ standardId }) => standardId === "aaoifi")?.standing).toBe("haram");
    expect(stocks[0]).toMatchObject({
      incomePerShare: { amount: 3, isEstimated: false, year: 2026 },
      zakatablePercent: 30,
      purificationBound: "at_least",
    });
  });

  it("says in codes where the standards part, which a device words as the stock's page does", async () => {
    const stock = makeStock("PART", { standards: { aaoifi: "haram", "sc-malaysia": "halal" } });
    const reason: Reason = {
      code: "debt_above_limit",
      effect: "verdict",
      figure: 31,
      limit: 30,
      about: null,
      detail: { kind: "ratio", part: "debt", whole: "marketCapitalization", confirmed: null, failsAbove: null },
    };
    const standards = stock.screening.standards.map((verdict) =>
      verdict.standardId === "aaoifi" ? { ...verdict, reasons: [reason] } : verdict,
    );
    await publish([{ ...stock, screening: { ...stock.screening, standards } }]);
    const { stocks } = await lookUp(["PART", "AAPL"]);
    const parting = stocks.find(({ symbol }) => symbol === "PART")?.parting;
    expect(stocks.find(({ symbol }) => symbol === "AAPL")?.parting).toBeNull();
    expect(parting).toMatchObject({
      passes: ["mizan", "sc-malaysia"],
      fails: ["aaoifi"],
      reason: { code: "debt_above_limit", figure: 31 },
      leniencies: [
        { kind: "limit", standardIds: ["mizan"], limit: 33 },
        { kind: "whole", standardIds: ["sc-malaysia"], ratio: 2, whole: "totalAssets" },
      ],
    });
    expect(JSON.stringify(parting).length).toBeLessThan(700);
    const said = (inWords: typeof partingText) =>
      parting && inWords(parting, stock.screening.business).replace(/[\u2066-\u2069]/g, "");
    expect(said(partingText)).toBe(
      "Permissible by Mizan and SC Malaysia, not by AAOIFI. Interest-bearing debt: 31% of market capitalization, above the limit of 30%. Mizan: a limit of 33%. SC Malaysia: 2% of total assets.",
    );
    expect(said(inArabic)).toBe(
      "جائز وفق Mizan وSC Malaysia، وغير جائز وفق AAOIFI. الديون ذات الفائدة: 31% من القيمة السوقية، فوق الحد البالغ 30%. Mizan: الحد 33%. SC Malaysia: 2% من إجمالي الأصول.",
    );
  });

  it("ages a verdict to the day of the look-up: what was permissible is in doubt, and the answer says why", async () => {
    const stock = makeStock("OLD", { isToPurify: true, debtRatio: 20 });
    const evidence = (["marketCapitalization", "interestBearingDebt", "totalRevenue"] as const).map((input) => ({
      ...makeFact(5, { periodEnd: input === "interestBearingDebt" ? "2024-12-31" : "2026-06-30" }),
      input,
    }));
    await publish([{ ...stock, screening: { ...stock.screening, evidence } }]);
    const on = async (today: string) => (await lookUpHoldings(database(env.DB), ["OLD"], today)).stocks[0];
    expect((await on("2026-03-30"))?.standings).toEqual([{ standardId: "mizan", standing: "purify" }]);
    const later = await on("2026-04-02");
    expect(later?.standings).toEqual([{ standardId: "mizan", standing: "doubt" }]);
    expect(later?.because?.reasons[0]).toMatchObject({
      code: "stale_data",
      detail: { kind: "stale", periodEnd: "2024-12-31" },
    });
  });

  describe("of a verdict that changed", () => {
    const verdict = (status: "halal" | "haram", debtRatio: number) => ({
      status,
      standing: status,
      debtRatio,
      cashRatio: 1,
      nonCompliantIncomeRatio: 0.1,
    });
    const change = (more: object) =>
      JSON.stringify({
        symbol: "BUD",
        name: "BUD Company",
        before: verdict("halal", 30),
        after: verdict("haram", 40),
        causes: ["figures"],
        inputs: [],
        ...more,
      });
    const record = (symbol: string, version: number, on: string, more = {}) =>
      env.DB.prepare(`
        INSERT INTO verdict_changes (id, stock_id, changed_on, exchange, change)
        SELECT ?1 * 10000000 + 9999999 - id, id, ?2, exchange, ?3 FROM stocks WHERE symbol = ?4`)
        .bind(version, on, change(more), symbol)
        .run();

    it("answers the day, the figures, the cause and the price of the day, newest first, at most six", async () => {
      for (let version = 1; version <= 7; version++) await record("BUD", version, `2026-0${version}-28`);
      await record("BUD", 8, "2026-08-29", { price: { amount: 60, on: "2026-08-28" } });
      const [{ changes } = { changes: [] }, other] = (await lookUp(["BUD", "AAPL"])).stocks;
      expect(changes.map(({ version }) => version)).toEqual([8, 7, 6, 5, 4, 3]);
      expect(changes[0]).toEqual({
        version: 8,
        changedOn: "2026-08-29",
        before: verdict("halal", 30),
        after: verdict("haram", 40),
        causes: ["figures"],
        inputs: [],
        price: { amount: 60, on: "2026-08-28" },
      });
      expect(other?.changes).toEqual([]);
    });

    it("answers its company's for a listing that was never screened itself", async () => {
      await record("BUD", 2, "2026-08-29");
      await env.DB.prepare("UPDATE stocks SET issuer = 'BUD' WHERE symbol IN ('BUD', 'NAME')").run();
      expect((await lookUp(["NAME"])).stocks[0]?.changes).toMatchObject([{ version: 2, causes: ["figures"] }]);
    });

    it("answers a fall into doubt by age that no dataset has recorded yet, from its day on", async () => {
      await record("BUD", 2, "2026-08-29");
      await env.DB.prepare("UPDATE stocks SET stands_until = '2026-09-30' WHERE symbol = 'BUD'").run();
      const on = async (today: string) =>
        (await lookUpHoldings(database(env.DB), ["BUD"], today)).stocks[0]?.changes.map(
          ({ version, causes, agedOn }) => [version, ...causes, agedOn],
        );
      expect(await on("2026-09-30")).toEqual([[2, "figures", undefined]]);
      expect(await on("2026-10-01")).toEqual([
        [3, "age", "2026-10-01"],
        [2, "figures", undefined],
      ]);
    });
  });

  describe("of a fund", () => {
    const share = (ticker: string, weight: number) => ({
      kind: "share" as const,
      ticker,
      weight,
      name: null,
      isin: null,
      price: null,
      lei: null,
    });
    const keepSpy = async () => {
      const store = { db: database(env.DB), kv: env.CACHE, now: new Date("2026-08-22T03:00:00Z") };
      const positions = [share("AAPL", 60), share("BUD", 30), { ...share("CASH", 10), kind: "cash" as const }];
      await keepFunds(store.db, [
        { fund: "SPY", asOf: "2026-08-01", source: "fund-issuers", url: null, symbols: [], positions },
      ]);
      await lookThroughNextFund(store);
    };

    it("answers its result by weight in the same look-up, without what only its page shows", async () => {
      await keepSpy();
      const { stocks, funds } = await lookUp(["AAPL", "SPY", "GLD", "QQQ"]);
      expect(stocks.map(({ symbol }) => symbol)).toEqual(["AAPL"]);
      expect(funds.map(({ symbol, fundKind, holdings }) => [symbol, fundKind, holdings === null])).toEqual([
        ["SPY", "shares", false],
        ["GLD", "metal", true],
        ["QQQ", "shares", true],
      ]);
      const [{ holdings } = { holdings: null }] = funds;
      expect(holdings?.standards[0]).toMatchObject({ standardId: "mizan", parts: { purify: 60, haram: 30, cash: 10 } });
      expect(holdings).toMatchObject({ asOf: "2026-08-01", screenedOn: "2026-08-22", declared: 100, matched: 100 });
      expect(holdings?.largest.map(({ symbol, standing }) => [symbol, standing])).toEqual([
        ["AAPL", "purify"],
        ["BUD", "haram"],
      ]);
      for (const left of ["offenders", "alike", "url"]) expect(holdings).not.toHaveProperty(left);
    });

    it("is recognized by its ticker, even if a foreign company has it, unless a company here has it", async () => {
      await publish([makeStock("VO"), makeForeignStock("SPY", ".L", "LSE")]);
      const { stocks, funds } = await lookUp(["SPY", "VO"]);
      expect([stocks, funds].map((found) => found.map(({ symbol }) => symbol))).toEqual([["VO"], ["SPY"]]);
    });

    it("costs one row and no round trip more", async () => {
      await keepSpy();
      const [nobody, fund] = [await costOf(["ZZZZ"]), await costOf(["SPY"])];
      expect(fund).toMatchObject({ roundTrips: 1, rows: nobody.rows + 1 });
    });
  });

  it.each([
    ["no symbols", { symbols: [] }],
    ["too many", { symbols: Array.from({ length: LOOK_UP_MAX + 1 }, (_, index) => `S${index}`) }],
    ["an amount", { symbols: [{ symbol: "AAPL", shares: 3 }] }],
    ["a text that is too long", { symbols: ["A".repeat(40)] }],
  ])("refuses %s in one sentence", async (_, body) => {
    await expectRefused(() => openBrowser().send("POST", PATH, body), 400);
  });

  it("opens no session and writes nothing to the database", async () => {
    const response = await withoutWriting(() => openBrowser().send("POST", PATH, { symbols: ["AAPL"] }));
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  describe("at three thousand stocks", () => {
    const fifty = (letter: string) => Array.from({ length: LOOK_UP_MAX }, (_, index) => `${letter}${1000 + index}`);

    beforeEach(async () => {
      await env.DB.prepare(`
        WITH RECURSIVE numbers (n) AS (SELECT 1000 UNION ALL SELECT n + 1 FROM numbers WHERE n < 4000)
        INSERT INTO stocks (id, symbol, local_symbol, name, exchange, is_screened, issuer, compliance_status, standing, document)
        SELECT n, iif(n < 2000, 'S', 'L') || n, iif(n < 2000, NULL, 'M' || (1000 + n % 100)), 'Company', 'NYSE', n < 2000,
          'S' || (1000 + n % 100), 'halal', 'halal', (SELECT document FROM stocks WHERE symbol = 'AAPL') FROM numbers`).run();
    });

    it("costs one round trip and two rows a stock", async () => {
      const { stocks, roundTrips, rows } = await costOf(fifty("S"));
      expect([stocks.length, roundTrips]).toEqual([LOOK_UP_MAX, 1]);
      expect(rows).toBeLessThanOrEqual(2 * LOOK_UP_MAX + 1);
    });

    it("costs as little for listings that were never screened, and for tickers that many markets have", async () => {
      const unscreened = await costOf(fifty("S").map((symbol) => symbol.replace("S1", "L2")));
      expect(unscreened.stocks.filter(({ verdictOf }) => verdictOf !== null)).toHaveLength(LOOK_UP_MAX);
      expect(unscreened.rows).toBeLessThanOrEqual(4 * LOOK_UP_MAX + 1);
      const ambiguous = await costOf(fifty("M"));
      expect(ambiguous.stocks).toEqual([]);
      expect(ambiguous.rows).toBeLessThanOrEqual(4 * LOOK_UP_MAX + 1);
    });
  });
});
