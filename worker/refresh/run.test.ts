import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { InputName } from "../../domain/facts/company-facts.ts";
import { database } from "../platform/database.ts";
import type { ListingRow } from "../providers/answers/refresh-sources.ts";
import { storedStock } from "../test/database.ts";
import { overheard } from "../test/recorded-statements.ts";
import {
  answersFor,
  driverOf,
  driveToEnd,
  fact,
  makeSeed,
  publishSeeds,
  REFRESH_DAY,
  sourcesOf,
  startRun,
  symbolOf,
  visibleDigest,
} from "../test/refresh-universe.ts";
import { markIssuers } from "../verdicts/repository.ts";
import { decideReview } from "./review/service.ts";

const SEEDS = Array.from({ length: 60 }, (_, position) => makeSeed(symbolOf(position)));
const DEARER = { price: 105, marketCapitalization: 1.05e9 };
const DEEP_IN_DEBT = { interestBearingDebt: 4e8 };
const WITHOUT_REVENUE = { totalRevenue: 1e7 };

async function runRow(id: number) {
  return env.DB.prepare("SELECT * FROM refresh_runs WHERE id = ?1").bind(id).first<Record<string, unknown>>();
}

const stockDocument = async (symbol: string) => (await storedStock(symbol)).document;

async function refresh(seeds = SEEDS) {
  const id = await startRun();
  await driveToEnd(driverOf(sourcesOf(seeds)), id);
  return id;
}

describe("a refresh", () => {
  it("publishes new figures under the stock's id, screened on its day", async () => {
    await publishSeeds(SEEDS);
    const before = await env.DB.prepare("SELECT id FROM stocks WHERE symbol = 'AAAB'").first("id");
    const id = await refresh(answersFor(SEEDS, { AAAB: DEARER }));
    expect(await runRow(id)).toMatchObject({
      state: "published",
      running: null,
      compared: 60,
      covered: 60,
      changed: 1,
    });
    expect(await env.DB.prepare("SELECT id FROM stocks WHERE symbol = 'AAAB'").first("id")).toBe(before);
    expect(await stockDocument("AAAB")).toMatchObject({
      currentPrice: 105,
      priceAsOf: REFRESH_DAY,
      analysis: { screenedOn: REFRESH_DAY, debtRatio: expect.closeTo(9.524, 3) },
    });
  });

  it("leaves the rows of stocks as they were when nothing changed", async () => {
    await publishSeeds(SEEDS);
    const before = await env.DB.prepare("SELECT group_concat(document || facts) AS all_of FROM stocks").first("all_of");
    expect(await runRow(await refresh())).toMatchObject({ state: "published", changed: 0, dataset_version: 2 });
    const after = await env.DB.prepare("SELECT group_concat(document || facts) AS all_of FROM stocks").first("all_of");
    expect(after === before).toBe(true);
  });

  it("records whose status changed and counts the new dataset", async () => {
    await publishSeeds(SEEDS);
    const [first] = SEEDS;
    const inDebt = { ...first, facts: { ...first?.facts, interestBearingDebt: newFiling(4e8) } } as typeof first;
    await refresh([...(inDebt ? [inDebt] : []), ...SEEDS.slice(1)]);
    const { results } = await env.DB.prepare("SELECT * FROM verdict_changes").all();
    const idOf = (await env.DB.prepare("SELECT id FROM stocks WHERE symbol = 'AAAA'").first<number>("id")) ?? 0;
    expect(results).toMatchObject([
      { id: 29_999_999 - idOf, stock_id: idOf, changed_on: REFRESH_DAY, exchange: "NASDAQ" },
    ]);
    expect(JSON.parse(String(results[0]?.["change"]))).toMatchObject({
      symbol: "AAAA",
      causes: ["figures"],
      before: { status: "halal", standing: "halal", debtRatio: 10 },
      after: { status: "haram", standing: "haram", debtRatio: 40 },
      inputs: [{ input: "interestBearingDebt", before: 1e8, after: 4e8 }],
    });
    const dataset = await env.DB.prepare("SELECT * FROM datasets WHERE version = 2").first();
    expect(dataset).toMatchObject({ screened_on: REFRESH_DAY, halal_stocks: 59, haram_stocks: 1 });
  });

  it("does not screen a stock whose currency has no rate: it stays as it is", async () => {
    const seeds = SEEDS.slice(0, 12).map((seed) => makeSeed(seed.symbol));
    const yen = { ...fact("interestBearingDebt", 1e10, "2026-06-30"), currency: "JPY" };
    for (const seed of seeds.slice(0, 1)) seed.facts.interestBearingDebt = yen;
    await publishSeeds(seeds);
    const before = await stockDocument("AAAA");
    await refresh(answersFor(seeds, { AAAA: DEARER }));
    expect(await stockDocument("AAAA")).toEqual(before);
  });
});

