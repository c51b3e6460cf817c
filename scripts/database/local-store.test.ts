import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Bindings } from "../../worker/platform/env.ts";
import { loadUniverse, markCompanies } from "../content/load-content.ts";
import { stateProblem } from "../local-state.ts";
import { withPlatform } from "../platform.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";
import { testPlatform } from "../test/platform.ts";
import { databaseFile, withLocalStore } from "./local-store.ts";
import { applyMigrations } from "./migrations.ts";
import { listTables } from "./tables.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const SOME = embeddedUniverse().filter((_, position) => position % 400 === 0);

let state: string;

beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), "mizan-store-"));
  process.env["MIZAN_STATE"] = state;
});

afterEach(() => {
  delete process.env["MIZAN_STATE"];
  rmSync(state, { recursive: true });
});

async function load(store: Pick<Bindings, "DB" | "CACHE">): Promise<void> {
  await applyMigrations(store.DB);
  await loadUniverse(store, NOW, { universe: SOME, version: "some" });
  await markCompanies(store);
}

async function tablesOf({ DB }: Pick<Bindings, "DB">) {
  const tables: Record<string, unknown> = {};
  for (const { name } of await listTables(DB))
    tables[name] = (await DB.prepare(`SELECT * FROM "${name}" ORDER BY 1, 2`).all()).results;
  return tables;
}

async function contentOf({ DB, CACHE }: Pick<Bindings, "DB" | "CACHE">) {
  const tables = await tablesOf({ DB });
  const values: Record<string, string | null> = {};
  for (const { name } of (await CACHE.list()).keys) values[name] = await CACHE.get(name);
  return { tables, values };
}

it("the runtime finds what was written to its files, and it is what it would have written itself", async () => {
  await withLocalStore(load);
  const written = await withPlatform("local", contentOf);
  const { env, dispose } = await testPlatform();
  try {
    await load(env);
    const own = await contentOf(env);
    expect((own.tables["stocks"] as unknown[]).length).toBe(SOME.length);
    expect(Object.keys(own.values)).toContain("recording/manifest");
    expect(written).toEqual(own);
  } finally {
    await dispose();
  }
});

it("leaves no database when making one is interrupted", async () => {
  const interrupted = withLocalStore(async (store) => {
    await load(store);
    throw new Error("killed");
  });
  await expect(interrupted).rejects.toThrow("killed");
  expect(readdirSync(dirname(databaseFile()))).toEqual([]);
});

it("makes a new database beside the rest of one that was killed", async () => {
  await withLocalStore(({ DB }) => applyMigrations(DB));
  const half = new DatabaseSync(`${databaseFile()}.unfinished`);
  half.exec("CREATE TABLE stocks (half)");
  half.close();
  rmSync(databaseFile());
  await withLocalStore(({ DB }) => applyMigrations(DB));
  expect(existsSync(`${databaseFile()}.unfinished`)).toBe(false);
});

it("changes nothing in an existing database when something fails, and says so when another process writes to it", async () => {
  await withLocalStore(({ DB }) => applyMigrations(DB));
  const failed = withLocalStore(async ({ DB }) => {
    await DB.batch([DB.prepare("INSERT INTO change_runs (version, changed_on, counts) VALUES (1, 'today', '{}')")]);
    await DB.prepare("SELECT * FROM nothing").all();
  });
  await expect(failed).rejects.toThrow("nothing");
  const other = new DatabaseSync(databaseFile());
  expect(other.prepare("SELECT * FROM change_runs").all()).toEqual([]);
  other.exec("BEGIN IMMEDIATE");
  const locked = await withLocalStore(async () => undefined).catch((error: unknown) => stateProblem(state, error));
  other.close();
  expect(locked).toBe(`Another process writes to the database in ${state}. Start again when it has ended.`);
});

it("leaves what was there when the disk is full", async () => {
  await withLocalStore(load);
  const before = await withLocalStore(tablesOf);
  const full = withLocalStore(async ({ DB }) => {
    await DB.prepare("PRAGMA max_page_count = 1").all();
    await DB.prepare("UPDATE stocks SET document = document || document").run();
  });
  const sentence = await full.catch((error: unknown) => stateProblem(state, error));
  expect(sentence).toBe(`The disk of ${state} is full. Make room, or point MIZAN_STATE at another disk.`);
  expect(await withLocalStore(tablesOf)).toEqual(before);
});
