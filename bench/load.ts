import { Agent, request } from "node:http";
import { cpuMilliseconds } from "./cpu.ts";
import { type Quantity, quantityOf, ROUNDS } from "./measure.ts";

const CONNECTIONS = 8;
const WARM_UP_REQUESTS = 1_500;
/** Enough for the kernel's clock of 10 ms to be well under a hundredth of what is measured. */
const REQUESTS_A_ROUND = 4_000;

/** Requests of one kind: where the nth goes, with which headers, and the status that each must answer. */
export type Load = { url: (index: number) => URL; headers?: Record<string, string>; status?: number };

/**
 * CPU a request of several loads on Workers of one process, in microseconds: each load in turn, round by round, so that whatever
 * else the machine does falls on all of them alike.
 */
export async function cpuPerRequest<Name extends string>(
  pid: number,
  loads: Readonly<Record<Name, Load>>,
  requests = REQUESTS_A_ROUND,
): Promise<Record<Name, Quantity>> {
  const entries = Object.entries(loads) as [Name, Load][];
  const spent = new Map<Name, number[]>(entries.map(([name]) => [name, []]));
  for (const [, load] of entries) await send(load, 0, WARM_UP_REQUESTS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, load] of entries) {
      const before = cpuMilliseconds(pid);
      await send(load, WARM_UP_REQUESTS + round * requests, requests);
      spent.get(name)?.push(((cpuMilliseconds(pid) - before) / requests) * 1000);
    }
  }
  return Object.fromEntries(entries.map(([name]) => [name, quantityOf(spent.get(name) ?? [], "µs")])) as Record<
    Name,
    Quantity
  >;
}

/**
 * Sends so many requests of a load over a few connections that stay open.
 *
 * @throws Error when one answers another status than the load expects
 */
async function send(load: Load, from: number, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = from;
  async function work(): Promise<void> {
    for (let index = next++; index < from + count; index = next++) await sendOne(agent, load, index);
  }
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
  } finally {
    agent.destroy();
  }
}

function sendOne(agent: Agent, { url, headers = {}, status = 200 }: Load, index: number): Promise<void> {
  return new Promise((done, failed) => {
    const address = url(index);
    const sent = request(address, { agent, headers }, (response) => {
      response.resume();
      response.on("end", () => {
        if (response.statusCode === status) done();
        else failed(new Error(`${address.pathname} answered ${response.statusCode}, not ${status}`));
      });
    });
    sent.on("error", failed);
    sent.end();
  });
}
