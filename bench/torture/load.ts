import { readFileSync } from "node:fs";
import { loadRecording } from "../../scripts/content/load-recording.ts";
import { type Client, openClient, percentile, type Sent, sendEvenly } from "../load.ts";
import { generatedSeeds, MANY_STOCKS, pricesMoved } from "../universe.ts";
import {
  networkOf,
  type Outcome,
  openAdminSessions,
  openVisitors,
  type Settings,
  startTorturedServer,
  type TorturedServer,
} from "./server.ts";

const PEAK_CONNECTIONS = 16;
const PEAK_SECONDS = 3;
/** The peak is measured again before each part of the minute, so that other load on the machine is not mistaken for a slow server. */
const ROUNDS = 6;
/** Answers that arrive later than this after the last request was due show that the server did not keep up. */
const MOST_LATE_SECONDS = 1;
const WARM_UP_SECONDS = 4;
const SHARE_OF_PEAK = 0.7;
/** How much further its slow answers may be from its usual ones than those of the bare Worker are. */
const MOST_OF_BARE = 1.3;

const STOCKS = 5_000;
const QUIET_SECONDS = 20;
const LONGEST_SECONDS = 2_400;
const TRIGGERS = 50;
const P99_TO_QUIET_MEDIAN = 10;
const P99_MILLISECONDS = 50;
/** Flat means that the last quarter's median is at most this much above the previous quarter's. */
const MOST_GROWTH_PERCENT = 10;
const CEILING_MEGABYTES = 1_500;

type Mixed = (number: number) => Sent;

/**
 * R17: a mix of what visitors do, at 70 % of the server's maximum rate, for a minute, with 45,000 stocks. In turn with it, a bare
 * Worker reads one row of the same database: its pauses are the local database's own.
 */
export async function mixedLoad({ seed, loadSeconds }: Pick<Settings, "seed" | "loadSeconds">): Promise<Outcome[]> {
  const server = await startTorturedServer(MANY_STOCKS);
  try {
    const { DB } = server.bindings;
    const { results } = await DB.prepare("SELECT id, symbol FROM stocks").all<{ id: number; symbol: string }>();
    const stockOf = (number: number) => results[((number + seed) * 7919) % results.length] ?? { id: 1, symbol: "AAPL" };
    const mixed = loadOf(server.url, mixOf(stockOf, await openVisitors(DB, 2_000)));
    const bare = loadOf(server.bareReader, (number) => get(`/?id=${stockOf(number).id}`));
    for (const load of [mixed, bare]) await withClient(load.url, (client) => peakRate(client, load, WARM_UP_SECONDS));
    for (let round = 0; round < ROUNDS; round++) {
      await oneRound(mixed, loadSeconds / ROUNDS);
      await oneRound(bare, loadSeconds / ROUNDS / 2);
    }
    const spread = ({ times }: Load) => percentile(times, 99) / percentile(times, 50);
    const ofBare = spread(mixed) / spread(bare);
    return [
      {
        test: "R17",
        what: `${whatOf(mixed)} in ${loadSeconds} s, ${results.length} stocks`,
        figure: `${figureOf(mixed)}, ${ofBare.toFixed(2)} × the bare Worker's`,
        goal: `0 errors; ≤ ${MOST_OF_BARE} × the bare Worker's`,
        isMet: mixed.errors === 0 && mixed.roundsLate === 0 && ofBare <= MOST_OF_BARE,
      },
      {
        test: "R17",
        what: `control, a bare Worker that reads one row: ${whatOf(bare)}`,
        figure: figureOf(bare),
        goal: "to compare",
        isMet: true,
      },
    ];
  } finally {
    await server.stop();
  }
}

const get = (path: string, headers = {}): Sent => ({ method: "GET", path, headers });

function loadOf(url: URL, request: Mixed) {
  return { url, request, times: [] as number[], peaks: [] as number[], errors: 0, roundsLate: 0 };
}

type Load = ReturnType<typeof loadOf>;

async function withClient<Result>(url: URL, use: (client: Client) => Promise<Result>): Promise<Result> {
  const client = openClient(url, 64);
  try {
    return await use(client);
  } finally {
    client.close();
  }
}

