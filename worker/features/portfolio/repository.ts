import { desc, type SQL, sql } from "drizzle-orm";
import { funds } from "../../../schema/tables/funds.ts";
import { exchangeRates } from "../../../schema/tables/refresh.ts";
import { stocks } from "../../../schema/tables/stocks.ts";
import { batch, type Database } from "../../platform/database.ts";
import { excerptOf } from "../../verdicts/excerpt.ts";
import { ofLeadListing } from "../../verdicts/repository.ts";

export type HeldRow = {
  asked: string;
  symbol: string;
  name: string;
  exchange: string;
  sector: string | null;
  currentPrice: number | null;
  priceAsOf: string | null;
  /** The listing of the verdict: its own, or its company's. */
  verdictSymbol: string;
  verdictName: string;
  isScreened: 0 | 1;
  /** For `readExcerpt`. */
  excerpt: string;
};

/**
 * The stocks with these symbols or local symbols, the results of the funds among them, and the newest exchange rates, in one round
 * trip. A list of values joined to the table costs no row of its own, unlike IN or a JSON list.
 */
export async function findHoldings(db: Database, symbols: readonly string[], fundSymbols: readonly string[]) {
  const list = bound(symbols.map((symbol) => sql`(${symbol})`));
  const { exact, local, rates, documents } = await batch(db, {
    exact: db.all<HeldRow>(holdings(list, sql`own.symbol`)),
    local: db.all<HeldRow>(holdings(list, sql`own.local_symbol`)),
    rates: db
      .select({ asOf: exchangeRates.asOf, rates: exchangeRates.rates })
      .from(exchangeRates)
      .orderBy(desc(exchangeRates.asOf))
      .limit(1),
    documents: db
      .select({ symbol: funds.symbol, name: funds.name, document: funds.document })
      .from(funds)
      .where(sql`${funds.symbol} IN (${bound(fundSymbols.map((symbol) => sql`${symbol}`))})`),
  });
  return { exact, local, rates: rates[0], documents };
}

const bound = (some: readonly SQL[]) => sql.join([...some], sql`, `);

const EXCERPT = sql.raw(excerptOf("judged"));

function holdings(list: SQL, column: SQL): SQL {
  return sql`
    SELECT asked, symbol, name, exchange, sector, currentPrice, priceAsOf,
      coalesce(verdict ->> 0, symbol) AS verdictSymbol, coalesce(verdict ->> 1, name) AS verdictName,
      is_screened OR verdict IS NOT NULL AS isScreened,
      ${EXCERPT} AS excerpt
    FROM (
      SELECT *, coalesce(verdict ->> 2, document) AS judged FROM (
        SELECT ${column} AS asked, symbol, name, exchange, sector, is_screened, document,
          current_price AS currentPrice, document ->> 'priceAsOf' AS priceAsOf,
          ${ofLeadListing("own", "json_array(lead.symbol, lead.name, lead.document)")} AS verdict
        FROM (VALUES ${list}) AS wanted CROSS JOIN ${stocks} AS own ON ${column} = wanted.column1
      )
    )`;
}
