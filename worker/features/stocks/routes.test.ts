import { env, SELF } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { allAliases } from "../../../domain/issuers/aliases.ts";
import { stockEndpoints } from "../../../schema/contracts/stocks.ts";
import { wordedStock } from "../../../schema/wording/en/stock.ts";
import { database } from "../../platform/database.ts";
import { openBrowser } from "../../test/browser.ts";
import { expectRefused } from "../../test/database.ts";
import { makeForeignStock, makeStock, publish } from "../../test/factories.ts";
import { forgetPublished } from "../../verdicts/published.ts";
import { markAliases, markIssuers } from "../../verdicts/repository.ts";
import { ISINS_KEY } from "../funds/repository.ts";

const ORIGIN = "https://mizan.test";

async function get(path: string): Promise<{ response: Response; body: unknown }> {
  const response = await SELF.fetch(`${ORIGIN}${path}`);
  return { response, body: await response.json() };
}

async function symbolsAt(path: string): Promise<string[]> {
  const { body } = await get(path);
  return (body as { symbol: string }[]).map((row) => row.symbol);
}

beforeEach(async () => {
  await publish([
    makeStock("AAPL", { name: "Apple Inc.", marketCapitalization: 4e12 }),
    makeStock("MSFT", { name: "Microsoft Corporation", marketCapitalization: 3e12, status: "questionable" }),
    makeStock("MU", { name: "Micron Technology", marketCapitalization: 4e11 }),
    makeStock("BRK.B", { name: "Berkshire Hathaway", exchange: "NYSE", marketCapitalization: 1e12, status: "haram" }),
    makeForeignStock("2222", ".SR", "SAU", { name: "Saudi Arabian Oil", sector: "Energy", region: "Middle East" }),
    makeForeignStock("RIO", ".L", "LSE", { name: "Rio Tinto", sector: "Materials", region: "Europe" }),
    makeForeignStock("RIO", ".AX", "ASX", { name: "Rio Tinto", sector: "Materials", region: "Asia-Pacific" }),
    makeForeignStock("0001", ".HK", "HKG", { name: "Micro Listed Only", isScreened: false, status: "questionable" }),
    makeForeignStock("NESM", ".DE", "FRA", { name: "Nestlé S.A.", isScreened: false, status: "questionable" }),
  ]);
});

describe("GET /api/stocks/:symbol", () => {
  it("answers the stock by its contract, to a page in codes that it words itself", async () => {
    const { response, body } = await get("/api/stocks/AAPL");
    expect(response.status).toBe(200);
    expect(stockEndpoints.lookUpStock.response.parse(body)).toMatchObject({
      symbol: "AAPL",
      name: "Apple Inc.",
      currentPrice: 10,
      complianceStatus: "halal",
      analysis: { debtRatio: 2, methodology: expect.any(String) },
    });
    const coded = (await get("/api/stocks/AAPL/verdict")).body;
    expect(wordedStock(stockEndpoints.findVerdict.response.parse(coded))).toEqual(body);
    expect(JSON.stringify(coded)).not.toMatch(/"(?:message|note|answer|caveats|rule|split)"/);
  });

  it.each(["aapl", "BRK-B", "brk%2Fb", "2222", "2222.sr", "RIO.L"])("finds %s", async (symbol) => {
    const { response } = await get(`/api/stocks/${symbol}`);
    expect(response.status).toBe(200);
  });

  it("asks which exchange an ambiguous local symbol means", async () => {
    const { response, body } = await get("/api/stocks/rio");
    expect(response.status).toBe(409);
    expect(body).toMatchObject({
      error: "RIO is listed on more than one market: RIO.L (London), RIO.AX (Australian). Please choose one.",
      code: "conflict",
    });
  });

  it("answers 404 for an unknown symbol with the sentence that people are shown", async () => {
    const { response, body } = await get("/api/stocks/zzzz");
    expect(response.status).toBe(404);
    expect(body).toEqual({
      error: "ZZZZ is not a valid stock symbol. Please check the spelling and try again.",
      code: "not_found",
      reason: "symbol_unknown",
      parameters: { symbol: "ZZZZ" },
      requestId: expect.any(String),
    });
  });

  it.each(["%20", "AAPL%27--", "%F0%9F%98%80", "A".repeat(40)])(
    "answers 400 for %s, which no symbol can be",
    async (text) => {
      await expectRefused(() => openBrowser().get(`/api/stocks/${text}`), 400, "not a valid stock symbol");
    },
  );
});

