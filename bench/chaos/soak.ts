import { readFileSync } from "node:fs";
import { openClient } from "../torture/client.ts";
import { type Outcome, percentile } from "../torture/outcome.ts";
import { startTorturedServer } from "../torture/server.ts";

const STOCKS = 5_000;
const REQUESTS_A_SECOND = 40;
/** Flat means that the last quarter's median is at most this much above the previous quarter's. */
const MOST_GROWTH_PERCENT = 10;
const CEILING_MEGABYTES = 1_500;

/** R31: even load for a given time, with the runtime's memory read every second. */
export async function soak(seconds: number): Promise<Outcome[]> {
  const server = await startTorturedServer(STOCKS);
  const client = openClient(server.url, { connections: 16 });
  try {
    const { results } = await server.bindings.DB.prepare("SELECT symbol FROM stocks").all<{ symbol: string }>();
    const memory: number[] = [];
    const until = performance.now() + seconds * 1000;
    let [sent, errors] = [0, 0];
    while (performance.now() < until) {
      const started = performance.now();
      const answers = await Promise.all(
        Array.from({ length: REQUESTS_A_SECOND }, () => {
          const symbol = results[(sent * 7919) % results.length]?.symbol ?? "";
          const path = pathOf(sent++, encodeURIComponent(symbol));
          return client.send({ method: "GET", path, headers: {} });
        }),
      );
      errors += answers.filter(({ status }) => status !== 200).length;
      memory.push(residentMegabytes(server.pid));
      await new Promise((next) => setTimeout(next, Math.max(0, 1000 - (performance.now() - started))));
    }
    const quarter = Math.floor(memory.length / 4);
    const [third, last] = [memory.slice(2 * quarter, 3 * quarter), memory.slice(3 * quarter)].map((part) =>
      percentile(part, 50),
    ) as [number, number];
    const growth = ((last - third) / third) * 100;
    const peak = Math.max(...memory);
    const figure = `${errors} errors in ${sent}; memory ${third.toFixed(0)} → ${last.toFixed(0)} MB (${growth.toFixed(1)}%), peak ${peak.toFixed(0)} MB`;
    const isMet = errors === 0 && growth <= MOST_GROWTH_PERCENT && peak <= CEILING_MEGABYTES;
    const goal = `0 errors; ≤ ${MOST_GROWTH_PERCENT}% over the last quarter; ≤ ${CEILING_MEGABYTES} MB`;
    const what = `a soak of ${seconds} s at ${REQUESTS_A_SECOND} a second, ${STOCKS} stocks`;
    return [{ test: "R31", what, figure, goal, isMet }];
  } finally {
    client.close();
    await server.stop();
  }
}

function pathOf(number: number, symbol: string): string {
  const paths = [
    `/api/stocks/${symbol}`,
    `/api/companies/search?q=${symbol.slice(0, 2)}`,
    "/api/stocks/browse?limit=50",
  ];
  return paths[number % paths.length] ?? "/api/health";
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1000;
}
