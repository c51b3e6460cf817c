import type { Anomaly } from "../../domain/facts/anomalies.ts";
import type { CompanyFacts, ExchangeRates } from "../../domain/facts/company-facts.ts";
import type { ExchangeCode, Region } from "../../domain/facts/exchanges.ts";
import { financialsOf } from "../../domain/facts/in-dollars.ts";
import { isoDay } from "../../domain/facts/iso-date.ts";
import { underReview } from "../../domain/screening/compliance-status.ts";
import { screenStock } from "../../domain/screening/screen-stock.ts";
import type { Bindings } from "../../worker/env.ts";
import { batch, database } from "../../worker/platform/database.ts";
import { countChanges, fromList, insertChanges, publicationOf } from "../../worker/verdicts/changes/repository.ts";
import { findScreeningDay, insertDataset, nextDatasetVersion } from "../../worker/verdicts/datasets/repository.ts";
import { changesOf } from "../../worker/verdicts/publish.ts";
import { forgetPublished } from "../../worker/verdicts/published.ts";
import { type StockRow, upsertStocksFrom } from "../../worker/verdicts/repository.ts";
import {
  type ScreenedStock,
  type StockDocument,
  stockDocument,
  stockRow,
} from "../../worker/verdicts/stock-document.ts";
import { readExchangeRates } from "../universe/universe-files.ts";

/** Keeps one bound parameter well under D1's 2 MB. */
const STOCKS_IN_A_CHUNK = 100;

/** A document of an earlier version contains words: the rule of its business, or later only its name. */
const HOLDS_WORDS = `(instr(document, '"rule":') > 0 OR instr(document, '"activity":') > 0)`;

type OldRow = Pick<
  StockRow,
  | "id"
  | "symbol"
  | "localSymbol"
  | "name"
  | "exchange"
  | "sector"
  | "region"
  | "priceChangePercent"
  | "document"
  | "facts"
> & { isScreened: number };

/**
 * Screens again every stock that an earlier version stored with its own words, with the same facts and for the same day, and
 * publishes them as the next dataset. Returns their number. An interrupted one is resumed.
 */
export async function rescreenOldStocks({ DB, CACHE }: Pick<Bindings, "DB" | "CACHE">, now: Date): Promise<number> {
  await renameOldStates(DB);
  let rescreened = 0;
  let after = 0;
  const db = database(DB);
  const [rates, reviewed] = [await ratesOf(DB), await openReviews(DB)];
  const publication = publicationOf(await nextDatasetVersion(db), isoDay(now));
  for (;;) {
    const old = await listOldRows(DB, after);
    if (old.length === 0) break;
    after = old.at(-1)?.id ?? 0;
    const stocks = old.map((row) => rescreenedRow(row, rates, reviewed.get(row.id)));
    const changes = await changesOf(db, stocks);
    const rows = stocks.map(({ row }) => row);
    await batch(db, {
      changes: insertChanges(db, fromList(changes), publication),
      stocks: upsertStocksFrom(db, fromList(rows)),
    });
    rescreened += rows.length;
  }
  if (rescreened === 0) return 0;
  await screenRunAnew(DB);
  const screenedOn = await findScreeningDay(db);
  if (screenedOn) {
    await batch(db, {
      counted: countChanges(db, publication, undefined),
      dataset: insertDataset(db, { screenedOn, now }),
    });
  }
  await forgetPublished(CACHE);
  return rescreened;
}

async function listOldRows(db: D1Database, after: number): Promise<OldRow[]> {
  const { results } = await db
    .prepare(`
      SELECT id, symbol, local_symbol AS localSymbol, name, exchange, sector, region, is_screened AS isScreened,
        price_change_percent AS priceChangePercent, document, facts
      FROM stocks WHERE id > ?1 AND ${HOLDS_WORDS} ORDER BY id LIMIT ?2`)
    .bind(after, STOCKS_IN_A_CHUNK)
    .all<OldRow>();
  return results;
}

function rescreenedRow(row: OldRow, rates: ExchangeRates, anomaly: Anomaly | undefined) {
  const previous = JSON.parse(row.document) as StockDocument;
  const { screenedOn } = previous.analysis;
  const place = {
    exchange: row.exchange as ExchangeCode,
    sector: row.sector,
    region: row.region as Region | null,
    localSymbol: row.localSymbol,
    priceChangePercent: row.priceChangePercent,
  };
  const stock = { ...place, ...screened(row, previous, screenedOn, rates, anomaly) };
  const after = stockDocument(stock, previous);
  return { row: stockRow(row.id, stock, after), before: previous, after };
}

type Screened = Pick<ScreenedStock, "profile" | "financials" | "screening" | "facts" | "isScreened">;

function screened(
  row: OldRow,
  { industry, country }: StockDocument,
  screenedOn: string,
  rates: ExchangeRates,
  anomaly: Anomaly | undefined,
): Screened {
  const { symbol, name } = row;
  if (row.facts === null) {
    const profile = { symbol, name, country, sic: null, gics: industry, industry: null };
    const screening = screenStock({ profile, financials: {}, screenedOn });
    return { profile, financials: {}, screening, facts: null, isScreened: false };
  }
  const facts = JSON.parse(row.facts) as CompanyFacts;
  const { profile, financials, leftOut } = financialsOf(facts, rates);
  const screening = screenStock({ profile, financials, leftOut, screenedOn });
  return { profile, financials, screening: underReview(screening, anomaly), facts, isScreened: row.isScreened === 1 };
}

async function openReviews(db: D1Database): Promise<Map<number, Anomaly>> {
  const { results } = await db
    .prepare("SELECT stock_id AS stockId, anomalies FROM refresh_reviews WHERE state = 'open' AND stock_id IS NOT NULL")
    .all<{ stockId: number; anomalies: string }>();
  return new Map(
    results.flatMap(({ stockId, anomalies }) => {
      const [first] = JSON.parse(anomalies) as Anomaly[];
      return first ? [[stockId, first] as const] : [];
    }),
  );
}

async function ratesOf(db: D1Database): Promise<ExchangeRates> {
  const newest = await db
    .prepare("SELECT as_of AS asOf, rates, url FROM exchange_rates ORDER BY as_of DESC LIMIT 1")
    .first<{ asOf: string; rates: string; url: string }>();
  if (!newest) return readExchangeRates();
  return { asOf: newest.asOf, base: "USD", rates: JSON.parse(newest.rates), source: "exchange-rates", url: newest.url };
}

/** Replaces the earlier name of the state `under_review`. */
async function renameOldStates(db: D1Database): Promise<void> {
  await db.prepare("UPDATE refresh_runs SET state = 'under_review' WHERE state = 'held'").run();
}

/** A run's staged results rest on the old stocks: a running one screens them again, and one under review is rejected. */
export async function screenRunAnew(db: D1Database): Promise<void> {
  const statements = [
    "UPDATE refresh_reviews SET state = 'superseded' WHERE state = 'open' AND stock_id IS NULL",
    "DELETE FROM refresh_chunks WHERE run_id IN (SELECT id FROM refresh_runs WHERE state = 'under_review')",
    "UPDATE refresh_runs SET state = 'rejected' WHERE state = 'under_review'",
    "UPDATE refresh_chunks SET staged = NULL",
    `UPDATE refresh_runs SET step = 'screen', done = 0, total = 1, attempts = 0
     WHERE state = 'running' AND step IN ('screen', 'reconcile', 'stage', 'publish')`,
  ];
  await db.batch(statements.map((sql) => db.prepare(sql)));
}
