import { cpuMilliseconds } from "./cpu.ts";
import { type Quantity, quantityOf, ROUNDS } from "./measure.ts";
import { openClient } from "./torture/client.ts";

const CONNECTIONS = 8;
/** Long enough that the kernel's clock of 10 ms is a few percent of the measure. */
const ROUND_MILLISECONDS = 250;
const WARM_UP_REQUESTS = 400;

/** Requests of one kind: the address of the nth, its headers, and the status that each must answer. */
export type Load = { url: (index: number) => URL; headers?: Record<string, string>; status?: number };

/**
 * CPU per request of several loads on Workers of one process, in microseconds. The loads take turns, round by round, so that other
 * work on the machine affects all of them alike. A cheaper load is sent more often.
 */
export async function cpuPerRequest<Name extends string>(
  pid: number,
  loads: Readonly<Record<Name, Load>>,
): Promise<Record<Name, Quantity>> {
  const entries = Object.entries(loads) as [Name, Load][];
  const spent = new Map<Name, number[]>(entries.map(([name]) => [name, []]));
  const plans = new Map<Name, { from: number; requests: number }>();
  for (const [name, load] of entries) {
    await send(load, 0, WARM_UP_REQUESTS);
    const cost = await cpuOf(pid, load, WARM_UP_REQUESTS, WARM_UP_REQUESTS);
    plans.set(name, {
      from: 2 * WARM_UP_REQUESTS,
      requests: Math.ceil((ROUND_MILLISECONDS * 1000) / Math.max(cost, 50)),
    });
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, load] of entries) {
      const plan = plans.get(name) ?? { from: 0, requests: WARM_UP_REQUESTS };
      spent.get(name)?.push(await cpuOf(pid, load, plan.from, plan.requests));
      plan.from += plan.requests;
    }
  }
  return Object.fromEntries(entries.map(([name]) => [name, quantityOf(spent.get(name) ?? [], "µs")])) as Record<
    Name,
    Quantity
  >;
}

async function cpuOf(pid: number, load: Load, from: number, requests: number): Promise<number> {
  const before = cpuMilliseconds(pid);
  await send(load, from, requests);
  return ((cpuMilliseconds(pid) - before) / requests) * 1000;
}

/**
 * Sends a number of requests over a few connections that stay open.
 *
 * @throws Error when an answer has another status than the load expects
 */
async function send({ url, headers = {}, status = 200 }: Load, from: number, count: number): Promise<void> {
  const client = openClient(url(from), { connections: CONNECTIONS });
  let next = from;
  async function work(): Promise<void> {
    for (let index = next++; index < from + count; index = next++) {
      const { pathname, search } = url(index);
      const answer = await client.send({ method: "GET", path: pathname + search, headers });
      if (answer.status !== status) throw new Error(`${pathname} answered ${answer.status}, not ${status}`);
    }
  }
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
  } finally {
    client.close();
  }
}