describe("a share that is listed for the first time", () => {
  const listing = (symbol: string, marketCapitalization: number | null = null): ListingRow => ({
    symbol,
    name: `${symbol} Corporation Common Stock`,
    exchange: "NASDAQ",
    marketCapitalization,
    sector: "Technology",
    industry: "Computer Software: Prepackaged Software",
    country: "United States",
  });

  async function refreshWithListings(listings: ListingRow[], seeds = SEEDS) {
    const sources = sourcesOf(seeds);
    const gathered = [{ kind: "listing", rows: listings }] as const;
    const fetch = async () => ({ asOf: REFRESH_DAY, items: listings.length, leftOut: {}, gathered });
    const requests = [{ key: "NASDAQ", sources: [{ source: "nasdaq-screener", fetch }] }] as const;
    const id = await startRun();
    await driveToEnd(driverOf({ ...sources, requests: { ...sources.requests, listings: requests } }), id);
    return runRow(id);
  }

  it("becomes a name that can be searched and opened, but counts nowhere; known stocks stay unchanged", async () => {
    await publishSeeds(SEEDS);
    const before = await env.DB.prepare("SELECT group_concat(id || document) AS all_of FROM stocks").first("all_of");
    const run = await refreshWithListings([listing("NEWA"), listing("NEWB"), listing("AAAB")]);
    expect(run).toMatchObject({ state: "published", compared: 60, covered: 60, changed: 2, statuses_changed: 0 });
    expect(await stockDocument("NEWA")).toMatchObject({
      name: "NEWA Corporation",
      isScreened: false,
      complianceStatus: "questionable",
      currentPrice: null,
      history: [],
      sector: "Technology",
      region: "North America",
    });
    const found = await env.DB.prepare("SELECT symbol, id FROM stocks WHERE symbol LIKE 'NEW_' ORDER BY id").all();
    expect(found.results.map(({ symbol }) => symbol)).toEqual(["NEWA", "NEWB"]);
    const old = "SELECT group_concat(id || document) AS all_of FROM stocks WHERE symbol NOT LIKE 'NEW_'";
    expect(await env.DB.prepare(old).first("all_of")).toBe(before);
    const dataset = await env.DB.prepare("SELECT * FROM datasets WHERE version = 2").first();
    expect(dataset).toMatchObject({ halal_stocks: 60, haram_stocks: 0, questionable_stocks: 0, listed_names: 2 });
  });

  it("is not added a second time by the next run", async () => {
    await publishSeeds(SEEDS);
    await refreshWithListings([listing("NEWA")]);
    expect(await refreshWithListings([listing("NEWA"), listing("NEWC")])).toMatchObject({
      state: "published",
      changed: 1,
    });
    const ids = await env.DB.prepare("SELECT count(*) AS rows, count(DISTINCT id) AS ids FROM stocks").first();
    expect(ids).toEqual({ rows: 62, ids: 62 });
  });

  it("is screened at once if it has facts, under an id among companies of its size", async () => {
    await publishSeeds(SEEDS);
    const listed = makeSeed("NEWD", { marketCapitalization: 1.5e9 });
    const run = await refreshWithListings([listing("NEWD", 1.5e9), listing("NEWE", 3e9)], [...SEEDS, listed]);
    expect(run).toMatchObject({ state: "published", covered: 61, changed: 2 });
    expect(await stockDocument("NEWD")).toMatchObject({
      isScreened: true,
      complianceStatus: "halal",
      currentPrice: 100,
    });
    const order = await env.DB.prepare(
      "SELECT symbol FROM stocks WHERE symbol IN ('NEWD', 'NEWE', 'AAAA') ORDER BY id",
    ).all();
    expect(order.results.map(({ symbol }) => symbol)).toEqual(["NEWE", "NEWD", "AAAA"]);
  });

  it("stays a name while nothing but its price is known", async () => {
    await publishSeeds(SEEDS);
    const sources = [...SEEDS, { ...makeSeed("NEWF"), facts: { price: fact("price", 10, REFRESH_DAY) } }];
    await refreshWithListings([listing("NEWF")], sources);
    expect(await stockDocument("NEWF")).toMatchObject({ isScreened: false, currentPrice: null });
  });
});

