import { type SQL, sql } from "drizzle-orm";
import { isoDay } from "../../../domain/facts/iso-date.ts";
import type { Database, Query } from "../../platform/database.ts";
import { countChanges, fromList, insertChanges, type StagedChange } from "../changes/repository.ts";
import { raiseDataset } from "../datasets/repository.ts";
import { type StockRow, upsertStocksFrom } from "../repository.ts";

type Again = { rows: readonly StockRow[]; changes: readonly StagedChange[]; stockIds: readonly number[] };

/**
 * The statements that publish stocks on which a person has decided: their rows and changes of standing, the newest dataset's next
 * version with the current counts, so that readers of the previous one ask again, and a current run screens their chunks again.
 * They do nothing unless the decision is still to be made, so the statement that makes it goes after them.
 */
export function publishAgain(db: Database, { rows, changes, stockIds }: Again, isPending: SQL, now: Date) {
  const publication = { version: sql`(SELECT max(version) + 1 FROM datasets)`, changedOn: isoDay(now), isPending };
  return {
    change:
      changes.length > 0
        ? [insertChanges(db, fromList(changes, isPending), publication), ...countChanges(db, publication, undefined)]
        : [],
    stock: upsertStocksFrom(db, fromList(rows, isPending)),
    dataset: raiseDataset(db, isPending),
    chunk: stockIds.map((stockId) => openChunkOf(db, stockId, isPending)),
  };
}

function openChunkOf(db: Database, stockId: number, isPending: SQL): Query {
  return db.run(sql`
    UPDATE refresh_chunks SET staged = NULL, opened = opened + 1
    WHERE run_id IN (SELECT id FROM refresh_runs WHERE state IN ('running', 'under_review'))
      AND first_id <= ${stockId} AND last_id >= ${stockId} AND ${isPending}`);
}
