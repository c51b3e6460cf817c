import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { ProviderError } from "../../providers/provider-error.ts";
import type { FetchSource, FetchTask, RefreshSources } from "../../providers/refresh-sources.ts";
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

const SEEDS = Array.from({ length: 30 }, (_, position) => makeSeed(symbolOf(position)));
const CHANGES = {
  AAAB: { price: 105, marketCapitalization: 1.05e9 },
  AAAD: { price: 98, marketCapitalization: 9.8e8 },
};
const WHOLE = sourcesOf(answersFor(SEEDS, CHANGES), { inTask: 10 });

/** The same sources, whose quotes come as one task of three pieces; `wrap` may break a piece. */
function inPieces(
  wrap: (piece: string, asked: number) => void = () => undefined,
  ...others: FetchSource[]
): RefreshSources {
  const quotes = WHOLE.tasks.quotes;
  let asked = 0;
  const source: FetchSource = {
    source: "nasdaq-screener",
    fetch: async () => ({ asOf: REFRESH_DAY, items: 0, leftOut: {}, rest: quotes.map(({ key }) => key) }),
    goOn: async (piece) => {
      asked++;
      wrap(piece, asked);
      const answer = await quotes.find(({ key }) => key === piece)?.sources[0].fetch();
      if (!answer) throw new ProviderError("nasdaq-screener", piece, "no such piece");
      return answer;
    },
  };
  const task: FetchTask = { key: "NASDAQ", sources: [source, ...others] };
  return { ...WHOLE, tasks: { ...WHOLE.tasks, quotes: [task] } };
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

const failure = (problem: string) => new ProviderError("nasdaq-screener", "/rows", problem);

describe("an answer that is read piece by piece", () => {
  it("leaves nothing behind and loses nothing", async () => {
    const { run: row, quotes } = await run(inPieces());
    expect(row).toEqual({ state: "published", covered: 30, changed: 2 });
    expect(quotes).toEqual({ done: 1, attempts: 0, problems: "[]", items: 30 });
    expect(await env.DB.prepare("SELECT count(*) AS left FROM refresh_rest").first("left")).toBe(0);
  });

  it("is asked again for the piece that failed only", async () => {
    const pieces: string[] = [];
    const sources = inPieces((piece, asked) => {
      pieces.push(piece);
      if (asked === 2 || asked === 3) throw failure("answered 500");
    });
    const { run: row, quotes } = await run(sources);
    expect(pieces).toEqual(["quotes 0", "quotes 1", "quotes 1", "quotes 1", "quotes 2"]);
    expect(row).toEqual({ state: "published", covered: 30, changed: 2 });
    expect(quotes).toMatchObject({ attempts: 2, problems: "[]" });
  });

  it("does not count as answered while none of its pieces was read", async () => {
    const source: FetchSource = {
      source: "yahoo-spark",
      fetch: async () => ({ asOf: REFRESH_DAY, items: 0, leftOut: {}, rest: ["a piece"] }),
      goOn: async () => {
        throw new ProviderError("yahoo-spark", "/spark", "answered 503");
      },
    };
    const tasks = { ...WHOLE.tasks, quotes: [{ key: "NASDAQ", sources: [source] }] as FetchTask[] };
    await run({ ...WHOLE, tasks });
    const row = await env.DB.prepare(
      "SELECT last_success_at, items, problem FROM market_sources WHERE source = 'yahoo-spark'",
    ).first();
    expect(row).toEqual({ last_success_at: null, items: 0, problem: "answered 503" });
  });

  it("does without a piece that fails however often it is tried, and names it", async () => {
    const { run: row, quotes } = await run(
      inPieces((piece) => {
        if (piece === "quotes 2") throw failure("answered 500");
      }),
    );
    expect(row).toMatchObject({ state: "held", covered: 20 });
    expect(JSON.parse(String(quotes?.["problems"]))).toEqual([
      { source: "nasdaq-screener", about: "NASDAQ", problem: "answered 500", count: 0 },
    ]);
  });

  it("goes to the next source at once when the first one refuses, and asks nobody twice when none is left", async () => {
    const fallback: FetchSource = {
      source: "yahoo-spark",
      fetch: async () => ({ asOf: REFRESH_DAY, items: 0, leftOut: {}, rest: ["quotes 0", "quotes 1", "quotes 2"] }),
      goOn: async (piece) => {
        const answer = await WHOLE.tasks.quotes.find(({ key }) => key === piece)?.sources[0].fetch();
        if (!answer) throw failure("no such piece");
        return answer;
      },
    };
    const asked: string[] = [];
    const refusing = (piece: string) => {
      asked.push(piece);
      throw failure("answered 402");
    };
    expect((await run(inPieces(refusing, fallback))).run).toMatchObject({ state: "published", covered: 30 });
    expect(asked).toEqual(["quotes 0"]);
  });

  it("comes to the same end when a driver dies after any piece", async () => {
    await publishSeeds(SEEDS);
    const id = await startRun();
    const sources = inPieces();
    for (let driver = 0; ; driver++) {
      const clock = () => new Date(REFRESH_TIME.getTime() + driver * 3_600_000);
      const db = dyingAfter(driver % 2 === 0 ? 4 : 7);
      const state = await advanceRun(driverOf(sources, { token: `driver ${driver}`, clock, db }), id)
        .then((advanced) => advanced.state)
        .catch(() => "running");
      if (state === "over") break;
    }
    const row = await env.DB.prepare("SELECT state, covered, changed FROM refresh_runs").first();
    expect(row).toEqual({ state: "published", covered: 30, changed: 2 });
  });
});

let conversations = 0;

/** A database of which every so many-th conversation is done and never answered. */
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
