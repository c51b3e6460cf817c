import { env } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isOldestDayAbout } from "../../../domain/screening/age.ts";
import {
  type BusinessScreen,
  COMPLIANCE_STATUSES,
  firstReason,
  purificationBound,
} from "../../../domain/screening/screening.ts";
import type { DashboardStats } from "../../../schema/contracts/dashboard.ts";
import { datasetEndpoints } from "../../../schema/contracts/dataset.ts";
import { portfolioEndpoints } from "../../../schema/contracts/portfolio.ts";
import { searchHistoryEndpoints } from "../../../schema/contracts/search-history.ts";
import { sessionEndpoints } from "../../../schema/contracts/session.ts";
import { type Stock, type StockSummary, stockEndpoints } from "../../../schema/contracts/stocks.ts";
import { watchlistEndpoints } from "../../../schema/contracts/watchlist.ts";
import { answerLine, answerOf } from "../../../schema/wording/en/screening/answer.ts";
import { activityName } from "../../../schema/wording/en/screening/business.ts";
import { withBound } from "../../../schema/wording/en/screening/ratios.ts";
import type { Bindings } from "../../platform/env.ts";
import { automationStatus } from "../../refresh/automation/service.ts";
import { openBrowser } from "../../test/browser.ts";
import { makeSeed, publishSeeds, symbolOf } from "../../test/refresh-universe.ts";

/** Every figure of the seeds ends on 30 June 2026, and their price is of 21 August. */
const LAST_FRESH_DAY = "2027-09-30";
const FIRST_STALE_DAY = "2027-10-01";

/** Debt above a third of its limit is in doubt once its figure is old, debt far below it is not. */
const HALAL = makeSeed("AAAA", { interestBearingDebt: 2e8 });
const PURIFY = makeSeed("BBBB", { interestIncome: 7.5e6 });
const HARAM = makeSeed("CCCC", { interestBearingDebt: 4e8 });

const browser = openBrowser();

beforeEach(async () => {
  await publishSeeds([HALAL, PURIFY, HARAM]);
});

afterEach(() => {
  vi.useRealTimers();
});

