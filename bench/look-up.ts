import { buildWorker, buildWorkerOf } from "../scripts/build-worker.ts";
import { cpuPerRequest, type Load } from "./load.ts";
import { compared, type Measured, type Quantity } from "./measure.ts";
import { HONO_HELLO } from "./runtime.ts";
import { type Server, startServer } from "./server.ts";
import { MANY_STOCKS, measuredSymbol } from "./universe.ts";

/** The minimum cost of a look-up that asks D1; no code on top can cost less. */
export const BARE_D1 = `
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

const HOT_SYMBOL = measuredSymbol();

/**
 * P1: CPU per request of GET /api/stocks/:symbol against a bare Hono hello in the same workerd, both through the runtime's front
 * server. A D1 read without any of our code is shown for comparison.
 */
export async function lookUp(): Promise<Measured[]> {
  const scripts = {
    worker: await buildWorker(),
    askingKv: await buildWorkerOf(ASKING_KV),
    hello: await buildWorkerOf(HONO_HELLO),
    bareD1: await buildWorkerOf(BARE_D1),
  };
  const server = await startServer(scripts, MANY_STOCKS);
  try {
    const symbols = await listSymbols(server.bindings.DB);
    const tag = await tagOf(server);
    const to: Front = (worker, path) => ({
      url: (index) => new URL(path(index), server.front),
      headers: { "MF-Route-Override": worker },
    });
    return rowsOf(await cpuPerRequest(server.pid, loadsOf(to, symbols, tag)));
  } finally {
    await server.stop();
  }
}

type Front = (worker: string, path: (index: number) => string) => Load;

function loadsOf(to: Front, symbols: readonly string[], tag: string) {
  const symbol = (index: number) => symbols[(index * 7919) % symbols.length];
  const hot = to("worker", () => `/api/stocks/${HOT_SYMBOL}`);
  return {
    hello: to("hello", () => "/"),
    notModified: { ...hot, headers: { ...hot.headers, "if-none-match": tag }, status: 304 },
    cached: hot,
    kv: to("askingKv", () => `/api/stocks/${HOT_SYMBOL}`),
    d1: to("worker", (index) => `/api/stocks/${symbol(index)}`),
    bareD1: to("bareD1", (index) => `/${symbol(index)}`),
  };
}

function rowsOf(spent: Record<keyof ReturnType<typeof loadsOf>, Quantity>): Measured[] {
  const against = (what: string, load: keyof typeof spent, atMost: number) =>
    compared("P1", `${what} ÷ Hono hello`, { ours: spent[load], reference: spent.hello, goal: { atMost } });
  return [
    against("look-up, 304", "notModified", 1.3),
    against("look-up, cached in the isolate", "cached", 1.3),
    against("look-up, version from KV", "kv", 2.8),
    against("look-up, from D1", "d1", 4.8),
    against("a D1 read with no code of ours", "bareD1", 4.8),
  ];
}

async function tagOf(server: Server): Promise<string> {
  for (const worker of ["askingKv", "worker", "worker"]) {
    const response = await fetch(new URL(`/api/stocks/${HOT_SYMBOL}`, server.urls[worker]));
    const tag = response.headers.get("etag");
    if (tag && worker === "worker") return tag;
  }
  throw new Error("the look-up names no version");
}

export async function listSymbols(db: D1Database): Promise<string[]> {
  const { results } = await db.prepare("SELECT symbol FROM stocks").all<{ symbol: string }>();
  return results.map(({ symbol }) => symbol);
}