describe("the listings of one company", () => {
  beforeEach(async () => {
    await publish([
      makeForeignStock("9888", ".HK", "HKG", { name: "Baidu, Inc.", status: "haram", price: 100 }),
      makeStock("BIDU", { name: "Baidu, Inc.", status: "haram" }),
      makeForeignStock("B1C", ".DE", "FRA", { name: "Baidu, Inc.", isScreened: false, status: "questionable" }),
    ]);
    await markIssuers(database(env.DB), [["9888.HK", "BIDU", "B1C.DE"]]);
    await forgetPublished(env.CACHE);
  });

  it("name each other, the home listing first", async () => {
    const { body } = await get("/api/stocks/BIDU");
    expect(stockEndpoints.lookUpStock.response.parse(body)).toMatchObject({
      listings: [
        { symbol: "9888.HK", exchange: "HKG", currentPrice: 100 },
        { symbol: "B1C.DE", exchange: "FRA" },
      ],
      verdictOf: null,
    });
    expect((await get("/api/stocks/AAPL")).body).toMatchObject({ listings: [], verdictOf: null });
  });

  it("have the company's verdict if never screened, with its source and without figures per share", async () => {
    const { body } = await get("/api/stocks/B1C.DE");
    expect(stockEndpoints.lookUpStock.response.parse(body)).toMatchObject({
      symbol: "B1C.DE",
      exchange: "FRA",
      complianceStatus: "haram",
      standing: "haram",
      isScreened: true,
      verdictOf: { symbol: "9888.HK", name: "Baidu, Inc." },
      analysis: { debtRatio: 2, purificationAmount: null, dividendPerShare: null },
    });
  });

  it("are suggested after the home listing, each with the company's standing", async () => {
    const { body } = await get("/api/companies/search?q=baidu");
    expect(stockEndpoints.searchCompanies.response.parse(body)).toMatchObject([
      { symbol: "9888.HK", standing: "haram", isClearMatch: true },
      { symbol: "BIDU", standing: "haram" },
      { symbol: "B1C.DE", standing: "haram" },
    ]);
  });
});

describe("POST /api/stocks/analyze", () => {
  const analyze = (body: string, contentType = "application/json") =>
    SELF.fetch(`${ORIGIN}/api/stocks/analyze`, { method: "POST", headers: { "content-type": contentType }, body });

  it("answers the stock named in the body", async () => {
    const response = await analyze('{"symbol":"msft"}');
    expect(await response.json()).toMatchObject({ symbol: "MSFT", complianceStatus: "questionable" });
  });

  it.each([
    ['{"symbol":', 400],
    ["{}", 400],
    ['{"symbol":7}', 400],
  ])("refuses the body %.20s with %i", async (body, status) => {
    expect((await analyze(body)).status).toBe(status);
  });

  it("refuses a body that is not JSON by its type", async () => {
    expect((await analyze('{"symbol":"MSFT"}', "text/plain")).status).toBe(415);
  });
});

describe("GET /api/companies/search", () => {
  beforeEach(async () => {
    await markAliases(database(env.DB), { "2222.SR": allAliases()["2222.SR"] ?? [] });
  });

  const companiesAt = async (path: string) =>
    stockEndpoints.searchCompanies.response.parse((await get(`/api/companies/search?q=${path}`)).body);

  it("suggests by the start of any word, largest first, unscreened names last", async () => {
    expect(await symbolsAt("/api/companies/search?q=micro")).toEqual(["MSFT", "MU", "0001.HK"]);
  });

  it("includes only the named exchanges, by any of their names", async () => {
    expect(await symbolsAt("/api/companies/search?q=rio&exchange=LSE")).toEqual(["RIO.L"]);
    expect(await symbolsAt("/api/companies/search?q=saudi&exchange=TADAWUL")).toEqual(["2222.SR"]);
    expect(await symbolsAt("/api/companies/search?q=rio&near=ASX")).toEqual(["RIO.AX", "RIO.L"]);
  });

  it.each([
    ["apple", "AAPL", "exact", true],
    [encodeURIComponent("أرامكو"), "2222.SR", "exact", true],
    ["microsft", "MSFT", "spelling", true],
    ["micro", "MSFT", "start", false],
    ["apple+computers+usa", "AAPL", "nearest", false],
  ])("says how %s finds %s, and whether it is what a person means", async (text, symbol, match, isClearMatch) => {
    expect((await companiesAt(text))[0]).toMatchObject({ symbol, match, isClearMatch });
  });

  it("knows ISINs that may be published and those in lists of holdings, typed in any case, and no others", async () => {
    await env.CACHE.put(ISINS_KEY, JSON.stringify({ SA14TG012N13: "2222.SR" }));
    await env.DB.prepare("INSERT INTO fund_identifiers (identifier, symbol) VALUES ('US0378331005', 'AAPL')").run();
    expect((await companiesAt("sa14tg012n13"))[0]).toMatchObject({ symbol: "2222.SR", isClearMatch: true });
    expect((await companiesAt("%20US0378331005"))[0]).toMatchObject({ symbol: "AAPL", isClearMatch: true });
    expect(await companiesAt("US5949181045")).toEqual([]);
    expect(await companiesAt("US0378331006")).toEqual([]);
  });

  it("shows a name as written and says that it was never screened", async () => {
    expect(await companiesAt("nestle")).toMatchObject([{ name: "Nestlé S.A.", standing: "not_screened" }]);
  });

  it.each(["m", "", "%22", "*", "-", "AND", "NEAR(", "%00", "name:%22a%22", "%F0%9F%98%80%F0%9F%98%80"])(
    "answers a list for the odd text %s",
    async (text) => {
      const { response, body } = await get(`/api/companies/search?q=${text}`);
      expect(response.status).toBe(200);
      expect(body).toEqual([]);
    },
  );

  it("refuses a text over its length", async () => {
    expect((await get(`/api/companies/search?q=${"a".repeat(81)}`)).response.status).toBe(400);
  });
});

