import { readFileSync } from "node:fs";
import type { CompanyFacts } from "../../domain/facts/company-facts.ts";
import { loadRecording } from "../../scripts/content/load-recording.ts";
import { generatedSeeds } from "../universe.ts";
import { type Client, openClient } from "./client.ts";
import { type Outcome, percentile, type Settings } from "./outcome.ts";
import { openAdminSessions, startTorturedServer, type TorturedServer } from "./server.ts";

const STOCKS = 5_000;
const QUIET_SECONDS = 20;
const TRIGGERS = 50;
const LONGEST_RUN_SECONDS = 2_400;
const P99_TO_QUIET_MEDIAN = 10;
const P99_MILLISECONDS = 50;
/** Flat means that the last quarter's median is at most this much above the previous quarter's. */
const MOST_GROWTH_PERCENT = 10;
const CEILING_MEGABYTES = 1_500;

type Reads = { times: number[]; refused: number[]; memory: number[] };

/**
 * R25: reads at an even rate, quiet at first and then while a refresh runs in which every price has moved, all in one process and on one
 * database, as on a laptop; in production the refresh has an isolate of its own.
 */
export function readsDuringRefresh(): Promise<Outcome[]> {
  return onServer(async (server, client, symbols) => {
    const { DB, CACHE } = server.bindings;
    const load = () => loadRecording(CACHE, { companies: pricesMoved(), version: "prices moved" });
    /** On a busy machine the runtime may have closed the connection meanwhile. */
    await load().catch(load);
    const read = (isOn: () => Promise<boolean>) => readWhile({ server, client, symbols, perSecond: 20 }, isOn);
    await read(within(5));
    const quiet = await read(within(QUIET_SECONDS));
    const answers = await triggerAtOnce(server, client);
    const busy = await read(() => isRunning(client));
    const [median, p99] = [percentile(quiet.times, 50), percentile(busy.times, 99)];
    const refused = [...quiet.refused, ...busy.refused];
    const state = await DB.prepare("SELECT state FROM refresh_runs ORDER BY id DESC LIMIT 1").first<string>("state");
    const errors = refused.length === 0 ? "0 errors" : `${refused.length} errors (${[...new Set(refused)].join(", ")})`;
    const slow = `p99 ${p99.toFixed(1)} ms = ${(p99 / median).toFixed(1)} × the quiet median of ${median.toFixed(1)} ms`;
    const isQuick = p99 <= P99_TO_QUIET_MEDIAN * median && p99 <= P99_MILLISECONDS;
    const isOneRun = answers === `202 × 1, 409 × ${TRIGGERS - 1}`;
    return {
      test: "R25",
      what: `reads while a refresh of ${STOCKS} stocks runs`,
      figure: `${errors} in ${busy.times.length} reads, run ${state}, triggers ${answers}; ${slow}, slowest ${Math.max(...busy.times).toFixed(0)} ms`,
      goal: `0 errors; ≤ ${P99_TO_QUIET_MEDIAN} × and ≤ ${P99_MILLISECONDS} ms; published, one run of ${TRIGGERS} triggers`,
      isMet: refused.length === 0 && isQuick && isOneRun && state === "published",
    };
  });
}

/** R31: even load for a given time, with the runtime's memory read every second. */
export function soak({ soakSeconds }: Settings): Promise<Outcome[]> {
  return onServer(async (server, client, symbols) => {
    const load = { server, client, symbols, perSecond: 40 };
    const { times, refused, memory } = await readWhile(load, within(soakSeconds));
    const quarter = Math.floor(memory.length / 4);
    const third = percentile(memory.slice(2 * quarter, 3 * quarter), 50);
    const last = percentile(memory.slice(3 * quarter), 50);
    const growth = ((last - third) / third) * 100;
    const peak = Math.max(...memory);
    const change = `memory ${third.toFixed(0)} → ${last.toFixed(0)} MB (${growth.toFixed(1)}%), peak ${peak.toFixed(0)} MB`;
    return {
      test: "R31",
      what: `a soak of ${soakSeconds} s at ${load.perSecond} a second, ${STOCKS} stocks`,
      figure: `${refused.length} errors in ${times.length}; ${change}`,
      goal: `0 errors; ≤ ${MOST_GROWTH_PERCENT}% over the last quarter; ≤ ${CEILING_MEGABYTES} MB`,
      isMet: refused.length === 0 && growth <= MOST_GROWTH_PERCENT && peak <= CEILING_MEGABYTES,
    };
  });
}

