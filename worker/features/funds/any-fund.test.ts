import { createExecutionContext, env } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ASKED_FUNDS_A_RUN, ASKED_FUNDS_MAX } from "../../../domain/funds/fund-requests.ts";
import { HOUSE_STANDARD_ID } from "../../../domain/standards/standards.ts";
import type { Fund, FundSummary } from "../../../schema/contracts/funds.ts";
import { portfolioEndpoints } from "../../../schema/contracts/portfolio.ts";
import { app } from "../../app.ts";
import { database } from "../../platform/database.ts";
import { liveSources } from "../../providers/live-sources.ts";

import { findRegistrant, listAskedFunds, upsertFundList } from "../../refresh/funds/repository.ts";
import { startScheduledRun } from "../../refresh/start-run.ts";
import { openBrowser } from "../../test/browser.ts";
import { countRows, recordDatabase, withoutWriting } from "../../test/database.ts";
import { countRowsRead } from "../../test/recorded-statements.ts";
import {
  answersFor,
  driverOf,
  driveToEnd,
  makeSeed,
  publishSeeds,
  REFRESH_DAY,
  REFRESH_TIME,
  sourcesOf,
  startRun,
  symbolOf,
} from "../../test/refresh-universe.ts";
import { fakeNetwork } from "../../test/stand-ins/fake-network.ts";
import { type FundFiling, filingPath, nportFiling, nportLine, secFunds } from "../../test/stand-ins/sec-funds.ts";
import { workflowInstances } from "../../test/workflow-instances.ts";
import { lookThroughNextFund } from "./look-through.ts";
import { noteFundRequest } from "./repository.ts";

const SEEDS = Array.from({ length: 20 }, (_, place) =>
  makeSeed(symbolOf(place), place % 4 === 0 ? { interestBearingDebt: 9e8 } : {}, {
    cik: String(place + 1).padStart(10, "0"),
  }),
);
const ticker = (symbol: string) => `<ticker value="${symbol}"/>`;
const filing = (place: number, traits: Partial<FundFiling>): FundFiling => ({
  accession: `0001234567-26-${String(place).padStart(6, "0")}`,
  seriesId: `S${String(place).padStart(9, "0")}`,
  cik: 7_000_000 + place,
  asOf: "2026-07-31",
  registrant: "Some Trust",
  lines: [],
  ...traits,
});
/** 300 lines of the same twenty companies, fifteen of each, and some cash. */
const BROAD = filing(1, {
  series: "Total Everything Index Fund",
  lines: [
    ...Array.from({ length: 300 }, (_, place) => nportLine({ pctVal: "0.32" }, ticker(symbolOf(place % 20)))),
    nportLine({ name: "Money Fund", pctVal: "4.0", assetCat: "STIV", issuerCat: "RF" }),
  ],
});
const DEBT = filing(2, {
  series: "Core Income Portfolio",
  lines: Array.from({ length: 10 }, () => nportLine({ name: "A note", pctVal: "10.0", assetCat: "DBT" })),
});
const CUT = filing(3, { lines: [nportLine({}, ticker("AAAA"))] });
const LIST = [
  [7_000_001, "S000000001", "C000000001", "BROAD"],
  [7_000_001, "S000000001", "C000000002", "BROADX"],
  [7_000_002, "S000000002", "C000000003", "DEBT"],
  [7_000_003, "S000000003", "C000000004", "CUT"],
  [7_000_004, "S000000004", "C000000005", "NONE"],
] as const;
const NETWORK = {
  list: LIST,
  filings: [BROAD, DEBT, CUT],
  answers: { [filingPath(CUT)]: nportFiling(CUT).slice(0, -40) },
};

const live = { MARKET_DATA: "live", MARKET_DATA_CONTACT: "test@example.org", REFRESH: {} as Workflow };

async function send<Answer>(method: string, path: string, address = "203.0.113.7") {
  const { DB, statements, counts } = recordDatabase();
  const request = new Request(`https://mizan.test${path}`, {
    method,
    headers: { "sec-fetch-site": "same-origin", "cf-connecting-ip": address },
  });
  const response = await app.fetch(request, { ...env, ...live, DB }, createExecutionContext());
  const body = (await response.json()) as Answer;
  const rowsRead = method === "GET" ? await countRowsRead(env.DB, statements) : 0;
  return { status: response.status, body, rowsRead, roundTrips: counts.roundTrips };
}
const fundOf = async (symbol: string) => (await send<Fund>("GET", `/api/funds/${symbol}`)).body;
const ask = (symbol: string, address?: string) =>
  send<{ isNoted: boolean }>("POST", `/api/funds/${symbol}/requests`, address);
