import { type SQL, sql } from "drizzle-orm";
import type { ExchangeCode } from "../../../domain/facts/exchanges.ts";
import type { Standing } from "../../../domain/screening/standing.ts";
import type { NearMiss } from "../../../domain/verdict/near-miss.ts";
import type { VerdictChange } from "../../../domain/verdict/verdict-change.ts";
import type { verdictChanges } from "../../../schema/tables/changes.ts";
import type { stocks } from "../../../schema/tables/stocks.ts";

/** Above every stock's id. */
export const IDS = 10_000_000;

export const versionOf = (id: number) => Math.floor(id / IDS);

export type StagedChange = {
  stockId: number;
  exchange: string;
  sector: string | null;
  change: VerdictChange & { symbol: string; name: string };
};

export type StagedNearMiss = {
  stockId: number;
  exchange: string;
  sector: string | null;
  miss: NearMiss & { symbol: string; name: string; standing: Standing };
};

export type ChangeRow = typeof verdictChanges.$inferSelect;

export type AgeingRow = Pick<typeof stocks.$inferSelect, "id" | "symbol" | "name" | "sector" | "standsUntil"> & {
  exchange: ExchangeCode;
  standing: Standing;
};

/** The newest changes of a stock's verdict as JSON, the newest first: [id, day, change]. */
export const newestChanges = (stockId: SQL, most: number): SQL => sql`(
  SELECT json_group_array(json_array(id, changed_on, json(change))) FROM (
    SELECT id, changed_on, change FROM verdict_changes WHERE stock_id = ${stockId}
    ORDER BY id DESC LIMIT ${sql.raw(String(most))}))`;

/** How many verdicts changed in a place, of a row of `change_runs`. */
export const changesIn = (place: string): SQL => sql`counts ->> ${`$."${place}"`}`;

/** A dataset's changes of some stocks, without those of age, which were told on their own day. */
export const changesOfDataset = (version: number, stockIds: SQL): SQL => sql`
  SELECT json_set(change, '$.changedOn', changed_on) AS change
  FROM verdict_changes JOIN (${stockIds}) AS followed ON followed.stock_id = verdict_changes.stock_id
  WHERE verdict_changes.id >= ${version * IDS} AND verdict_changes.id < ${(version + 1) * IDS}
    AND change ->> 'agedOn' IS NULL`;
