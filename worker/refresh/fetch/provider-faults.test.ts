import { env } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { seededRandom } from "../../../domain/test/seeded-random.ts";
import { liveSources } from "../../providers/live-sources.ts";
import { ProviderError } from "../../providers/network/provider-error.ts";
import {
  answersFor,
  driverOf,
  driveToEnd,
  makeSeed,
  publishSeeds,
  REFRESH_DAY,
  sourcesOf,
  startRun,
  symbolOf,
  TEST_PROFILE,
} from "../../test/refresh-universe.ts";
import { FAULTS, fakeNetwork } from "../../test/stand-ins/fake-network.ts";

const profile = { ...TEST_PROFILE, stocksInChunk: 120, requestsInChunk: 8 };

/** Halal companies, and every third with too much debt: a missing part of its debt must not make it halal. */
const SEEDS = Array.from({ length: 120 }, (_, position) =>
  makeSeed(symbolOf(position), position % 3 === 0 ? { interestBearingDebt: 5e8 } : {}, {
    cik: String(1_000_000 + position).padStart(10, "0"),
  }),
);

/** The figures of every stock that readers see: its status and the amounts behind it. */
async function seenFigures(): Promise<Map<string, unknown>> {
  const { results } = await env.DB.prepare("SELECT symbol, document FROM stocks").all<{
    symbol: string;
    document: string;
  }>();
  return new Map(
    results.map(({ symbol, document }) => {
      const { complianceStatus, analysis } = JSON.parse(document);
      const amounts = analysis.evidence.map(
        ({ input, amount }: { input: string; amount: number }) => `${input} ${amount}`,
      );
      return [symbol, [complianceStatus, ...amounts]];
    }),
  );
}

async function runOn(isBroken: (url: string) => boolean, breakIt: (body: string) => Response, runProfile = profile) {
  await publishSeeds(SEEDS);
  const before = await seenFigures();
  const fetch = fakeNetwork(SEEDS, { isBroken, breakIt });
  const symbols = async (exchange: string) =>
    SEEDS.filter((seed) => seed.exchange === exchange).map(({ symbol }) => symbol);
  const live = {
    fetch,
    userAgent: "test",
    network: null,
    answerCharacters: 8_000,
    keys: {},
    symbols,
    companies: async () => [],
    registrant: async () => ({ cik: "0000000007", seriesId: "S000012345" }),
    askedFunds: async () => [],
  };
  const sources = liveSources(live, REFRESH_DAY);
  const id = await startRun();
  const { waits } = await driveToEnd(driverOf(sources, { profile: runProfile }), id);
  const state = await env.DB.prepare("SELECT state FROM refresh_runs WHERE id = ?1").bind(id).first<string>("state");
  const seen = await seenFigures();
  const after = new Map([...before.keys()].map((symbol) => [symbol, seen.get(symbol)]));
  return { before, after, state, seen, waits };
}

const cases = Object.entries(FAULTS).flatMap(([name, breakIt]) =>
  [20, 100].map((percent) => ({ name, breakIt, percent })),
);

describe("an answer that", () => {
  it.each(cases)(
    "$name, in $percent percent of the requests, loses no good figure",
    async ({ name, breakIt, percent }) => {
      const random = seededRandom(percent * 1_000 + name.length);
      const { before, after, state } = await runOn(() => random() * 100 < percent, breakIt);
      expect([...after]).toEqual([...before]);
      if (percent < 100 || name === "is a thousandfold") return;
      expect(state).toBe("under_review");
      const failing = await env.DB.prepare(
        "SELECT count(*) AS failing FROM market_sources WHERE problem IS NOT NULL",
      ).first("failing");
      expect(failing).toBeGreaterThan(0);
    },
  );

  it("arrives whole from everyone lets the run be published", async () => {
    const { before, after, state, seen } = await runOn(
      () => false,
      () => new Response(),
    );
    expect(state).toBe("published");
    expect([...after]).toEqual([...before]);
    expect(seen.get("ZZ7")).toEqual(["questionable"]);
  });

  it("never comes from the screener is replaced by Yahoo's charts, which move price and capitalization alike", async () => {
    const { before, after, state } = await runOn(
      (url) => url.includes("screener"),
      () => new Response("oops", { status: 503 }),
    );
    expect(state).toBe("published");
    const statuses = (figures: typeof after) => [...figures].map(([symbol, seen]) => [symbol, (seen as string[])[0]]);
    expect(statuses(after)).toEqual(statuses(before));
    const stock = await env.DB.prepare("SELECT document FROM stocks WHERE symbol = 'AAAB'").first<string>("document");
    const { currentPrice, analysis } = JSON.parse(stock ?? "{}");
    expect(currentPrice).toBeCloseTo(110);
    expect(analysis.evidence).toContainEqual(
      expect.objectContaining({
        input: "marketCapitalization",
        amount: expect.closeTo(1.1e9),
        source: "mizan-estimate",
      }),
    );
    const covered = await env.DB.prepare("SELECT covered FROM refresh_runs").first("covered");
    expect(covered).toBe(SEEDS.length);
  });

  it("lacks one concept of debt leaves the whole debt unchanged, although the sum would be lower", async () => {
    const { before, after, state } = await runOn(
      (url) => url.includes("/LongTermDebtNoncurrent/"),
      () => new Response("oops", { status: 500 }),
    );
    expect(state).toBe("published");
    expect([...after]).toEqual([...before]);
  });
});

