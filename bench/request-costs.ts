import { buildWorker, buildWorkerOf } from "../scripts/build-worker.ts";
import type { chargedBindings } from "./charged-bindings.ts";
import { compared, exactly, IS_QUICK, type Measured, quantityOf, ROUNDS } from "./measure.ts";
import { cpuMilliseconds, type Server, startServer } from "./server.ts";
import { FEW_STOCKS, MANY_STOCKS, measuredSymbol } from "./universe.ts";

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

/** One request for each public read of the endpoint table that reads the database. */
const READS = {
  "stock look-up": `/api/stocks/${SYMBOL}`,
  "company suggestions": "/api/companies/search?q=co",
  "suggestions of one exchange": "/api/companies/search?q=in&exchange=NYSE",
  "text search, 100 rows": "/api/stocks/search?q=co&limit=100",
  "text search with filters": "/api/stocks/search?q=in&status=haram&limit=20",
  "filters without a text": "/api/stocks/search?sector=Technology&limit=100",
  "browse, 100 rows": "/api/stocks/browse?limit=100",
  "browse one exchange": "/api/stocks/browse?complianceStatus=haram&exchange=NYSE&limit=10",
  "dashboard stats": "/api/dashboard/stats",
  watchlist: "/api/watchlists",
  "search history": "/api/search-history",
  "zakat history": "/api/zakat/history",
  courses: "/api/courses",
  "featured content": "/api/featured-content",
  "forum posts": "/api/forum/posts",
  "automation status": "/api/automation/status",
} as const;
const LISTS = Object.keys(READS).filter((name) => /suggestions|search,|search with|filters|browse/.test(name));
const WARM_UP = ["/api/stocks/AAAA", "/api/stocks/AAAA", "/api/stocks/search?q=co&limit=1"];

/** The free plan's daily limits, the visits a day that it should carry, and the CPU that it allows per request. */
const FREE_A_DAY = { requests: 100_000, rowsRead: 5_000_000, rowsWritten: 100_000, cacheReads: 100_000 };
const VISITS_A_DAY = 1_000;
const FREE_MILLISECONDS = 10;
const VISITS_A_ROUND = 60;

type Charged = ReturnType<typeof chargedBindings>["charged"];
type Call = { method: string; path: string; body?: Record<string, number> };

/** P3 and P6: D1 rows read per request, and round trips to D1, for every public route that reads D1, with 45,000 stocks. */
export function readCosts(): Promise<Measured[]> {
  return onMetered(IS_QUICK ? FEW_STOCKS : MANY_STOCKS, async (_, metered) => {
    for (const path of WARM_UP) await fetch(new URL(path, metered));
    const costs = new Map<string, { rowsRead: number; roundTrips: number; rows: number }>();
    for (const [name, path] of Object.entries(READS)) {
      const response = await fetch(new URL(path, metered));
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      const body = (await response.json()) as unknown;
      costs.set(name, { ...chargeOf(response), rows: Array.isArray(body) ? body.length : 0 });
    }
    const row = (what: string, ours: number, reference: number, atMost: number) =>
      compared("P3", what, { ours: exactly(ours, "rows"), reference: exactly(reference, "rows"), goal: { atMost } });
    const read = (name: string) => costs.get(name)?.rowsRead ?? Number.NaN;
    const most = (of: "rowsRead" | "roundTrips") => Math.max(...[...costs.values()].map((cost) => cost[of]));
    return [
      row("rows read by a stock look-up", read("stock look-up"), 1, 1),
      ...LISTS.map((name) => row(`rows read ÷ returned, ${name}`, read(name), costs.get(name)?.rows ?? 0, 2)),
      row("rows read by dashboard stats", read("dashboard stats"), 1, 10),
      row("rows read by the most costly public read", most("rowsRead"), 1, 500),
      compared("P6", "D1 round trips of one read, the most of any public route", {
        ours: exactly(most("roundTrips"), "round trips"),
        reference: exactly(1, "round trip"),
        goal: { atMost: 1 },
      }),
    ];
  });
}

