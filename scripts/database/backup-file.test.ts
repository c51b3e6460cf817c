import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ISINS_KEY } from "../../worker/features/funds/repository.ts";
import { copyNextStocks, fromCopy } from "../../worker/features/stocks/copies/copies.ts";
import { database } from "../../worker/platform/database.ts";
import { overheard } from "../../worker/test/recorded-statements.ts";
import { loadIsins, loadUniverse } from "../content/load-content.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";
import { memoryPlatform, testPlatform } from "../test/platform.ts";
import { backUpDatabase, restoreDatabase } from "./backup-file.ts";
import { refillCache } from "./backups.ts";
import { migrate } from "./migrations.ts";
import { listTables } from "./tables.ts";

/** Enough for two statements of a restore. */
const STOCKS = 4_000;
const NOW = new Date("2026-11-21T12:00:00Z");

const KILLED = "killed";

let folder: string;
let file: string;
const [from, to] = [memoryPlatform(), memoryPlatform()];
let runtime: Awaited<ReturnType<typeof testPlatform>>;
let written: { rows: number };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mizan-backup-"));
  file = join(folder, "mizan.backup.gz");
  runtime = await testPlatform();
  for (const { DB } of [from, to, runtime.env]) await migrate(DB);
  await fill(from.DB);
  written = await backUpDatabase(from.DB, file, NOW);
});

afterAll(async () => {
  await runtime?.dispose();
  rmSync(folder, { recursive: true, force: true });
});

describe("a backup", () => {
  it("can be read by its owner alone and leaves no half file behind", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["mizan.backup.gz"]);
  });

  it("never contains logins, request counters or code", () => {
    const text = gunzipSync(readFileSync(file)).toString();
    expect(text).toContain("an honest question");
    expect(text).not.toMatch(/a-token-hash|TRIGGER/);
  });

  it.each([
    ["of this process", () => to.DB],
    ["of the runtime", () => runtime.env.DB],
  ])("restores every row, trigger and reference to a database %s, whose backup is the same", async (_, database) => {
    const { rows } = await restoreDatabase(database(), file, { replace: false });
    expect(rows).toBe(written.rows);
    expect(rows).toBeGreaterThan(STOCKS);
    expect(await digest(database())).toEqual(await digest(from.DB));
    const again = join(folder, "again.gz");
    await backUpDatabase(database(), again, NOW);
    expect(gunzipSync(readFileSync(again)).equals(gunzipSync(readFileSync(file)))).toBe(true);
    rmSync(again);
    await database().prepare("UPDATE forum_posts SET removed_at = 1 WHERE id = 1").run();
    expect(await database().prepare("SELECT posts FROM forum_counts").first("posts")).toBe(0);
    await database().prepare("DELETE FROM visitors").run();
    expect(await database().prepare("SELECT visitor_id FROM forum_posts").first("visitor_id")).toBe(null);
  });

  it("made in the middle of a refresh restores what the run has staged", async () => {
    const staged = async (db: D1Database) =>
      db.prepare("SELECT json(staged) AS staged FROM refresh_chunks WHERE run_id = 1 AND position = 1").first("staged");
    const during = join(folder, "during.backup.gz");
    await from.DB.prepare(
      `UPDATE refresh_chunks SET staged = jsonb('{"rows":[{"id":1,"name":"é"}]}') WHERE run_id = 1 AND position = 1`,
    ).run();
    await backUpDatabase(from.DB, during, NOW);
    await restoreDatabase(to.DB, during, { replace: true });
    expect(await staged(to.DB)).toBe('{"rows":[{"id":1,"name":"é"}]}');
    await from.DB.prepare("UPDATE refresh_chunks SET staged = NULL").run();
  });

  it("does not replace a database's rows unless told to", async () => {
    const before = await digest(to.DB);
    await expect(restoreDatabase(to.DB, file, { replace: false })).rejects.toThrow(/not empty.*--replace/);
    expect(await digest(to.DB)).toEqual(before);
    await restoreDatabase(to.DB, file, { replace: true });
    expect(await digest(to.DB)).toEqual(await digest(from.DB));
  });

  it.each([
    ["cut off", (whole: Buffer) => whole.subarray(0, whole.length - 2_000)],
    ["without its last line", (whole: Buffer) => recompressed(whole, (text) => text.replace(/\{"end":[^\n]*\n$/, ""))],
    ["with a row missing", (whole: Buffer) => recompressed(whole, (text) => text.replace(/\n\{"t":\d+[^\n]*/, ""))],
    ["with a row too short", (whole: Buffer) => recompressed(whole, (text) => text.replace(/"v":\[[^,]*,/, '"v":['))],
    [
      "with a table and its rows missing",
      (whole: Buffer) => recompressed(whole, (text) => text.replace(/,\{"name":"zakat_calculations"[^}]*\}/, "")),
    ],
    ["with a figure changed", (whole: Buffer) => recompressed(whole, (text) => text.replace("1.1234567", "2.1234567"))],
    [
      "with a line after its last",
      (whole: Buffer) => recompressed(whole, (text) => `${text}${text.slice(text.lastIndexOf('{"end"'))}`),
    ],
    ["of something else", () => gzipSync('{"hello":"world"}\n')],
    ["not compressed", () => Buffer.from("SELECT 1;")],
    ["empty", () => Buffer.alloc(0)],
  ])("that is %s is refused before anything is changed", async (_, damage) => {
    const damaged = join(folder, "damaged.gz");
    writeFileSync(damaged, damage(readFileSync(file)));
    const before = await digest(to.DB);
    await expect(restoreDatabase(to.DB, damaged, { replace: true })).rejects.toThrow(/not a whole backup/);
    expect(await digest(to.DB)).toEqual(before);
    rmSync(damaged);
  });

  it("from when the database had a search index restores its rows without the index", async () => {
    const older = join(folder, "older.gz");
    const trigger =
      "CREATE TRIGGER company_search_insert AFTER INSERT ON stocks BEGIN INSERT INTO company_search (rowid) VALUES (new.id); END";
    const before = JSON.stringify({ name: "company_search_insert", sql: trigger });
    writeFileSync(
      older,
      recompressed(readFileSync(file), (text) =>
        text
          .replace('"mizan-backup-2"', `"mizan-backup-1","triggers":[${before}]`)
          .replace(/,"sha256":"\w+"\}\n$/, "}\n"),
      ),
    );
    await restoreDatabase(to.DB, older, { replace: true });
    await to.DB.prepare("UPDATE stocks SET name = 'Other' WHERE id = 1").run();
    await to.DB.prepare(
      "INSERT INTO stocks (id, symbol, name, exchange, is_screened, compliance_status, document) VALUES (99999, 'NEW', 'New', 'NYSE', 0, 'halal', '{}')",
    ).run();
    await to.DB.prepare("DELETE FROM stocks WHERE id = 99999").run();
    await restoreDatabase(to.DB, file, { replace: true });
    rmSync(older);
  });

  it("of other tables is refused with a way out", async () => {
    const other = join(folder, "other.gz");
    writeFileSync(
      other,
      recompressed(readFileSync(file), (text) => signed(text.replace('"subject"', '"topic"'))),
    );
    await expect(restoreDatabase(to.DB, other, { replace: true })).rejects.toThrow(/other tables.*2026-11-21/);
    rmSync(other);
  });

  it("is not restored to a database without tables, and says how to create them", async () => {
    await expect(restoreDatabase(memoryPlatform().DB, file, { replace: true })).rejects.toThrow(
      /no tables yet.*npm run deploy/,
    );
  });

  it("may lack one of today's tables, which is then empty", async () => {
    const older = join(folder, "older.gz");
    const without = (text: string) => text.replace(/,\{"name":"zakat_calculations"[^}]*\}/, "");
    writeFileSync(
      older,
      recompressed(readFileSync(file), (text) => signed(without(text))),
    );
    await restoreDatabase(to.DB, older, { replace: true });
    expect(await digest(to.DB)).toEqual(await digest(from.DB));
    rmSync(older);
  });

  it("that does not exist is named", async () => {
    await expect(restoreDatabase(to.DB, join(folder, "none"), { replace: true })).rejects.toThrow(/There is no file/);
    expect(existsSync(join(folder, "none"))).toBe(false);
  });
});

