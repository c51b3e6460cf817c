import { env, SELF } from "cloudflare:test";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Endpoint } from "../../../schema/contracts/endpoint.ts";
import { endpoints, everyEndpoint } from "../../../schema/contracts/endpoints.ts";
import { makeStock, publish, stockIds } from "../factories.ts";
import { breachOf, faultOf, undescribed } from "./calm-answer.ts";
import { type GeneratedRequest, requestsOf } from "./generated-requests.ts";

/** `npm run torture` sends thousands. */
const REQUESTS_A_ROUTE = 30;
const SEED = 20_261_120;
const SLOW_MILLISECONDS = 2_000 * env.MACHINE_FACTOR;

let ids: number[];

beforeEach(async () => {
  await publish([makeStock("AAPL", { name: "Apple Inc." }), makeStock("A", { status: "haram" })]);
  ids = Object.values(await stockIds());
});

describe.each(everyEndpoint.map((route) => [`${route.method} ${route.path}`, route] as const))("%s", (_name, route) => {
  it("answers every generated request in time, by its contract or in the one error shape", async () => {
    const known = { symbols: ["AAPL", "A", "apple"], stockIds: ids, ids: [1, 2, 101] };
    for (const request of fc.sample(requestsOf(route, known), { numRuns: REQUESTS_A_ROUTE, seed: SEED })) {
      await expectCalm(route, request);
    }
  });
});

it("a stock that is not there is a failure that its route describes", async () => {
  const [body, contentType] = [JSON.stringify({ stockId: 999 }), "application/json"];
  const request = { method: "POST", path: "/api/watchlists", body, contentType };
  expect(await expectCalm(endpoints.watchlist.addToWatchlist, request)).toBe(404);
});

async function expectCalm(route: Endpoint, { method, path, body, contentType }: GeneratedRequest): Promise<number> {
  const started = Date.now();
  const response = await SELF.fetch(`https://mizan.test${path}`, {
    method,
    redirect: "manual",
    headers: body === undefined ? {} : { "content-type": contentType },
    ...(body === undefined ? {} : { body: body as BodyInit }),
  });
  const answer = { status: response.status, text: await response.text() };
  const told = `${method} ${path.slice(0, 200)} ${String(body).slice(0, 80)}`;
  expect(Date.now() - started, told).toBeLessThan(SLOW_MILLISECONDS);
  expect(faultOf(answer, method), told).toBeUndefined();
  if (method === route.method) expect(undescribed(answer, path, route), told).toBeUndefined();
  if (response.ok && method === route.method) expect(breachOf(answer, route), told).toBeUndefined();
  return response.status;
}
