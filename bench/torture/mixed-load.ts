import { MANY_STOCKS } from "../universe.ts";
import { type Client, openClient, type Sent } from "./client.ts";
import { type Outcome, percentile, type Settings } from "./outcome.ts";
import { openVisitors, startTorturedServer } from "./server.ts";

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
    const mixed = loadOf(server.url, mixOf(results, await openVisitors(DB, 2_000), seed));
    const bare = loadOf(server.bareReader, bareReadsOf(results, seed));
    for (const load of [mixed, bare]) await withClient(load, (client) => peakRate(client, load, WARM_UP_SECONDS));
    for (let round = 0; round < ROUNDS; round++) {
      await oneRound(mixed, loadSeconds / ROUNDS);
      await oneRound(bare, loadSeconds / ROUNDS / 2);
    }
    const { errors, roundsLate } = mixed;
    const spread = ({ p99, median }: Load) => p99() / median();
    const ofBare = spread(mixed) / spread(bare);
    return [
      {
        test: "R17",
        what: `${whatOf(mixed)} in ${loadSeconds} s, ${results.length} stocks`,
        figure: `${figureOf(mixed)}, ${ofBare.toFixed(2)} × the bare Worker's`,
        goal: `0 errors; ≤ ${MOST_OF_BARE} × the bare Worker's`,
        isMet: errors === 0 && roundsLate === 0 && ofBare <= MOST_OF_BARE,
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

function loadOf(url: URL, request: Mixed) {
  const times: number[] = [];
  const peaks: number[] = [];
  const median = () => percentile(times, 50);
  const p99 = () => percentile(times, 99);
  return { url, request, times, peaks, median, p99, errors: 0, roundsLate: 0 };
}

type Load = ReturnType<typeof loadOf>;

async function withClient<Result>({ url }: Load, use: (client: Client) => Promise<Result>): Promise<Result> {
  const client = openClient(url, { connections: 64 });
  try {
    return await use(client);
  } finally {
    client.close();
  }
}

async function oneRound(load: Load, seconds: number): Promise<void> {
  const { peak, steady } = await withClient(load, async (client) => {
    const peak = await peakRate(client, load, PEAK_SECONDS);
    return { peak, steady: await steadyRate(client, load, peak * SHARE_OF_PEAK, seconds) };
  });
  load.peaks.push(peak);
  load.times.push(...steady.times);
  load.errors += steady.errors;
  if (steady.lateSeconds > MOST_LATE_SECONDS) load.roundsLate++;
}

function whatOf({ times, peaks }: Load): string {
  const peak = `${Math.round(Math.min(...peaks))}–${Math.round(Math.max(...peaks))} a second`;
  return `${times.length} requests at 70 % of a peak of ${peak}`;
}

function figureOf({ errors, median, p99, roundsLate }: Load): string {
  const behind = roundsLate > 0 ? `; did not keep up in ${roundsLate} of ${ROUNDS} parts` : "";
  const ratio = (p99() / median()).toFixed(1);
  return `${errors} errors; p99 ${p99().toFixed(1)} ms = ${ratio} × the median of ${median().toFixed(1)} ms${behind}`;
}

function bareReadsOf(stocks: readonly { id: number }[], seed: number): Mixed {
  return (number) => {
    const { id = 1 } = stocks[((number + seed) * 7919) % stocks.length] ?? {};
    return { method: "GET", path: `/?id=${id}`, headers: {} };
  };
}

/** Of twenty requests, ten look up a stock, four search, two list, and the dashboard, a course, the watchlist and a write get one each. */
function mixOf(stocks: readonly { id: number; symbol: string }[], visitors: readonly string[], seed: number): Mixed {
  return (number) => {
    const { id = 1, symbol = "AAPL" } = stocks[((number + seed) * 7919) % stocks.length] ?? {};
    const cookie = `__Host-mizan=${visitors[number % visitors.length]}`;
    const headers = { cookie, "cf-connecting-ip": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
    const get = (path: string): Sent => ({ method: "GET", path, headers });
    const prefix = encodeURIComponent(symbol.slice(0, 2));
    switch (number % 20) {
      case 10:
      case 11:
      case 12:
        return get(`/api/companies/search?q=${prefix}`);
      case 13:
        return get(`/api/stocks/search?q=${prefix}&status=halal`);
      case 14:
        return get("/api/stocks/browse?limit=20");
      case 15:
        return get("/api/stocks/browse?exchange=NYSE&sector=Technology&limit=50");
      case 16:
        return get("/api/dashboard/stats");
      case 17:
        return get("/api/courses/1/modules");
      case 18:
        return get("/api/watchlists");
      case 19: {
        const json = { ...headers, "content-type": "application/json" };
        return { method: "POST", path: "/api/watchlists", headers: json, body: JSON.stringify({ stockId: id }) };
      }
      default:
        return get(`/api/stocks/${encodeURIComponent(symbol)}`);
    }
  };
}

async function peakRate(client: Client, { request }: Load, seconds: number): Promise<number> {
  const started = performance.now();
  const isOver = () => performance.now() - started > seconds * 1000;
  let sent = 0;
  async function work(): Promise<void> {
    while (!isOver()) await client.send(request(sent++));
  }
  await Promise.all(Array.from({ length: PEAK_CONNECTIONS }, work));
  return sent / ((performance.now() - started) / 1000);
}

/** Sends at an even rate whether or not the answers keep up; a time counts from when its request was due. */
async function steadyRate(client: Client, { request }: Load, rate: number, seconds: number) {
  const times: number[] = [];
  const pending = new Set<Promise<void>>();
  let errors = 0;
  const started = performance.now();
  const total = Math.floor(rate * seconds);
  for (let number = 0; number < total; number++) {
    const due = started + (number / rate) * 1000;
    while (performance.now() < due) await new Promise((next) => setTimeout(next, Math.max(0, due - performance.now())));
    const answered = client.send(request(number)).then(({ status, text }) => {
      if (status < 200 || status > 299) {
        if (errors++ < 5) console.error(`  ${status} ${request(number).path} ${text.slice(0, 200)}`);
      }
      times.push(performance.now() - due);
      pending.delete(answered);
    });
    pending.add(answered);
  }
  await Promise.all(pending);
  return { errors, times, lateSeconds: (performance.now() - started) / 1000 - seconds };
}
