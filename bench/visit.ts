import { buildWorker, buildWorkerOf } from "../scripts/build-worker.ts";
import { cpuMilliseconds } from "./cpu.ts";
import { exactly, type Measured, quantityOf, ROUNDS } from "./measure.ts";
import { startServer } from "./server.ts";
import { MANY_STOCKS, measuredSymbol } from "./universe.ts";

/** The free plan's daily limits. */
const FREE_A_DAY = { requests: 100_000, rowsRead: 5_000_000, rowsWritten: 100_000, cacheReads: 100_000 };
/** The minimum number of visits per day that the free plan should carry. */
const VISITS_A_DAY = 1_000;
/** CPU that the free plan allows per request. */
const FREE_MILLISECONDS = 10;
const VISITS_A_ROUND = 60;

/** The product's Worker, with a header on each answer that says what D1 and KV charge for it. */
const METERED = `
import worker from "/worker/index.ts";
import { chargedBindings } from "/bench/charged-bindings.ts";
export { RefreshWorkflow } from "/worker/index.ts";
export default {
  async fetch(request, env, context) {
    const { bindings, charged } = chargedBindings(env);
    const answer = await worker.fetch(request, bindings, context);
    const response = new Response(answer.body, answer);
    response.headers.set("x-charged", JSON.stringify(charged));
    return response;
  },
};
`;

const SYMBOL = measuredSymbol();

type Call = { method: string; path: string; body?: Record<string, number> };
type Charged = { rowsRead: number; rowsWritten: number; cacheReads: number };

/**
 * The API requests of one visit: the dashboard is opened, "apple" typed, a company chosen and put on the watchlist, and the screener
 * opened with one filter.
 */
function callsOfVisit(stockId: number): Call[] {
  const asked = [
    ...["/api/dashboard/stats", "/api/search-history?limit=5", "/api/watchlists?limit=100"],
    ...["/api/companies/search?q=co", `/api/stocks/${SYMBOL}`],
  ];
  return [
    ...asked.map((path) => ({ method: "GET", path })),
    { method: "POST", path: "/api/search-history", body: { stockId } },
    { method: "GET", path: "/api/search-history?limit=5" },
    { method: "POST", path: "/api/watchlists", body: { stockId } },
    { method: "GET", path: "/api/dashboard/stats" },
    { method: "GET", path: "/api/watchlists?limit=100" },
    { method: "GET", path: "/api/stocks/search?status=halal&limit=100" },
  ];
}

/** The cost of one visit, and how many visits per day each limit of the free plan allows. */
export async function visits(): Promise<Measured[]> {
  const server = await startServer({ metered: await buildWorkerOf(METERED), worker: await buildWorker() }, MANY_STOCKS);
  try {
    const stock = await server.bindings.DB.prepare("SELECT id FROM stocks WHERE symbol = ?1")
      .bind(SYMBOL)
      .first<number>("id");
    const calls = callsOfVisit(stock ?? 0);
    const [metered, worker] = [server.urls["metered"] as URL, server.urls["worker"] as URL];
    await visit(metered, calls, 0);
    const charged = await visit(metered, calls, 1);
    const milliseconds: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const before = cpuMilliseconds(server.pid);
      for (let index = 0; index < VISITS_A_ROUND; index++)
        await visit(worker, calls, 2 + round * VISITS_A_ROUND + index);
      milliseconds.push((cpuMilliseconds(server.pid) - before) / VISITS_A_ROUND / calls.length);
    }
    const perRequest = quantityOf(milliseconds.slice(1), "ms");
    const carried = (what: string, each: number, most: number): Measured => ({
      name: "VISIT",
      what: `visits a day within the free plan's ${what}`,
      ours: exactly(each, "a visit"),
      reference: exactly(most, "a day"),
      ratio: most / each,
      goal: { atLeast: VISITS_A_DAY },
    });
    return [
      carried("requests", calls.length, FREE_A_DAY.requests),
      carried("D1 rows read", charged.rowsRead, FREE_A_DAY.rowsRead),
      carried("D1 rows written", charged.rowsWritten, FREE_A_DAY.rowsWritten),
      carried("KV reads", Math.max(charged.cacheReads, 1), FREE_A_DAY.cacheReads),
      {
        name: "VISIT",
        what: "CPU a request of a visit, the database's own counted in ÷ the free plan's",
        ours: perRequest,
        reference: exactly(FREE_MILLISECONDS, "ms"),
        ratio: perRequest.median / FREE_MILLISECONDS,
        goal: { atMost: 1 },
      },
    ];
  } finally {
    await server.stop();
  }
}

/** The requests of a new visitor, each from a network of its own so that no limit applies; returns their total charge. */
async function visit(worker: URL, calls: readonly Call[], index: number): Promise<Charged> {
  const sum: Charged = { rowsRead: 0, rowsWritten: 0, cacheReads: 0 };
  let cookie = "";
  for (const { method, path, body } of calls) {
    const headers: Record<string, string> = {
      "cf-connecting-ip": `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
      ...(cookie && { cookie }),
      ...(body && { "content-type": "application/json" }),
    };
    const response = await fetch(new URL(path, worker), {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    const charged: Charged = JSON.parse(response.headers.get("x-charged") ?? "{}");
    for (const key of Object.keys(sum) as (keyof Charged)[]) sum[key] += charged[key] ?? 0;
  }
  return sum;
}
