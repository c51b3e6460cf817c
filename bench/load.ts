import { Agent, request as open } from "node:http";
import { type Quantity, quantityOf, ROUNDS } from "./measure.ts";
import { cpuMilliseconds } from "./server.ts";

export type Sent = { method: string; path: string; headers: Record<string, string>; body?: string | Uint8Array };
export type Received = { status: number; text: string; milliseconds: number };

const GIVE_UP_SECONDS = 10;

/**
 * A client with connections that stay open. A request that times out has the status 0. autocannon would be 63 packages of 4.2 MB, and
 * measures neither a process's CPU nor each answer's status.
 */
export function openClient({ hostname, port }: URL, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = ({ method, path, headers, body }: Sent): Promise<Received> => {
    const started = performance.now();
    return new Promise((done) => {
      const ended = (status: number, text: string) => done({ status, text, milliseconds: performance.now() - started });
      const bytes = typeof body === "string" ? Buffer.from(body) : body;
      const length = bytes ? { "content-length": String(bytes.byteLength) } : {};
      const sent = open({ hostname, port, method, path, agent, headers: { ...headers, ...length } }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () => ended(response.statusCode ?? 0, Buffer.concat(parts).toString()));
        response.on("error", (error) => ended(0, error.message));
      });
      sent.setTimeout(GIVE_UP_SECONDS * 1000, () => sent.destroy(new Error(`no answer in ${GIVE_UP_SECONDS} s`)));
      sent.on("error", (error) => ended(0, error.message));
      sent.end(bytes);
    });
  };
  return { send, close: () => agent.destroy() };
}

export type Client = ReturnType<typeof openClient>;

/** Sends at an even rate while it is on, whether or not the answers keep up; a time counts from when its request was due. */
export async function sendEvenly(
  client: Client,
  rate: number,
  request: (number: number) => Sent,
  isOn: (sent: number) => boolean,
): Promise<{ times: number[]; refused: (Received & { path: string })[]; seconds: number }> {
  const times: number[] = [];
  const refused: (Received & { path: string })[] = [];
  const pending: Promise<void>[] = [];
  const started = performance.now();
  for (let number = 0; isOn(number); number++) {
    const due = started + (number / rate) * 1000;
    while (performance.now() < due) await new Promise((next) => setTimeout(next, Math.max(0, due - performance.now())));
    const sent = request(number);
    pending.push(
      client.send(sent).then((received) => {
        if (received.status < 200 || received.status > 299) refused.push({ ...received, path: sent.path });
        times.push(performance.now() - due);
      }),
    );
  }
  await Promise.all(pending);
  return { times, refused, seconds: (performance.now() - started) / 1000 };
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((first, second) => first - second);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

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
  const plans: { name: Name; load: Load; from: number; requests: number; spent: number[] }[] = [];
  for (const [name, load] of entries) {
    await send(load, 0, WARM_UP_REQUESTS);
    const cost = await cpuOf(pid, load, WARM_UP_REQUESTS, WARM_UP_REQUESTS);
    const requests = Math.ceil((ROUND_MILLISECONDS * 1000) / Math.max(cost, 50));
    plans.push({ name, load, from: 2 * WARM_UP_REQUESTS, requests, spent: [] });
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const plan of plans) {
      plan.spent.push(await cpuOf(pid, plan.load, plan.from, plan.requests));
      plan.from += plan.requests;
    }
  }
  const quantities = plans.map(({ name, spent }) => [name, quantityOf(spent, "µs")]);
  return Object.fromEntries(quantities) as Record<Name, Quantity>;
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
  const client = openClient(url(from), CONNECTIONS);
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