describe("a source that refuses", () => {
  it("is left alone for ten minutes, tried again, and after five failures in a row not asked any more; the run is under review", async () => {
    const frames = (url: string) => url.includes("/frames/");
    let asked = 0;
    const { before, after, state, waits } = await runOn(
      (url) => {
        if (frames(url)) asked++;
        return frames(url);
      },
      () => new Response("Forbidden", { status: 403 }),
      { ...profile, refusedSeconds: 600 },
    );
    expect([state, asked]).toEqual(["under_review", 5]);
    expect(waits).toEqual([600, 1_200, 600]);
    expect([...after]).toEqual([...before]);
    const problem = await env.DB.prepare("SELECT problem FROM refresh_runs").first<string>("problem");
    expect(problem).toContain("source_below_limit 0.0 sec-edgar");
    expect(problem).not.toContain("coverage_below_limit");
  });

  it("gives only some companies of each frame: the run is under review, though every request was answered", async () => {
    const { state } = await runOn(
      (url) => url.includes("/frames/"),
      (body) => {
        const answer = JSON.parse(body);
        return Response.json({
          ...answer,
          data: answer.data.filter((_: unknown, row: number) => row % 2 === 1 || row > 100),
        });
      },
    );
    expect(state).toBe("under_review");
    const problem = await env.DB.prepare("SELECT problem FROM refresh_runs").first<string>("problem");
    expect(problem).toMatch(/figure_below_limit [\d.]+ filings: debt/);
  });
});

describe("a source that fails midway", () => {
  it("is given up after three tries, named in the run's record, and fails nothing else", async () => {
    const seeds = SEEDS.slice(0, 60);
    await publishSeeds(seeds);
    const asked: string[] = [];
    const sources = sourcesOf(answersFor(seeds), {
      inRequest: 6,
      wrap: (key, fetch) => async () => {
        asked.push(key);
        if (key === "fundamentals 4") throw new ProviderError("sec-edgar", "/frames", "answered 500");
        return fetch();
      },
    });
    await driveToEnd(driverOf(sources), await startRun());
    expect(asked.filter((key) => key === "fundamentals 4")).toHaveLength(3);
    expect(asked).toContain("rates");
    const step = await env.DB.prepare(
      "SELECT attempts, problems FROM refresh_steps WHERE step = 'fundamentals'",
    ).first();
    expect(step?.["attempts"]).toBe(2);
    expect(JSON.parse(String(step?.["problems"]))).toEqual([
      { source: "nasdaq-screener", about: "fundamentals 4", problem: "answered 500", count: 0, lost: "request" },
    ]);
  });

  it("never writes the text of our own fault to the record", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await publishSeeds(SEEDS.slice(0, 5));
    const sources = sourcesOf(SEEDS.slice(0, 5), {
      wrap: (key, fetch) => (key === "gold" ? () => Promise.reject(new TypeError("secret inner text")) : fetch),
    });
    await driveToEnd(driverOf(sources), await startRun());
    const problem = await env.DB.prepare("SELECT problem FROM market_sources WHERE source = 'gold-api'").first(
      "problem",
    );
    expect(problem).toBe("unusable");
    expect(log).toHaveBeenCalledTimes(3);
    log.mockRestore();
  });
});

describe("a chunk of several requests", () => {
  it("keeps the answers before a failure and asks again from there", async () => {
    const seeds = SEEDS.slice(0, 60);
    await publishSeeds(seeds);
    const asked: string[] = [];
    const sources = sourcesOf(answersFor(seeds, { AAAB: { price: 101, marketCapitalization: 1.01e9 } }), {
      inRequest: 6,
      wrap: (key, fetch) => async () => {
        asked.push(key);
        if (key === "quotes 2" && asked.filter((other) => other === key).length < 3)
          throw new ProviderError("nasdaq-screener", "/rows", "answered 500");
        return fetch();
      },
    });
    await driveToEnd(driverOf(sources, { profile: { ...TEST_PROFILE, requestsInChunk: 8 } }), await startRun());
    const quotes = asked.filter((key) => key.startsWith("quotes"));
    expect(quotes.filter((key) => key === "quotes 2")).toHaveLength(3);
    expect(quotes).toHaveLength(12);
    const run = await env.DB.prepare("SELECT state, covered FROM refresh_runs").first();
    expect(run).toEqual({ state: "published", covered: 60 });
    const step = await env.DB.prepare(
      "SELECT done, attempts, problems FROM refresh_steps WHERE step = 'quotes'",
    ).first();
    expect(step).toEqual({ done: 10, attempts: 2, problems: "[]" });
  });
});
