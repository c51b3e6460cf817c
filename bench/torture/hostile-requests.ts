import fc from "fast-check";
import { adminEndpoints } from "../../schema/contracts/admin.ts";
import type { Endpoint } from "../../schema/contracts/endpoint.ts";
import { everyEndpoint } from "../../schema/contracts/endpoints.ts";
import { sessionEndpoints } from "../../schema/contracts/session.ts";
import { breachOf, faultOf } from "../../worker/test/hostile/calm-answer.ts";
import { type GeneratedRequest, type Known, requestsOf } from "../../worker/test/hostile/generated-requests.ts";
import { type Client, openClient, type Received, type Sent } from "../load.ts";
import {
  networkOf,
  type Outcome,
  openAdminSessions,
  openVisitors,
  type Settings,
  startTorturedServer,
  type TorturedServer,
} from "./server.ts";

const CONNECTIONS = 8;
const STOCKS = 200;
const SLOW_MILLISECONDS = 2_000;
const HUGE_BODY = Buffer.alloc(10 * 1024 * 1024, 0x20);
const HUGE_BODIES_A_ROUTE = 2;
const ODD_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "SEARCH"];

/** Routes that end sessions come last, so that the others still have some. */
const ENDS_SESSIONS: readonly Endpoint[] = [adminEndpoints.logOut, sessionEndpoints.forgetSession];

type Fault = { count: number; example: string };
type Tally = {
  requests: number;
  slow: number;
  /** Oversized bodies whose connection was closed while they were still being sent. */
  cutOff: number;
  successes: Map<Endpoint, number>;
  faults: Map<string, Fault>;
  breaches: Map<string, Fault>;
};
type People = { tokens: readonly string[]; visitors: readonly string[] };

/** R1 and R2: generated requests to every route of the endpoint table, each from a network of its own. */
export async function hostileRequests({ seed, requestsARoute }: Settings): Promise<Outcome[]> {
  const server = await startTorturedServer(STOCKS);
  const client = openClient(server.url, CONNECTIONS);
  const maps = { successes: new Map(), faults: new Map(), breaches: new Map() };
  const tally: Tally = { requests: 0, slow: 0, cutOff: 0, ...maps };
  try {
    const known = await knownTo(server);
    const { DB } = server.bindings;
    const people = { tokens: await openAdminSessions(DB, 3_000), visitors: await openVisitors(DB, 40) };
    for (const [index, route] of routes().entries()) {
      const generated = fc.sample(requestsOf(route, known, ODD_METHODS), {
        numRuns: requestsARoute,
        seed: seed + index,
      });
      await attack(client, route, generated, people, tally);
    }
  } finally {
    client.close();
    await server.stop();
  }
  reportFaults(tally.faults);
  reportFaults(tally.breaches);
  return outcomes(tally, requestsARoute);
}

function routes(): Endpoint[] {
  return [...everyEndpoint.filter((route) => !ENDS_SESSIONS.includes(route)), ...ENDS_SESSIONS];
}

async function knownTo({ bindings }: TorturedServer): Promise<Known> {
  const { results } = await bindings.DB.prepare("SELECT id, symbol FROM stocks LIMIT 200").all<{
    id: number;
    symbol: string;
  }>();
  const stockIds = results.map(({ id }) => id);
  return { symbols: results.map(({ symbol }) => symbol), stockIds, ids: [1, 2, 3, 101, 102] };
}

