import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../migrations.ts";
import { testPlatform } from "../test/platform.ts";
import { backUpDatabase, restoreDatabase } from "./backup-file.ts";
import { listTables } from "./tables.ts";

const STOCKS = 45_000;
const NOW = new Date("2026-11-21T12:00:00Z");

let folder: string;
let file: string;
let from: Awaited<ReturnType<typeof testPlatform>>;
let to: Awaited<ReturnType<typeof testPlatform>>;
let written: { rows: number };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mizan-backup-"));
  file = join(folder, "mizan.backup.gz");
  [from, to] = await Promise.all([testPlatform(), testPlatform()]);
  await Promise.all([migrate(from.env.DB), migrate(to.env.DB)]);
  await fill(from.env.DB);
  written = await backUpDatabase(from.env.DB, file, NOW);
}, 120_000);

afterAll(async () => {
  await Promise.all([from?.dispose(), to?.dispose()]);
  rmSync(folder, { recursive: true, force: true });
});

describe("a backup", () => {
  it("can be read by its owner alone and leaves no half file behind", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["mizan.backup.gz"]);
  });

  it("never holds who is logged in, nor the counters of requests", () => {
    const text = gunzipSync(readFileSync(file)).toString();
    expect(text).toContain("an honest question");
    expect(text).not.toContain("a-token-hash");
  });

  it("gives back every row and the triggers", async () => {
    const { rows } = await restoreDatabase(to.env.DB, file, { replace: false });
    expect(rows).toBe(written.rows);
    expect(rows).toBeGreaterThan(STOCKS);
    expect(await digest(to.env.DB)).toEqual(await digest(from.env.DB));
    await to.env.DB.prepare("UPDATE forum_posts SET removed_at = 1 WHERE id = 1").run();
    expect(await to.env.DB.prepare("SELECT posts FROM forum_counts").first("posts")).toBe(0);
  }, 60_000);

  it("is not put over what a database holds unless that is said", async () => {
    const before = await digest(to.env.DB);
    await expect(restoreDatabase(to.env.DB, file, { replace: false })).rejects.toThrow(/not empty.*--replace/);
    expect(await digest(to.env.DB)).toEqual(before);
    await restoreDatabase(to.env.DB, file, { replace: true });
    expect(await digest(to.env.DB)).toEqual(await digest(from.env.DB));
  }, 60_000);

  it.each([
    ["cut off", (whole: Buffer) => whole.subarray(0, whole.length - 2_000)],
    ["without its last line", (whole: Buffer) => recompressed(whole, (text) => text.replace(/\{"end":\d+\}\n$/, ""))],
    ["with a row missing", (whole: Buffer) => recompressed(whole, (text) => text.replace(/\n\{"t":0[^\n]*/, ""))],
    ["with a row too short", (whole: Buffer) => recompressed(whole, (text) => text.replace(/"v":\[[^,]*,/, '"v":['))],
    ["of something else", () => gzipSync('{"hello":"world"}\n')],
    ["not compressed", () => Buffer.from("SELECT 1;")],
    ["empty", () => Buffer.alloc(0)],
  ])("that is %s is refused before anything is changed", async (_, damage) => {
    const damaged = join(folder, "damaged.gz");
    writeFileSync(damaged, damage(readFileSync(file)));
    const before = await digest(to.env.DB);
    await expect(restoreDatabase(to.env.DB, damaged, { replace: true })).rejects.toThrow(/not a whole backup/);
    expect(await digest(to.env.DB)).toEqual(before);
    rmSync(damaged);
  });

  it("from when the database had a search index gives back its rows without the index", async () => {
    const older = join(folder, "older.gz");
    const trigger =
      "CREATE TRIGGER company_search_insert AFTER INSERT ON stocks BEGIN INSERT INTO company_search (rowid) VALUES (new.id); END";
    const before = JSON.stringify({ name: "company_search_insert", sql: trigger });
    writeFileSync(
      older,
      recompressed(readFileSync(file), (text) => text.replace('"triggers":[', `"triggers":[${before},`)),
    );
    await restoreDatabase(to.env.DB, older, { replace: true });
    await to.env.DB.prepare("UPDATE stocks SET name = 'Other' WHERE id = 1").run();
    await to.env.DB.prepare(
      "INSERT INTO stocks (id, symbol, name, exchange, is_screened, compliance_status, document) VALUES (99999, 'NEW', 'New', 'NYSE', 0, 'halal', '{}')",
    ).run();
    await to.env.DB.prepare("DELETE FROM stocks WHERE id = 99999").run();
    await restoreDatabase(to.env.DB, file, { replace: true });
    rmSync(older);
  }, 60_000);

  it("of other tables is refused with a way out", async () => {
    const other = join(folder, "other.gz");
    writeFileSync(
      other,
      recompressed(readFileSync(file), (text) => text.replace('"subject"', '"topic"')),
    );
    await expect(restoreDatabase(to.env.DB, other, { replace: true })).rejects.toThrow(/other tables.*2026-11-21/);
    rmSync(other);
  });

  it("that does not exist is named", async () => {
    await expect(restoreDatabase(to.env.DB, join(folder, "none"), { replace: true })).rejects.toThrow(
      /There is no file/,
    );
    expect(existsSync(join(folder, "none"))).toBe(false);
  });
});

function recompressed(whole: Buffer, change: (text: string) => string): Buffer {
  const text = gunzipSync(whole).toString();
  const changed = change(text);
  if (changed === text) throw new Error("The damage did not hit anything");
  return gzipSync(changed);
}

async function fill(db: D1Database): Promise<void> {
  const numbers = JSON.stringify(Array.from({ length: STOCKS }, (_, index) => index));
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

/** For each table how many rows it has, their total length and the types of their values. */
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