/** The cost of one visit, and how many visits per day each limit of the free plan allows. */
export function visits(): Promise<Measured[]> {
  return onMetered(MANY_STOCKS, async ({ bindings, pid, urls }, metered) => {
    const { DB } = bindings;
    const stockId = await DB.prepare("SELECT id FROM stocks WHERE symbol = ?1").bind(SYMBOL).first<number>("id");
    const calls = callsOfVisit(stockId ?? 0);
    await visit(metered, calls, 0);
    const charged = await visit(metered, calls, 1);
    const milliseconds: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const before = cpuMilliseconds(pid);
      for (let index = 0; index < VISITS_A_ROUND; index++)
        await visit(urls["worker"] as URL, calls, 2 + round * VISITS_A_ROUND + index);
      milliseconds.push((cpuMilliseconds(pid) - before) / VISITS_A_ROUND / calls.length);
    }
    const carried = (what: string, each: number, most: number) => {
      const [ours, reference] = [exactly(each, "a visit"), exactly(most, "a day")];
      const all = `visits a day within the free plan's ${what}`;
      return compared("VISIT", all, { ours, reference, ratio: most / each, goal: { atLeast: VISITS_A_DAY } });
    };
    return [
      carried("requests", calls.length, FREE_A_DAY.requests),
      carried("D1 rows read", charged.rowsRead, FREE_A_DAY.rowsRead),
      carried("D1 rows written", charged.rowsWritten, FREE_A_DAY.rowsWritten),
      carried("KV reads", Math.max(charged.cacheReads, 1), FREE_A_DAY.cacheReads),
      compared("VISIT", "CPU a request of a visit, the database's own counted in ÷ the free plan's", {
        ours: quantityOf(milliseconds.slice(1), "ms"),
        reference: exactly(FREE_MILLISECONDS, "ms"),
        goal: { atMost: 1 },
      }),
    ];
  });
}

async function onMetered(
  stocks: number,
  measure: (server: Server, metered: URL) => Promise<Measured[]>,
): Promise<Measured[]> {
  const server = await startServer({ metered: await buildWorkerOf(METERED), worker: await buildWorker() }, stocks);
  try {
    return await measure(server, server.urls["metered"] as URL);
  } finally {
    await server.stop();
  }
}

/**
 * The API requests of one visit: the dashboard is opened, "apple" typed, a company chosen and put on the watchlist, and the screener
 * opened with one filter.
 */
function callsOfVisit(stockId: number): Call[] {
  const get = (path: string): Call => ({ method: "GET", path });
  return [
    ...["/api/dashboard/stats", "/api/search-history?limit=5", "/api/watchlists?limit=100"].map(get),
    ...["/api/companies/search?q=co", `/api/stocks/${SYMBOL}`].map(get),
    { method: "POST", path: "/api/search-history", body: { stockId } },
    get("/api/search-history?limit=5"),
    { method: "POST", path: "/api/watchlists", body: { stockId } },
    ...["/api/dashboard/stats", "/api/watchlists?limit=100", "/api/stocks/search?status=halal&limit=100"].map(get),
  ];
}

/** The requests of a new visitor, each from a network of its own so that no limit applies; returns their total charge. */
async function visit(worker: URL, calls: readonly Call[], index: number): Promise<Charged> {
  const sum: Charged = { rowsRead: 0, rowsWritten: 0, cacheReads: 0, roundTrips: 0 };
  let cookie = "";
  for (const { method, path, body } of calls) {
    const response = await fetch(new URL(path, worker), {
      method,
      headers: {
        "cf-connecting-ip": `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
        ...(cookie && { cookie }),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    const charged = chargeOf(response);
    for (const key of Object.keys(sum) as (keyof Charged)[]) sum[key] += charged[key] ?? 0;
  }
  return sum;
}

function chargeOf(response: Response): Charged {
  return JSON.parse(response.headers.get("x-charged") ?? "{}");
}
