import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { ExchangeRates } from "../../../domain/facts/company-facts.ts";
import shippedRates from "../../../schema/seed/universe/exchange-rates.json" with { type: "json" };
import { exchangeRates, refreshReviews, refreshRuns } from "../../../schema/tables/refresh.ts";
import { datasets, stocks } from "../../../schema/tables/stocks.ts";
import type { Database } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";

/** The version of the embedded universe that was loaded last, and whether a run has published live figures since. */
export async function findLoadedUniverse(db: Database): Promise<{ universe: string | null; isOvertaken: boolean }> {
  const isLive = sql`${refreshRuns.marketData} = 'live' AND ${refreshRuns.datasetVersion} IS NOT NULL`;
  const [loaded] = await db
    .select({ universe: datasets.universe })
    .from(datasets)
    .where(isNotNull(datasets.universe))
    .orderBy(desc(datasets.version))
    .limit(1);
  const [live] = await db.select({ id: refreshRuns.id }).from(refreshRuns).where(isLive).limit(1);
  return { universe: loaded?.universe ?? null, isOvertaken: live !== undefined };
}

export function newestDataset(db: Database) {
  return db
    .select({
      version: datasets.version,
      screenedOn: datasets.screenedOn,
      publishedAt: datasets.publishedAt,
      halalStocks: datasets.halalStocks,
      ageing: datasets.ageing,
      universe: datasets.universe,
      stockCount: sql<number>`halal_stocks + questionable_stocks + haram_stocks`.as("stockCount"),
    })
    .from(datasets)
    .orderBy(desc(datasets.version))
    .limit(1);
}

/** The statements that read the run that is on, the last one that ended, and how many stocks are under review. */
export function runQueries(db: Database) {
  return {
    running: db.select().from(refreshRuns).where(eq(refreshRuns.running, 1)),
    last: db.select().from(refreshRuns).where(isNull(refreshRuns.running)).orderBy(desc(refreshRuns.id)).limit(1),
    reviews: db
      .select({ stocks: count() })
      .from(refreshReviews)
      .where(and(eq(refreshReviews.state, "open"), isNotNull(refreshReviews.stockId))),
  };
}

/** Whether a verdict's standing lasts until this day and no longer, in the newest dataset. */
export const agesAfter = (day: string) =>
  sql`instr((SELECT ageing FROM datasets ORDER BY version DESC LIMIT 1), ${day}) > 0`;

export function newestRates(db: Database) {
  return db.select().from(exchangeRates).orderBy(desc(exchangeRates.asOf)).limit(1);
}

/** The newest stored rates; those of the embedded universe until a refresh brings some. */
export function exchangeRatesOf(row: { asOf: string; rates: string; url: string } | undefined): ExchangeRates {
  const { asOf, rates, url } = row ? { ...row, rates: JSON.parse(row.rates) } : shippedRates;
  return { asOf, base: "USD", rates, source: "exchange-rates", url };
}

const COUNTED = {
  halal_stocks: "standing = 'halal'",
  questionable_stocks: "standing IN ('purify', 'doubt')",
  purify_stocks: "standing = 'purify'",
  doubt_stocks: "standing = 'doubt'",
  haram_stocks: "standing = 'haram'",
  listed_names: "standing = 'not_screened'",
};
const COUNT_COLUMNS = sql.raw([...Object.keys(COUNTED), "ageing"].join(", "));
/** The counts of the current stocks; `ageing` counts those that age by the last day of their standing, for `countAged`. */
const COUNTS = sql.raw(`
  ${Object.values(COUNTED)
    .map((condition) => `count(*) FILTER (WHERE ${condition})`)
    .join(", ")}, (
  SELECT json_group_array(json_array(stands_until, halal, purify, haram)) FROM (
    SELECT stands_until, ${["halal", "purify", "haram"]
      .map((standing) => `count(*) FILTER (WHERE standing = '${standing}') AS ${standing}`)
      .join(", ")}
    FROM stocks WHERE stands_until IS NOT NULL GROUP BY stands_until))`);

export type NewDataset = { screenedOn: string; now: Date; universe?: string | undefined };

/** The statement that adds the next dataset version, with the current counts of stocks. */
export function insertDataset(db: Database, { screenedOn, now, universe }: NewDataset, isPending: SQL) {
  return db.run(sql`
    INSERT INTO ${datasets} (screened_on, published_at, universe, ${COUNT_COLUMNS})
    SELECT ${screenedOn}, ${epochSeconds(now)}, ${universe ?? null}, ${COUNTS} FROM ${stocks} WHERE ${isPending} HAVING ${isPending}`);
}

/** The statement that raises the newest dataset's version, with the current counts of stocks: its readers ask again. */
export function raiseDataset(db: Database, isPending: SQL) {
  return db.run(sql`
    UPDATE ${datasets} SET version = version + 1, (${COUNT_COLUMNS}) = (SELECT ${COUNTS} FROM ${stocks})
    WHERE version = (SELECT max(version) FROM datasets) AND ${isPending}`);
}