describe("two listings of one company", () => {
  const others = SEEDS.slice(2);
  const home = { ...makeSeed("AAAA"), issuer: ["AAAA", "AAAB"] };
  const abroad = { ...makeSeed("AAAB"), issuer: ["AAAA", "AAAB"] };
  const publish = async () => {
    await publishSeeds([home, abroad, ...others]);
    await markIssuers(database(env.DB), [["AAAA", "AAAB"]]);
  };
  it("share what arrived for one of them, except its price, and have one verdict", async () => {
    await publish();
    const answered = answersFor([home], { AAAA: DEARER }).map(({ facts, ...seed }) => ({
      ...seed,
      facts: { ...facts, interestBearingDebt: newFiling(4e8) },
    }));
    await refresh([...answered, ...others]);
    const [one, other] = [(await storedStock("AAAA")).facts, (await storedStock("AAAB")).facts];
    expect(one).toMatchObject({ price: { value: 105 }, marketCapitalization: { value: 1.05e9 } });
    expect(other).toMatchObject({ price: { value: 100 }, marketCapitalization: { value: 1.05e9 } });
    expect(other.interestBearingDebt).toEqual(one.interestBearingDebt);
    const statuses = await Promise.all(["AAAA", "AAAB"].map(stockDocument));
    expect(statuses.map(({ complianceStatus }) => complianceStatus)).toEqual(["haram", "haram"]);
  });

  it("are both covered only when both had a price", async () => {
    await publish();
    expect(await runRow(await refresh(answersFor([home, ...others])))).toMatchObject({ compared: 60, covered: 59 });
  });
});

describe("figures under review", () => {
  it("keep the last good ones, open a review, and the stock says so", async () => {
    await publishSeeds(SEEDS);
    const id = await refresh(answersFor(SEEDS, { AAAC: DEEP_IN_DEBT, AAAD: WITHOUT_REVENUE }));
    expect(await runRow(id)).toMatchObject({ state: "published", held: 2, statuses_changed: 0 });
    const { analysis } = await stockDocument("AAAD");
    expect(analysis.evidence).toContainEqual(expect.objectContaining({ input: "totalRevenue", amount: 5e8 }));
    expect(analysis.reasons).toContainEqual(expect.objectContaining({ code: "under_review", effect: "note" }));
    const { results } = await env.DB.prepare("SELECT state, anomalies FROM refresh_reviews ORDER BY stock_id").all();
    expect(results.map(({ anomalies }) => JSON.parse(String(anomalies))[0].code)).toEqual([
      "ratio_moved_without_filing",
      "ratio_moved_without_filing",
    ]);
  });

  it("give way to newer ones: the next run closes reviews that are no longer needed", async () => {
    await publishSeeds(SEEDS);
    await refresh(answersFor(SEEDS, { AAAC: DEEP_IN_DEBT }));
    await refresh(answersFor(SEEDS));
    const { results } = await env.DB.prepare("SELECT state FROM refresh_reviews").all();
    expect(results).toEqual([{ state: "superseded" }]);
    const { analysis } = await stockDocument("AAAC");
    expect(analysis.reasons).toEqual([]);
  });
});

describe("a review whose finding recurs", () => {
  const reviews = async () =>
    (
      await env.DB.prepare("SELECT id, state, proposed, decided_at FROM refresh_reviews ORDER BY id").all<{
        id: number;
        state: string;
        proposed: string;
      }>()
    ).results;
  const priceOf = (review: { proposed: string } | undefined) =>
    JSON.parse(review?.proposed ?? "{}").facts.price.value as number;

  it("stays the one that an admin has open, with what else is newer of its stock", async () => {
    await publishSeeds(SEEDS);
    await refresh(answersFor(SEEDS, { AAAC: DEEP_IN_DEBT, AAAD: WITHOUT_REVENUE }));
    const before = await reviews();
    await refresh(answersFor(SEEDS, { AAAC: { ...DEEP_IN_DEBT, price: 101 }, AAAD: WITHOUT_REVENUE }));
    const after = await reviews();
    expect(after.map(({ id, state }) => [id, state])).toEqual(before.map(({ id, state }) => [id, state]));
    expect([before, after].map(([review]) => priceOf(review))).toEqual([100, 101]);
    expect(after[1]).toEqual(before[1]);
  });

  it("gives way to one with another finding", async () => {
    await publishSeeds(SEEDS);
    await refresh(answersFor(SEEDS, { AAAC: DEEP_IN_DEBT }));
    await refresh(answersFor(SEEDS, { AAAC: { interestBearingDebt: 5e8 } }));
    expect((await reviews()).map(({ state }) => state)).toEqual(["superseded", "open"]);
  });

  it("is not decided on figures that a run replaced meanwhile", async () => {
    await publishSeeds(SEEDS);
    await refresh(answersFor(SEEDS, { AAAC: DEEP_IN_DEBT }));
    const [review] = await reviews();
    const meanwhile = overheard(env.DB, async (ask) => {
      const answer = await ask();
      await env.DB.prepare("UPDATE refresh_reviews SET proposed = '{}'").run();
      return answer;
    });
    const decision = { decision: "accept", note: "" } as const;
    await expect(
      decideReview({ env: { ...env, DB: meanwhile } as never, now: new Date() }, review?.id ?? 0, decision),
    ).rejects.toMatchObject({ reason: "review_closed" });
    expect((await reviews()).map(({ state }) => state)).toEqual(["open"]);
    expect(await stockDocument("AAAC")).toMatchObject({ complianceStatus: "halal" });
  });
});