const readOn = (day: string, time = "12:00:00") =>
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T${time}Z`) });

async function stock(symbol: string): Promise<Stock> {
  return browser.call(stockEndpoints.lookUpStock, `/api/stocks/${symbol}`);
}

const symbolsOf = async (query: string) => (await inOrder(query)).sort();

const inOrder = async (query: string) =>
  (await browser.call(stockEndpoints.searchStocks, `/api/stocks/search?${query}`)).map(({ symbol }) => symbol);

async function standingsNow() {
  const [halal, purify, haram] = await Promise.all(["AAAA", "BBBB", "CCCC"].map(stock));
  return [halal, purify, haram].map((each) => `${each?.complianceStatus} ${each?.standing}`);
}

describe("a verdict that was not screened again", () => {
  it("is valid until the last day of its figures, and in doubt on the next, without a run", async () => {
    readOn(LAST_FRESH_DAY);
    expect(await standingsNow()).toEqual(["halal halal", "questionable purify", "haram haram"]);
    readOn(FIRST_STALE_DAY);
    expect(await standingsNow()).toEqual(["questionable doubt", "questionable purify", "questionable doubt"]);
    const { analysis, age } = await stock("AAAA");
    expect(analysis.reasons).toContainEqual(
      expect.objectContaining({ code: "stale_data", effect: "verdict", message: expect.stringContaining("months") }),
    );
    expect((await stock("BBBB")).analysis.reasons).toContainEqual(
      expect.objectContaining({
        code: "stale_data",
        effect: "note",
        message: expect.stringContaining("have to triple"),
      }),
    );
    expect(age).toEqual({
      readOn: FIRST_STALE_DAY,
      figuresOn: "2026-06-30",
      isStale: true,
      priceOn: "2026-08-21",
      priceDays: 406,
      isPriceOld: true,
    });
  });

  it("is found by its other standing on the same day", async () => {
    readOn(LAST_FRESH_DAY);
    expect(await symbolsOf("standing=halal,purify")).toEqual(["AAAA", "BBBB"]);
    expect(await symbolsOf("status=questionable&standing=doubt")).toEqual([]);
    readOn(FIRST_STALE_DAY);
    expect(await symbolsOf("standing=halal,purify")).toEqual(["BBBB"]);
    expect(await symbolsOf("standing=doubt")).toEqual(["AAAA", "CCCC"]);
    expect(await symbolsOf("status=haram")).toEqual([]);
  });

  it("changes its place among those in order of their standing, too", async () => {
    const seed = makeSeed("DDDD", { interestIncome: 7.5e6 });
    const facts = Object.entries(seed.facts).map(([input, fact]) => [input, { ...fact, periodEnd: "2026-07-31" }]);
    const young = { ...seed, facts: Object.fromEntries(facts) };
    await publishSeeds([HALAL, HARAM, young]);
    readOn(LAST_FRESH_DAY);
    expect(await inOrder("sort=standing")).toEqual(["AAAA", "BBBB", "DDDD", "CCCC"]);
    readOn(FIRST_STALE_DAY);
    expect(await inOrder("sort=standing")).toEqual(["BBBB", "DDDD", "AAAA", "CCCC"]);
    expect(await inOrder("sort=-standing")).toEqual(["AAAA", "CCCC", "BBBB", "DDDD"]);
  });

  it("is in a list though its figures end on a day that the month of its last day does not have", async () => {
    const facts = Object.entries(HALAL.facts).map(([input, known]) => [input, { ...known, periodEnd: "2026-08-31" }]);
    await publishSeeds([{ ...HALAL, facts: Object.fromEntries(facts) }]);
    const [listed] = await browser.call(stockEndpoints.searchStocks, "/api/stocks/search?q=AAAA");
    expect(listed?.standsUntil).toBe("2027-11-30");
  });

  it("is in doubt in a watchlist, too", async () => {
    const visitor = openBrowser();
    readOn(FIRST_STALE_DAY);
    const { id } = await stock("AAAA");
    const added = await visitor.call(watchlistEndpoints.addToWatchlist, "/api/watchlists", { stockId: id });
    expect(added.stock.standing).toBe("doubt");
    const [entry] = await visitor.call(watchlistEndpoints.listWatchlist, "/api/watchlists");
    expect([entry?.stock.region, entry?.stock.permittedBy?.includes("mizan")]).toEqual(["North America", false]);
    expect(entry?.stock).toMatchObject({ figuresOn: "2026-06-30", standsUntil: "2027-09-30" });
  });
});

describe("the surfaces that tell a verdict", () => {
  const INDUSTRIES = [
    { sector: "Technology", industry: "Software - Application" },
    { sector: "Consumer Defensive", industry: "Beverages - Brewers" },
    { sector: "Financial Services", industry: "Banks - Regional" },
    { sector: "Consumer Defensive", industry: "Grocery Stores" },
    { sector: "Healthcare", industry: "Drug Manufacturers - General" },
  ];
  const PERIOD_ENDS = ["2026-06-30", "2026-03-31", "2025-12-31", "2025-07-15", "2024-06-30"];
  const DIVIDENDS = [{}, { dividendPerShare: 0 }, { dividendPerShare: 1.2 }];

  /** Every kind of verdict, from figures of different ages. */
  const VARIED = Array.from({ length: 47 }, (_, place) => {
    const of = <Value>(values: readonly Value[], step: number) =>
      values[Math.floor(place / step) % values.length] as Value;
    const amounts = {
      interestBearingDebt: of([1e8, 2e8, 3.2e8, 3.4e8, 6e8, 0, 1.05e8], 1),
      cashAndInterestBearingSecurities: of([5e7, 3.5e8, 1.2e8], 2),
      interestIncome: of([1e6, 7.5e6, 4e7, 0], 3),
      totalRevenue: of([5e8, 5e8, 5e8, 0], 5),
      ...of(DIVIDENDS, 4),
    };
    const seed = makeSeed(symbolOf(place + 1), amounts, of(INDUSTRIES, 7));
    const facts = Object.entries(seed.facts).map(([input, known]) => [
      input,
      input === "price"
        ? { ...known, currency: of(["USD", "EUR"], 1) }
        : {
            ...known,
            ...(known.source === "sec-edgar" && {
              periodEnd: of(PERIOD_ENDS, 3),
              detail: of([["about" as const], undefined], 6),
            }),
          },
    ]);
    const { interestIncome, ...withoutIncome } = Object.fromEntries(facts);
    const bound = of([undefined, "upper", "lower"], 1);
    if (place % 4 === 1) return { ...seed, facts: withoutIncome };
    if (bound) return { ...seed, facts: { ...withoutIncome, interestIncome: { ...interestIncome, bound } } };
    return { ...seed, facts: Object.fromEntries(facts) };
  });

  const FIFTY = [HALAL, PURIFY, HARAM, ...VARIED];

  type Deciding = Pick<StockSummary, "standing" | "because" | "figuresOn" | "priceAsOf">;
  type Told = Pick<StockSummary, "symbol" | "complianceStatus" | "standing" | "price" | "purificationBound"> &
    (Pick<Stock, "answer" | "analysis"> | (Deciding & Pick<StockSummary, "isDayAbout">));
  const lineOf = ({ because, ...stock }: Deciding) =>
    answerLine({
      ...stock,
      readOn: new Date().toISOString().slice(0, 10),
      ...because,
      ...(because?.business && { activity: activityName(because.business as BusinessScreen) }),
    });
  const told = (some: readonly Told[]) =>
    some
      .map(({ symbol, complianceStatus, standing, price, purificationBound: bound, ...line }) => [
        ...[symbol, complianceStatus, standing, "answer" in line ? line.answer : lineOf({ standing, ...line })],
        withBound("$1.00", bound),
        "answer" in line ? isOldestDayAbout(line.analysis) : line.isDayAbout === true,
        price && `${price.currency} ${price.amount}`,
      ])
      .sort();

  it.each(["2026-08-22", "2026-11-23", "2027-10-01"])("agree on fifty stocks on %s", async (day) => {
    await publishSeeds(FIFTY);
    readOn(day);
    const visitor = openBrowser();
    const pages: Stock[] = [];
    for (const { symbol } of FIFTY) {
      const page = await stock(symbol);
      pages.push(page);
      await visitor.call(watchlistEndpoints.addToWatchlist, "/api/watchlists", { stockId: page.id });
      await visitor.call(searchHistoryEndpoints.recordSearch, "/api/search-history", { stockId: page.id });
    }
    for (const page of pages) {
      expect(page.answer).toBe(answerOf(page));
      expect(page.purificationBound).toBe(purificationBound(page.analysis.evidence));
      const percent = / ((?:about |at least |at most )?)[\d.]+% of /.exec(page.answer)?.[1];
      if (percent !== undefined) expect(withBound("", page.purificationBound)).toBe(percent);
    }
    expect(new Set(pages.map((page) => page.purificationBound)).size).toBe(4);
    expect(new Set(pages.map((page) => isOldestDayAbout(page.analysis))).size).toBe(2);
    const expected = told(pages);
    expect(new Set(pages.map(({ answer }) => answer.replace(/[\d.]+/g, ""))).size).toBeGreaterThan(8);
    expect(told(await visitor.call(stockEndpoints.searchStocks, "/api/stocks/search?limit=100"))).toEqual(expected);
    const browsed = await Promise.all(
      COMPLIANCE_STATUSES.map((status) =>
        visitor.call(stockEndpoints.browseStocks, `/api/stocks/browse?limit=100&complianceStatus=${status}`),
      ),
    );
    expect(told(browsed.flat())).toEqual(expected);
    const watched = await visitor.call(watchlistEndpoints.listWatchlist, "/api/watchlists?limit=100");
    expect(told(watched.map((entry) => entry.stock))).toEqual(expected);
    const recents = await visitor.call(searchHistoryEndpoints.listSearches, "/api/search-history?limit=100");
    const isRecent = new Set(recents.map((entry) => entry.stock.symbol));
    expect(told(recents.map((entry) => entry.stock))).toEqual(told(pages.filter(({ symbol }) => isRecent.has(symbol))));
    const exported = await visitor.call(sessionEndpoints.exportSession, "/api/session/export");
    expect(told(exported.watchlist.map((entry) => entry.stock))).toEqual(expected);
    const csv = String((await visitor.get("/api/dataset.csv")).body).split("\r\n");
    const dataset = await visitor.call(datasetEndpoints.json, "/api/dataset.json");
    const rowOf = new Map(dataset.stocks.map((row) => [row.symbol, row]));
    for (const { symbol, standing, complianceStatus, answer, analysis, purificationBound: bound } of pages) {
      expect(rowOf.get(symbol)).toMatchObject({ symbol, standing, complianceStatus, purificationBound: bound });
      const [suggested] = await visitor.call(stockEndpoints.searchCompanies, `/api/companies/search?q=${symbol}`);
      expect([symbol, suggested?.standing]).toEqual([symbol, standing]);
      const { stocks: peers } = await visitor.call(
        stockEndpoints.findAlternatives,
        `/api/stocks/${symbol}/alternatives`,
      );
      for (const peer of told(peers)) expect(expected).toContainEqual(peer);
      const line = csv.find((each) => each.startsWith(`"${symbol}"`));
      expect(line).toContain(`"${complianceStatus}","${standing}"`);
      expect(line).toContain(firstReason(analysis.reasons)?.code ?? "");
      expect(answer).toMatch(/^(Yes|No|We can't tell yet)\b/);
    }
    const asked = { symbols: pages.map(({ symbol }) => symbol) };
    const { stocks: held } = await visitor.call(portfolioEndpoints.lookUpHoldings, "/api/portfolio/look-up", asked);
    const heldLines = held.map((stock) => {
      const standing = stock.standings[0]?.standing ?? "not_screened";
      return [stock.symbol, standing, lineOf({ ...stock, standing }), stock.purificationBound];
    });
    expect(heldLines.sort()).toEqual(
      pages.map((page) => [page.symbol, page.standing, page.answer, page.purificationBound]).sort(),
    );
    const count = (standing: string) => pages.filter((page) => page.standing === standing).length;
    const dashboard = (await visitor.get("/api/dashboard/stats")).body as DashboardStats;
    const { halalStocks, purifyStocks, doubtStocks, haramStocks } = dashboard;
    expect([halalStocks, purifyStocks, doubtStocks, haramStocks]).toEqual(
      ["halal", "purify", "doubt", "haram"].map(count),
    );
    const { status } = await automationStatus({ env: env as unknown as Bindings, now: new Date() });
    expect(status.halalStocks).toBe(halalStocks);
  });
});

describe("the caching of a verdict", () => {
  it("ends at midnight", async () => {
    readOn(LAST_FRESH_DAY, "23:58:30");
    const { headers } = await browser.get("/api/stocks/AAAA");
    expect(headers.get("cache-control")).toBe("public, max-age=90");
    const held = { "if-none-match": headers.get("etag") ?? "" };
    expect((await browser.send("GET", "/api/stocks/AAAA", undefined, held)).status).toBe(304);
    readOn(FIRST_STALE_DAY, "00:00:00");
    const next = await browser.send("GET", "/api/stocks/AAAA", undefined, held);
    expect(next.status).toBe(200);
    expect(next.headers.get("cache-control")).toBe("public, max-age=300");
  });
});
