import { expect, it } from "vitest";
import { ISINS_KEY } from "../../worker/features/funds/repository.ts";
import { copyNextStocks, fromCopy } from "../../worker/features/stocks/copies/copies.ts";
import { database } from "../../worker/platform/database.ts";
import { loadIsins, loadUniverse } from "../content/load-content.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";
import { memoryPlatform } from "../test/platform.ts";
import { applyMigrations } from "./migrations.ts";
import { refillCache } from "./restore.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const SOME = embeddedUniverse().filter((_, position) => position % 100 === 0);

it("leaves after a restore the ISINs, and copies that the Worker makes again on the same day", async () => {
  const env = memoryPlatform();
  await applyMigrations(env.DB);
  await loadUniverse(env, NOW, { universe: SOME, version: "some" });
  await loadIsins(env.CACHE);
  const store = { db: database(env.DB), kv: env.CACHE, now: NOW };
  const symbol = await env.DB.prepare("SELECT symbol FROM stocks WHERE is_screened LIMIT 1").first<string>("symbol");
  const copyAll = async () => {
    while (await copyNextStocks(store));
    return (await fromCopy(store, (copy) => copy.find(symbol ?? ""))).result;
  };
  const before = await copyAll();
  const isins = await env.CACHE.get(ISINS_KEY);
  await env.CACHE.put("open-data-1", "of another day");

  await refillCache(env);

  expect(await env.CACHE.get("open-data-1")).toBeNull();
  expect(await env.CACHE.get(ISINS_KEY)).toBe(isins);
  expect(await copyAll()).toEqual(before);
});
