import { afterEach, describe, expect, it, vi } from "vitest";
import { captureOutput } from "../test/captured-output.ts";
import { CHECKS, doctor, originOf } from "./doctor.ts";

const ORIGIN = "https://mizan.example";
const NOW = new Date("2026-11-21T12:00:00Z");
const CSP = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
const HEADERS = {
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=()",
};

type Answer = { status?: number; body?: string; headers?: Record<string, string> };
type Site = (path: string, method: string) => Answer | undefined;

const output = captureOutput();

afterEach(() => vi.unstubAllGlobals());

/** A healthy deployment, except for what `fault` answers. */
async function examine(fault: Site = () => undefined): Promise<boolean> {
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    const path = address.slice(ORIGIN.length);
    const method = init?.method ?? "GET";
    const { status = 200, body = "", headers = {} } = fault(path, method) ?? healthy(path, method);
    const response = new Response(status === 204 ? null : body, { status, headers });
    Object.defineProperty(response, "url", { value: address });
    return response;
  });
  return doctor(ORIGIN, NOW);
}

const json = (body: unknown, status = 200): Answer => ({
  status,
  body: JSON.stringify(body),
  headers: { "x-request-id": "1" },
});
const why = { reason: "internal", parameters: {}, requestId: "1" };
const refused = (status: number) => json({ error: "No.", code: "unauthorized", ...why }, status);

const AUTOMATION = {
  schedulerActive: true,
  nextUpdate: "2026-11-28T02:00:00.000Z",
  stockCount: 5090,
  halalStocks: 1016,
  health: { state: "healthy" },
  systemHealth: "Healthy",
  lastUpdate: "2026-10-31T02:10:00.000Z",
  automationEnabled: true,
  marketData: "live",
  asOf: "2026-10-31",
  run: null,
  lastRun: null,
  stocksUnderReview: 0,
  sources: [],
};
const READY = {
  status: "ready",
  dataset: { version: 4, screenedOn: "2026-10-31", publishedAt: "2026-10-31T02:10:00.000Z", ageDays: 21 },
  lastRun: null,
  stocksUnderReview: 0,
  problems: [] as string[],
};

function page(policy = CSP): Answer {
  const body = '<script type="module" src="/assets/entry-abc.js"></script>';
  return { body, headers: { ...HEADERS, "content-type": "text/html", "content-security-policy": policy } };
}

function healthy(path: string, method: string): Answer {
  if (method === "POST") return refused(path === "/api/donations/webhook" ? 503 : 401);
  if (path === "/api/health") return json({ status: "ok" });
  if (path === "/api/ready") return json(READY);
  if (path === "/api/automation/status") return json(AUTOMATION);
  if (path === "/api/admin/refresh-runs") return refused(401);
  if (path.startsWith("/api/stocks/")) return refused(404);
  if (path === "/sitemap.xml") return { body: `<loc>${ORIGIN}/</loc>` };
  if (path.startsWith("/assets/")) return { headers: { "cache-control": "public, max-age=31536000, immutable" } };
  if (path.startsWith("/no-such-page")) return { status: 404 };
  return page(path === "/donate" ? `${CSP}; frame-src https://js.stripe.com` : CSP);
}

describe("npm run doctor", () => {
  it("finds nothing wrong with a healthy deployment", async () => {
    expect(await examine()).toBe(true);
    expect(output.said).not.toContain("FAULT");
    expect(output.said.match(/ {2}ok /g)).toHaveLength(CHECKS.length);
    expect(output.said).toContain("serves dataset 4, published 21 days ago");
  });

  it.each<[string, RegExp, Site]>([
    ["a page that redirects", /page \/zakat: answers 308/, at("/zakat", { status: 308 })],
    ["a page that is missing", /page \/learn: answers 404/, at("/learn", { status: 404 })],
    [
      "unknown paths that answer 200",
      /an unknown path: answers 200/,
      (path) => (/no-such/.test(path) ? page() : undefined),
    ],
    ["a policy that lets inline scripts run", /allows unsafe/, at("/", page(`${CSP}; script-src 'unsafe-inline'`))],
    ["Stripe allowed everywhere", /other pages' policy/, at("/", page(`${CSP}; frame-src https://js.stripe.com`))],
    [
      "a missing header",
      /strict-transport-security: nothing/,
      at("/", { ...page(), headers: { "content-security-policy": CSP } }),
    ],
    ["files that caches forget", /is not immutable/, at("/assets/entry-abc.js", {})],
    [
      "a sitemap of another site",
      /SITE_ORIGIN=https:\/\/mizan\.example/,
      at("/sitemap.xml", { body: "<loc>https://a.example/</loc>" }),
    ],
    ["a Worker that is not bound", /the Worker: answers 500/, at("/api/health", { status: 500 })],
    [
      "an empty database",
      /No dataset/,
      at("/api/ready", json({ error: "No dataset", code: "unavailable", ...why }, 503)),
    ],
    [
      "what an operator should look at",
      /Refresh 3 failed/,
      at("/api/ready", json({ ...READY, problems: ["Refresh 3 failed"] })),
    ],
    ["errors of another shape", /errors:/, at("/api/stocks/ZZZZZ.ZZ", { status: 404, body: "<html>" })],
    ["a refresh that is off", /AUTOMATION=off/, automation({ automationEnabled: false })],
    [
      "a schedule that is not the last weekend's",
      /is due 2027/,
      automation({ nextUpdate: "2027-02-28T02:00:00.000Z" }),
    ],
    ["a refresh that did not come", /cron trigger/, automation({ lastUpdate: "2026-09-26T02:10:00.000Z" })],
    ["recorded market data", /MARKET_DATA=live/, automation({ marketData: "recording" })],
    ["an admin area that is open", /answers 200 instead of 401/, at("/api/admin/refresh-runs", json([]))],
    ["a login that is not set up", /ADMIN_PASSWORD/, at("/api/admin/login", refused(503))],
  ])("finds %s", async (_, fault, site) => {
    expect(await examine(site)).toBe(false);
    const faults = output.said.split("\n").filter((line) => line.includes("FAULT"));
    expect(faults.join("\n")).toMatch(fault);
  });

  it("says in one line that there is no answer", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") });
    });
    expect(await doctor(ORIGIN, NOW)).toBe(false);
    expect(output.said).toContain("FAULT  page /: connect ECONNREFUSED\n");
  });

  it.each(["mizan", "ftp://mizan.example", "http://", ""])("refuses %j with an example", (address) => {
    expect(() => originOf(address)).toThrow(/npm run doctor -- https:/);
  });
});

function at(faulty: string, answer: Answer): Site {
  return (path) => (path === faulty ? answer : undefined);
}

function automation(change: Partial<typeof AUTOMATION>): Site {
  return at("/api/automation/status", json({ ...AUTOMATION, ...change }));
}
