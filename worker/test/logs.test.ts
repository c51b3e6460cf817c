import { env } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Endpoint, errorSchema } from "../../schema/contracts/endpoint.ts";
import { everyEndpoint } from "../../schema/contracts/endpoints.ts";
import { call } from "./admin.ts";
import { makeStock, publish } from "./factories.ts";

/** What a log must never contain. Each is sent or set in every possible way, and searched for in every line. */
const MARKS = {
  password: "marked-password-0123456789",
  wrongPassword: "marked-wrong-password",
  stripeSecret: "sk_test_marked_secret",
  webhookSecret: "whsec_marked_secret",
  contact: "marked.operator@example.org",
  email: "marked.visitor@example.org",
  name: "Marked Visitor",
  address: "203.0.113.77",
  cookie: "M".repeat(43),
  text: "marked words of a visitor",
};

const LEVELS = ["log", "info", "warn", "error", "debug"] as const;

const bindings = {
  DB: env.DB,
  CACHE: env.CACHE,
  ADMIN_USERNAME: "admin",
  ADMIN_PASSWORD: MARKS.password,
  STRIPE_SECRET_KEY: MARKS.stripeSecret,
  STRIPE_PUBLISHABLE_KEY: "pk_test",
  MARKET_DATA: "live" as const,
  STRIPE_WEBHOOK_SECRET: MARKS.webhookSecret,
  MARKET_DATA_CONTACT: MARKS.contact,
  STRIPE_API_HOST: "http://127.0.0.1:1",
};

const HEADERS = {
  cookie: `__Host-mizan=${MARKS.cookie}`,
  "cf-connecting-ip": MARKS.address,
  "cf-ray": "ray-of-this-request",
  "user-agent": MARKS.text,
  referer: `https://mizan.test/?symbol=${MARKS.text}`,
};

const BODY = {
  username: MARKS.email,
  password: MARKS.wrongPassword,
  email: MARKS.email,
  name: MARKS.name,
  stockId: 1,
  fullName: MARKS.name,
  subject: MARKS.text,
  message: MARKS.text,
  title: MARKS.text,
  content: MARKS.text,
  category: "zakat",
  reason: MARKS.text,
  note: MARKS.text,
  symbol: MARKS.text,
  completed: true,
  isRemoved: true,
  isScholarResponse: true,
  decision: "accept",
  assets: [{ type: "cash", value: 1 }],
};

const lines: string[] = [];
let token: string;

beforeEach(async () => {
  for (const level of LEVELS) {
    vi.spyOn(console, level).mockImplementation((...values) => {
      lines.push(values.map((value) => (value instanceof Error ? `${value.stack}` : String(value))).join(" "));
    });
  }
  await publish([makeStock("AAPL")]);
});

async function logIn(): Promise<void> {
  lines.length = 0;
  const body = { username: "admin", password: MARKS.password };
  const answer = await call("/api/admin/login", { method: "POST", body, bindings });
  ({ token } = await answer.json<{ token: string }>());
}

afterEach(() => {
  vi.restoreAllMocks();
  lines.length = 0;
});

/** A database that fails at every use, with an error that quotes its input. */
const broken = {
  prepare: (sql: string) => {
    const fail = (...values: unknown[]) =>
      Promise.reject(new Error(`D1_ERROR: near "${values.join(" ")}" in '${sql}'`));
    const statement = {
      bind: (...values: unknown[]) => ({
        ...statement,
        first: () => fail(...values),
        all: () => fail(...values),
        run: () => fail(...values),
        raw: () => fail(...values),
      }),
      first: fail,
      all: fail,
      run: fail,
      raw: fail,
    };
    return statement;
  },
  batch: () => Promise.reject(new Error(`D1_ERROR: "${MARKS.text}" ${MARKS.email}: SQLITE_ERROR`)),
} as unknown as D1Database;

async function request(route: Endpoint, settings: typeof bindings): Promise<Response> {
  const path = `${route.path.replace(":symbol", encodeURIComponent(MARKS.text)).replaceAll(/:\w+/g, "1")}?q=${encodeURIComponent(MARKS.text)}`;
  const headers = { ...HEADERS, ...(route.admin ? { authorization: `Bearer ${token}` } : {}) };
  const body = route.method === "GET" ? {} : { body: BODY };
  return call(path, { method: route.method, headers, ...body, bindings: settings });
}

function expectNoMarks(text: string, { method, path }: Endpoint): void {
  for (const [name, mark] of Object.entries({ ...MARKS, token }))
    expect(text.includes(mark), `${name} by ${method} ${path}`).toBe(false);
}

describe("a request to any route", () => {
  it("logs no secret and nothing about a person, whatever it answers", async () => {
    for (const route of everyEndpoint) {
      await logIn();
      await request(route, bindings);
      expectNoMarks(lines.join("\n"), route);
    }
  });

  it("logs one line of JSON with the request's id when the database fails, and tells people nothing of it", async () => {
    for (const route of everyEndpoint) {
      await logIn();
      lines.length = 0;
      const response = await request(route, { ...bindings, DB: broken });
      const text = await response.text();
      expectNoMarks(lines.join("\n"), route);
      if (response.status !== 500) continue;
      expect(errorSchema.parse(JSON.parse(text))).toMatchObject({ code: "internal", requestId: "ray-of-this-request" });
      expect(text).not.toMatch(/D1_ERROR|SQLITE|marked/);
      expect([route.path, lines.length]).toEqual([route.path, 1]);
      expect(JSON.parse(lines[0] ?? "")).toMatchObject({ requestId: "ray-of-this-request", method: route.method });
    }
  });
});