describe("GET /api/stocks/browse", () => {
  it("lists halal stocks by default, largest first, without names that were never screened", async () => {
    expect(await symbolsAt("/api/stocks/browse")).toEqual(["AAPL", "MU", "2222.SR", "RIO.L", "RIO.AX"]);
  });

  it("includes only one exchange", async () => {
    expect(await symbolsAt("/api/stocks/browse?complianceStatus=halal&exchange=SAU")).toEqual(["2222.SR"]);
  });

  it("pages by cursor through every stock once and says how many there are", async () => {
    const rows = await openBrowser().pages(stockEndpoints.browseStocks, "/api/stocks/browse?limit=2", 5);
    expect(rows.map(({ symbol }) => symbol)).toEqual(["AAPL", "MU", "2222.SR", "RIO.L", "RIO.AX"]);
  });

  it.each([
    ["exchange=MARS", "exchange"],
    ["complianceStatus=pure", "complianceStatus"],
    ["limit=0", "limit"],
    ["limit=101", "limit"],
    ["limit=abc", "limit"],
    ["cursor=-1", "cursor"],
    ["sector=Magic", "sector"],
    ["region=Mars", "region"],
  ])("answers 400 for %s and names the field", async (query, field) => {
    await expectRefused(() => openBrowser().get(`/api/stocks/browse?${query}`), 400, field);
  });
});