const houseOf = ({ holdings }: Fund) =>
  holdings?.standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID)?.parts;

async function lookThroughAll(now = REFRESH_TIME): Promise<string[]> {
  const done: string[] = [];
  const store = { db: database(env.DB), kv: env.CACHE, now };
  for (let next = await lookThroughNextFund(store); next; next = await lookThroughNextFund(store)) done.push(next);
  return done;
}

/** A refresh on our own answers whose funds come from this SEC, a filing in slices of 20,000 bytes. */
async function refreshFunds(network: Parameters<typeof secFunds>[0] = NETWORK) {
  const { fetch, asked } = secFunds(network);
  const db = database(env.DB);
  const { requests } = liveSources(
    {
      fetch,
      userAgent: "Mizan/test",
      network: null,
      answerCharacters: 10_000,
      keys: {},
      symbols: async () => [],
      companies: async () => [],
      registrant: (fund) => findRegistrant(db, fund),
      askedFunds: () => listAskedFunds(db, ASKED_FUNDS_A_RUN),
    },
    REFRESH_DAY,
  );
  const recorded = sourcesOf(answersFor(SEEDS), { inRequest: 60 });
  const sources = {
    ...recorded,
    requests: {
      ...recorded.requests,
      listings: requests.listings.filter(({ key }) => key === "funds"),
      holdings: requests.holdings.filter(({ key }) => key === "asked-funds"),
    },
  };
  const runId = await startRun();
  const { waits } = await driveToEnd(driverOf(sources), runId);
  const step = await env.DB.prepare("SELECT problems FROM refresh_steps WHERE run_id = ?1 AND step = 'holdings'")
    .bind(runId)
    .first<string>("problems");
  const state = await env.DB.prepare("SELECT state FROM refresh_runs WHERE id = ?1").bind(runId).first<string>("state");
  return { asked, waits, state, problems: step ?? "" };
}

beforeEach(() => publishSeeds(SEEDS));

