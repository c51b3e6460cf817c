import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import * as z from "zod";
import {
  batchesBySize,
  dropShadows,
  insertRows,
  listTables,
  makeShadows,
  readRows,
  rowsWrittenFor,
  shadowOf,
  switchToShadows,
  type Table,
} from "./tables.ts";

const FORMAT = "mizan-backup-2";
/** Has no digest, and leaves triggers alone. */
const OLDER_FORMAT = "mizan-backup-1";

const headSchema = z.object({
  format: z.enum([FORMAT, OLDER_FORMAT]),
  createdAt: z.iso.datetime(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
const rowSchema = z.object({ t: z.int().nonnegative(), v: z.array(z.union([z.string(), z.number(), z.null()])) });
/** The number of rows, and the digest of every line before this one, which reveals a removed table or row. */
const endSchema = z.object({ end: z.int().nonnegative(), sha256: z.optional(z.string()) });

type Head = z.infer<typeof headSchema>;

/**
 * Writes every row of the database to a gzipped file: a line that names the tables, a line per row, a line that counts them. The file
 * contains people's messages, so only its owner may read it. After a failure no file is left. `wrangler d1 export` has no digest, and
 * its file is run statement by statement on the tables that people read.
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
  const digest = createHash("sha256");
  const line = (value: unknown) => {
    const text = JSON.stringify(value);
    digest.update(text);
    return `${text}\n`;
  };
  yield line({ format: FORMAT, createdAt: now.toISOString(), tables } satisfies Head);
  for (const [t, table] of tables.entries()) {
    for await (const v of readRows(db, table)) {
      counted.rows += 1;
      yield line({ t, v } satisfies z.infer<typeof rowSchema>);
    }
  }
  const end = { end: counted.rows, sha256: digest.digest("hex") } satisfies z.infer<typeof endSchema>;
  yield `${JSON.stringify(end)}\n`;
}

/** What a restore is about to do, for the person who may still cancel it. */
export type RestorePlan = { rows: number; createdAt: string; rowsWritten: number };

/**
 * Restores a backup's rows to a database that has its tables and columns; newer columns get their default. The file is read whole
 * before anything is written. The rows go into shadow tables, and one batch swaps these in, so an interrupted restore changes
 * nothing.
 *
 * @throws Error when the file is not a whole backup, when a table or column of it is gone, when the database has no tables, and when it has rows and
 *   `replace` is not set
 */
export async function restoreDatabase(
  db: D1Database,
  file: string,
  { replace, announce = () => undefined }: { replace: boolean; announce?: (plan: RestorePlan) => void },
): Promise<{ rows: number; createdAt: string }> {
  const { head, counts } = await checkBackup(file);
  const tables = await listTables(db);
  if (tables.length === 0) {
    throw new Error("The database has no tables yet. Deploy first (npm run deploy), which makes them.");
  }
  if (!head.tables.every((table) => isTableOf(table, tables))) {
    throw new Error(
      "The backup was made with other tables than the database has. Check out the project as it was on " +
        `${head.createdAt.slice(0, 10)}, restore with it, then apply the newer migrations.`,
    );
  }
  if (!replace && (await holdsRows(db, tables))) {
    throw new Error("The database is not empty. To delete what it holds and take the backup instead, add --replace.");
  }
  const rows = counts.reduce((sum, count) => sum + count, 0);
  const rowsOf = new Map(head.tables.map(({ name }, position) => [name, counts[position] ?? 0]));
  announce({ rows, createdAt: head.createdAt, rowsWritten: await rowsWrittenFor(db, tables, rowsOf) });
  await dropShadows(db);
  await makeShadows(db, tables);
  for await (const { table, values } of batchesBySize(head.tables, backupRows(file))) {
    await insertRows(db, { ...table, name: shadowOf(table.name) }, values);
  }
  await switchToShadows(db, tables, rowsOf);
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

async function checkBackup(file: string): Promise<{ head: Head; counts: number[] }> {
  const digest = createHash("sha256");
  let head: Head | undefined;
  let end: z.infer<typeof endSchema> | undefined;
  const counts: number[] = [];
  for await (const { text, value } of backupValues(file)) {
    if (end) throw damaged(file);
    if (!head) head = checked(headSchema, value, file);
    else if (isRow(value)) {
      const { t, v } = checked(rowSchema, value, file);
      if (v.length !== head.tables[t]?.columns.length) throw damaged(file);
      counts[t] = (counts[t] ?? 0) + 1;
    } else {
      end = checked(endSchema, value, file);
      continue;
    }
    digest.update(text);
  }
  const rows = counts.reduce((sum, count) => sum + count, 0);
  if (!head || end?.end !== rows) throw damaged(file);
  if (head.format === FORMAT && end.sha256 !== digest.digest("hex")) throw damaged(file);
  return { head, counts: Array.from(head.tables, (_, t) => counts[t] ?? 0) };
}

async function* backupRows(file: string): AsyncGenerator<z.infer<typeof rowSchema>> {
  for await (const { value } of backupValues(file)) if (isRow(value)) yield rowSchema.parse(value);
}

async function* backupValues(file: string): AsyncGenerator<{ text: string; value: unknown }> {
  const gunzip = createGunzip();
  const unread = pipeline(createReadStream(file), gunzip).then(
    () => undefined,
    (cause: NodeJS.ErrnoException) => cause,
  );
  try {
    for await (const text of createInterface({ input: gunzip })) yield { text, value: JSON.parse(text) };
  } catch {
    throw unreadable(file, await unread);
  }
  const cause = await unread;
  if (cause) throw unreadable(file, cause);
}

function unreadable(file: string, cause: NodeJS.ErrnoException | undefined): Error {
  if (cause?.code === "ENOENT") return new Error(`There is no file ${file}`);
  if (cause?.syscall) return new Error(`${file} cannot be read (${cause.code}); nothing was changed.`);
  return damaged(file);
}

function isRow(value: unknown): boolean {
  return typeof value === "object" && value !== null && "t" in value;
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, file: string): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw damaged(file);
  return parsed.data;
}

function damaged(file: string): Error {
  return new Error(`${file} is not a whole backup of Mizan; nothing was changed. Take another copy of it.`);
}
