import type { CompanyFacts } from "../../domain/facts/company-facts.ts";
import { loadRecording } from "../../scripts/content/load-recording.ts";
import { type Client, openClient } from "../torture/client.ts";
import { type Outcome, percentile } from "../torture/outcome.ts";
import { openAdminSessions, startTorturedServer, type TorturedServer } from "../torture/server.ts";
import { generatedSeeds } from "../universe.ts";

const STOCKS = 5_000;
const READS_A_SECOND = 20;
const QUIET_SECONDS = 20;
const LONGEST_RUN_SECONDS = 2_400;
const P99_TO_QUIET_MEDIAN = 3;

type Read = { times: number[]; refused: number[] };

/**
 * R25: reads at an even rate, quiet at first and then while a refresh runs in which every price has moved, all in one process and on one
 * database, as on a laptop; in production the refresh has an isolate of its own.
 */
export async function readsDuringRefresh(): Promise<Outcome[]> {
  const server = await startTorturedServer(STOCKS);
  const client = openClient(server.url, { connections: 16 });
  try {
    const { DB, CACHE } = server.bindings;
    await loadRecording(CACHE, { companies: pricesMoved(), version: "prices moved" });
    const symbols = (await DB.prepare("SELECT symbol FROM stocks").all<{ symbol: string }>()).results;
    await readWhile(client, symbols, within(5));
    const quiet = await readWhile(client, symbols, within(QUIET_SECONDS));
    const started = performance.now();
    await trigger(server, client);
    const busy = await readWhile(client, symbols, () => isRunning(client));
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const [median, p99] = [percentile(quiet.times, 50), percentile(busy.times, 99)];
    const ratio = p99 / median;
    const refused = [...quiet.refused, ...busy.refused];
    const state = await stateOf(DB);
    const errors = refused.length === 0 ? "0 errors" : `${refused.length} errors (${[...new Set(refused)].join(", ")})`;
    const figure = `${errors} in ${busy.times.length} reads of ${seconds} s, run ${state}; p99 ${p99.toFixed(1)} ms = ${ratio.toFixed(1)} × the quiet median of ${median.toFixed(1)} ms (quiet p99 ${percentile(quiet.times, 99).toFixed(1)}), slowest ${Math.max(...busy.times).toFixed(0)} ms`;
    return [
      {
        test: "R25",
        what: `reads while a refresh of ${STOCKS} stocks runs`,
        figure,
        goal: `0 errors; ≤ ${P99_TO_QUIET_MEDIAN} ×; published`,
        isMet: refused.length === 0 && ratio <= P99_TO_QUIET_MEDIAN && state === "published",
      },
    ];
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

async function trigger({ bindings }: TorturedServer, client: Client): Promise<void> {
  const [token = ""] = await openAdminSessions(bindings.DB, 1);
  const headers = { authorization: `Bearer ${token}` };
  const { status, text } = await client.send({ method: "POST", path: "/api/admin/trigger-stock-update", headers });
  if (status !== 202) throw new Error(`no refresh was started: ${status} ${text}`);
}

async function stateOf(db: D1Database): Promise<string | null> {
  return db.prepare("SELECT state FROM refresh_runs ORDER BY id DESC LIMIT 1").first<string>("state");
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

/** Every second so many reads, evenly, whether or not the answers keep up; a time counts from when its read was due. */
async function readWhile(
  client: Client,
  symbols: readonly { symbol: string }[],
  isOn: () => Promise<boolean>,
): Promise<Read> {
  const read: Read = { times: [], refused: [] };
  const pending: Promise<void>[] = [];
  let isOver = false;
  const watch = async () => {
    while (!isOver && (await isOn())) await new Promise((next) => setTimeout(next, 500));
    isOver = true;
  };
  const watching = watch();
  const started = performance.now();
  for (let number = 0; !isOver && number < LONGEST_RUN_SECONDS * READS_A_SECOND; number++) {
    const due = started + (number / READS_A_SECOND) * 1000;
    await new Promise((next) => setTimeout(next, Math.max(0, due - performance.now())));
    const path = pathOf(number, encodeURIComponent(symbols[(number * 7919) % symbols.length]?.symbol ?? ""));
    const sent = client.send({ method: "GET", path, headers: {} }).then(({ status }) => {
      if (status !== 200) read.refused.push(status);
      read.times.push(performance.now() - due);
    });
    pending.push(sent);
  }
  isOver = true;
  await Promise.all([watching, ...pending]);
  return read;
}

function pathOf(number: number, symbol: string): string {
  const paths = [
    ...[`/api/stocks/${symbol}`, `/api/companies/search?q=${symbol.slice(0, 2)}`, "/api/stocks/browse?limit=20"],
    ...["/api/dashboard/stats", `/api/stocks/${symbol}/alternatives`],
  ];
  return paths[number % paths.length] ?? "/api/health";
}