async function onServer(
  measure: (server: TorturedServer, client: Client, symbols: readonly string[]) => Promise<Outcome>,
): Promise<Outcome[]> {
  const server = await startTorturedServer(STOCKS);
  const client = openClient(server.url, { connections: 16 });
  try {
    const { results } = await server.bindings.DB.prepare("SELECT symbol FROM stocks").all<{ symbol: string }>();
    const symbols = results.map(({ symbol }) => encodeURIComponent(symbol));
    return [await measure(server, client, symbols)];
  } finally {
    client.close();
    await server.stop();
  }
}

function* pricesMoved(): Generator<CompanyFacts> {
  for (const seed of generatedSeeds(STOCKS)) {
    const facts = { ...seed.facts };
    for (const input of ["price", "marketCapitalization"] as const) {
      const fact = facts[input];
      if (fact) facts[input] = { ...fact, value: fact.value * 1.01 };
    }
    yield { ...seed, facts };
  }
}

/** Asks for a refresh many times at once, and counts the answers. */
async function triggerAtOnce({ bindings }: TorturedServer, client: Client): Promise<string> {
  const [token = ""] = await openAdminSessions(bindings.DB, 1);
  const headers = { authorization: `Bearer ${token}` };
  const send = () => client.send({ method: "POST", path: "/api/admin/trigger-stock-update", headers });
  const answers = await Promise.all(Array.from({ length: TRIGGERS }, send));
  const counts = Object.entries(Object.groupBy(answers, ({ status }) => status));
  return counts.map(([status, some]) => `${status} × ${some?.length}`).join(", ");
}

/** Asked of the Worker: the runtime's bindings hold up this process, too, while they wait. */
async function isRunning(client: Client): Promise<boolean> {
  const { text } = await client.send({ method: "GET", path: "/api/automation/status", headers: {} });
  return (JSON.parse(text) as { run: unknown }).run !== null;
}

function within(seconds: number): () => Promise<boolean> {
  const until = performance.now() + seconds * 1000;
  return async () => performance.now() < until;
}

type Load = { server: TorturedServer; client: Client; symbols: readonly string[]; perSecond: number };

/** Every second so many reads, evenly, whether or not the answers keep up; a time counts from when its read was due. */
async function readWhile({ server, client, symbols, perSecond }: Load, isOn: () => Promise<boolean>): Promise<Reads> {
  const reads: Reads = { times: [], refused: [], memory: [] };
  const pending: Promise<void>[] = [];
  let isOver = false;
  const watch = async () => {
    while (!isOver && (await isOn())) {
      reads.memory.push(residentMegabytes(server.pid));
      await new Promise((next) => setTimeout(next, 500));
    }
    isOver = true;
  };
  const watching = watch();
  const started = performance.now();
  for (let number = 0; !isOver && number < LONGEST_RUN_SECONDS * perSecond; number++) {
    const due = started + (number / perSecond) * 1000;
    await new Promise((next) => setTimeout(next, Math.max(0, due - performance.now())));
    const path = pathOf(number, symbols[(number * 7919) % symbols.length] ?? "");
    const sent = client.send({ method: "GET", path, headers: {} }).then(({ status }) => {
      if (status !== 200) reads.refused.push(status);
      reads.times.push(performance.now() - due);
    });
    pending.push(sent);
  }
  isOver = true;
  await Promise.all([watching, ...pending]);
  return reads;
}

function pathOf(number: number, symbol: string): string {
  const paths = [
    `/api/stocks/${symbol}`,
    `/api/companies/search?q=${symbol.slice(0, 2)}`,
    "/api/stocks/browse?limit=20",
    "/api/dashboard/stats",
    `/api/stocks/${symbol}/alternatives`,
  ];
  return paths[number % paths.length] ?? "/api/health";
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1000;
}
