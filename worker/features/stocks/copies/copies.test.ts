import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { dropCachedBlobs } from "../../../platform/cache.ts";
import { database } from "../../../platform/database.ts";
import { makeStock, publish } from "../../../test/factories.ts";
import { forgetEverything, makeTables } from "../../../test/fresh-storage.ts";
import { invocationBindings } from "../../../test/production-limits.ts";
import { symbolOf } from "../../../test/refresh-universe.ts";
import { nameIndex } from "../../../verdicts/listing/indexes.ts";
import { copyNextStocks, fromCopy } from "./copies.ts";

const HOUR = 3_600_000;
const MORNING = Date.parse("2026-08-22T06:00:00Z");
const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, position) =>
    makeStock(symbolOf(position), { name: `${symbolOf(position)} ${name}` }),
  );

const written: string[] = [];

async function copy(now: number): Promise<boolean> {
  const { DB, CACHE } = invocationBindings(env);
  const kv = new Proxy(CACHE, {
    get: (target, name) => {
      if (name !== "put") return Reflect.get(target, name).bind(target);
      return (key: string, value: string) => {
        if (key.startsWith("copy-of-")) written.push(key);
        return target.put(key, value);
      };
    },
  });
  return copyNextStocks({ db: database(DB), kv, now: new Date(now) });
}

async function copyAll(now: number): Promise<number> {
  for (let ticks = 0; ; ticks++) if (!(await copy(now + ticks * 60_000))) return ticks;
}

const contents = (kind: "rows" | "verdicts") =>
  env.CACHE.get<{ place: number; startedOn: string; firsts: string[] }>(`copy-of-${kind}`, "json");

/** Every line of a copy, in the order of its pages. */
async function linesOf(kind: "rows" | "verdicts"): Promise<string[]> {
  const { place = 0, firsts = [] } = (await contents(kind)) ?? {};
  const pages = await Promise.all(firsts.map((_, page) => env.CACHE.get(`copy-of-${kind}/${place}/${page}`)));
  return pages.flatMap((page) => page?.split("\n") ?? []);
}

beforeEach(async () => {
  await forgetEverything();
  await makeTables();
  written.length = 0;
});

describe("the copy of the stocks", () => {
  it("is made in several calls, each page beginning where the one before ended", async () => {
    await publish(many(700, "Company"));
    expect(await copyAll(MORNING)).toBeGreaterThan(3);
    const symbols = (await linesOf("verdicts")).map((line) => line.split("\t")[0]);
    expect(symbols).toEqual(many(700, "").map(({ profile }) => profile.symbol));
    expect((await linesOf("rows")).length).toBe(700);
  });

  it("is made at most once a day, however many datasets are published", async () => {
    await publish(many(5, "Company"));
    await copyAll(MORNING);
    written.length = 0;
    await publish(many(5, "Renamed"));
    expect(await copyAll(MORNING + 23 * HOUR)).toBe(0);
    expect(written).toEqual([]);
    expect(await copyAll(MORNING + 25 * HOUR)).toBeGreaterThan(0);
    expect((await linesOf("verdicts"))[0]).toContain("AAAA Renamed");
    expect(await copyAll(MORNING + 99 * HOUR)).toBe(0);
  });

  it("leaves the one before whole until the next one is", async () => {
    await publish(many(700, "Company"));
    await copyAll(MORNING);
    await publish(many(700, "Renamed"));
    const day = MORNING + 25 * HOUR;
    for (let tick = 0; (await contents("rows"))?.startedOn.startsWith("2026-08-22"); tick++) await copy(day + tick);
    await copy(day + HOUR);
    const before = await linesOf("verdicts");
    expect([before.length, before.filter((line) => line.includes("Renamed")).length]).toEqual([700, 0]);
    await copyAll(day + 2 * HOUR);
    const after = await linesOf("verdicts");
    expect([after.length, after.filter((line) => line.includes("Renamed")).length]).toEqual([700, 700]);
  });

  it("reads each row by the names that its copy was written with, and an older copy without names not at all", async () => {
    const head = { place: 0, startedOn: "2026-08-22T06:00:00Z", firsts: ["7"], datasets: [] };
    const rows = () =>
      fromCopy({ db: database(env.DB), kv: env.CACHE, now: new Date(MORNING) }, (kept) => kept.rows([7]));
    await env.CACHE.put("copy-of-rows/0/0", '7\t[7,"Old name","OLDN"]');
    await env.CACHE.put("copy-of-rows", JSON.stringify({ ...head, columns: ["id", "name", "symbol"] }));
    expect((await rows()).result).toMatchObject([{ id: 7, symbol: "OLDN", name: "Old name", isRealData: null }]);
    await env.CACHE.put("copy-of-rows", JSON.stringify(head));
    await expect(rows()).rejects.toThrow("There is no copy of rows");
  });

  it("forgets within a minute what KV knows of a database that another one has replaced, and is made again", async () => {
    const names = async () => {
      dropCachedBlobs();
      const index = await nameIndex({ db: database(env.DB), kv: env.CACHE, now: new Date(MORNING) });
      return new TextDecoder().decode(index?.text);
    };
    await publish(many(5, "Company"));
    await copyAll(MORNING);
    await publish(many(5, "Withdrawn"));
    await copyAll(MORNING + 25 * HOUR);
    expect(await names()).toContain("Withdrawn");
    await env.CACHE.put("open-data/2-2026-08-23.csv", "Withdrawn");
    await env.DB.batch(
      [
        "UPDATE stocks SET name = replace(name, 'Withdrawn', 'Company'), document = replace(document, 'Withdrawn', 'Company')",
        "DELETE FROM datasets WHERE version = 2",
        "UPDATE stock_copies SET dataset_version = 1",
      ].map((statement) => env.DB.prepare(statement)),
    );
    await copyAll(MORNING + 26 * HOUR);
    expect(await names()).not.toContain("Withdrawn");
    expect((await linesOf("verdicts"))[0]).toContain("AAAA Company");
    expect(await env.CACHE.get("open-data/2-2026-08-23.csv")).toBeNull();
  });

  it("is made again on the same day when KV has lost it", async () => {
    await publish(many(5, "Company"));
    await copyAll(MORNING);
    for (const { name } of (await env.CACHE.list()).keys) await env.CACHE.delete(name);
    expect(await copyAll(MORNING + HOUR)).toBeGreaterThan(3);
  });

  it("goes on where it was when KV took no more", async () => {
    await publish(many(700, "Company"));
    await copy(MORNING);
    const put = () => Promise.reject(new Error("429"));
    const full = { ...env.CACHE, get: async () => "1-1787364000", put } as unknown as KVNamespace;
    await expect(copyNextStocks({ db: database(env.DB), kv: full, now: new Date(MORNING) })).rejects.toThrow("429");
    await copyAll(MORNING + HOUR);
    expect((await linesOf("verdicts")).length).toBe(700);
  });
});
