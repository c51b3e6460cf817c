import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import { applyMigrations, migrations } from "./migrations.ts";
import { d1Of } from "./sqlite-d1.ts";

let database: DatabaseSync;
let db: D1Database;

beforeEach(() => {
  database = new DatabaseSync(":memory:");
  db = d1Of(database);
});

const all = (sql: string) => database.prepare(sql).all();
const recorded = () => all("SELECT name FROM d1_migrations ORDER BY id").map(({ name }) => name);
const schema = () => all("SELECT name, sql FROM sqlite_master ORDER BY name");

/** A database as an earlier version left it, in which somebody has written: its tables are those of the first migration. */
async function madeByEarlierVersion(last: string): Promise<void> {
  const [baseline = []] = migrations();
  database.exec(baseline.join(";"));
  database.exec(`
    CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP);
    INSERT INTO d1_migrations (name) VALUES ('0000_stocks.sql'), ('${last}');
    INSERT INTO visitors (id, token_hash, created_at, last_seen_at) VALUES (1, 'a', 1, 1);
    INSERT INTO forum_posts (category, title, content, username, is_team, created_at) VALUES ('general', 'Kept', 'Text', 'Aisha', 0, 1)`);
}

describe("the migrations", () => {
  it("change nothing when they are killed at any statement, and can be resumed", async () => {
    for (const statements of migrations()) {
      const prepared = statements.map((statement) => db.prepare(statement));
      const before = schema();
      for (let killedAt = 1; killedAt <= prepared.length; killedAt++) {
        const killed = db.batch([...prepared.slice(0, killedAt), db.prepare("SELECT * FROM nothing")]);
        await expect(killed).rejects.toThrow(/nothing/);
        expect(schema()).toEqual(before);
      }
      await db.batch(prepared);
    }
  });

  it("are applied once each and recorded as Wrangler does", async () => {
    await applyMigrations(db);
    const names = recorded();
    expect([names.length, names[0]]).toEqual([migrations().length, "0000_baseline.sql"]);
    await applyMigrations(db);
    expect(recorded()).toEqual(names);
  });

  it("go on after the last one that was applied as a whole", async () => {
    await applyMigrations(db);
    const names = recorded();
    database.prepare("DELETE FROM d1_migrations WHERE name = ?").run(names.at(-1) ?? null);
    await expect(applyMigrations(db)).rejects.toThrow(/already exists|duplicate|no such table/);
    expect(recorded()).toEqual(names.slice(0, -1));
  });

  it("take over a database that has the tables of all earlier ones, with what people wrote in it", async () => {
    await madeByEarlierVersion("0030_funds_by_demand.sql");
    await applyMigrations(db);
    const taken = recorded();
    const fresh = new DatabaseSync(":memory:");
    await applyMigrations(d1Of(fresh));
    expect(taken).toEqual(
      fresh
        .prepare("SELECT name FROM d1_migrations ORDER BY id")
        .all()
        .map(({ name }) => name),
    );
    const tables = "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE '%migrations%' ORDER BY name";
    expect(all(tables)).toEqual(fresh.prepare(tables).all());
    expect(all("SELECT title FROM forum_posts")).toEqual([expect.objectContaining({ title: "Kept" })]);
  });

  it.each([
    [
      "an earlier version",
      "0022_verdict_changes.sql",
      /^An earlier version .*0022_verdict_changes.*git checkout \w+ && npm ci/,
    ],
    ["a newer version", "0099_later.sql", /^A newer version .*0099_later/],
  ])("touch nothing in a database of %s, and say what to do", async (version, last, sentence) => {
    await madeByEarlierVersion(last);
    if (version === "a newer version")
      database.exec("UPDATE d1_migrations SET name = '0000_baseline.sql' WHERE name LIKE '0000%'");
    const before = [recorded(), schema()];
    await expect(applyMigrations(db)).rejects.toThrow(sentence);
    expect([recorded(), schema()]).toEqual(before);
  });
});
