import { desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { datasets, stockCopies, stocks } from "../../../../schema/tables/stocks.ts";
import { batch, type Database } from "../../../platform/database.ts";
import { LISTINGS, leadListing, listedColumns, newestVersion } from "../../../verdicts/repository.ts";

export type CopyKind = (typeof stockCopies.$inferSelect)["kind"];
export type CopyState = typeof stockCopies.$inferSelect;

/** The datasets that the dashboard looks back at. */
const DATASETS_COPIED = 8;
/** Stocks read for a page: more than fit. */
const STOCKS_READ: Readonly<Record<CopyKind, number>> = { rows: 3000, verdicts: 150 };

/** Separators of a line's fields and of lines; no field contains either. */
export const BETWEEN = { parts: "\t", lines: "\n" } as const;

/** The names of the values in a copied row of a list, in order. */
export const LISTED_NAMES = Object.keys(listedColumns);

const joined = (...parts: SQL[]) => sql.join(parts, sql` || char(9) || `);
const LINES: Readonly<Record<CopyKind, (after: string | null) => SQL>> = {
  rows: (after) => sql`
    SELECT id AS key, ${joined(sql`id`, sql`json_array(${sql.join(Object.values(listedColumns), sql`, `)})`)} AS line
    FROM ${stocks} WHERE is_screened AND id > ${Number(after ?? 0)} ORDER BY id LIMIT ${STOCKS_READ.rows}`,
  verdicts: (after) => sql`
    SELECT symbol AS key,
      ${joined(sql`symbol`, sql`id`, sql`coalesce(${LISTINGS}, '')`, sql`coalesce((SELECT document FROM stocks WHERE id = ${leadListing("found")}), '')`, sql`document`)} AS line
    FROM stocks AS found WHERE (is_screened OR issuer IS NOT NULL) AND symbol > ${after ?? ""}
    ORDER BY symbol LIMIT ${STOCKS_READ.verdicts}`,
};

/**
 * The newest dataset and the progress of the copies, in one round trip. Where this database lacks the dataset that was served last, the
 * copies are of another one, and begin anew.
 */
export async function findCopyStates(db: Database, served: string | null) {
  const [version, publishedAt] = (served ?? "").split("-").map(Number);
  const last = sql`SELECT 1 FROM datasets WHERE version = ${version} AND published_at = ${publishedAt ?? 0}`;
  const found = await batch(db, {
    last: db.all(last),
    anew: db.delete(stockCopies).where(sql`NOT EXISTS (${last})`),
    newest: newestVersion(db),
    states: db.select().from(stockCopies),
  });
  return { newest: found.newest[0]?.version, hasServed: found.last.length > 0, states: found.states };
}

/** The stocks after a key that fit this number of characters, one per line, with their first and last key; undefined after the last stock. */
export async function findCopyPage(db: Database, kind: CopyKind, after: string | null, characters: number) {
  const [row] = await db.all<{ text: string | null; first: string | number; last: string | number }>(sql`
    SELECT group_concat(line, char(10)) AS text, min(key) AS first, max(key) AS last
    FROM (SELECT key, line, sum(length(line)) OVER (ORDER BY key) AS total FROM (${LINES[kind](after)}))
    WHERE total <= ${characters}`);
  return row?.text ? { text: row.text, first: String(row.first), last: String(row.last) } : undefined;
}

export async function listDatasetCounts(db: Database) {
  const { publishedAt: _, ...counts } = getTableColumns(datasets);
  return db.select(counts).from(datasets).orderBy(desc(datasets.version)).limit(DATASETS_COPIED);
}

/** Records a copy's progress, unless another invocation has recorded the same meanwhile. */
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