describe("a restore", () => {
  const { DB } = memoryPlatform();
  let backup: string;

  beforeAll(async () => {
    await migrate(DB);
    await fill(DB, 30);
    backup = join(folder, "small.gz");
    await backUpDatabase(DB, backup, NOW);
  });

  it("says what it will write before it does, and writes no more than that", async () => {
    const written = { rows: 0 };
    const counting = overheard(runtime.env.DB, async (ask) => {
      const answer = await ask();
      for (const one of [answer].flat()) written.rows += (one as Partial<D1Result> | null)?.meta?.rows_written ?? 0;
      return answer;
    });
    let announced = 0;
    await restoreDatabase(counting, backup, {
      replace: true,
      announce: ({ rowsWritten }) => {
        announced = rowsWritten;
        expect(written.rows).toBe(0);
      },
    });
    expect(announced / written.rows).toBeGreaterThan(1);
    expect(announced / written.rows).toBeLessThan(2.5);
  });

  it.each(["before", "after"] as const)(
    "that is killed at any statement leaves all old or all new rows, and can be repeated (%s the answer)",
    async (death) => {
      await restoreDatabase(DB, backup, { replace: true });
      const whole = { digest: await digest(DB), schema: await schemaOf(DB) };
      await DB.prepare("DELETE FROM metal_prices").run();
      await DB.prepare("UPDATE stocks SET name = 'Changed since' WHERE id = 1").run();
      const old = { digest: await digest(DB), schema: await schemaOf(DB) };
      expect(old.digest).not.toEqual(whole.digest);
      let isSwitched = false;
      for (let deadAt = 1; !isSwitched || deadAt < 5; deadAt++) {
        const ended = await restoreDatabase(dyingDatabase(DB, deadAt, death), backup, { replace: true }).catch(
          (error: Error) => error.message,
        );
        const after = { digest: await digest(DB), schema: await schemaOf(DB) };
        isSwitched = (after.digest as { metal_prices: { rows: number } }).metal_prices.rows > 0;
        expect([deadAt, after]).toEqual([deadAt, isSwitched ? whole : old]);
        if (ended !== KILLED) break;
      }
      expect(isSwitched).toBe(true);
      await restoreDatabase(DB, backup, { replace: true });
      expect({ digest: await digest(DB), schema: await schemaOf(DB) }).toEqual(whole);
      expect(await leftOver(DB)).toEqual([]);
    },
  );
});

