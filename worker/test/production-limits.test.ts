import { env, SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { call } from "./admin.ts";
import { countInvocations, invocationBindings, limitKeyDerivation, ProductionLimitError } from "./production-limits.ts";

const one = (db: D1Database) => db.prepare("SELECT 1 AS one");

describe("the limits of production", () => {
  it("let through what is within them, with its answer", async () => {
    const { DB, CACHE } = invocationBindings(env);
    expect(await one(DB).first()).toEqual({ one: 1 });
    expect((await DB.batch<{ two: number }>([DB.prepare("SELECT ?1 AS two").bind(2)]))[0]?.results).toEqual([
      { two: 2 },
    ]);
    await CACHE.put("key", "value", { expirationTtl: 60 });
    expect(await CACHE.get("key")).toBe("value");
  });

  it("refuse the fifty-first query of an invocation, alone or in a batch, and start again with the next one", async () => {
    const { DB } = invocationBindings(env);
    await DB.batch(Array.from({ length: 50 }, () => one(DB)));
    expect(() => one(DB).first()).toThrow(ProductionLimitError);
    const next = invocationBindings(env).DB;
    expect(() => next.batch(Array.from({ length: 51 }, () => one(next)))).toThrow("51 D1 queries");
  });

  it("refuse the fifty-first subrequest", async () => {
    const { CACHE } = invocationBindings(env);
    for (let read = 0; read < 50; read++) await CACHE.get("key");
    expect(() => CACHE.get("key")).toThrow("51 subrequests");
  });

  it("refuse too many parameters, too long a statement and too large a value", () => {
    const { DB } = invocationBindings(env);
    expect(() => one(DB).bind(...Array.from({ length: 101 }, () => 1))).toThrow("101 bound parameters");
    expect(() => DB.prepare(`SELECT '${"x".repeat(100_000)}'`)).toThrow(ProductionLimitError);
    expect(() => one(DB).bind("x".repeat(2_000_001))).toThrow("2000001 bytes");
  });

  it("refuse a function of too many arguments", () => {
    const { DB } = invocationBindings(env);
    const array = (count: number) =>
      `SELECT json_array(${Array.from({ length: count }, () => "max(1, 2)").join(", ")})`;
    expect(() => DB.prepare(array(32))).not.toThrow();
    expect(() => DB.prepare(array(33))).toThrow("a function of 33 arguments");
    expect(() => DB.prepare(`SELECT json_array('${",".repeat(40)}')`)).not.toThrow();
  });

  it("refuse a key that lives under a minute or is written twice within a second", async () => {
    const { CACHE } = invocationBindings(env);
    expect(() => CACHE.put("short", "x", { expirationTtl: 59 })).toThrow("59 seconds");
    await CACHE.put("twice", "x");
    expect(() => CACHE.put("twice", "x")).toThrow("twice within a second");
  });

  it("refuse more rounds of PBKDF2 than production allows", async () => {
    const putBack = limitKeyDerivation();
    try {
      const key = await crypto.subtle.importKey("raw", new Uint8Array(8), "PBKDF2", false, ["deriveBits"]);
      const derive = (iterations: number) =>
        crypto.subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt: new Uint8Array(8), iterations }, key, 128);
      expect((await derive(1_000)).byteLength).toBe(16);
      expect(() => derive(100_001)).toThrow(ProductionLimitError);
    } finally {
      putBack();
    }
  });
});

describe("every request of a worker test", () => {
  it.each([
    ["the test runtime's own Worker", () => SELF.fetch("https://mizan.test/api/dashboard/stats")],
    ["the app with the admin's secrets", () => call("/api/dashboard/stats")],
  ])("runs under these limits: %s", async (_, request) => {
    const before = countInvocations();
    await request();
    expect(countInvocations()).toBe(before + 1);
  });
});
