import { rmSync } from "node:fs";
import { buildWorker, buildWorkerOf } from "../scripts/build-worker.ts";
import { cpuPerRequest, type Load } from "./load.ts";
import { compared, type Measured, type Quantity, quantityOf, ROUNDS } from "./measure.ts";
import {
  copyOfUniverse,
  cpuMilliseconds,
  EMPTY_WORKER,
  HONO_HELLO,
  runtimeProcess,
  type Script,
  type Server,
  startRuntime,
  startServer,
} from "./server.ts";
import { FEW_STOCKS, MANY_STOCKS, measuredSymbol } from "./universe.ts";

/** The minimum cost of a look-up that asks D1; no code on top can cost less. */
const BARE_D1 = `
import { Hono } from "hono";
const app = new Hono();
app.get("/:symbol", async (context) => {
  const query = context.env.DB.prepare("SELECT id, document FROM stocks WHERE symbol = ?1");
  const row = await query.bind(context.req.param("symbol")).first();
  return context.body(row.document, 200, { "content-type": "application/json" });
});
export default app;
`;

/** The product's Worker, whose isolate forgets the dataset's version before each request, so that it must ask KV. */
const ASKING_KV = `
import worker from "/worker/index.ts";
import { dropCachedBlobs } from "/worker/platform/cache.ts";
export { RefreshWorkflow } from "/worker/index.ts";
export default {
  fetch(request, env, context) {
    dropCachedBlobs();
    return worker.fetch(request, env, context);
  },
};
`;

/** A look-up by the three packages alone. */
const THREE_PACKAGES = `
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { Hono } from "hono";
import * as z from "zod";
const stocks = sqliteTable("stocks", { id: integer("id").primaryKey(), symbol: text("symbol").notNull() });
const stock = z.object({ id: z.int(), symbol: z.string() });
const app = new Hono();
app.get("/api/stocks/:symbol", async (context) => {
  const rows = await drizzle(context.env.DB).select().from(stocks).where(eq(stocks.symbol, context.req.param("symbol")));
  return context.json(z.array(stock).parse(rows));
});
export default app;
`;

const HOT = `/api/stocks/${measuredSymbol()}`;
/** Copies of one Worker in one process, so that the cost of an isolate stands out from that of the process. */
const COPIES = 16;
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const PREFIXES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const WORST_CANDIDATES = 3;

/**
 * P1: CPU per request of GET /api/stocks/:symbol against a bare Hono hello in the same workerd, both through the runtime's front
 * server. A D1 read without any of our code is shown for comparison.
 */
export function lookUp(): Promise<Measured[]> {
  return onServer({ askingKv: ASKING_KV, hello: HONO_HELLO, bareD1: BARE_D1 }, async (server, symbolOf) => {
    const to = (worker: string, path: (index: number) => string): Load => ({
      url: (index) => new URL(path(index), server.front),
      headers: { "MF-Route-Override": worker },
    });
    const hot = to("worker", () => HOT);
    const spent = await cpuPerRequest(server.pid, {
      hello: to("hello", () => "/"),
      notModified: { ...hot, headers: { ...hot.headers, "if-none-match": await tagOf(server) }, status: 304 },
      cached: hot,
      kv: to("askingKv", () => HOT),
      d1: to("worker", (index) => `/api/stocks/${symbolOf(index)}`),
      bareD1: to("bareD1", (index) => `/${symbolOf(index)}`),
    });
    const against = (what: string, load: keyof typeof spent, atMost: number) =>
      compared("P1", `${what} ÷ Hono hello`, { ours: spent[load], reference: spent.hello, goal: { atMost } });
    return [
      against("look-up, 304", "notModified", 1.3),
      against("look-up, cached in the isolate", "cached", 1.3),
      against("look-up, version from KV", "kv", 2.8),
      against("look-up, from D1", "d1", 4.8),
      against("a D1 read with no code of ours", "bareD1", 4.8),
    ];
  });
}

/**
 * P5: CPU of company suggestions at 45,000 stocks against a D1 point read, for all 676 two-letter beginnings in turn and for the
 * slowest of those with the most matches.
 */
