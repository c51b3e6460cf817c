import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { SourceProblem } from "../../../domain/refresh/refresh-problems.ts";
import { batch, database } from "../../platform/database.ts";
import type { FetchRequest, FetchSource, RefreshSources } from "../../providers/answers/refresh-sources.ts";
import { ProviderError } from "../../providers/network/provider-error.ts";
import { invocationBindings } from "../../test/production-limits.ts";
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
  visibleDigest,
} from "../../test/refresh-universe.ts";
import { advanceRun } from "../advance.ts";
import { insertGathered } from "./repository.ts";

const SEEDS = Array.from({ length: 30 }, (_, position) => makeSeed(symbolOf(position)));
const CHANGES = {
  AAAB: { price: 105, marketCapitalization: 1.05e9 },
  AAAD: { price: 98, marketCapitalization: 9.8e8 },
};
const WHOLE = sourcesOf(answersFor(SEEDS, CHANGES), { inRequest: 10 });

/** The same sources, with quotes in one request of three parts; `wrap` may break a part. */
function inParts(
  wrap: (part: string, asked: number) => void = () => undefined,
  ...others: FetchSource[]
): RefreshSources {
  const quotes = WHOLE.requests.quotes;
  let asked = 0;
  const source: FetchSource = {
    source: "nasdaq-screener",
    fetch: async () => ({ asOf: REFRESH_DAY, items: 0, leftOut: {}, rest: quotes.map(({ key }) => key) }),
    goOn: async (part) => {
      asked++;
      wrap(part, asked);
      const answer = await quotes.find(({ key }) => key === part)?.sources[0].fetch();
      if (!answer) throw new ProviderError("nasdaq-screener", part, "unexpected_form");
      return answer;
    },
  };
  const request: FetchRequest = { key: "NASDAQ", sources: [source, ...others] };
  return { ...WHOLE, requests: { ...WHOLE.requests, quotes: [request] } };
}

async function run(
  sources: RefreshSources,
): Promise<{ digest: string; run: Record<string, unknown> | null; quotes: Record<string, unknown> | null }> {
  await publishSeeds(SEEDS);
  await driveToEnd(driverOf(sources), await startRun());
  return {
    digest: await visibleDigest(),
    run: await env.DB.prepare("SELECT state, covered, changed FROM refresh_runs").first(),
    quotes: await env.DB.prepare(
      "SELECT done, attempts, problems, items FROM refresh_steps WHERE step = 'quotes'",
    ).first(),
  };
}

const failure = (problem: SourceProblem) => new ProviderError("nasdaq-screener", "/rows", problem);

describe("an answer that is read part by part", () => {
  it("leaves nothing behind and loses nothing", async () => {
    const { run: row, quotes } = await run(inParts());
    expect(row).toEqual({ state: "published", covered: 30, changed: 2 });
    expect(quotes).toEqual({ done: 1, attempts: 0, problems: "[]", items: 30 });
    expect(await env.DB.prepare("SELECT count(*) AS left FROM refresh_rest").first("left")).toBe(0);
  });

  it("is asked again for the part that failed only", async () => {
    const parts: string[] = [];
    const sources = inParts((part, asked) => {
      parts.push(part);
      if (asked === 2 || asked === 3) throw failure("answered 500");
    });
    const { run: row, quotes } = await run(sources);
    expect(parts).toEqual(["quotes 0", "quotes 1", "quotes 1", "quotes 1", "quotes 2"]);
    expect(row).toEqual({ state: "published", covered: 30, changed: 2 });
    expect(quotes).toMatchObject({ attempts: 2, problems: "[]" });
  });

  it("does not count as answered while none of its parts was read", async () => {
    const source: FetchSource = {
      source: "yahoo-spark",
      fetch: async () => ({ asOf: REFRESH_DAY, items: 0, leftOut: {}, rest: ["a part"] }),
      goOn: async () => {
        throw new ProviderError("yahoo-spark", "/spark", "answered 503");
      },
    };
    const requests = { ...WHOLE.requests, quotes: [{ key: "NASDAQ", sources: [source] }] as FetchRequest[] };
    await run({ ...WHOLE, requests });
    const row = await env.DB.prepare(
      "SELECT last_success_at, items, problem FROM market_sources WHERE source = 'yahoo-spark'",
    ).first();
    expect(row).toEqual({ last_success_at: null, items: 0, problem: "answered 503" });
  });

  it("continues without a part that fails however often it is tried, and names it", async () => {
    const { run: row, quotes } = await run(
      inParts((part) => {
        if (part === "quotes 2") throw failure("answered 500");
      }),
    );
    expect(row).toMatchObject({ state: "under_review", covered: 20 });
    expect(JSON.parse(String(quotes?.["problems"]))).toEqual([
      { source: "nasdaq-screener", about: "NASDAQ", problem: "answered 500", count: 0, lost: "part" },
    ]);
  });

  it("asks the next source at once when the first one refuses, and none twice when none is left", async () => {
    const fallback: FetchSource = {
      source: "yahoo-spark",
      fetch: async () => ({ asOf: REFRESH_DAY, items: 0, leftOut: {}, rest: ["quotes 0", "quotes 1", "quotes 2"] }),
      goOn: async (part) => {
        const answer = await WHOLE.requests.quotes.find(({ key }) => key === part)?.sources[0].fetch();
        if (!answer) throw failure("unexpected_form");
        return answer;
      },
    };
    const asked: string[] = [];
    const refusing = (part: string) => {
      asked.push(part);
      throw failure("answered 402");
    };
    expect((await run(inParts(refusing, fallback))).run).toMatchObject({ state: "published", covered: 30 });
    expect(asked).toEqual(["quotes 0"]);
  });

  it("comes to the same end when a driver dies after any part", async () => {
    await publishSeeds(SEEDS);
    const id = await startRun();
    const sources = inParts();
    for (let driver = 0; ; driver++) {
      const clock = () => new Date(REFRESH_TIME.getTime() + driver * 3_600_000);
      const db = dyingAfter(driver % 2 === 0 ? 4 : 7);
      const state = await advanceRun(driverOf(sources, { token: `driver ${driver}`, clock, db }), id)
        .then((advanced) => advanced.state)
        .catch(() => "running");
      if (state !== "running") break;
    }
    const row = await env.DB.prepare("SELECT state, covered, changed FROM refresh_runs").first();
    expect(row).toEqual({ state: "published", covered: 30, changed: 2 });
  });
});

let conversations = 0;

/** A database that loses the answer of every `every`-th exchange after doing it. */
function dyingAfter(every: number): D1Database {
  return {
    prepare: (sql: string) => env.DB.prepare(sql),
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await env.DB.batch(statements);
      conversations++;
      if (conversations % every === 0) throw new Error("killed");
      return results;
    },
  } as unknown as D1Database;
}

it("the answers of a hundred requests are kept within what D1 takes in a statement", async () => {
  await publishSeeds([makeSeed("AAAA")]);
  const runId = await startRun();
  const gathered = Array.from({ length: 100 }, (_, request) => ({
    key: `quotes ${request}`,
    rows: { kind: "quote" as const, rows: [] },
  }));
  const { DB } = invocationBindings(env);
  const db = database(DB);
  await batch(db, { gathered: insertGathered(db, runId, gathered) });
  expect(await env.DB.prepare("SELECT count(*) AS parts FROM refresh_parts").first("parts")).toBe(100);
});
