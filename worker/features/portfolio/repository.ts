import { inArray, sql } from "drizzle-orm";
import type { Standing } from "../../../domain/screening/standing.ts";
import { funds } from "../../../schema/tables/funds.ts";
import { batch, type Database } from "../../platform/database.ts";
import { newestChanges } from "../../verdicts/changes/repository.ts";
import { newestRates } from "../../verdicts/datasets/repository.ts";
import { excerptOf } from "../../verdicts/document-text.ts";
import { listingsAsked, storedFields } from "../../verdicts/repository.ts";

export type HeldRow = {
  asked: string;
  symbol: string;
  name: string;
  exchange: string;
  sector: string | null;
  currentPrice: number | null;
  priceAsOf: string | null;
  /** JSON */
  price: string | null;
  /** The listing of the verdict: its own, or its company's. */
  verdictSymbol: string;
  verdictName: string;
  isScreened: 0 | 1;
  excerpt: string;
  standing: Standing;
  standsUntil: string | null;
  figuresOn: string | null;
  /** JSON: the newest changes of that verdict as [id, day, change], newest first. */
  changes: string;
};

const CHANGES_MOST = 6;
const OWN = storedFields("own");

/** The stocks with these symbols, the results of the funds among them, and the newest exchange rates, in one round trip. */
export async function findHoldings(db: Database, symbols: readonly string[], fundSymbols: readonly string[]) {
  const {
    stocks: found,
    rates,
    documents,
  } = await batch(db, {
    stocks: listingsAsked(symbols).map((asked) =>
      db.all<HeldRow>(sql`
        SELECT wanted.column1 AS asked, own.symbol, own.name, own.exchange, own.sector,
          own.current_price AS currentPrice, ${sql.raw(OWN.priceAsOf)} AS priceAsOf,
          ${sql.raw(OWN.price)} AS price,
          coalesce(lead.symbol, own.symbol) AS verdictSymbol, coalesce(lead.name, own.name) AS verdictName,
          own.is_screened OR lead.id IS NOT NULL AS isScreened,
          ${EXCERPT} AS excerpt,
          coalesce(lead.standing, own.standing) AS standing,
          CASE WHEN lead.id IS NULL THEN own.stands_until ELSE lead.stands_until END AS standsUntil,
          coalesce(lead.figures_on, own.figures_on) AS figuresOn,
          ${newestChanges(sql`coalesce(lead.id, own.id)`, CHANGES_MOST)} AS changes
        FROM ${asked}`),
    ),
    rates: newestRates(db),
    documents: db
      .select({ symbol: funds.symbol, name: funds.name, document: funds.document })
      .from(funds)
      .where(inArray(funds.symbol, [...fundSymbols])),
  });
  return { found: found.flat(), rates: rates[0], documents };
}

const EXCERPT = sql.raw(excerptOf("coalesce(lead.document, own.document)"));
