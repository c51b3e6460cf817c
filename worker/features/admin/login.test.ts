import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import {
  adminEndpoints,
  LOGIN_CHECKS_MAX,
  LOGIN_WINDOW_SECONDS,
  LOGIN_CHECKS_OF_A_NETWORK_MAX as OF_A_NETWORK,
} from "../../../schema/contracts/admin.ts";
import { errorSchema } from "../../../schema/contracts/endpoint.ts";
import { ADMIN, adminBindings, call } from "../../test/admin.ts";
import { databaseContents, expectRefused } from "../../test/database.ts";

type Try = { username?: string; password?: string; address?: string };

function logIn({ address = "192.0.2.1", ...given }: Try = {}) {
  const headers = { "cf-connecting-ip": address };
  return call("/api/admin/login", { method: "POST", body: { ...ADMIN, ...given }, headers });
}

async function statuses(tries: Try[]): Promise<Record<number, number>> {
  const answers = await Promise.all(tries.map(logIn));
  const counted: Record<number, number> = {};
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
}

async function letTimePass(seconds: number): Promise<void> {
  await env.DB.prepare("UPDATE admin_login_checks SET checked_at = checked_at - ?1").bind(seconds).run();
}

async function loggedEvents(): Promise<unknown[]> {
  const { results } = await env.DB.prepare("SELECT event FROM security_events ORDER BY id").all<{ event: string }>();
  return results.map(({ event }) => event);
}

describe("POST /api/admin/login", () => {
  it("answers a token of 256 bits that lasts eight hours and is stored nowhere", async () => {
    const before = Date.now();
    const response = await logIn();
    expect(response.status).toBe(200);
    const { token, expiresAt } = adminEndpoints.logIn.response.parse(await response.json());
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Math.abs(Date.parse(expiresAt) - before - 8 * 3600 * 1000)).toBeLessThan(5000);
    expect(JSON.stringify(await databaseContents())).not.toContain(token);
  });

  it.each([
    ["a wrong password", { password: "wrong password of length" }],
    ["a wrong username", { username: "root" }],
    ["the right password in another case", { password: ADMIN.password.toUpperCase() }],
    ["a password that only starts right", { password: `${ADMIN.password} ` }],
  ])("refuses %s with 401 and opens no session", async (_, given) => {
    const response = await logIn(given);
    expect(response.status).toBe(401);
    expect(errorSchema.parse(await response.json())).toMatchObject({
      error: "Invalid credentials",
      code: "unauthorized",
    });
    expect(await env.DB.prepare("SELECT count(*) AS open FROM admin_sessions").first("open")).toBe(0);
  });

  it.each([
    [{ password: ADMIN.password }, "username"],
    [{ username: "admin" }, "password"],
    [{ username: "", password: "x" }, "username"],
    [{ username: "admin", password: 7 }, "password"],
    [{ username: "a".repeat(101), password: "x" }, "username"],
    [{ username: "admin", password: "x".repeat(201) }, "password"],
    [["admin"], ""],
  ])("answers %j with 400, names the field and writes nothing", async (body, field) => {
    await expectRefused(() => call("/api/admin/login", { method: "POST", body }), 400, field);
  });

  it.each(["ADMIN_USERNAME", "ADMIN_PASSWORD"] as const)("answers 503 and says so without %s", async (secret) => {
    const { [secret]: _, ...bindings } = adminBindings;
    const response = await call("/api/admin/login", { method: "POST", body: ADMIN, bindings });
    expect(response.status).toBe(503);
    const { error, code } = errorSchema.parse(await response.json());
    expect([error, code]).toEqual([expect.stringContaining("ADMIN_PASSWORD"), "unavailable"]);
  });
});

describe("the throttle of the admin login", () => {
  it("lets 5 of 1,000 simultaneous attempts reach the password check, from however many addresses", async () => {
    const tries = Array.from({ length: 1000 }, (_, number) => ({
      password: `guess number ${number} of many`,
      address: `198.51.${number >> 8}.${number & 255}`,
    }));
    expect(await statuses(tries)).toEqual({ 401: LOGIN_CHECKS_MAX, 429: 1000 - LOGIN_CHECKS_MAX });
  });

  it("lets 3 attempts of one address reach the password check, with however many usernames", async () => {
    const tries = Array.from({ length: 50 }, (_, number) => ({ username: `user${number}` }));
    expect(await statuses(tries)).toEqual({ 401: OF_A_NETWORK, 429: 50 - OF_A_NETWORK });
  });

  it("lets the right password from another network in, however often one network tried a wrong one", async () => {
    await statuses(Array.from({ length: 20 }, () => ({ password: "wrong password of length" })));
    expect((await logIn({ address: "192.0.2.77" })).status).toBe(200);
  });

  it("counts the addresses of one IPv6 household as one", async () => {
    const tries = Array.from({ length: 20 }, (_, number) => ({
      username: `user${number}`,
      address: `2001:db8:1:2::${number.toString(16)}`,
    }));
    expect(await statuses(tries)).toEqual({ 401: OF_A_NETWORK, 429: 20 - OF_A_NETWORK });
  });

  it("refuses even the right password within the window and accepts it afterwards", async () => {
    await statuses(Array.from({ length: 8 }, () => ({ password: "wrong password of length" })));
    const refused = await logIn();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBe(LOGIN_WINDOW_SECONDS);
    await letTimePass(LOGIN_WINDOW_SECONDS - 60);
    expect((await logIn()).status).toBe(429);
    await letTimePass(60);
    expect((await logIn()).status).toBe(200);
  });

  it("slides: the third last attempt, not the clock, decides when the next is allowed", async () => {
    await statuses([{ password: "first" }]);
    await letTimePass(LOGIN_WINDOW_SECONDS - 60);
    await statuses([{ password: "second" }, { password: "third" }]);
    await letTimePass(90);
    const later = Array.from({ length: 4 }, (_, number) => ({ password: `later ${number}` }));
    expect(await statuses(later)).toEqual({ 401: 1, 429: 3 });
  });

  it("lets an admin log in as often as they like, also after some wrong tries", async () => {
    await statuses(Array.from({ length: OF_A_NETWORK - 1 }, () => ({ password: "wrong password of length" })));
    for (let login = 0; login < 3 * OF_A_NETWORK; login++) expect((await logIn()).status).toBe(200);
    expect(await statuses([{ password: "wrong again" }, { password: "and again" }])).toEqual({ 401: 1, 429: 1 });
  });

  it("keeps another account and address free", async () => {
    await statuses(Array.from({ length: 6 }, () => ({ username: "someone else" })));
    expect((await logIn({ address: "192.0.2.2" })).status).toBe(200);
  });

  it("logs a flood once, without a name, a password or an address", async () => {
    await statuses(Array.from({ length: 60 }, () => ({ password: "wrong password of length" })));
    expect(await loggedEvents()).toEqual([...Array(OF_A_NETWORK).fill("login_refused"), "login_throttled"]);
    const stored = JSON.stringify(await databaseContents());
    for (const secret of ["192.0.2.1", '"admin"', "wrong password", ADMIN.password])
      expect(stored).not.toContain(secret);
  });
});
