import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import type { FundHoldings } from "../../../domain/funds/holdings.ts";
import { HOUSE_STANDARD_ID, STANDARD_IDS } from "../../../domain/standards/standards.ts";
import type { Fund, FundSummary } from "../../../schema/contracts/funds.ts";
import isins from "../../../schema/seed/isins.json" with { type: "json" };
import { database } from "../../platform/database.ts";
import { liveSources } from "../../providers/live-sources.ts";
import { nport } from "../../providers/sec/nport.ts";
import { keepFunds } from "../../refresh/funds/repository.ts";
import { adminBindings, call } from "../../test/admin.ts";
import { recordDatabase } from "../../test/database.ts";
import { makeForeignStock, makeStock, publish } from "../../test/factories.ts";
import { countRowsRead } from "../../test/recorded-statements.ts";
import {
  answersFor,
  driverOf,
  driveToEnd,
  makeSeed,
  publishSeeds,
  sourcesOf,
  startRun,
} from "../../test/refresh-universe.ts";
import { type FundFiling, filingPath, nportLine, secFunds } from "../../test/stand-ins/sec-funds.ts";
import { lookThroughNextFund } from "./look-through.ts";
import { ISINS_KEY } from "./repository.ts";

const NOW = new Date("2026-08-22T03:00:00Z");
const store = () => ({ db: database(env.DB), kv: env.CACHE, now: NOW });

async function get<Answer>(path: string) {
  const { DB, statements, counts } = recordDatabase();
  const response = await call(path, { bindings: { ...adminBindings, DB } });
  const body = await response.json<Answer>();
  const rowsRead = await countRowsRead(env.DB, statements);
  return { status: response.status, body, rowsRead, roundTrips: counts.roundTrips };
}

async function lookThroughAll(): Promise<string[]> {
  const done: string[] = [];
  for (let next = await lookThroughNextFund(store()); next; next = await lookThroughNextFund(store())) done.push(next);
  return done;
}

const houseOf = ({ holdings }: Fund) =>
  holdings?.standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID)?.parts;

const ticker = (symbol: string) => `<ticker value="${symbol}"/>`;
const isin = (code: string) => `<isin value="${code}"/>`;

/** A filing in the form's public schema: shares here and abroad, cash, debt, a short position, a derivative, another fund. */
const FILING: FundFiling = {
  accession: "0001234567-26-000042",
  seriesId: "S000012345",
  cik: 7654321,
  asOf: "2026-05-31",
  series: "A fund",
  lines: [
    nportLine({ name: "Acme Company", pctVal: "40.0" }, ticker("ACME") + isin("US0000000001")),
    nportLine({ name: "Brew Company", pctVal: "20.0" }, ticker("BREW")),
    nportLine({ name: "Doubt Company", pctVal: "10.0" }, ticker("DOUBT")),
    nportLine({ name: "Fabrik Aktiengesellschaft", pctVal: "8.0", curCd: "EUR" }, isin("DE0007000001")),
    nportLine({ name: "Novelty &amp; Sons Inc", pctVal: "5.0" }, ""),
    nportLine({ name: "Unknown Ltd", pctVal: "4.0", curCd: "GBP" }, isin("GB0000000009")),
    nportLine({ name: "Money Fund", pctVal: "6.0", assetCat: "STIV", issuerCat: "RF" }),
    nportLine({ name: "Treasury", pctVal: "3.0", assetCat: "DBT", issuerCat: "UST" }),
    nportLine({ name: "Other ETF", pctVal: "2.0", issuerCat: "RF" }, ticker("OTHR")),
    nportLine({ name: "Shorted Company", pctVal: "-1.5", payoffProfile: "Short" }, ticker("ACME")),
    nportLine({ name: "Future", pctVal: "0.5", assetCat: "DE", payoffProfile: "N/A", more: "<derivativeInfo/>" }),
    nportLine({ name: "Worthless right", pctVal: "0.0", valUSD: "0.00" }),
  ],
};
const NETWORK = secFunds({ list: [[7654321, "S000012345", "C000054321", "HLAL"]], filings: [FILING] });
const REGISTRANT = { cik: "0007654321", seriesId: "S000012345" };

