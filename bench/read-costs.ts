import { buildWorkerOf } from "../scripts/build-worker.ts";
import { compared, exactly, IS_QUICK, type Measured } from "./measure.ts";
import { startServer } from "./server.ts";
import { FEW_STOCKS, MANY_STOCKS, measuredSymbol } from "./universe.ts";

/** The Worker with its database metered: it answers the cost of reading the path in the query, not the path's own answer. */
const METERED = `
import { app } from "/worker/app.ts";
import { countRowsRead, recordStatements } from "/worker/test/recorded-statements.ts";
export default {
  async fetch(request, env, context) {
    const { DB, statements, counts } = recordStatements(env.DB);
    const response = await app.fetch(request, { ...env, DB }, context);
    const isList = (response.headers.get("content-type") ?? "").includes("json");
    const body = isList ? await response.json() : await response.text();
    const rowsRead = await countRowsRead(env.DB, statements);
    const rows = Array.isArray(body) ? body.length : null;
    return Response.json({ status: response.status, roundTrips: counts.roundTrips, rowsRead, rows });
  },
};
`;

const STOCKS = IS_QUICK ? FEW_STOCKS : MANY_STOCKS;

type Cost = { status: number; roundTrips: number; rowsRead: number; rows: number | null };
type Costs = Readonly<Record<string, Cost>>;

/** One request for each public read of the endpoint table that reads the database. */
const READS = {
  "stock look-up": `/api/stocks/${measuredSymbol()}`,
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

const WARM_UP = ["/api/stocks/AAAA", "/api/stocks/AAAA", "/api/stocks/search?q=co&limit=1"];

const LISTS = Object.keys(READS).filter((name) => /suggestions|search,|search with|filters|browse/.test(name));

/** P3 and P6: D1 rows read per request, and round trips to D1, for every public route that reads D1, with 45,000 stocks. */
export async function readCosts(): Promise<Measured[]> {
  const costs = await costsAt(STOCKS);
  const row = (what: string, ours: number, reference: number, ratio: number, atMost: number): Measured => ({
    name: "P3",
    what,
    ratio,
    ours: exactly(ours, "rows"),
    reference: exactly(reference, "rows"),
    goal: { atMost },
  });
  const most = Math.max(...Object.values(costs).map(({ rowsRead }) => rowsRead));
  const trips = Math.max(...Object.values(costs).map(({ roundTrips }) => roundTrips));
  return [
    row("rows read by a stock look-up", rowsOf(costs, "stock look-up"), 1, rowsOf(costs, "stock look-up"), 1),
    ...LISTS.map((name) => {
      const returned = costs[name]?.rows ?? 0;
      return row(`rows read ÷ returned, ${name}`, rowsOf(costs, name), returned, rowsOf(costs, name) / returned, 2);
    }),
    row("rows read by dashboard stats", rowsOf(costs, "dashboard stats"), 1, rowsOf(costs, "dashboard stats"), 10),
    row("rows read by the most costly public read", most, 1, most, 500),
    compared("P6", "D1 round trips of one read, the most of any public route", {
      ours: exactly(trips, "round trips"),
      reference: exactly(1, "round trip"),
      goal: { atMost: 1 },
    }),
  ];
}

async function costsAt(stocks: number): Promise<Costs> {
  const server = await startServer({ metered: await buildWorkerOf(METERED) }, stocks);
  try {
    const costs: Record<string, Cost> = {};
    for (const path of WARM_UP) await fetch(new URL(path, server.urls["metered"]));
    for (const [name, path] of Object.entries(READS)) {
      const cost = (await (await fetch(new URL(path, server.urls["metered"]))).json()) as Cost;
      if (cost.status !== 200) throw new Error(`${path} answered ${cost.status}`);
      costs[name] = cost;
    }
    return costs;
  } finally {
    await server.stop();
  }
}

function rowsOf(costs: Costs, name: string): number {
  return costs[name]?.rowsRead ?? Number.NaN;
}
