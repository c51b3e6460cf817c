import { createHash, createHmac, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Bindings } from "../../worker/platform/env.ts";
import { workerConfig } from "../configuration.ts";
import { stateFolder } from "../local-state.ts";
import { d1Of } from "./sqlite-d1.ts";

type Store = Pick<Bindings, "DB" | "CACHE">;

/**
 * Opens the local database and cache for `use` in the files where Miniflare keeps them, which is several times faster than through the
 * runtime. Nothing may serve them meanwhile. A new database is made beside its place and moved there when it is complete; in one that
 * exists, all of it happens or nothing.
 *
 * @throws whatever `use` throws; the database has not changed then
 */
export async function withLocalStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result> {
  const file = databaseFile();
  const cache = openCache();
  try {
    if (existsSync(file)) return await withDatabase(file, (DB) => use({ DB, CACHE: cache.kv }));
    const unfinished = `${file}.unfinished`;
    deleteDatabase(unfinished);
    try {
      const result = await withDatabase(unfinished, (DB) => use({ DB, CACHE: cache.kv }));
      renameSync(unfinished, file);
      return result;
    } finally {
      deleteDatabase(unfinished);
    }
  } finally {
    cache.close();
  }
}

export function databaseFile(): string {
  return objectFile("d1", "miniflare-D1DatabaseObject", workerConfig("production").d1_databases[0]?.database_id ?? "");
}

/** Each of Miniflare's stores is a Durable Object, whose file is named by the runtime's hash of its class and its name. */
function objectFile(kind: string, className: string, name: string): string {
  const key = createHash("sha256").update(className).digest();
  const hash = (text: string | Buffer) => createHmac("sha256", key).update(text).digest().subarray(0, 16);
  const id = Buffer.concat([hash(name), hash(hash(name))]).toString("hex");
  const folder = resolve(stateFolder(), "v3", kind, className);
  mkdirSync(folder, { recursive: true });
  return join(folder, `${id}.sqlite`);
}

async function withDatabase<Result>(file: string, use: (db: D1Database) => Promise<Result>): Promise<Result> {
  const database = new DatabaseSync(file);
  try {
    database.exec("PRAGMA cache_size = -262144; BEGIN IMMEDIATE");
    const result = await use(d1Of(database));
    database.exec("COMMIT");
    return result;
  } finally {
    database.close();
  }
}

function deleteDatabase(file: string): void {
  for (const suffix of ["", "-journal"]) rmSync(`${file}${suffix}`, { force: true });
}

/** Miniflare's KV: its entries in a database, and each value in a file. Texts and JSON only. */
function openCache(): { kv: KVNamespace; close: () => void } {
  const namespace = workerConfig("production").kv_namespaces[0]?.id ?? "";
  const blobs = resolve(stateFolder(), "v3/kv", namespace, "blobs");
  mkdirSync(blobs, { recursive: true });
  const database = new DatabaseSync(objectFile("kv", "miniflare-KVNamespaceObject", namespace));
  database.exec(`
    CREATE TABLE IF NOT EXISTS _mf_entries (key TEXT PRIMARY KEY, blob_id TEXT NOT NULL, expiration INTEGER, metadata TEXT);
    CREATE INDEX IF NOT EXISTS _mf_entries_expiration_idx ON _mf_entries(expiration)`);
  const blobOf = (key: string) =>
    database.prepare("SELECT blob_id AS blob FROM _mf_entries WHERE key = ?").get(key)?.["blob"];
  const kv = {
    async get(key: string, type?: "json") {
      const blob = blobOf(key);
      if (blob === undefined) return null;
      const text = readFileSync(join(blobs, String(blob)), "utf8");
      return type === "json" ? JSON.parse(text) : text;
    },
    async put(key: string, value: string) {
      await kv.delete(key);
      const blob = randomBytes(40).toString("hex");
      writeFileSync(join(blobs, blob), value);
      database.prepare("INSERT INTO _mf_entries (key, blob_id) VALUES (?, ?)").run(key, blob);
    },
    async delete(key: string) {
      const blob = blobOf(key);
      if (blob === undefined) return;
      database.prepare("DELETE FROM _mf_entries WHERE key = ?").run(key);
      rmSync(join(blobs, String(blob)), { force: true });
    },
  };
  return { kv: kv as unknown as KVNamespace, close: () => database.close() };
}