async function holdingsOfFiling(): Promise<FundHoldings> {
  const access = { ...NETWORK, baseUrl: "https://www.sec.gov", userAgent: "Mizan/test" };
  const read = await nport(access).begin("HLAL", REGISTRANT);
  if (typeof read === "string") throw new Error(read);
  return read.holdings;
}

/** A refresh with some answers about stocks that reads one fund's holdings. */
async function refresh(
  fund: string,
  fetch: typeof NETWORK.fetch,
  answers: ReturnType<typeof answersFor>,
): Promise<void> {
  const live = {
    fetch,
    userAgent: "Mizan/test",
    network: null,
    answerCharacters: 1_000_000,
    keys: {},
    symbols: async () => [],
    companies: async () => [],
    registrant: async () => REGISTRANT,
    askedFunds: async () => [],
  };
  const { holdings } = liveSources(live, "2026-09-26").requests;
  const recorded = sourcesOf(answers, { inRequest: 10 });
  const requests = { ...recorded.requests, holdings: holdings.filter(({ key }) => key === fund) };
  await driveToEnd(driverOf({ ...recorded, requests }), await startRun());
}

async function publishFive(): Promise<void> {
  await publish([
    makeStock("ACME", { name: "Acme Company" }),
    makeStock("BREW", { name: "Brew Company", status: "haram" }),
    makeStock("DOUBT", { name: "Doubt Company", status: "questionable" }),
    makeStock("FAB.DE", { name: "Fabrik AG", isToPurify: true, exchange: "FRA", localSymbol: "FAB" }),
    makeStock("NOVL", { name: "Novelty & Sons, Inc." }),
  ]);
}

describe("a filing of Form N-PORT, from the network to the page", () => {
  beforeEach(publishFive);

  it("is looked through by weight: shares at home and abroad, cash, debt, a short position, a derivative, another fund", async () => {
    await keepFunds(store().db, [await holdingsOfFiling()]);
    expect(await lookThroughAll()).toEqual(["HLAL"]);
    const { body, status, rowsRead, roundTrips } = await get<Fund>("/api/funds/hlal");
    expect({ status, rowsRead, roundTrips }).toEqual({ status: 200, rowsRead: 1, roundTrips: 1 });
    expect(houseOf(body)).toEqual({
      halal: 45,
      purify: 8,
      doubt: 10,
      haram: 20,
      notFound: 4,
      cash: 6,
      beyond: 7,
      undeclared: 0,
      cannotBeJudged: 0,
      notScreened: 0,
    });
    expect(body.holdings).toMatchObject({
      asOf: "2026-05-31",
      source: "sec-nport",
      screenedOn: "2026-08-22",
      positions: 11,
    });
    expect(body.holdings?.declared).toBeCloseTo(100, 10);
    expect(body.holdings?.matched).toBeCloseTo((83 / 87) * 100, 10);
    expect(body.holdings?.offenders.map(({ symbol }) => symbol)).toEqual(["BREW", "DOUBT"]);
    const text = JSON.stringify(body);
    for (const secret of ["US0000000001", "DE0007000001", "cusip"]) expect(text).not.toContain(secret);
  });

  it("keeps a dated row for the scorecard, which is open data", async () => {
    await keepFunds(store().db, [await holdingsOfFiling()]);
    await lookThroughAll();
    await publish([makeStock("ACME", { status: "haram" })], "2026-09-26");
    expect(await lookThroughAll()).toEqual(["HLAL"]);
    const { body } = await get<{ scores: { fund: string; screenedOn: string; standards: { parts: object }[] }[] }>(
      "/api/fund-scores.json",
    );
    expect(body.scores.map(({ fund, screenedOn }) => [fund, screenedOn])).toEqual([
      ["HLAL", "2026-09-26"],
      ["HLAL", "2026-08-22"],
    ]);
    expect(body.scores[0]?.standards[0]?.parts).toMatchObject({ halal: 5, haram: 60 });
  });
});

