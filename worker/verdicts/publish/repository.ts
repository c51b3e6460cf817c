import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { stocks } from "../../../schema/tables/stocks.ts";
import type { Database, Query } from "../../platform/database.ts";
import { IDS } from "../changes/repository.ts";
import { insertDataset, type NewDataset, raiseDataset } from "../datasets/repository.ts";

const NEAR_MISSES_IN_A_PLACE = 100;
const NEXT_VERSION = sql.raw("(SELECT coalesce(max(version), 0) + 1 FROM datasets)");

type Publication = {
  changedOn: string;
  /** True while it is still to be made. */
  isPending?: SQL;
};

/** What a publication writes, each as a FROM clause with a WHERE whose `value` is one item as JSON. */
type Published = {
  /** Each a StockRow. */
  rows?: SQL;
  /** Each a StagedChange. */
  changes?: SQL | undefined;
  /** Set where the changes of this publication are complete; its StagedNearMisses take the place of those listed before. */
  counted?: { near?: SQL | undefined } | undefined;
  /** A new dataset with the current counts of stocks, or the newest one with these and the next version, so that its readers ask again. */
  dataset?: NewDataset | "newest";
};

/** The statements that publish verdicts, in the order in which they belong into one batch. Whatever publishes does it by these. */
export function publish(
  db: Database,
  { changedOn, isPending = sql`true` }: Publication,
  { rows, changes, counted, dataset }: Published,
) {
  return {
    changes: changes ? [insertChanges(db, changes, changedOn)] : [],
    counted: counted ? countChanges(db, changedOn, isPending, counted.near) : [],
    stocks: rows ? [upsertStocksFrom(db, rows)] : [],
    dataset: !dataset
      ? []
      : [dataset === "newest" ? raiseDataset(db, isPending) : insertDataset(db, dataset, isPending)],
  };
}

/**
 * The same of a few stocks outside a run, on which a person has decided. The statements do nothing unless the decision is still to be
 * made, so the one that makes it goes after them. What a current run has staged of these stocks is screened again; that statement is
 * here because features decide too, which know no run.
 */
export function publishDecided(
  db: Database,
  { rows, changes, stockIds }: { rows: readonly unknown[]; changes: readonly unknown[]; stockIds: readonly number[] },
  publication: Required<Publication>,
) {
  const { isPending } = publication;
  const changed = changes.length > 0 ? { changes: fromList(changes, isPending), counted: {} } : {};
  return {
    ...publish(db, publication, { rows: fromList(rows, isPending), ...changed, dataset: "newest" }),
    reopened: db.run(sql`
      UPDATE refresh_chunks SET staged = NULL, opened = opened + 1
      WHERE run_id IN (SELECT id FROM refresh_runs WHERE state IN ('running', 'under_review')) AND ${isPending}
        AND EXISTS (SELECT 1 FROM json_each(${JSON.stringify(stockIds)}) WHERE value BETWEEN first_id AND last_id)`),
  };
}

/** A source of rows: the list is one parameter of the statement. */
export function fromList(list: readonly unknown[], isPending: SQL = sql`true`): SQL {
  return sql`json_each(${JSON.stringify(list)}) WHERE ${isPending}`;
}

function insertChanges(db: Database, source: SQL, changedOn: string): Query {
  return db.run(sql`
    INSERT INTO verdict_changes (id, stock_id, changed_on, exchange, sector, change)
    SELECT ${NEXT_VERSION} * ${IDS} + ${IDS - 1} - (value ->> 'stockId'), value ->> 'stockId', ${changedOn},
      value ->> 'exchange', value ->> 'sector', value -> 'change'
    FROM ${source} ON CONFLICT DO NOTHING`);
}

/** The statements that count the recorded changes, by place; near misses are listed again if a source of them is given. */
function countChanges(db: Database, changedOn: string, isPending: SQL, near: SQL | undefined): Query[] {
  const ofVersion = sql`id >= ${NEXT_VERSION} * ${IDS} AND id < (${NEXT_VERSION} + 1) * ${IDS}`;
  const missed = near
    ? sql`SELECT value ->> 'stockId' AS stock, value ->> 'exchange' AS exchange, value ->> 'sector' AS sector,
        value -> 'miss' AS miss, value ->> '$.miss.points' AS points FROM ${near}`
    : sql`SELECT NULL AS stock, NULL AS exchange, NULL AS sector, NULL AS miss, NULL AS points WHERE 0`;
  return [
    db.run(sql`
      INSERT INTO change_runs (version, changed_on, counts)
      SELECT ${NEXT_VERSION}, ${changedOn}, (
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
          SELECT key AS place, value AS changes FROM change_runs, json_each(counts) WHERE version = ${NEXT_VERSION}
        ),
        places AS (SELECT place FROM listed UNION SELECT place FROM counted UNION SELECT place FROM change_places)
      SELECT places.place, coalesce(counted.changes, 0), coalesce(listed.near, '[]')
      FROM places LEFT JOIN counted ON counted.place = places.place LEFT JOIN listed ON listed.place = places.place
      WHERE ${isPending}
      ON CONFLICT (place) DO UPDATE SET total = total + excluded.total ${near ? sql`, near = excluded.near` : sql``}
      WHERE excluded.total > 0 ${near ? sql`OR near IS NOT excluded.near` : sql``}`),
  ];
}

const { issuer: _, aliases: __, ...WRITTEN } = getTableColumns(stocks);
/** Without the columns of an index, so that a changed stock costs one written row. */
const { id: ___, symbol: ____, localSymbol: _____, ...UPDATED } = WRITTEN;
const namesOf = (columns: Partial<typeof WRITTEN>) => Object.values(columns).map(({ name }) => name);
const INSERT = sql.raw(`
  INSERT INTO stocks (${namesOf(WRITTEN).join(", ")})
  SELECT ${Object.keys(WRITTEN)
    .map((name) => `value ->> '${name}'`)
    .join(", ")}`);
const ON_CONFLICT = sql.raw(`
  ON CONFLICT (id) DO UPDATE SET ${namesOf(UPDATED)
    .map((name) => `${name} = excluded.${name}`)
    .join(", ")}
  WHERE symbol = excluded.symbol AND (document IS NOT excluded.document OR name IS NOT excluded.name
    OR facts IS NOT excluded.facts OR price_change_percent IS NOT excluded.price_change_percent
    OR standings IS NOT excluded.standings OR card IS NOT excluded.card)`);

/** Writes rows, each under its symbol's existing or new id: a FROM clause with a WHERE, whose `value` is a StockRow as JSON. */
function upsertStocksFrom(db: Database, source: SQL) {
  return db.run(sql`${INSERT} FROM ${source} ${ON_CONFLICT}`);
}
