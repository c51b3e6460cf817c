import { desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { datasets } from "../../../../schema/tables/datasets.ts";
import { stockCopies } from "../../../../schema/tables/stock-copies.ts";
import { stocks } from "../../../../schema/tables/stocks.ts";
import { batch, type Database } from "../../../platform/database.ts";
import { figureColumns, LISTINGS, summaryColumns, VERDICT_OF } from "../repository.ts";

export type CopyKind = (typeof stockCopies.$inferSelect)["kind"];
export type CopyState = typeof stockCopies.$inferSelect;

/** As many datasets as the dashboard looks back at. */
const DATASETS_COPIED = 8;
/** How many stocks are read for a chunk: more than it has room for. */
const STOCKS_READ: Readonly<Record<CopyKind, number>> = { rows: 3000, verdicts: 150 };

/** What separates the parts of a line and the lines; no part has either in it. */
export const BETWEEN = { parts: "\t", lines: "\n" } as const;

const LISTED = { ...summaryColumns, ...figureColumns };
/** What the values of a list's row are called, in their order. */
export const LISTED_NAMES = Object.keys(LISTED);

const joined = (...parts: SQL[]) => sql.join(parts, sql` || char(9) || `);
/** The key of each stock that is copied, and its line. */
const LINES: Readonly<Record<CopyKind, (after: string | null) => SQL>> = {
  rows: (after) => sql`
    SELECT id AS key, ${joined(sql`id`, sql`json_array(${sql.join(Object.values(LISTED), sql`, `)})`)} AS line
    FROM ${stocks} WHERE is_screened AND id > ${Number(after ?? 0)} ORDER BY id LIMIT ${STOCKS_READ.rows}`,
  verdicts: (after) => sql`
    SELECT symbol AS key,
      ${joined(sql`symbol`, sql`id`, sql`coalesce(${LISTINGS}, '')`, sql`coalesce(${VERDICT_OF}, '')`, sql`document`)} AS line
    FROM stocks AS found WHERE (is_screened OR issuer IS NOT NULL) AND symbol > ${after ?? ""}
    ORDER BY symbol LIMIT ${STOCKS_READ.verdicts}`,
};

/** The version of the newest dataset, and how far the copies have come, in one round trip. */
export async function findCopyStates(db: Database): Promise<{ version: number | undefined; states: CopyState[] }> {
  const { newest, states } = await batch(db, {
    newest: db.select({ version: datasets.version }).from(datasets).orderBy(desc(datasets.version)).limit(1),
    states: db.select().from(stockCopies),
  });
  return { version: newest[0]?.version, states };
}

/** As many stocks after a key as so many characters hold, a line each, and their first and last key; undefined after the last stock. */
export async function findCopyChunk(db: Database, kind: CopyKind, after: string | null, characters: number) {
  const [row] = await db.all<{ text: string | null; first: string | number; last: string | number }>(sql`
    SELECT group_concat(line, char(10)) AS text, min(key) AS first, max(key) AS last
    FROM (SELECT key, line, sum(length(line)) OVER (ORDER BY key) AS total FROM (${LINES[kind](after)}))
    WHERE total <= ${characters}`);
  return row?.text ? { text: row.text, first: String(row.first), last: String(row.last) } : undefined;
}

/** The newest datasets, the last one first, as the dashboard counts them. */
export async function listDatasetCounts(db: Database) {
  const { publishedAt: _, ...counts } = getTableColumns(datasets);
  return db.select(counts).from(datasets).orderBy(desc(datasets.version)).limit(DATASETS_COPIED);
}

/** Notes how far a copy has come, unless another invocation has come as far meanwhile. */
export async function saveCopyState(db: Database, state: CopyState, before: CopyState | undefined): Promise<void> {
  const { kind, ...fresh } = state;
  if (!before) {
    await db.insert(stockCopies).values(state).onConflictDoNothing();
    return;
  }
  await db
    .update(stockCopies)
    .set(fresh)
    .where(
      sql`${eq(stockCopies.kind, kind)} AND ${stockCopies.startedAt} = ${before.startedAt} AND ${stockCopies.last} IS ${before.last}`,
    );
}
