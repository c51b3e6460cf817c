import { SHADOW, type Table } from "./tables.ts";

type Made = { type: "table" | "index" | "trigger"; name: string; tbl_name: string; sql: string };

export const shadowOf = (table: string) => `${SHADOW}${table}`;

export async function dropShadows(db: D1Database): Promise<void> {
  const { results } = await db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE ?1 ORDER BY rootpage DESC")
    .bind(`${SHADOW}%`)
    .all<{ name: string }>();
  if (results.length === 0) return;
  await db.batch([
    db.prepare("PRAGMA defer_foreign_keys = on"),
    ...results.map(({ name }) => db.prepare(`DROP TABLE "${name}"`)),
  ]);
}

/** Creates an empty shadow of each table, with its columns and constraints; references lead from shadow to shadow. */
export async function makeShadows(db: D1Database, tables: readonly Table[]): Promise<void> {
  const made = new Map((await listMade(db, tables)).map((each) => [`${each.type} ${each.name}`, each.sql]));
  await db.batch(
    tables.map(({ name }) => {
      const columns = /\(.*/s.exec(made.get(`table ${name}`) ?? "")?.[0];
      if (!columns) throw new Error(`The table ${name} is not described by the database`);
      const apart = columns.replace(/(REFERENCES\s+)["`[]?(\w+)["`\]]?/gi, (_, word, to) => `${word}"${shadowOf(to)}"`);
      return db.prepare(`CREATE TABLE "${shadowOf(name)}" ${apart}`);
    }),
  );
}

/**
 * Replaces the tables in use by the filled ones in one batch, which the database applies completely or not at all. Indexes and
 * triggers are recreated from the database's own. A table with an unexpected number of rows cancels the batch.
 */
export async function switchToShadows(
  db: D1Database,
  tables: readonly Table[],
  rowsOf: ReadonlyMap<string, number>,
): Promise<void> {
  const rules = (await listMade(db, tables)).filter(({ type }) => type !== "table");
  await expectRows(db, tables, rowsOf);
  await db.batch([
    db.prepare("PRAGMA defer_foreign_keys = on"),
    ...rules.filter(({ type }) => type === "trigger").map(({ name }) => db.prepare(`DROP TRIGGER "${name}"`)),
    ...tables.toReversed().map(({ name }) => db.prepare(`DROP TABLE "${name}"`)),
    ...tables.map(({ name }) => db.prepare(`ALTER TABLE "${shadowOf(name)}" RENAME TO "${name}"`)),
    ...rules.filter(({ type }) => type === "index").map(({ sql }) => db.prepare(sql)),
    ...rules.filter(({ type }) => type === "trigger").map(({ sql }) => db.prepare(sql)),
  ]);
}

/**
 * The written rows that a restore uses of the day's limit, as measured on a local D1: each row once, once more for each index, and a
 * read of the whole schema for each renamed table.
 */
export async function rowsWrittenFor(
  db: D1Database,
  tables: readonly Table[],
  rowsOf: ReadonlyMap<string, number>,
): Promise<number> {
  const { results } = await db
    .prepare("SELECT type, tbl_name, sql FROM sqlite_master")
    .all<Pick<Made, "type" | "tbl_name"> & { sql: string | null }>();
  const indexesOf = (table: string) =>
    results.filter(({ type, tbl_name, sql }) => type === "index" && tbl_name === table && sql !== null).length;
  return tables.reduce((sum, { name }) => sum + (rowsOf.get(name) ?? 0) * (1 + indexesOf(name)) + results.length, 0);
}

async function expectRows(
  db: D1Database,
  tables: readonly Table[],
  rowsOf: ReadonlyMap<string, number>,
): Promise<void> {
  const answers = await db.batch<{ rows: number }>(
    tables.map(({ name }) => db.prepare(`SELECT count(*) AS rows FROM "${shadowOf(name)}"`)),
  );
  for (const [position, { name }] of tables.entries()) {
    const found = answers[position]?.results[0]?.rows;
    const expected = rowsOf.get(name) ?? 0;
    if (found !== expected)
      throw new Error(`${found} of ${expected} rows of ${name} arrived; nothing was changed. Try again.`);
  }
}

async function listMade(db: D1Database, tables: readonly Table[]): Promise<Made[]> {
  const { results } = await db
    .prepare(
      "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL AND tbl_name IN (SELECT value FROM json_each(?1)) ORDER BY rowid",
    )
    .bind(JSON.stringify(tables.map(({ name }) => name)))
    .all<Made>();
  return results;
}