describe("the scorecard of a halal fund", () => {
  it("has a row for each of two months' filings, under every standard, as open data", async () => {
    const seeds = [makeSeed("ACME"), makeSeed("BREW", { interestBearingDebt: 9e8 }), makeSeed("DOUBT")];
    await publishSeeds(seeds);
    const months = [
      { asOf: "2026-05-31", accession: "0001234567-26-000042", brew: "20.0" },
      { asOf: "2026-08-31", accession: "0001234567-26-000077", brew: "50.0" },
    ];
    for (const { asOf, accession, brew } of months) {
      const lines = [nportLine({ pctVal: brew }, ticker("BREW")), nportLine({ pctVal: "50.0" }, ticker("ACME"))];
      const { fetch } = secFunds({ list: [], filings: [{ ...FILING, asOf, accession, lines }] });
      await refresh("UMMA", fetch, answersFor(seeds, { ACME: { price: 100 + Number.parseFloat(brew) } }));
      expect(await lookThroughAll()).toEqual(["UMMA"]);
    }
    const { body } = await get<{ scores: { fund: string; asOf: string; standards: Fund["holdings"] & object[] }[] }>(
      "/api/fund-scores.json",
    );
    expect(body.scores.map(({ fund, asOf, standards }) => [fund, asOf, standards.length])).toEqual([
      ["UMMA", "2026-08-31", STANDARD_IDS.length],
      ["UMMA", "2026-05-31", STANDARD_IDS.length],
    ]);
    expect(body.scores.map(({ standards }) => (standards[0] as { parts: { haram: number } }).parts.haram)).toEqual([
      50, 20,
    ]);
  });

  it("is read from Form N-PORT where its issuer's own file does not come", async () => {
    await publishSeeds([makeSeed("ACME")]);
    await refresh("SPWO", secFunds({ list: [], filings: [FILING] }).fetch, answersFor([makeSeed("ACME")]));
    await lookThroughAll();
    const { body } = await get<Fund>("/api/funds/SPWO");
    expect(body.holdings).toMatchObject({ source: "sec-nport", positions: 11, screenedOn: "2026-09-26" });
    expect(body.holdings?.url).toBe(`https://www.sec.gov${filingPath(FILING)}`);
    const parts = Object.values(houseOf(body) ?? {});
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(100, 9);
  });
});