async function attack(
  client: Client,
  route: Endpoint,
  generated: readonly GeneratedRequest[],
  people: People,
  tally: Tally,
): Promise<void> {
  const json = { method: route.method, contentType: "application/json", body: HUGE_BODY };
  const huge = Array(HUGE_BODIES_A_ROUTE).fill({ ...generated[0], ...json } as unknown as GeneratedRequest);
  const queue = [...generated, ...(route.method === "GET" ? [] : huge)].entries();
  async function work(): Promise<void> {
    for (const [index, request] of queue) {
      const sent = asSent(request, tally.requests + index, people, route);
      judge(route, sent, await client.send(sent), tally);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  tally.requests += generated.length;
}

/**
 * Two of three requests come from an admin or a visitor, the third from a stranger. Each comes from another network, because the
 * limits are not tested here.
 */
function asSent(
  { method, path, contentType, body }: GeneratedRequest,
  number: number,
  people: People,
  route: Endpoint,
): Sent {
  const pick = (tokens: readonly string[]) => tokens[number % tokens.length] ?? "";
  const headers: Record<string, string> = {
    ...networkOf(number),
    ...(body === undefined ? {} : { "content-type": contentType }),
    ...(number % 3 > 0 ? { cookie: `__Host-mizan=${pick(people.visitors)}` } : {}),
    ...(number % 3 > 0 && route.admin ? { authorization: `Bearer ${pick(people.tokens)}` } : {}),
  };
  return { method, path, headers, ...(body === undefined ? {} : { body }) };
}

function judge(route: Endpoint, sent: Sent, received: Received, tally: Tally): void {
  const example = `${sent.method} ${sent.path.slice(0, 200)} ${String(sent.body ?? "").slice(0, 200)}`;
  const { status, text, milliseconds } = received;
  if (status === 0 && sent.body === HUGE_BODY && /EPIPE|ECONNRESET/.test(text)) {
    tally.cutOff++;
    return;
  }
  if (milliseconds > SLOW_MILLISECONDS) {
    tally.slow++;
    note(
      tally.faults,
      `over ${SLOW_MILLISECONDS / 1000} s: ${route.method} ${route.path}`,
      `${Math.round(milliseconds)} ms ${example}`,
    );
  }
  const fault = status === 0 ? `no answer: ${text}` : faultOf(received, sent.method);
  if (fault) note(tally.faults, `${route.method} ${route.path}: ${fault.slice(0, 80)}`, `${fault} ${example}`);
  if (status < 200 || status > 299 || sent.method !== route.method) return;
  tally.successes.set(route, (tally.successes.get(route) ?? 0) + 1);
  const breach = breachOf(received, route);
  if (breach) note(tally.breaches, `${route.method} ${route.path}: ${breach}`, example);
}

function note(faults: Map<string, Fault>, kind: string, example: string): void {
  const known = faults.get(kind);
  faults.set(kind, { count: (known?.count ?? 0) + 1, example: known?.example ?? example });
}

function outcomes({ requests, slow, cutOff, successes, faults, breaches }: Tally, requestsARoute: number): Outcome[] {
  const sum = (found: ReadonlyMap<string, Fault>) => [...found.values()].reduce((total, { count }) => total + count, 0);
  const answered = [...successes.values()].reduce((total, count) => total + count, 0);
  const all = routes();
  const without = all.filter((route) => !successes.has(route)).map(({ method, path }) => `${method} ${path}`);
  if (without.length > 0) console.error(`  No request succeeded on: ${without.join(", ")}`);
  return [
    {
      test: "R1",
      what: `${requests} generated requests, ${requestsARoute} to each of ${all.length} routes`,
      figure: `${sum(faults)} faults, ${slow} of them over 2 s; ${cutOff} uploads of 10 MB cut off`,
      goal: "0",
      isMet: sum(faults) === 0,
    },
    {
      test: "R2",
      what: `${answered} successes of ${successes.size} routes against their contracts`,
      figure: `${(((answered - sum(breaches)) / Math.max(1, answered)) * 100).toFixed(2)} %`,
      goal: "100 %",
      isMet: sum(breaches) === 0 && answered > 0,
    },
  ];
}

/** Prints each kind of fault once, with an example, so that the table stays short. */
function reportFaults(faults: ReadonlyMap<string, Fault>): void {
  for (const [fault, { count, example }] of faults) console.error(`  ${count} × ${fault}\n      ${example}`);
}
