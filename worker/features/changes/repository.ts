import { and, desc, eq, getTableColumns, gte, lt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { ExchangeCode } from "../../../domain/facts/exchanges.ts";
import type { Standing } from "../../../domain/screening/standing.ts";
import { changePlaces, changeRuns, verdictChanges } from "../../../schema/tables/changes.ts";
import { datasets, stocks } from "../../../schema/tables/stocks.ts";
import { watchlistEntries } from "../../../schema/tables/watchlist.ts";
import { visitorIdOf } from "../../http/repository.ts";
import { batch, type Database } from "../../platform/database.ts";
import type { PageAsked } from "../../platform/page.ts";
import { type AgeingRow, type ChangeRow, changesIn, IDS } from "../../verdicts/changes/repository.ts";
import { fromList } from "../../verdicts/publish/repository.ts";

export type ChangeFilter = {
  day?: string | undefined;
  exchange?: string | undefined;
  sector?: string | undefined;
  symbol?: string | undefined;
};

const ALL = "all";

function placeOf({ exchange, sector }: ChangeFilter): string {
  return exchange ?? (sector ? `sector:${sector}` : ALL);
}

/** One page of changes, newest first, with one extra if there are more, their total number, and the stocks of some ids. */
export async function listChanges(
  db: Database,
  filter: ChangeFilter,
  { cursor, limit, ageing = [] }: PageAsked & { ageing?: readonly number[] },
): Promise<{ rows: ChangeRow[]; totalCount: number; ageing: AgeingRow[] }> {
  const { day, exchange, sector, symbol } = filter;
  const stockId = db
    .select({ id: stocks.id })
    .from(stocks)
    .where(eq(stocks.symbol, symbol ?? ""));
  const isWanted = and(
    exchange ? eq(verdictChanges.exchange, exchange) : undefined,
    sector ? eq(verdictChanges.sector, sector) : undefined,
    symbol ? eq(verdictChanges.stockId, sql`(${stockId})`) : undefined,
    day ? gte(verdictChanges.id, firstIdOfDay(day)) : undefined,
    day ? lt(verdictChanges.id, boundOfDay(day, "max", 1)) : undefined,
  );
  const place = placeOf(filter);
  const { rows, counted, aged } = await batch(db, {
    rows: db
      .select()
      .from(verdictChanges)
      .where(and(isWanted, lt(verdictChanges.id, cursor ?? Number.MAX_SAFE_INTEGER)))
      .orderBy(desc(verdictChanges.id))
      .limit(limit + 1),
    counted: symbol
      ? db.all<{ total: number }>(sql`SELECT count(*) AS total FROM verdict_changes WHERE stock_id = (${stockId})`)
      : day
        ? db.all<{ total: number }>(sql`
            SELECT total(${changesIn(place)}) AS total FROM change_runs WHERE changed_on = ${day}`)
        : db.all<{ total: number }>(sql`SELECT total FROM change_places WHERE place = ${place}`),
    aged: symbol ? ageingOfSymbol(db, symbol) : ageing.length > 0 ? ageingOfIds(db, ageing) : [],
  });
  return { rows, totalCount: counted[0]?.total ?? 0, ageing: aged as AgeingRow[] };
}

const ageingColumns = {
  id: stocks.id,
  symbol: stocks.symbol,
  name: stocks.name,
  exchange: sql<ExchangeCode>`${stocks.exchange}`,
  sector: stocks.sector,
  standing: sql<Standing>`${stocks.standing}`,
  standsUntil: stocks.standsUntil,
};

const ageingOfSymbol = (db: Database, symbol: string) =>
  db.select(ageingColumns).from(stocks).where(eq(stocks.symbol, symbol));

function ageingOfIds(db: Database, ids: readonly number[]) {
  return db
    .select(ageingColumns)
    .from(sql`json_each(${JSON.stringify(ids)}) AS wanted`)
    .crossJoin(stocks)
    .where(eq(stocks.id, sql`wanted.value`));
}

export async function listAgeing(db: Database, ids: readonly number[]): Promise<AgeingRow[]> {
  return ids.length === 0 ? [] : ageingOfIds(db, ids);
}

/** Changes of datasets published on a day or later have ids from this one on. */
function firstIdOfDay(day: string): SQL {
  return boundOfDay(day, "min", 0);
}

function boundOfDay(day: string, which: "min" | "max", plus: number): SQL {
  return sql`(SELECT (${sql.raw(which)}(version) + ${plus}) * ${IDS} FROM change_runs WHERE changed_on = ${day})`;
}

/** The newest datasets with the number of verdicts that each changed, latest first, and how many of the newest one's age when. */
export async function listChangeRuns(db: Database, most: number) {
  const { runs, newest } = await batch(db, {
    runs: db.select().from(changeRuns).orderBy(desc(changeRuns.version)).limit(most),
    newest: db.select({ ageing: datasets.ageing }).from(datasets).orderBy(desc(datasets.version)).limit(1),
  });
  return { runs, ageing: newest[0]?.ageing ?? "[]" };
}

export async function findNearMisses(db: Database, filter: ChangeFilter): Promise<string | undefined> {
  const { near } = changePlaces;
  const row = await db
    .select({ near })
    .from(changePlaces)
    .where(eq(changePlaces.place, placeOf(filter)))
    .get();
  return row?.near;
}

/** The changes of the stocks that a visitor, given by id, watches, newest first, and those whose figures are too old after some day. */
export function watchedChanges(db: Database, visitorId: SQL, { most, until }: { most: number; until: string }) {
  const isTheirs = eq(watchlistEntries.visitorId, visitorId);
  return {
    changes: db
      .select(getTableColumns(verdictChanges))
      .from(watchlistEntries)
      .innerJoin(verdictChanges, eq(verdictChanges.stockId, watchlistEntries.stockId))
      .where(isTheirs)
      .orderBy(desc(verdictChanges.id))
      .limit(most),
    ageing: db
      .select(ageingColumns)
      .from(watchlistEntries)
      .innerJoin(stocks, eq(stocks.id, watchlistEntries.stockId))
      .where(and(isTheirs, lt(stocks.standsUntil, until)))
      .orderBy(desc(stocks.standsUntil))
      .limit(most),
  };
}

/** How many changes a day brought to the stocks that a visitor watches; nothing is read on a day without any. */
export const countWatchedChanges = (visitorId: SQLWrapper, day: string) => sql<number>`
  SELECT count(*) FROM watchlist_entries JOIN verdict_changes ON verdict_changes.stock_id = watchlist_entries.stock_id
    AND verdict_changes.id >= ${firstIdOfDay(day)}
  WHERE watchlist_entries.visitor_id = ${visitorId} AND EXISTS (SELECT 1 FROM change_runs WHERE changed_on = ${day})`;

export async function listWatchedChanges(db: Database, tokenHash: string, range: { most: number; until: string }) {
  const { changes, ageing } = await batch(db, watchedChanges(db, visitorIdOf(tokenHash), range));
  return { changes: changes as ChangeRow[], ageing: ageing as AgeingRow[] };
}

/** How far the newest dataset has been screened by an announced rule; undefined when nothing is published. */
export async function findPreview(db: Database, version: number) {
  const [found] = await db.all<{ datasetVersion: number; screenedTo: number; isComplete: number }>(sql`
    SELECT newest.version AS datasetVersion, coalesce(preview.screened_to, 0) AS screenedTo, coalesce(preview.is_complete, 0) AS isComplete
    FROM (SELECT version FROM datasets ORDER BY version DESC LIMIT 1) AS newest
      LEFT JOIN rule_previews AS preview ON preview.version = ${version} AND preview.dataset_version = newest.version`);
  return found;
}

export type StockToPreview = {
  id: number;
  symbol: string;
  name: string;
  exchange: string;
  document: string;
  facts: string;
};

export async function listStocksToPreview(db: Database, after: number, most: number): Promise<StockToPreview[]> {
  return db.all<StockToPreview>(sql`
    SELECT id, symbol, name, exchange, document, facts FROM stocks
    WHERE id > ${after} AND is_screened AND facts IS NOT NULL ORDER BY id LIMIT ${most}`);
}

export type PreviewMove = {
  stockId: number;
  move: { symbol: string; name: string; exchange: string; before: Standing; after: Standing };
};

type PreviewProgress = {
  version: number;
  datasetVersion: number;
  /** The last stock screened before; 0 at the start of a dataset, which deletes the results of an earlier one. */
  from: number;
  screenedTo: number;
  screened: number;
  isComplete: boolean;
  moves: readonly PreviewMove[];
};

/** Stores what an announced rule would change in the next stocks. */
export async function savePreview(db: Database, preview: PreviewProgress): Promise<void> {
  const { version, datasetVersion, from, screenedTo, screened, isComplete, moves } = preview;
  const moved = moves.length;
  const isFirst = from === 0;
  await batch(db, {
    forgotten: isFirst ? [db.run(sql`DELETE FROM rule_preview_moves WHERE version = ${version}`)] : [],
    moves:
      moved === 0
        ? []
        : [
            db.run(sql`
              INSERT INTO rule_preview_moves (version, stock_id, move)
              SELECT ${version}, value ->> 'stockId', value -> 'move' FROM ${fromList(moves)} ON CONFLICT DO NOTHING`),
          ],
    progress: db.run(sql`
      INSERT INTO rule_previews (version, dataset_version, screened_to, screened, moved, is_complete)
      VALUES (${version}, ${datasetVersion}, ${screenedTo}, ${screened}, ${moved}, ${isComplete ? 1 : 0})
      ON CONFLICT (version) DO UPDATE SET dataset_version = excluded.dataset_version, screened_to = excluded.screened_to,
        screened = excluded.screened + ${isFirst ? sql`0` : sql`screened`}, moved = excluded.moved + ${isFirst ? sql`0` : sql`moved`},
        is_complete = excluded.is_complete
      WHERE dataset_version <> excluded.dataset_version OR screened_to = ${from}`),
  });
}

const MOVES_SHOWN = 100;

export async function listPreviews(db: Database, versions: readonly number[]) {
  return db.all<{ version: number; screened: number; moved: number; isComplete: number; moves: string }>(sql`
    SELECT version, screened, moved, is_complete AS isComplete, (
      SELECT json_group_array(json(move)) FROM (
        SELECT move FROM rule_preview_moves WHERE rule_preview_moves.version = rule_previews.version
        ORDER BY stock_id LIMIT ${MOVES_SHOWN})) AS moves
    FROM rule_previews WHERE version IN (SELECT value FROM json_each(${JSON.stringify(versions)}))`);
}