async function oneRound(load: Load, seconds: number): Promise<void> {
  await withClient(load.url, async (client) => {
    const peak = await peakRate(client, load, PEAK_SECONDS);
    const rate = peak * SHARE_OF_PEAK;
    const steady = await sendEvenly(client, rate, load.request, (sent) => sent < Math.floor(rate * seconds));
    for (const { status, path, text } of steady.refused.slice(0, 5))
      console.error(`  ${status} ${path} ${text.slice(0, 200)}`);
    load.peaks.push(peak);
    load.times.push(...steady.times);
    load.errors += steady.refused.length;
    if (steady.seconds - seconds > MOST_LATE_SECONDS) load.roundsLate++;
  });
}

function whatOf({ times, peaks }: Load): string {
  const peak = `${Math.round(Math.min(...peaks))}–${Math.round(Math.max(...peaks))} a second`;
  return `${times.length} requests at 70 % of a peak of ${peak}`;
}

function figureOf({ errors, times, roundsLate }: Load): string {
  const behind = roundsLate > 0 ? `; did not keep up in ${roundsLate} of ${ROUNDS} parts` : "";
  return `${errors} errors; ${ofMedian(percentile(times, 99), percentile(times, 50), "the median")}${behind}`;
}

const ofMedian = (p99: number, median: number, name: string) =>
  `p99 ${p99.toFixed(1)} ms = ${(p99 / median).toFixed(1)} × ${name} of ${median.toFixed(1)} ms`;

/** Of twenty requests, ten look up a stock, four search, two list, and the dashboard, a course, the watchlist and a write get one each. */
function mixOf(stockOf: (number: number) => { id: number; symbol: string }, visitors: readonly string[]): Mixed {
  return (number) => {
    const { id, symbol } = stockOf(number);
    const headers = { cookie: `__Host-mizan=${visitors[number % visitors.length]}`, ...networkOf(number) };
    const prefix = encodeURIComponent(symbol.slice(0, 2));
    const search = `/api/companies/search?q=${prefix}`;
    const others = [
      ...[search, search, search, `/api/stocks/search?q=${prefix}&status=halal`, "/api/stocks/browse?limit=20"],
      ...["/api/stocks/browse?exchange=NYSE&sector=Technology&limit=50", "/api/dashboard/stats"],
      ...["/api/courses/1/modules", "/api/watchlists"],
    ];
    const place = number % 20;
    if (place < 10) return get(`/api/stocks/${encodeURIComponent(symbol)}`, headers);
    if (place < 19) return get(others[place - 10] ?? search, headers);
    const json = { ...headers, "content-type": "application/json" };
    return { method: "POST", path: "/api/watchlists", headers: json, body: JSON.stringify({ stockId: id }) };
  };
}

async function peakRate(client: Client, { request }: Load, seconds: number): Promise<number> {
  const started = performance.now();
  let sent = 0;
  async function work(): Promise<void> {
    while (performance.now() - started < seconds * 1000) await client.send(request(sent++));
  }
  await Promise.all(Array.from({ length: PEAK_CONNECTIONS }, work));
  return sent / ((performance.now() - started) / 1000);
}

/**
 * R25: reads at an even rate, quiet at first and then while a refresh runs in which every price has moved, all in one process and on one
 * database, as on a laptop; in production the refresh has an isolate of its own.
 */
