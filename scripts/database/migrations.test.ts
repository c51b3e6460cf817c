import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testPlatform } from "../test/platform.ts";
import { migrations } from "./migrations.ts";
import { listTables, type Table } from "./tables.ts";

const STOCKS = 45_000;
const ROWS = 50;

let platform: Awaited<ReturnType<typeof testPlatform>>;

beforeEach(async () => {
  platform = await testPlatform();
});

afterEach(async () => {
  await platform.dispose();
});

describe("the migrations", () => {
  it("change nothing when they are killed at any statement, and can be resumed", async () => {
    const db = platform.env.DB;
    const schema = async () =>
      JSON.stringify(
        (await db.prepare("SELECT name, sql FROM sqlite_master WHERE sql NOT LIKE '%_cf_%' ORDER BY name").all())
          .results,
      );
    for (const statements of migrations()) {
      const prepared = statements.map((statement) => db.prepare(statement));
      const before = await schema();
      for (let killedAt = 1; killedAt <= prepared.length; killedAt++) {
        const killed = db.batch([...prepared.slice(0, killedAt), db.prepare("SELECT * FROM nothing")]);
        await expect(killed).rejects.toThrow(/nothing/);
        expect(await schema()).toBe(before);
      }
      await db.batch(prepared);
    }
  }, 180_000);

  it("are applied one by one to a filled database, and lose nothing", async () => {
    const db = platform.env.DB;
    const filled = new Map<string, number>();
    for (const statements of migrations()) {
      await db.batch(statements.map((statement) => db.prepare(statement)));
      for (const table of await listTables(db)) {
        if (filled.has(table.name)) continue;
        const rows = table.name === "stocks" ? STOCKS : ROWS;
        if ((await count(db, table.name)) === 0) await fill(db, table, rows);
        filled.set(table.name, await count(db, table.name));
      }
    }
    expect(filled.size).toBeGreaterThan(15);
    for (const { name } of await listTables(db))
      expect([name, await count(db, name)]).toEqual([name, filled.get(name)]);
  }, 180_000);
});

async function count(db: D1Database, table: string): Promise<number> {
  return (await db.prepare(`SELECT count(*) AS rows FROM "${table}"`).first<number>("rows")) ?? 0;
}

/** Rows with a distinct number or text in every required column. */
async function fill(db: D1Database, { name }: Table, rows: number): Promise<void> {
  const { results: columns } = await db
    .prepare(`PRAGMA table_info("${name}")`)
    .all<{ name: string; type: string; notnull: number; dflt_value: string | null; pk: number }>();
  const needed = columns.filter(({ notnull, dflt_value, pk }) => pk > 0 || (notnull === 1 && dflt_value === null));
  const listed = needed.map((column) => `"${column.name}"`).join(", ");
  const values = needed
    .map(({ name: column, type }) => (type.toLowerCase() === "text" ? `'${column} ' || value` : "value"))
    .join(", ");
  const numbers = JSON.stringify(Array.from({ length: rows }, (_, index) => index + 1));
  await db.prepare(`INSERT INTO "${name}" (${listed}) SELECT ${values} FROM json_each(?)`).bind(numbers).run();
}
