import type { RefreshStep } from "../domain/refresh/refresh-steps.ts";
import { readDataset } from "../scripts/universe/universe-files.ts";
import { publishStocks } from "../worker/features/stocks/publish.ts";
import { liveSources } from "../worker/providers/live-sources.ts";
import { advanceRun, type Driver } from "../worker/refresh/advance.ts";
import { FREE_PROFILE } from "../worker/refresh/profile.ts";
import { insertRun, listCompanies, listSymbols } from "../worker/refresh/runs/repository.ts";
import { inProcessDatabase, threadMilliseconds } from "./in-process-database.ts";
import { exactly, type Measured, quantityOf } from "./measure.ts";
import { largeAnswers } from "./provider-answers.ts";
import { generatedSeeds, generatedStocks } from "./universe.ts";

const STOCKS = 400;
const RUNS = 7;
const DAY = "2026-09-26";

type ChunkCost = { step: RefreshStep; milliseconds: number; queries: number; requests: number };

/**
 * P10: the cost of the free plan's worst step once its code is compiled, on answers as large as the providers' own. The median of
 * several runs counts for each chunk, after one warm-up, because a run sometimes pays for the garbage collection of the whole bench.
 */
export async function refreshSteps(): Promise<Measured[]> {
  const { db, databaseMilliseconds } = inProcessDatabase();
  const { screenedOn } = readDataset();
  const now = new Date(`${screenedOn}T02:00:00Z`);
  await publishStocks({ DB: db, CACHE: emptyNamespace() }, [...generatedStocks(STOCKS)], { screenedOn, now });
  const answers = largeAnswers([...generatedSeeds(STOCKS)]);
  const runs: ChunkCost[][] = [];
  for (let run = 0; run <= RUNS; run++) runs.push(await costsOfRun(db, answers, databaseMilliseconds));
  const [, ...warm] = runs;
  const medians = (warm[0] ?? []).map((cost, chunk) => ({
    ...cost,
    milliseconds: medianOf(warm.map((others) => others[chunk]?.milliseconds ?? 0)),
  }));
  const worst = (of: (cost: ChunkCost) => number) =>
    medians.reduce((most, cost) => (of(cost) > of(most) ? cost : most));
  const slowest = worst(({ milliseconds }) => milliseconds);
  const busiest = worst(({ queries }) => queries);
  const asking = worst(({ requests }) => requests);
  const milliseconds = medians.filter(({ step }) => step === slowest.step).map((cost) => cost.milliseconds);
  return [
    row(
      `CPU of the worst warm step (${slowest.step}, ${medians.length} steps)`,
      { ...quantityOf(milliseconds, "ms"), median: slowest.milliseconds },
      exactly(8, "ms"),
    ),
    row(`D1 queries of the worst step (${busiest.step})`, exactly(busiest.queries, "queries"), exactly(40, "queries")),
    row(`requests of the worst step (${asking.step})`, exactly(asking.requests, "requests"), exactly(40, "requests")),
  ];
}

function row(what: string, ours: Measured["ours"], reference: Measured["reference"]): Measured {
  const ratio = ours.median / reference.median;
  return {
    name: "P10",
    what: `refresh, free plan: ${what} ÷ what it may`,
    ours,
    reference,
    ratio,
    goal: { atMost: 1 },
  };
}

function medianOf(values: readonly number[]): number {
  return quantityOf(values, "ms").median;
}

async function costsOfRun(
  db: D1Database,
  fetch: (url: string) => Promise<Response>,
  databaseMilliseconds: () => number,
): Promise<ChunkCost[]> {
  const counts = { requests: 0, queries: 0 };
  const counted = async (url: string) => {
    counts.requests++;
    return fetch(url);
  };
  const network = { userAgent: "bench", network: null, answerCharacters: FREE_PROFILE.answerCharacters, keys: {} };
  const sources = liveSources(
    {
      ...{ ...network, fetch: counted, symbols: (exchange, most) => listSymbols(db, exchange, most) },
      companies: (exchange) => listCompanies(db, exchange),
    },
    DAY,
  );
  const metered = {
    prepare: (sql: string) => db.prepare(sql),
    batch: (statements: D1PreparedStatement[]) => {
      counts.queries += statements.length;
      return db.batch(statements);
    },
  } as unknown as D1Database;
  const clock = () => new Date(`${DAY}T02:00:00Z`);
  const driver: Driver = {
    ...{ db: metered, profile: FREE_PROFILE, token: "bench", clock, onPublished: async () => undefined },
    sources: async () => ({ sources, requests: () => counts.requests }),
  };
  const run = { trigger: "admin", month: null, marketData: "live", asOf: DAY, total: 1, now: clock() } as const;
  const id = (await insertRun(db, run)) ?? 0;
  const costs: ChunkCost[] = [];
  for (;;) {
    const step = await db.prepare("SELECT step FROM refresh_runs WHERE id = ?1").bind(id).first<RefreshStep>("step");
    Object.assign(counts, { requests: 0, queries: 0 });
    const [started, inDatabase] = [threadMilliseconds(), databaseMilliseconds()];
    const { state } = await advanceRun(driver, id);
    const spent = threadMilliseconds() - started - (databaseMilliseconds() - inDatabase);
    costs.push({ step: step ?? "listings", milliseconds: spent, ...counts });
    if (state !== "running") return costs;
  }
}

/** publishStocks asks for readers' blobs to be built again; here there are none. */
function emptyNamespace(): KVNamespace {
  return { delete: async () => undefined } as unknown as KVNamespace;
}
