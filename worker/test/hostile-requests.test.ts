import { SELF } from "cloudflare:test";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Endpoint } from "../../schema/contracts/endpoint.ts";
import { endpoints } from "../../schema/contracts/endpoints.ts";
import { errorSchema } from "../../schema/contracts/errors.ts";
import { makeStock, publish } from "./factories.ts";
import { encodePiece, HOSTILE_ENCODINGS, HOSTILE_TEXTS, hostileBodies } from "./hostile-inputs.ts";

const REQUESTS_A_ROUTE = 60;
const SLOW_MILLISECONDS = 2_000;
const INTERNAL_TEXT = /D1_ERROR|SQLITE|sqlite|ZodError|node_modules|\.ts:\d|at Object\.|stack/;
const ODD_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const routes = Object.values(endpoints).flatMap((feature): Endpoint[] => Object.values(feature));

beforeEach(async () => {
  await publish([makeStock("AAPL", { name: "Apple Inc." }), makeStock("A", { status: "haram" })]);
});

describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))("%s", (_name, route) => {
  it("answers every generated request in time, without a 5xx and without internal text", async () => {
    for (const request of fc.sample(hostileRequest(route), { numRuns: REQUESTS_A_ROUTE, seed: 20_261_120 })) {
      await expectCalm(request);
    }
  });
});

type Generated = { method: string; path: string; body: string | undefined; contentType: string };

async function expectCalm({ method, path, body, contentType }: Generated): Promise<void> {
  const started = Date.now();
  const response = await SELF.fetch(`https://mizan.test${path}`, {
    method,
    redirect: "manual",
    headers: body === undefined ? {} : { "content-type": contentType },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const told = `${method} ${path.slice(0, 200)} ${body?.slice(0, 80) ?? ""} → ${response.status} ${text.slice(0, 200)}`;
  expect(Date.now() - started, told).toBeLessThan(SLOW_MILLISECONDS);
  expect(response.status === 503 || response.status < 500, told).toBe(true);
  if (response.status >= 400) {
    expect(errorSchema.safeParse(JSON.parse(text)).success, told).toBe(true);
    expect(text, told).not.toMatch(INTERNAL_TEXT);
  }
}

function hostileRequest(route: Endpoint): fc.Arbitrary<Generated> {
  const text = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: "binary", maxLength: 60 }));
  const piece = fc.oneof(text.map(encodePiece), fc.constantFrom(...HOSTILE_ENCODINGS));
  const names = queryNames(route);
  const query = fc.array(fc.tuple(fc.constantFrom(...names, "__proto__"), piece), { maxLength: 4 });
  return fc
    .record({
      method: fc.oneof({ weight: 9, arbitrary: fc.constant(route.method) }, fc.constantFrom(...ODD_METHODS)),
      pieces: fc.array(piece, { minLength: 4, maxLength: 4 }),
      query,
      body: fc.oneof(fc.constantFrom(...hostileBodies()), fc.json(), text),
      contentType: fc.constantFrom("application/json", "application/json; charset=utf-16", "text/plain", ""),
    })
    .map(({ method, pieces, query: pairs, body, contentType }) => {
      let position = 0;
      const path = route.path.replace(/:\w+/g, () => pieces[position++ % pieces.length] || "x");
      const search = pairs.map(([name, value]) => `${name}=${value}`).join("&");
      const hasBody = method !== "GET" && method !== "OPTIONS";
      return { method, path: search ? `${path}?${search}` : path, body: hasBody ? body : undefined, contentType };
    });
}

function queryNames(route: Endpoint): string[] {
  const shape = route.query && "shape" in route.query ? (route.query.shape as object) : {};
  return [...Object.keys(shape), "limit", "cursor", "q"];
}
