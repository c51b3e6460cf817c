import { rmSync } from "node:fs";
import type { CompanyFacts } from "../domain/facts/company-facts.ts";
import { EXCHANGE_CODES } from "../domain/facts/exchanges.ts";
import { readExchangeRates } from "../scripts/universe/universe-files.ts";
import type { Bindings } from "../worker/platform/env.ts";
import type { FetchRequest, RefreshSources } from "../worker/providers/answers/refresh-sources.ts";
import { advanceRun } from "../worker/refresh/advance.ts";
import { FREE_PROFILE, PAID_PROFILE, type RefreshProfile } from "../worker/refresh/run/chunk.ts";
import { insertRun, listRuns } from "../worker/refresh/runs/repository.ts";
import { inProcessDatabase } from "./in-process-database.ts";
import { compared, exactly, type Measured } from "./measure.ts";
import { copyOfUniverse, EMPTY_WORKER, startRuntime } from "./server.ts";
import { generatedSeeds, MANY_STOCKS, pricesMoved } from "./universe.ts";

/** The number of stocks for which the local runtime's D1 counts the written rows. */
const STOCKS_ON_RUNTIME = 5_000;
const STOCKS_IN_A_REQUEST = 400;
const DAY = "2026-08-29";

type Cost = { stocks: number; milliseconds: number; statements: number; rows: number; changed: number };
/** A refresh in which every price has moved, one in which nothing has, and the first again in the free plan's chunks. */
type Costs = { everyStock: Cost; noStock: Cost; onFree: Cost };

/** P8 and P9: what a refresh writes, statements at 45,000 stocks and rows as D1 counts them, and its CPU per stock. */
export async function refreshCosts(): Promise<Measured[]> {
  const some = await everyPriceMoved(STOCKS_ON_RUNTIME);
  const many = await everyPriceMoved(MANY_STOCKS);
  const rows = await onRuntime(STOCKS_ON_RUNTIME);
  return [
    p8(`D1 statements a stock at ${many.stocks}`, many.statements, many.stocks, 0.01),
    p8("D1 statements a stock, free plan", rows.onFree.statements, rows.onFree.stocks, 0.6),
    p8("rows written a changed stock", rows.everyStock.rows, rows.everyStock.changed, 1.1),
    p8("rows written a changed stock, free plan", rows.onFree.rows, rows.onFree.changed, 1.5),
    p8("stocks written of those that did not change", rows.noStock.changed, rows.noStock.stocks, 0),
    p9(many, some),
  ];
}

function p8(what: string, count: number, of: number, most: number): Measured {
  const [ours, reference] = [exactly(count, "in all"), exactly(of, "stocks")];
  return compared("P8", `refresh: ${what}`, { ours, reference, goal: { atMost: most } });
}

function p9(cost: Cost, than: Cost): Measured {
  const each = ({ milliseconds, stocks }: Cost) => exactly(milliseconds / stocks, "ms a stock");
  const [ours, reference] = [each(cost), each(than)];
  const what = `refresh: CPU a stock at ${cost.stocks} ÷ at ${than.stocks}`;
  return compared("P9", what, { ours, reference, goal: { atMost: 1.3 } });
}

/** Runs in one process with its database, so that only their CPU counts. */
async function everyPriceMoved(stocks: number): Promise<Cost> {
  const { db } = await inProcessDatabase(stocks);
  return costOfRun(db, { sources: sourcesOf([...generatedSeeds(stocks)], 1.01), profile: PAID_PROFILE, stocks });
}

async function onRuntime(stocks: number): Promise<Costs> {
  const state = await copyOfUniverse(stocks);
  const runtime = await startRuntime(state, { empty: EMPTY_WORKER });
  try {
    const { DB } = await runtime.getBindings<Pick<Bindings, "DB">>("empty");
    const seeds = [...generatedSeeds(stocks)];
    const run = (factor: number, profile: RefreshProfile) =>
      costOfRun(DB, { sources: sourcesOf(seeds, factor), profile, stocks });
    const everyStock = await run(1.01, PAID_PROFILE);
    const noStock = await run(1.01, PAID_PROFILE);
    return { everyStock, noStock, onFree: await run(1.02, FREE_PROFILE) };
  } finally {
    await runtime.dispose();
    rmSync(state, { recursive: true, force: true });
  }
}

async function costOfRun(
  db: D1Database,
  { sources, profile, stocks }: { sources: RefreshSources; profile: RefreshProfile; stocks: number },
): Promise<Cost> {
  const now = new Date(`${DAY}T02:00:00Z`);
  const total = sources.requests.listings.length;
  const id = await insertRun(db, { trigger: "admin", month: null, marketData: "recording", asOf: DAY, total, now });
  if (id === undefined) throw new Error("another run is on");
  const clock = () => now;
  const driver = {
    db,
    profile,
    token: "bench",
    clock,
    onPublished: async () => undefined,
    sources: async () => ({ sources, requests: () => 0 }),
  };
  const started = process.cpuUsage();
  while ((await advanceRun(driver, id)).state === "running");
  const { user, system } = process.cpuUsage(started);
  const milliseconds = (user + system) / 1_000;
  const { runs, steps } = await listRuns(db, { limit: 1 });
  const [run] = runs;
  if (run?.state !== "published") throw new Error(`the run was ${run?.state}: ${run?.problem}`);
  const sum = (of: "queries" | "rowsWritten") => steps.reduce((all, step) => all + step[of], 0);
  return { stocks, milliseconds, statements: sum("queries"), rows: sum("rowsWritten"), changed: run.changed };
}

/** The sources a week later: every price and market capitalization times a factor, all else unchanged. */
function sourcesOf(seeds: readonly CompanyFacts[], factor: number): RefreshSources {
  const { rates, asOf, url } = readExchangeRates();
  const moved = [...pricesMoved(seeds, factor, DAY)];
  const plain = { asOf: DAY, leftOut: {} };
  const requests = (
    step: string,
    answer: (stocks: readonly CompanyFacts[]) => Awaited<ReturnType<FetchRequest["sources"][0]["fetch"]>>,
  ) =>
    Array.from({ length: Math.ceil(moved.length / STOCKS_IN_A_REQUEST) }, (_, part): FetchRequest => {
      const stocks = moved.slice(part * STOCKS_IN_A_REQUEST, (part + 1) * STOCKS_IN_A_REQUEST);
      return { key: `${step} ${part}`, sources: [{ source: "market-snapshot", fetch: async () => answer(stocks) }] };
    });
  return {
    mode: "recording",
    asOf: DAY,
    covers: EXCHANGE_CODES,
    requests: {
      listings: [],
      holdings: [],
      metals: [],
      fundamentals: requests("fundamentals", (stocks) => ({
        ...plain,
        items: stocks.length,
        gathered: [
          {
            kind: "facts",
            rows: stocks.map(({ symbol, facts: { price: _, marketCapitalization: __, ...others } }) => [
              symbol,
              others,
              {},
            ]),
          },
        ],
      })),
      quotes: requests("quotes", (stocks) => ({
        ...plain,
        items: stocks.length,
        gathered: [
          {
            kind: "quote",
            rows: stocks.map(({ symbol, facts: { price, marketCapitalization } }) => [
              symbol,
              { ...(price && { price }), ...(marketCapitalization && { marketCapitalization }) },
              1,
            ]),
          },
        ],
      })),
      rates: [
        {
          key: "rates",
          sources: [
            { source: "exchange-rates", fetch: async () => ({ ...plain, items: 1, rates: { asOf, rates, url } }) },
          ],
        },
      ],
    },
  };
}