describe("a stock of a market that no source covers", () => {
  const inEuros = (input: InputName, value: number) => ({
    ...fact(input, value, "2026-08-21"),
    currency: "EUR",
    source: "market-snapshot" as const,
    quality: "estimated" as const,
  });

  it("keeps its figures and its amounts in dollars, however exchange rates move, and the run says so", async () => {
    const facts = Object.fromEntries(
      Object.entries(makeSeed("X").facts).map(([input, { value }]) => [input, inEuros(input as InputName, value)]),
    );
    const abroad = { ...makeSeed("AAAA.PA"), exchange: "EPA" as const, facts };
    await publishSeeds([...SEEDS, abroad]);
    const before = await stockDocument("AAAA.PA");
    const sources = sourcesOf(SEEDS);
    const rates = { asOf: REFRESH_DAY, rates: { USD: 1, EUR: 0.8 }, url: "https://rates.test/usd" };
    const fetch = async () => ({ asOf: REFRESH_DAY, items: 2, leftOut: {}, rates });
    const request = { key: "rates", sources: [{ source: "exchange-rates", fetch }] } as const;
    const id = await startRun();
    await driveToEnd(driverOf({ ...sources, requests: { ...sources.requests, rates: [request] } }), id);
    expect(await runRow(id)).toMatchObject({ state: "published", changed: 0 });
    expect(await stockDocument("AAAA.PA")).toEqual(before);
    const problems = await env.DB.prepare("SELECT problems FROM refresh_steps WHERE step = 'assemble'").first(
      "problems",
    );
    expect(JSON.parse(String(problems))).toEqual([
      expect.objectContaining({ about: "EPA", count: 1, problem: "market_not_covered" }),
    ]);
  });
});

describe("a run as a whole", () => {
  it("is under review when more than five percent of the statuses would change, and readers see nothing of it", async () => {
    await publishSeeds(SEEDS);
    const before = await readerSees();
    const moved = SEEDS.map((seed, position) =>
      position < 4 ? { ...seed, facts: { ...seed.facts, interestBearingDebt: newFiling(4e8) } } : seed,
    );
    const run = await runRow(await refresh(moved));
    expect(run).toMatchObject({ state: "under_review", statuses_changed: 4, dataset_version: null });
    expect(run?.["problem"]).toContain("too_many_status_changes");
    expect(await readerSees()).toBe(before);
    const { results } = await env.DB.prepare("SELECT stock_id, state FROM refresh_reviews").all();
    expect(results).toEqual([{ stock_id: null, state: "open" }]);
  });

  it("is under review when it reached less than ninety percent of what the last one reached", async () => {
    await publishSeeds(SEEDS);
    await refresh();
    const before = await visibleDigest();
    const run = await runRow(await refresh(SEEDS.slice(0, 53)));
    expect(run).toMatchObject({ state: "under_review", covered: 53 });
    expect(run?.["problem"]).toContain("coverage_below_limit");
    expect(before).not.toBe("");
  });
});

function newFiling(value: number) {
  return { ...fact("interestBearingDebt", value, "2026-09-01"), periodEnd: "2026-08-31" };
}

async function readerSees(): Promise<string> {
  const { results: stocks } = await env.DB.prepare("SELECT * FROM stocks ORDER BY id").all();
  const { results: datasets } = await env.DB.prepare("SELECT * FROM datasets").all();
  return JSON.stringify([stocks, datasets]);
}
