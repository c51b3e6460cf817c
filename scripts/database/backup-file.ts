import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import * as z from "zod";
import { chunksBySize, insertRows, listTables, listTriggers, readRows, type Table } from "./tables.ts";

const FORMAT = "mizan-backup-1";

/** A search index that earlier backups still have triggers of. */
const RETIRED_INDEX = "company_search";

const headSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  triggers: z.array(z.object({ name: z.string(), sql: z.string().regex(/^CREATE TRIGGER /i) })),
});
const rowSchema = z.object({ t: z.int().nonnegative(), v: z.array(z.union([z.string(), z.number(), z.null()])) });
const endSchema = z.object({ end: z.int().nonnegative() });

type Head = z.infer<typeof headSchema>;

/** A backup that cannot be used, or a database that it must not go into; the message says what to do. */
export class BackupError extends Error {}

/**
 * Writes every row of the database to a gzipped file: a line that names the tables, a line a row, a line that counts them. The
 * file holds people's messages, so only its owner may read it. Nothing is left behind when it fails.
 */
export async function backUpDatabase(db: D1Database, file: string, now: Date): Promise<{ rows: number }> {
  const part = `${file}.part`;
  const counted = { rows: 0 };
  try {
    const lines = Readable.from(backupLines(db, now, counted));
    await pipeline(lines, createGzip(), createWriteStream(part, { mode: 0o600, flags: "wx" }));
    await rename(part, file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EEXIST") await rm(part, { force: true });
    throw cause;
  }
  return counted;
}

async function* backupLines(db: D1Database, now: Date, counted: { rows: number }): AsyncGenerator<string> {
  const tables = await listTables(db);
  const triggers = await listTriggers(db);
  yield line({ format: FORMAT, createdAt: now.toISOString(), tables, triggers } satisfies Head);
  for (const [t, table] of tables.entries()) {
    for await (const v of readRows(db, table)) {
      counted.rows += 1;
      yield line({ t, v } satisfies z.infer<typeof rowSchema>);
    }
  }
  yield line({ end: counted.rows } satisfies z.infer<typeof endSchema>);
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/**
 * Puts a backup's rows into a database that has its tables and columns; what came to them since takes its default. The file is
 * read whole before anything is written.
 *
 * @throws BackupError when the file is not a whole backup, when a table or column of it is gone, and when the database holds rows and
 *   `replace` is not set
 */
export async function restoreDatabase(
  db: D1Database,
  file: string,
  { replace }: { replace: boolean },
): Promise<{ rows: number; createdAt: string }> {
  const head = await checkBackup(file);
  const tables = await listTables(db);
  if (!head.tables.every((table) => isTableOf(table, tables))) {
    throw new BackupError(
      "The backup was made with other tables than the database has. Check out the project as it was on " +
        `${head.createdAt.slice(0, 10)}, restore with it, then apply the newer migrations.`,
    );
  }
  if (!replace && (await holdsRows(db, tables))) {
    throw new BackupError(
      "The database is not empty. To delete what it holds and take the backup instead, add --replace.",
    );
  }
  await db.batch([
    ...head.triggers.map(({ name }) => db.prepare(`DROP TRIGGER IF EXISTS "${name}"`)),
    ...tables.toReversed().map(({ name }) => db.prepare(`DELETE FROM "${name}"`)),
  ]);
  let rows = 0;
  for await (const { table, values } of chunksBySize(head.tables, backupRows(file))) {
    await insertRows(db, table, values);
    rows += values.length;
  }
  const triggers = head.triggers.filter(({ name }) => !name.startsWith(RETIRED_INDEX));
  if (triggers.length > 0) await db.batch(triggers.map(({ sql }) => db.prepare(sql)));
  return { rows, createdAt: head.createdAt };
}

function isTableOf({ name, columns }: Table, tables: readonly Table[]): boolean {
  const known = tables.find((table) => table.name === name);
  return known !== undefined && columns.every((column) => known.columns.includes(column));
}

async function holdsRows(db: D1Database, tables: readonly { name: string }[]): Promise<boolean> {
  const answers = await db.batch(tables.map(({ name }) => db.prepare(`SELECT 1 FROM "${name}" LIMIT 1`)));
  return answers.some(({ results }) => results.length > 0);
}

async function checkBackup(file: string): Promise<Head> {
  let head: Head | undefined;
  let rows = 0;
  let end: number | undefined;
  for await (const value of backupValues(file)) {
    if (!head) head = checked(headSchema, value, file);
    else if (isRow(value)) {
      const { t, v } = checked(rowSchema, value, file);
      if (v.length !== head.tables[t]?.columns.length) throw damaged(file);
      rows += 1;
    } else end = checked(endSchema, value, file).end;
  }
  if (!head || end !== rows) throw damaged(file);
  return head;
}

async function* backupRows(file: string): AsyncGenerator<z.infer<typeof rowSchema>> {
  for await (const value of backupValues(file)) if (isRow(value)) yield rowSchema.parse(value);
}

async function* backupValues(file: string): AsyncGenerator<unknown> {
  const gunzip = createGunzip();
  const read = pipeline(createReadStream(file), gunzip);
  try {
    for await (const text of createInterface({ input: gunzip })) yield JSON.parse(text);
    await read;
  } catch (cause) {
    read.catch(() => {});
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") throw new BackupError(`There is no file ${file}`);
    throw damaged(file);
  }
}

function isRow(value: unknown): boolean {
  return typeof value === "object" && value !== null && "t" in value;
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, file: string): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw damaged(file);
  return parsed.data;
}

function damaged(file: string): BackupError {
  return new BackupError(`${file} is not a whole backup of Mizan; nothing was changed. Take another copy of it.`);
}