describe("any fund of the SEC's list", () => {
  it("is unknown until the list has been read, and nothing is written for it", async () => {
    expect((await withoutWriting(() => send("GET", "/api/funds/BROAD"))).status).toBe(404);
    expect((await withoutWriting(() => ask("BROAD"))).status).toBe(404);
  });

  it("is said to be unread once listed, is noted when asked for, and is read by the next refresh, slice by slice", async () => {
    await refreshFunds();
    const unread = await send<Fund>("GET", "/api/funds/broad");
    expect(unread.body).toMatchObject({
      symbol: "BROAD",
      name: "BROAD",
      isByDemand: true,
      holdings: null,
      unread: { reason: "not_read", nextRefresh: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
    expect(unread).toMatchObject({ status: 200, roundTrips: 1, rowsRead: 1 });
    expect((await ask("BROAD")).body).toEqual({ isNoted: true });

    const { asked, state } = await refreshFunds();
    expect(state).toBe("published");
    expect(asked.filter((path) => path === filingPath(BROAD)).length).toBeGreaterThan(3);
    expect((await fundOf("BROAD")).unread?.reason).toBe("in_work");
    expect(new Set(await lookThroughAll())).toEqual(new Set(["BROAD"]));
    const fund = await send<Fund>("GET", "/api/funds/BROAD");
    expect(fund).toMatchObject({ roundTrips: 1, status: 200 });
    expect(fund.rowsRead).toBeLessThanOrEqual(3);
    expect(fund.body).toMatchObject({
      name: "Total Everything Index Fund",
      issuer: "Some Trust",
      kind: "shares",
      unread: null,
      isByDemand: true,
      holdings: { asOf: "2026-07-31", source: "sec-nport", positions: 301, matched: 100 },
    });
    expect(fund.body.holdings?.declared).toBeCloseTo(100, 6);
    expect(houseOf(fund.body)?.haram).toBeCloseTo(24, 6);
    expect(houseOf(fund.body)?.cash).toBeCloseTo(4, 6);
    const parts = Object.values(houseOf(fund.body) ?? {});
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(100, 6);

    const { body: listed } = await send<FundSummary[]>("GET", "/api/funds");
    expect(listed.at(-1)).toMatchObject({ symbol: "BROAD", name: "Total Everything Index Fund", isByDemand: true });
    expect([await countRows("fund_scores"), await countRows("fund_holdings")]).toEqual([0, 0]);
  });

  it("is looked through in a portfolio, too", async () => {
    await refreshFunds();
    await ask("BROAD");
    await refreshFunds();
    await lookThroughAll();
    const symbols = { symbols: ["BROAD", "NONE"] };
    const { funds } = await openBrowser().call(portfolioEndpoints.lookUpHoldings, "/api/portfolio/look-up", symbols);
    expect(funds).toMatchObject([{ symbol: "BROAD", name: "Total Everything Index Fund", fundKind: "shares" }]);
  });

  it("is found by its ticker", async () => {
    await refreshFunds();
    await send("GET", "/api/companies/search?q=software");
    const { body, roundTrips } = await send<{ symbol: string; isFund?: boolean; isClearMatch: boolean }[]>(
      "GET",
      "/api/companies/search?q=broadx",
    );
    expect(body[0]).toMatchObject({ symbol: "BROADX", isFund: true, isClearMatch: true });
    expect(roundTrips).toBeLessThanOrEqual(1);
    expect((await send<unknown[]>("GET", "/api/companies/search?q=zzzzx")).body).toEqual([]);
  });

  it("of bonds says so, and one without or with a damaged filing says why it cannot be read", async () => {
    await refreshFunds();
    for (const symbol of ["DEBT", "CUT", "NONE", "BROADX"]) await ask(symbol);
    const { problems, state } = await refreshFunds();
    expect(state).toBe("published");
    expect(problems).toContain('"about":"CUT"');
    expect(problems).toContain("fund_without_filing NONE");
    await lookThroughAll();
    expect(await fundOf("DEBT")).toMatchObject({ kind: "bonds", name: "Core Income Portfolio" });
    expect((await fundOf("CUT")).unread?.reason).toBe("unreadable");
    expect((await fundOf("NONE")).unread?.reason).toBe("no_filing");
    expect((await fundOf("BROADX")).holdings?.positions).toBe(301);
  });

  it("keeps what was read of it when a later filing is damaged, and is not half replaced", async () => {
    await refreshFunds();
    await ask("BROAD");
    await refreshFunds();
    await lookThroughAll();
    const later = { ...BROAD, asOf: "2026-10-31", accession: "0001234567-26-000099", lines: BROAD.lines.slice(0, 150) };
    const body = nportFiling(later);
    await refreshFunds({ ...NETWORK, filings: [later], answers: { [filingPath(later)]: body.slice(0, -40) } });
    await lookThroughAll();
    expect((await fundOf("BROAD")).holdings).toMatchObject({ asOf: "2026-07-31", positions: 301 });
  });

  it("waits for the next refresh when the SEC refuses", async () => {
    await refreshFunds();
    await ask("BROAD");
    await ask("DEBT");
    const feeds = ["S000000001", "S000000002"].map(
      (series) =>
        `/cgi-bin/browse-edgar?action=getcompany&CIK=${series}&type=NPORT-P&dateb=&owner=include&count=1&output=atom`,
    );
    const refused = await refreshFunds({ ...NETWORK, answers: Object.fromEntries(feeds.map((path) => [path, 403])) });
    expect(refused.problems).toContain("answered 403");
    expect((await fundOf("BROAD")).unread?.reason).toBe("not_read");
    await refreshFunds();
    await lookThroughAll();
    expect((await fundOf("BROAD")).holdings?.positions).toBe(301);
    expect((await fundOf("DEBT")).kind).toBe("bonds");
  });
});

describe("asking for a fund", () => {
  beforeEach(async () => {
    const db = database(env.DB);
    const listed = Array.from(
      { length: 400 },
      (_, place) => [`Q${symbolOf(place)}`, `${place + 1} S000000001`] as const,
    );
    await upsertFundList(db, listed);
  });

  it("is noted once a day, whoever asks, and writes nothing for what is no fund", async () => {
    await ask("QAAAA");
    expect((await withoutWriting(() => ask("QAAAA", "198.51.100.9"))).body).toEqual({ isNoted: true });
    for (const symbol of ["ZZZZ", "SPY", "AAAA", "%22", "Q", "QAAAAAAAAA"])
      expect((await withoutWriting(() => ask(symbol))).status).toBe(404);
  });

  it("is limited for each network", async () => {
    const statuses = [];
    for (let place = 0; place < 25; place++) statuses.push((await ask(`Q${symbolOf(place)}`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await ask("QAABB", "198.51.100.9")).status).toBe(200);
  });

  it("takes a place, when the list is full, from a network that holds many, and is refused to that network", async () => {
    await env.DB.prepare(`
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${ASKED_FUNDS_MAX})
      INSERT INTO fund_requests (symbol, asked_on, asked_by) SELECT 'W' || n, '2026-08-01', 'many' FROM numbers`).run();
    const note = (symbol: string, network: string) => noteFundRequest(database(env.DB), symbol, "2026-08-01", network);
    expect([await note("QAAAA", "one"), await note("QAAAB", "many"), await note("W7", "many")]).toEqual([
      true,
      false,
      true,
    ]);
    const { results } = await env.DB.prepare("SELECT asked_by FROM fund_requests").all<{ asked_by: string }>();
    expect(results.filter(({ asked_by }) => asked_by === "one")).toHaveLength(1);
    expect(results).toHaveLength(ASKED_FUNDS_MAX);
  });

  it("is answered in turn: first what was never tried, most asked first, then what was tried longest ago", async () => {
    const db = database(env.DB);
    for (const [symbol, days] of [
      ["QA", 1],
      ["QB", 3],
      ["QC", 9],
      ["QD", 2],
    ] as const)
      for (let day = 1; day <= days; day++) await noteFundRequest(db, symbol, `2026-08-0${day}`, "somebody");
    await env.DB.exec("UPDATE fund_requests SET tried_on = '2026-08-29' WHERE symbol = 'QC'");
    await env.DB.exec("UPDATE fund_requests SET tried_on = '2026-07-25' WHERE symbol = 'QA'");
    expect(await listAskedFunds(db, 3)).toEqual(["QB", "QD", "QA"]);
  });
});

describe("a fund that nobody asks for any more", () => {
  it("is forgotten after a year, with what was read of it; known funds stay", async () => {
    await refreshFunds();
    await ask("BROAD");
    await refreshFunds();
    await env.DB.exec("UPDATE fund_requests SET asked_on = '2025-09-25' WHERE symbol = 'BROAD'");
    await env.DB.exec(
      "INSERT INTO funds (symbol, as_of, source, positions) VALUES ('SPY', '2026-01-01', 'sec-nport', '[]')",
    );
    await refreshFunds();
    const { results } = await env.DB.prepare("SELECT symbol FROM funds").all();
    expect(results).toEqual([{ symbol: "SPY" }]);
    expect((await fundOf("BROAD")).unread?.reason).toBe("not_read");
  });
});

describe("the chain of instances on live sources", () => {
  const network = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = network;
  });

  it("reads the list and the funds that were asked for, each instance well under what production allows it", async () => {
    const { fetch: sec } = secFunds(NETWORK);
    const others = fakeNetwork(SEEDS, { isBroken: () => false, breakIt: () => new Response() });
    globalThis.fetch = (async (url: string, init?: { headers: Record<string, string> }) =>
      /_mf\.json|NPORT-P|primary_doc/.test(url) ? sec(url, init) : others(url)) as typeof fetch;
    const bindings = { ...env, MARKET_DATA: "live", MARKET_DATA_CONTACT: "test@example.org" };
    const run = async (day: string) => {
      const instances = workflowInstances(bindings as Parameters<typeof workflowInstances>[0]);
      const now = new Date(`${day}T02:00:00Z`);
      await startScheduledRun({ env: instances.env as never, now }, now);
      expect(await instances.settle()).toBe(0);
      return Math.max(...instances.used.map(({ subrequests }) => subrequests));
    };
    expect(await run("2026-09-26")).toBeLessThanOrEqual(40);
    await ask("BROAD");
    expect(await run("2026-10-31")).toBeLessThanOrEqual(40);
    await lookThroughAll(new Date("2026-10-31T03:00:00Z"));
    expect((await fundOf("BROAD")).holdings?.positions).toBe(301);
  });
});
