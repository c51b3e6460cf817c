import { env, SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { call } from "./admin.ts";
import { countInvocations, invocationBindings, ProductionLimitError } from "./production-limits.ts";

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
    const values = "?, ".repeat(100);
    const many = DB.prepare(`SELECT ${values}?`).bind(...Array.from({ length: 101 }, () => 1));
    expect(() => many.first()).toThrow("101 bound parameters");
    expect(() => DB.prepare(`SELECT '${"x".repeat(100_000)}'`).first()).toThrow(ProductionLimitError);
    expect(() => DB.prepare("SELECT ?").bind("x".repeat(2_000_001)).first()).toThrow("2000001 bytes");
  });

  it("refuse a function of too many arguments", async () => {
    const { DB } = invocationBindings(env);
    const array = (count: number) =>
      `SELECT json_array(${Array.from({ length: count }, () => "max(1, 2)").join(", ")})`;
    expect(await DB.prepare(array(32)).first()).not.toBeNull();
    expect(() => DB.prepare(array(33)).first()).toThrow("a function of 33 arguments");
    expect(await DB.prepare(`SELECT json_array('${",".repeat(40)}')`).first()).not.toBeNull();
  });

  it("refuse a key that lives under a minute or is written twice within a second", async () => {
    const { CACHE } = invocationBindings(env);
    expect(() => CACHE.put("short", "x", { expirationTtl: 59 })).toThrow("59 seconds");
    await CACHE.put("twice", "x");
    expect(() => CACHE.put("twice", "x")).toThrow("twice within a second");
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
