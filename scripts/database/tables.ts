const ROWS_IN_A_READ = 200;
/** Keeps one bound parameter well under D1's 2 MB. */
const BATCH_CHARACTERS = 500_000;
/** Logins and request counters: a restored copy must not revive a session that has ended since. */
const LEFT_OUT = new Set(["admin_sessions", "admin_login_checks", "rate_windows", "daily_salts", "write_budgets"]);
/** Prefix of the tables that a restore fills beside those in use. */
const SHADOW = "restored_";

export type Value = string | number | null;
export type Table = { name: string; columns: string[] };

export async function listTables(db: D1Database): Promise<Table[]> {
  const { results } = await db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name")
    .all<{ name: string }>();
  const names = results
    .map(({ name }) => name)
    .filter((name) => !/^(?:sqlite_|_cf_|d1_)/.test(name) && !name.startsWith(SHADOW) && !LEFT_OUT.has(name));
  if (names.length === 0) return [];
  const columns = await db.batch<{ name: string }>(names.map((name) => db.prepare(`PRAGMA table_info("${name}")`)));
  const references = await db.batch<{ table: string }>(
    names.map((name) => db.prepare(`PRAGMA foreign_key_list("${name}")`)),
  );
  const ordered: Table[] = [];
  const add = (name: string) => {
    const at = names.indexOf(name);
    if (at < 0 || ordered.some((table) => table.name === name)) return;
    for (const { table } of references[at]?.results ?? []) if (table !== name) add(table);
    ordered.push({ name, columns: (columns[at]?.results ?? []).map((column) => column.name) });
  };
  for (const name of names) add(name);
  return ordered;
}

export async function* readRows(db: D1Database, { name, columns }: Table): AsyncGenerator<Value[]> {
  const key = await keyOf(db, name);
  const listed = [...key.map((column) => `"${column}"`), ...columns.map(asText)].join(", ");
  const order = key.map((column) => `"${column}"`).join(", ");
  const after = `WHERE (${order}) > (${key.map(() => "?").join(", ")})`;
  let last: Value[] = [];
  for (;;) {
    const from = `FROM "${name}" ${last.length > 0 ? after : ""} ORDER BY ${order} LIMIT ${ROWS_IN_A_READ}`;
    const rows = await db
      .prepare(`SELECT ${listed} ${from}`)
      .bind(...last)
      .raw<Value[]>();
    for (const row of rows) {
      last = row.slice(0, key.length);
      yield row.slice(key.length);
    }
    if (rows.length < ROWS_IN_A_READ) return;
  }
}

/** A file of lines holds no binary values; the only ones that are kept are JSONB, which is read as its text wherever it stands. */
const asText = (column: string) => `iif(typeof("${column}") = 'blob', json("${column}"), "${column}")`;

/** The columns that identify a table's rows: the rowid, or the primary key of a table without one. */
async function keyOf(db: D1Database, name: string): Promise<string[]> {
  const made = await db.prepare("SELECT sql FROM sqlite_master WHERE name = ?1").bind(name).first<string>("sql");
  if (!/WITHOUT ROWID\s*$/i.test(made ?? "")) return ["rowid"];
  const { results } = await db.prepare(`PRAGMA table_info("${name}")`).all<{ name: string; pk: number }>();
  const parts = results.filter(({ pk }) => pk > 0).sort((first, second) => first.pk - second.pk);
  return parts.map((column) => column.name);
}

/** Groups rows of one table up to the size that one statement may carry. */
export async function* batchesBySize(
  tables: readonly Table[],
  rows: AsyncIterable<{ t: number; v: Value[] }>,
): AsyncGenerator<{ table: Table; values: Value[][] }> {
  let batch: { table: Table; values: Value[][] } | undefined;
  let characters = 0;
  for await (const { t, v } of rows) {
    const table = tables[t] as Table;
    const size = JSON.stringify(v).length;
    if (batch && (batch.table !== table || characters + size > BATCH_CHARACTERS)) {
      yield batch;
      batch = undefined;
    }
    if (!batch) {
      batch = { table, values: [] };
      characters = 0;
    }
    batch.values.push(v);
    characters += size;
  }
  if (batch) yield batch;
}

export async function insertRows(db: D1Database, { name, columns }: Table, rows: readonly Value[][]): Promise<void> {
  const listed = columns.map((column) => `"${column}"`).join(", ");
  const read = columns.map((_, index) => `value ->> ${index}`).join(", ");
  const statement = `INSERT INTO "${name}" (${listed}) SELECT ${read} FROM json_each(?)`;
  await db.prepare(statement).bind(JSON.stringify(rows)).run();
}

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