export function readsDuringRefresh(): Promise<Outcome[]> {
  return onReadServer(async (server, client, read) => {
    const { DB, CACHE } = server.bindings;
    const companies = () => pricesMoved(generatedSeeds(STOCKS), 1.01);
    const load = () => loadRecording(CACHE, { companies, version: "prices moved" });
    /** On a busy machine the runtime may have closed the connection meanwhile. */
    await load().catch(load);
    await read(20, within(5));
    const quiet = await read(20, within(QUIET_SECONDS));
    const [token = ""] = await openAdminSessions(DB, 1);
    const trigger = { method: "POST", path: "/api/admin/trigger-stock-update" };
    const headers = { authorization: `Bearer ${token}` };
    const sent = await Promise.all(Array.from({ length: TRIGGERS }, () => client.send({ ...trigger, headers })));
    const answers = Object.entries(Object.groupBy(sent, ({ status }) => status))
      .map(([status, some]) => `${status} × ${some?.length}`)
      .join(", ");
    /** Asked of the Worker: the runtime's bindings hold up this process, too, while they wait. */
    const isRunning = async () => {
      const { status, text } = await client.send(get("/api/automation/status"));
      return status !== 200 || JSON.parse(text).run !== null;
    };
    const busy = await read(20, isRunning);
    const [median, p99] = [percentile(quiet.times, 50), percentile(busy.times, 99)];
    const refused = [...quiet.refused, ...busy.refused].map(({ status }) => status);
    const state = await DB.prepare("SELECT state FROM refresh_runs ORDER BY id DESC LIMIT 1").first<string>("state");
    const errors = refused.length === 0 ? "0 errors" : `${refused.length} errors (${[...new Set(refused)].join(", ")})`;
    const isQuick = p99 <= P99_TO_QUIET_MEDIAN * median && p99 <= P99_MILLISECONDS;
    const isOneRun = answers === `202 × 1, 409 × ${TRIGGERS - 1}`;
    return {
      test: "R25",
      what: `reads while a refresh of ${STOCKS} stocks runs`,
      figure: `${errors} in ${busy.times.length} reads, run ${state}, triggers ${answers}; ${ofMedian(p99, median, "the quiet median")}, slowest ${Math.max(...busy.times).toFixed(0)} ms`,
      goal: `0 errors; ≤ ${P99_TO_QUIET_MEDIAN} × and ≤ ${P99_MILLISECONDS} ms; published, one run of ${TRIGGERS} triggers`,
      isMet: refused.length === 0 && isQuick && isOneRun && state === "published",
    };
  });
}

/** R31: even load for a given time, with the runtime's memory read twice a second. */
export function soak({ soakSeconds }: Settings): Promise<Outcome[]> {
  return onReadServer(async (_, __, read) => {
    const { times, refused, memory } = await read(40, within(soakSeconds));
    const quarter = Math.floor(memory.length / 4);
    const third = percentile(memory.slice(2 * quarter, 3 * quarter), 50);
    const last = percentile(memory.slice(3 * quarter), 50);
    const growth = ((last - third) / third) * 100;
    const peak = Math.max(...memory);
    const change = `memory ${third.toFixed(0)} → ${last.toFixed(0)} MB (${growth.toFixed(1)}%), peak ${peak.toFixed(0)} MB`;
    return {
      test: "R31",
      what: `a soak of ${soakSeconds} s at 40 a second, ${STOCKS} stocks`,
      figure: `${refused.length} errors in ${times.length}; ${change}`,
      goal: `0 errors; ≤ ${MOST_GROWTH_PERCENT}% over the last quarter; ≤ ${CEILING_MEGABYTES} MB`,
      isMet: refused.length === 0 && growth <= MOST_GROWTH_PERCENT && peak <= CEILING_MEGABYTES,
    };
  });
}

type Reads = Awaited<ReturnType<typeof sendEvenly>> & { memory: number[] };

async function onReadServer(
  measure: (
    server: TorturedServer,
    client: Client,
    read: (rate: number, isOn: () => Promise<boolean>) => Promise<Reads>,
  ) => Promise<Outcome>,
): Promise<Outcome[]> {
  const server = await startTorturedServer(STOCKS);
  const client = openClient(server.url, 16);
  try {
    const { results } = await server.bindings.DB.prepare("SELECT symbol FROM stocks").all<{ symbol: string }>();
    const request: Mixed = (number) => {
      const symbol = encodeURIComponent(results[(number * 7919) % results.length]?.symbol ?? "");
      const ofStock = [`/api/stocks/${symbol}`, `/api/companies/search?q=${symbol.slice(0, 2)}`];
      const all = ["/api/stocks/browse?limit=20", "/api/dashboard/stats", `/api/stocks/${symbol}/alternatives`];
      return get([...ofStock, ...all][number % 5] ?? "/api/health");
    };
    const read = async (rate: number, isOn: () => Promise<boolean>): Promise<Reads> => {
      const memory: number[] = [];
      let isOver = false;
      const watch = async () => {
        while (!isOver && (await isOn())) {
          memory.push(residentMegabytes(server.pid));
          await new Promise((next) => setTimeout(next, 500));
        }
        isOver = true;
      };
      const watching = watch();
      const reads = await sendEvenly(client, rate, request, (sent) => !isOver && sent < LONGEST_SECONDS * rate);
      isOver = true;
      await watching;
      return { ...reads, memory };
    };
    return [await measure(server, client, read)];
  } finally {
    client.close();
    await server.stop();
  }
}

function within(seconds: number): () => Promise<boolean> {
  const until = performance.now() + seconds * 1000;
  return async () => performance.now() < until;
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1000;
}
