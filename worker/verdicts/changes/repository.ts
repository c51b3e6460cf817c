import { type SQL, sql } from "drizzle-orm";
import type { NearMiss } from "../../../domain/refresh/near-miss.ts";
import type { Standing } from "../../../domain/screening/standing.ts";
import type { VerdictChange } from "../../../domain/verdict/verdict-change.ts";
import type { Database } from "../../platform/database.ts";

/** Above every stock's id. */
export const IDS = 10_000_000;
const NEAR_MISSES_IN_A_PLACE = 100;

export const versionOf = (id: number) => Math.floor(id / IDS);

export type StagedChange = {
  stockId: number;
  exchange: string;
  sector: string | null;
  /** `agedOn`: the day on which it fell into doubt by age, which was told then. `price`: of a share, US dollars. */
  change: VerdictChange & { symbol: string; name: string; agedOn?: string; price?: { amount: number; on: string } };
};

export type StagedNearMiss = {
  stockId: number;
  exchange: string;
  sector: string | null;
  miss: NearMiss & { symbol: string; name: string; standing: Standing };
};

type Publication = {
  /** The dataset of the changes, as SQL. */
  version: SQL;
  changedOn: string;
  /** True while this publication is to be made. */
  isPending: SQL;
};

/** A publication of everything at once, at its own time. */
export function publicationOf(version: number, changedOn: string): Publication {
  return { version: sql`${version}`, changedOn, isPending: sql`true` };
}

/** A source of rows: the list is one parameter of the statement. */
export function fromList(list: readonly unknown[], isPending: SQL = sql`true`): SQL {
  return sql`json_each(${JSON.stringify(list)}) WHERE ${isPending}`;
}

/** The statement that records changes; `source` is a FROM clause with a WHERE whose `value` is a StagedChange as JSON. */
export function insertChanges(db: Database, source: SQL, { version, changedOn }: Omit<Publication, "isPending">) {
  return db.run(sql`
    INSERT INTO verdict_changes (id, stock_id, changed_on, exchange, sector, change)
    SELECT ${version} * ${IDS} + ${IDS - 1} - (value ->> 'stockId'), value ->> 'stockId', ${changedOn},
      value ->> 'exchange', value ->> 'sector', value -> 'change'
    FROM ${source} ON CONFLICT DO NOTHING`);
}

/** The statements that count the recorded changes of a dataset, by place; near misses are listed again if a source of them is given. */
export function countChanges(db: Database, { version, changedOn, isPending }: Publication, near: SQL | undefined) {
  const ofVersion = sql`id >= ${version} * ${IDS} AND id < (${version} + 1) * ${IDS}`;
  const missed = near
    ? sql`SELECT value ->> 'stockId' AS stock, value ->> 'exchange' AS exchange, value ->> 'sector' AS sector,
        value -> 'miss' AS miss, value ->> '$.miss.points' AS points FROM ${near}`
    : sql`SELECT NULL AS stock, NULL AS exchange, NULL AS sector, NULL AS miss, NULL AS points WHERE 0`;
  return [
    db.run(sql`
      INSERT INTO change_runs (version, changed_on, counts)
      SELECT ${version}, ${changedOn}, (
        SELECT json_group_object(place, changes) FROM (
          SELECT 'all' AS place, count(*) AS changes FROM verdict_changes WHERE ${ofVersion}
          UNION ALL SELECT exchange, count(*) FROM verdict_changes WHERE ${ofVersion} GROUP BY exchange
          UNION ALL SELECT 'sector:' || sector, count(*) FROM verdict_changes WHERE ${ofVersion} AND sector IS NOT NULL GROUP BY sector
        ))
      WHERE ${isPending} ON CONFLICT DO NOTHING`),
    db.run(sql`
      INSERT INTO change_places (place, total, near)
      WITH
        missed AS MATERIALIZED (${missed}),
        spread AS (
          SELECT 'all' AS place, * FROM missed
          UNION ALL SELECT exchange, * FROM missed
          UNION ALL SELECT 'sector:' || sector, * FROM missed WHERE sector IS NOT NULL
        ),
        ranked AS (
          SELECT place, miss, row_number() OVER (PARTITION BY place ORDER BY points, stock) AS rank FROM spread
        ),
        listed AS (
          SELECT place, json_group_array(json(miss)) AS near
          FROM (SELECT * FROM ranked WHERE rank <= ${NEAR_MISSES_IN_A_PLACE} ORDER BY place, rank) GROUP BY place
        ),
        counted AS (
          SELECT key AS place, value AS changes FROM change_runs, json_each(counts) WHERE version = ${version}
        ),
        places AS (SELECT place FROM listed UNION SELECT place FROM counted UNION SELECT place FROM change_places)
      SELECT places.place, coalesce(counted.changes, 0), coalesce(listed.near, '[]')
      FROM places LEFT JOIN counted ON counted.place = places.place LEFT JOIN listed ON listed.place = places.place
      WHERE ${isPending}
      ON CONFLICT (place) DO UPDATE SET total = total + excluded.total ${near ? sql`, near = excluded.near` : sql``}
      WHERE excluded.total > 0 ${near ? sql`OR near IS NOT excluded.near` : sql``}`),
  ];
}

/** The newest changes of a stock's verdict as JSON, the newest first: [id, day, change]. */
export const newestChanges = (stockId: SQL, most: number): SQL => sql`(
  SELECT json_group_array(json_array(id, changed_on, json(change))) FROM (
    SELECT id, changed_on, change FROM verdict_changes WHERE stock_id = ${stockId}
    ORDER BY id DESC LIMIT ${sql.raw(String(most))}))`;

/** A dataset's changes of some stocks, without those of age, which were told on their own day. */
export const changesOfDataset = (version: number, stockIds: SQL): SQL => sql`
  SELECT json_set(change, '$.changedOn', changed_on) AS change
  FROM verdict_changes JOIN (${stockIds}) AS followed ON followed.stock_id = verdict_changes.stock_id
  WHERE verdict_changes.id >= ${version * IDS} AND verdict_changes.id < ${(version + 1) * IDS}
    AND change ->> 'agedOn' IS NULL`;