export function suggestions(): Promise<Measured[]> {
  return onServer({ bareD1: BARE_D1 }, async (server, symbolOf) => {
    const suggest = (prefixOf: (index: number) => string): Load => ({
      url: (index) => new URL(`/api/companies/search?q=${prefixOf(index)}`, server.urls["worker"]),
    });
    const commonest = await commonestPrefixes(server.bindings.DB);
    const spent: Record<string, Quantity> = await cpuPerRequest(server.pid, {
      pointRead: { url: (index) => new URL(`/${symbolOf(index)}`, server.urls["bareD1"]) },
      all: suggest((index) => PREFIXES[(index * 347) % PREFIXES.length] ?? "co"),
      ...Object.fromEntries(commonest.map((prefix) => [prefix, suggest(() => prefix)])),
    });
    const median = (load: string) => spent[load]?.median ?? Number.NaN;
    const [worst = ""] = commonest.sort((first, second) => median(second) - median(first));
    const against = (what: string, load: string, atMost: number) => {
      const { [load]: ours, pointRead: reference } = spent;
      if (!ours || !reference) throw new Error("nothing was measured");
      return compared("P5", `company suggestions ÷ D1 point read, ${what}`, { ours, reference, goal: { atMost } });
    };
    return [against("all two-letter beginnings", "all", 2), against(`the worst beginning ("${worst}")`, worst, 5)];
  });
}

/**
 * P17: CPU of a cold isolate until its first look-up is answered, ours against a Worker that answers one row with hono, drizzle-orm and
 * zod. The cost of the process and of an empty Worker's isolates is subtracted from both.
 */
export async function workerStart(): Promise<Measured[]> {
  const scripts = { ours: await buildWorker(), packages: await buildWorkerOf(THREE_PACKAGES), empty: EMPTY_WORKER };
  const spent: Record<keyof typeof scripts, number[]> = { ours: [], packages: [], empty: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of Object.keys(scripts) as (keyof typeof scripts)[]) spent[name].push(await startOf(scripts[name]));
  }
  const own = (name: "ours" | "packages") =>
    quantityOf(
      spent[name].map((cpu, round) => (cpu - (spent.empty[round] ?? 0)) / COPIES),
      "ms",
    );
  const what = "CPU of a cold isolate's first look-up ÷ the same of hono, drizzle-orm and zod alone";
  return [compared("P17", what, { ours: own("ours"), reference: own("packages"), goal: { atMost: 2 } })];
}

/** CPU of a process from its start until each of its identical Workers has answered once; in milliseconds. */
async function startOf(script: Script): Promise<number> {
  const state = await copyOfUniverse(FEW_STOCKS);
  const names = Array.from({ length: COPIES }, (_, index) => `copy-${index}`);
  const runtime = await startRuntime(state, Object.fromEntries(names.map((name) => [name, script])));
  try {
    for (const name of names) {
      const answer = await fetch(new URL(HOT, await runtime.unsafeGetDirectURL(name)));
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`the look-up answered ${answer.status}`);
    }
    return cpuMilliseconds(runtimeProcess());
  } finally {
    await runtime.dispose();
    rmSync(state, { recursive: true, force: true });
  }
}

async function onServer(
  beside: Readonly<Record<string, string>>,
  measure: (server: Server, symbolOf: (index: number) => string) => Promise<Measured[]>,
): Promise<Measured[]> {
  const others = Object.entries(beside).map(async ([name, code]) => [name, await buildWorkerOf(code)] as const);
  const scripts = { worker: await buildWorker(), ...Object.fromEntries(await Promise.all(others)) };
  const server = await startServer(scripts, MANY_STOCKS);
  try {
    const { results } = await server.bindings.DB.prepare("SELECT symbol FROM stocks").all<{ symbol: string }>();
    return await measure(server, (index) => results[(index * 7919) % results.length]?.symbol ?? "");
  } finally {
    await server.stop();
  }
}

async function tagOf(server: Server): Promise<string> {
  for (const worker of ["askingKv", "worker", "worker"]) {
    const tag = (await fetch(new URL(HOT, server.urls[worker]))).headers.get("etag");
    if (tag && worker === "worker") return tag;
  }
  throw new Error("the look-up names no version");
}

async function commonestPrefixes(db: D1Database): Promise<string[]> {
  const { results } = await db.prepare("SELECT symbol || ' ' || name AS words FROM stocks").all<{ words: string }>();
  const counted = new Map<string, number>();
  for (const { words } of results) {
    for (const prefix of new Set(words.toLowerCase().match(/(?<![a-z])[a-z]{2}/g)))
      counted.set(prefix, (counted.get(prefix) ?? 0) + 1);
  }
  const commonest = [...counted].sort(([, first], [, second]) => second - first);
  return commonest.slice(0, WORST_CANDIDATES).map(([prefix]) => prefix);
}