describe("GET /api/stocks/search", () => {
  it("joins text and filters", async () => {
    expect(await symbolsAt("/api/stocks/search?q=rio&sector=Materials&region=Europe")).toEqual(["RIO.L"]);
    expect(await symbolsAt("/api/stocks/search?q=micro&status=questionable")).toEqual(["MSFT"]);
  });

  it("filters without a text", async () => {
    expect(await symbolsAt("/api/stocks/search?exchange=NYSE,LSE")).toEqual(["BRK.B", "RIO.L"]);
    expect(await symbolsAt("/api/stocks/search?status=haram")).toEqual(["BRK.B"]);
  });

  it("finds by standing, and within a status by both", async () => {
    await publish([makeStock("PURE", { isToPurify: true })]);
    expect(await symbolsAt("/api/stocks/search?standing=doubt,haram")).toEqual(["MSFT", "BRK.B"]);
    expect(await symbolsAt("/api/stocks/search?standing=purify")).toEqual(["PURE"]);
    expect(await symbolsAt("/api/stocks/search?status=questionable&standing=purify,halal")).toEqual(["PURE"]);
    expect((await get("/api/stocks/search?standing=not_screened")).response.status).toBe(400);
  });

  it("pages a text search by cursor", async () => {
    const rows = await openBrowser().pages(stockEndpoints.searchStocks, "/api/stocks/search?q=rio&limit=1", 2);
    expect(rows.map(({ symbol }) => symbol)).toEqual(["RIO.L", "RIO.AX"]);
  });

  describe("by the figures of the verdicts", () => {
    beforeEach(async () => {
      await publish([
        makeStock("NONE", { debtRatio: 0, industry: "Steel", standards: { aaoifi: "halal", msci: "haram" } }),
        makeStock("TINY", { debtRatio: 0.001, industry: "Steel", standards: { aaoifi: "halal", msci: "halal" } }),
        makeStock("LIMIT", { debtRatio: 33, standards: { aaoifi: "haram", msci: "questionable" } }),
        makeStock("ABOVE", { debtRatio: 33.001, status: "haram" }),
        makeStock("UNKNOWN", { debtRatio: null, industry: "Cement, Lime" }),
      ]);
    });
    const found = (query: string) => symbolsAt(`/api/stocks/search?q=company&${query}`);

    it("applies a maximum debt ratio, even 0 %; unknown debt exceeds every maximum", async () => {
      expect(await found("maxDebtRatio=0")).toEqual(["NONE"]);
      expect(await found("maxDebtRatio=0.01")).toEqual(["NONE", "TINY"]);
      expect(await found("maxDebtRatio=33")).toEqual(["NONE", "TINY", "LIMIT"]);
      expect(await found("maxDebtRatio=9999.99")).toEqual(["NONE", "TINY", "LIMIT", "ABOVE"]);
    });

    it("includes only stocks that every chosen standard permits", async () => {
      expect(await found("standard=aaoifi")).toEqual(["NONE", "TINY"]);
      expect(await found("standard=aaoifi,msci")).toEqual(["TINY"]);
      expect(await found("standard=ftse-yasaar")).toEqual([]);
    });

    it("includes only the chosen industries, and lists all of them", async () => {
      expect(await found("industry=steel")).toEqual(["NONE", "TINY"]);
      expect(await found("industry=Steel|Cement,%20Lime")).toEqual(["NONE", "TINY", "UNKNOWN"]);
      expect(await found("industry=Nothing")).toEqual([]);
      expect((await get("/api/stocks/industries")).body).toEqual([
        { name: "Cement, Lime", stocks: 1 },
        { name: "Software", stocks: 9 },
        { name: "Steel", stocks: 2 },
      ]);
    });

    it("gives an industry one name, whatever its sources call it, and finds it by each", async () => {
      await publish([
        makeStock("MAKES", { industry: "Auto Manufacturers" }),
        makeStock("MADE", { industry: "Auto Manufacturing" }),
      ]);
      expect(await found("industry=Auto%20Manufacturers")).toEqual(["MAKES", "MADE"]);
      expect(await found("industry=automobiles")).toEqual(["MAKES", "MADE"]);
      const names = ((await get("/api/stocks/industries")).body as { name: string }[]).map(({ name }) => name);
      expect(names.filter((name) => name.startsWith("Auto"))).toEqual(["Auto Manufacturers"]);
      expect((await get("/api/stocks/search?q=MADE")).body).toMatchObject([{ industry: "Auto Manufacturers" }]);
      expect((await get("/api/stocks/MADE")).body).toMatchObject({ industry: "Auto Manufacturers" });
    });

    it("keeps cash, income and price within a maximum and size above a minimum, all of them together", async () => {
      await publish([
        makeStock("SMALL", { marketCapitalization: 299_999_999, price: 10.01 }),
        makeStock("LARGE", { marketCapitalization: 300_000_000, price: 10 }),
        makeStock("DEAR", { marketCapitalization: 5e12, price: 700_000 }),
      ]);
      const among = (query: string) => symbolsAt(`/api/stocks/search?q=company&industry=software&${query}`);
      expect(await among("maxCashRatio=2.99")).toEqual([]);
      expect((await among("maxCashRatio=3&maxNonCompliantIncomeRatio=0.1")).length).toBe(5);
      expect(await among("maxNonCompliantIncomeRatio=0.09")).toEqual([]);
      expect(await among("maxPrice=10")).toEqual(["LIMIT", "ABOVE", "LARGE"]);
      expect(await among("minMarketCapitalization=300000000&maxPrice=10")).toContain("LARGE");
      expect(await among("minMarketCapitalization=300000000")).not.toContain("SMALL");
      expect(await among("minMarketCapitalization=2000000000000")).toEqual(["DEAR"]);
    });

    it("is ordered by a figure, both ways, unknown ones last, and paged in that order", async () => {
      expect(await found("sort=debtRatio")).toEqual(["NONE", "TINY", "LIMIT", "ABOVE", "UNKNOWN"]);
      expect(await found("sort=-debtRatio")).toEqual(["ABOVE", "LIMIT", "TINY", "NONE", "UNKNOWN"]);
      expect(await symbolsAt("/api/stocks/search?sort=-marketCapitalization&limit=2")).toHaveLength(2);
      const path = "/api/stocks/search?q=company&sort=-debtRatio&limit=2";
      const rows = await openBrowser().pages(stockEndpoints.searchStocks, path, 5);
      expect(rows.map(({ symbol }) => symbol)).toEqual(["ABOVE", "LIMIT", "TINY", "NONE", "UNKNOWN"]);
    });

    it("is ordered by name in any case, and by standing", async () => {
      expect((await symbolsAt("/api/stocks/search?sort=name")).slice(0, 3)).toEqual(["ABOVE", "AAPL", "BRK.B"]);
      expect((await symbolsAt("/api/stocks/search?sort=-standing")).slice(0, 2)).toEqual(["BRK.B", "ABOVE"]);
    });

    it.each([
      "maxDebtRatio=-1",
      "maxCashRatio=0.001",
      "maxNonCompliantIncomeRatio=1e3",
      "minMarketCapitalization=1e9",
      "maxPrice=ten",
      "standard=pope",
      "sort=luck",
      "sort=--name",
      "status=pure",
    ])("answers 400 for %s", async (query) => {
      expect((await get(`/api/stocks/search?${query}`)).response.status).toBe(400);
    });
  });
});