describe("funds", () => {
  beforeEach(publishFive);

  const share = (symbol: string, weight: number) => ({
    kind: "share" as const,
    ticker: symbol,
    weight,
    name: null,
    isin: null,
    price: null,
    lei: null,
  });
  const spy = (asOf: string, weight = 100) => ({
    fund: "SPY",
    asOf,
    source: "fund-issuers" as const,
    url: null,
    symbols: [],
    positions: [share("ACME", weight)],
  });

  it("are listed with their result by weight, those of bonds and metals without", async () => {
    await keepFunds(store().db, [spy("2026-08-01")]);
    await lookThroughAll();
    const { body, roundTrips } = await get<FundSummary[]>("/api/funds");
    expect(roundTrips).toBe(1);
    expect(body.find(({ symbol }) => symbol === "SPY")?.holdings?.parts.halal).toBe(100);
    expect(body.find(({ symbol }) => symbol === "GLD")).toMatchObject({ kind: "metal", holdings: null });
    expect(body[0]).toMatchObject({ symbol: "SPUS", claimsHalal: true });
  });

  it("keep newer holdings when older ones arrive, and are screened again when newer ones do", async () => {
    await keepFunds(store().db, [spy("2026-08-01")]);
    await lookThroughAll();
    await keepFunds(store().db, [spy("2025-11-24", 50), spy("2026-08-01")]);
    expect(await lookThroughAll()).toEqual([]);
    await keepFunds(store().db, [spy("2026-08-20", 60)]);
    expect(await lookThroughAll()).toEqual(["SPY"]);
    expect(houseOf((await get<Fund>("/api/funds/SPY")).body)).toMatchObject({ halal: 60, undeclared: 40 });
  });

  it("show how much of a fund overlaps with one that calls itself halal", async () => {
    const spus = { ...spy("2026-08-01"), fund: "SPUS", positions: [share("ACME", 70), share("NOVL", 30)] };
    await keepFunds(store().db, [spus, { ...spy("2026-08-01"), positions: [share("ACME", 40), share("BREW", 60)] }]);
    await lookThroughAll();
    expect((await get<Fund>("/api/funds/SPY")).body.holdings?.alike).toMatchObject([{ symbol: "SPUS", overlap: 40 }]);
    expect((await get<Fund>("/api/funds/SPUS")).body.holdings?.alike).toEqual([]);
  });

  it("recognize a share abroad by its published number, and one without a ticker by an identifier that another fund gave beside one", async () => {
    await publish([
      makeStock("ACME", { name: "Acme Company" }),
      makeForeignStock("EBO", ".DE", "FRA"),
      makeStock("BREW", { name: "Brew Company", status: "haram" }),
    ]);
    const lei = "HWUPKR0MPOU8FGXBT394";
    const isin = Object.entries(isins).find(([, symbol]) => symbol === "EBO.DE")?.[0] ?? "";
    await env.CACHE.put(ISINS_KEY, JSON.stringify(isins));
    const given = { ...share("ACME", 100), isin: "US0000000001", lei };
    await keepFunds(store().db, [
      { ...spy("2026-08-01"), fund: "VOO", positions: [given] },
      {
        ...spy("2026-08-01"),
        positions: [
          { ...share("ACME", 30), ticker: null, isin, name: "Another name" },
          { ...share("ACME", 25), ticker: null, isin: "US0000000001" },
          { ...share("ACME", 20), ticker: null, lei, name: "Acme Co Class B" },
          { ...share("ACME", 15), ticker: null, lei, name: "Somebody else" },
          { ...share("ACME", 10), ticker: null, isin: "GB0000000000" },
        ],
      },
    ]);
    await lookThroughAll();
    const { body } = await get<Fund>("/api/funds/SPY");
    expect(body.holdings?.largest.map(({ symbol, weight }) => [symbol, weight])).toEqual([
      ["ACME", 45],
      ["EBO.DE", 30],
    ]);
    expect(houseOf(body)).toMatchObject({ notFound: 25 });
    expect(body.holdings?.matched).toBe(75);
  });

  it("of shares that turn out to hold options or more than they have are said to be beyond a screening", async () => {
    await keepFunds(store().db, [
      { ...spy("2026-08-01"), positions: [share("ACME", 80), { ...share("ACME", 20), kind: "derivative" }] },
      { ...spy("2026-08-01"), fund: "VOO", positions: [share("ACME", 130)] },
    ]);
    await lookThroughAll();
    const kinds = async (symbol: string) => (await get<Fund>(`/api/funds/${symbol}`)).body.kind;
    expect([await kinds("SPY"), await kinds("VOO"), await kinds("TLT")]).toEqual(["options", "leverage", "bonds"]);
    const { body } = await get<FundSummary[]>("/api/funds");
    expect(body.find(({ symbol }) => symbol === "SPY")?.kind).toBe("options");
  });

  it("that were stored before their largest holdings were included are shown without them", async () => {
    await keepFunds(store().db, [spy("2026-08-01")]);
    await lookThroughAll();
    await env.DB.exec(
      "UPDATE funds SET document = json_remove(document, '$.largest', '$.sectors', '$.kind', '$.purification.asIfHeld')",
    );
    const { body } = await get<Fund>("/api/funds/SPY");
    expect(body).toMatchObject({
      kind: "shares",
      holdings: { largest: [], sectors: [], purification: { asIfHeld: null } },
    });
  });

  it("are known without holdings, and answer 404 when unknown", async () => {
    expect((await get<Fund>("/api/funds/QQQ")).body).toMatchObject({ symbol: "QQQ", holdings: null });
    expect((await get("/api/funds/AAPL")).status).toBe(404);
  });

  it("are suggested by name, and clearly meant by a ticker or several words", async () => {
    const suggested = async (text: string) =>
      (
        await get<{ symbol: string; isFund?: boolean; isClearMatch: boolean }[]>(
          `/api/companies/search?q=${encodeURIComponent(text)}`,
        )
      ).body;
    expect((await suggested("vanguard s&p 500"))[0]).toMatchObject({ symbol: "VOO", isFund: true, isClearMatch: true });
    expect((await suggested("acme"))[0]).toMatchObject({ symbol: "ACME" });
    expect((await suggested("vanguard")).every(({ isClearMatch }) => !isClearMatch)).toBe(true);
  });
});