it("leaves after a restore the ISINs, and copies that the Worker makes again on the same day", async () => {
  const env = memoryPlatform();
  await migrate(env.DB);
  const universe = embeddedUniverse().filter((_, position) => position % 100 === 0);
  await loadUniverse(env, NOW, { universe, version: "some" });
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

/** The definition of every table, index and trigger, without the quotes around names. */
async function schemaOf(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare(
      "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY name",
    )
    .all<{ name: string; sql: string }>();
  return results
    .filter(({ name }) => !name.startsWith("restored_"))
    .map(({ sql }) => sql.replace(/["`]/g, "").replace(/\s+/g, " ").replace(/\( /g, "("));
}

async function leftOver(db: D1Database): Promise<unknown[]> {
  return (await db.prepare("SELECT name FROM sqlite_master WHERE name LIKE 'restored%'").all()).results;
}

/** A file with a recomputed last line, as someone who knows the format could make it. */
function signed(text: string): string {
  const lines = text.trimEnd().split("\n");
  const end = JSON.parse(lines.pop() ?? "");
  const sha256 = createHash("sha256").update(lines.join("")).digest("hex");
  return `${[...lines, JSON.stringify({ ...end, sha256 })].join("\n")}\n`;
}

function recompressed(whole: Buffer, change: (text: string) => string): Buffer {
  const text = gunzipSync(whole).toString();
  const changed = change(text);
  if (changed === text) throw new Error("The damage did not hit anything");
  return gzipSync(changed);
}

async function fill(db: D1Database, stocks = STOCKS): Promise<void> {
  const numbers = JSON.stringify(Array.from({ length: stocks }, (_, index) => index));
  await db.batch([
    db
      .prepare(
        "INSERT INTO stocks (id, symbol, local_symbol, name, exchange, is_screened, compliance_status, document) " +
          `SELECT value + 1, 'S' || value, 'S' || value, 'Company ' || value, 'NYSE', 1, 'halal', '{"text":"é \\" ''quoted'' 😀"}' FROM json_each(?)`,
      )
      .bind(numbers),
    db.prepare("INSERT INTO admin_sessions (token_hash, expires_at) VALUES ('a-token-hash', 1)"),
    db.prepare("INSERT INTO visitors (id, token_hash, created_at, last_seen_at) VALUES (1, 'hash', 1, 1)"),
    db.prepare(
      "INSERT INTO forum_posts (id, category, title, content, username, visitor_id, created_at) VALUES (1, 'zakat', 'an honest question', 'text', 'someone', 1, 1)",
    ),
    db.prepare(
      "INSERT INTO forum_replies (post_id, content, username, visitor_id, created_at) VALUES (1, 'an answer', 'someone', 1, 1)",
    ),
    db.prepare(
      "INSERT INTO metal_prices (metal, as_of, price_per_gram, source_label) VALUES ('gold', '2026-11-20', 100.0, 'x'), ('silver', '2026-11-20', 1.1234567890123457, 'x')",
    ),
    db
      .prepare(
        "INSERT INTO refresh_chunks (run_id, position, gathered) SELECT value % 3, value, '[]' FROM json_each(?)",
      )
      .bind(JSON.stringify(Array.from({ length: 500 }, (_, position) => position))),
    db.prepare(
      "INSERT INTO contact_messages (name, email, subject, message, status, created_at) VALUES ('123', 'a@b.example', '[1]', 'null', 'unread', 1)",
    ),
  ]);
}

/** For each table, its number of rows, their total length and the types of their values. */
async function digest(db: D1Database): Promise<unknown> {
  const tables = await listTables(db);
  const answers = await db.batch(
    tables.map(({ name, columns }) => {
      const all = columns.map((column) => `coalesce("${column}", 'null') || typeof("${column}")`).join(" || ");
      return db.prepare(
        `SELECT count(*) AS rows, sum(length(${all})) AS length, min(${all}) AS low, max(${all}) AS high FROM "${name}"`,
      );
    }),
  );
  return Object.fromEntries(tables.map(({ name }, index) => [name, answers[index]?.results[0]]));
}

/**
 * A database whose process is killed at one of its exchanges: either the request never arrives, or its answer is lost. After that it
 * answers nothing.
 */
function dyingDatabase(db: D1Database, deadAt: number, death: "before" | "after"): D1Database {
  let conversations = 0;
  return overheard(db, async (ask) => {
    conversations++;
    if (conversations < deadAt) return ask();
    if (conversations === deadAt && death === "after") await ask();
    throw new Error(KILLED);
  });
}
