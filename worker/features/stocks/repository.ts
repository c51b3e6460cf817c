import { eq, type SQL, sql } from "drizzle-orm";
import { industryName } from "../../../domain/issuers/industry-names.ts";
import type { ListedStock } from "../../../schema/contracts/stocks.ts";
import { stocks } from "../../../schema/tables/stocks.ts";
import { batch, type Database } from "../../platform/database.ts";
import { exchangeRatesOf } from "../../verdicts/datasets/repository.ts";
import { listedOnDay } from "../../verdicts/on-day.ts";
import { LISTINGS, leadListing, listedColumns, newestVersion, type StoredOf } from "../../verdicts/repository.ts";
import type { StoredStock } from "../../verdicts/stock-answer.ts";

export async function findStockBySymbol(db: Database, symbol: string): Promise<StoredStock | undefined> {
  return (await db.all<StoredStock>(stockOfSymbol(symbol)))[0];
}

export async function findStockAndVersion(
  db: Database,
  symbol: string,
): Promise<{ stock: StoredStock | undefined; version: string | undefined }> {
  const { stocks: found, newest } = await batch(db, {
    stocks: db.all<StoredStock>(stockOfSymbol(symbol)),
    newest: newestVersion(db),
  });
  return { stock: found[0], version: newest[0]?.version };
}

function stockOfSymbol(symbol: string): SQL {
  return sql`
    SELECT id, document, ${LISTINGS} AS listings, (SELECT document FROM stocks WHERE id = ${leadListing("found")}) AS verdictOf
    FROM (
      SELECT id, document, issuer, is_screened FROM stocks WHERE symbol = ${symbol}
      UNION ALL
      SELECT * FROM (
        SELECT min(id), min(document), min(issuer), min(is_screened) FROM stocks
        WHERE local_symbol = ${symbol} HAVING count(*) = 1
      )
      LIMIT 1
    ) AS found`;
}

/** What the verdict of a screened stock is derived from, as JSON. */
export async function findFiguresText(db: Database, symbol: string): Promise<string | undefined> {
  const [found] = await db.all<{ facts: string; screenedOn: string | null; rates: string | null }>(sql`
    SELECT facts, (SELECT screened_on FROM datasets ORDER BY version DESC LIMIT 1) AS screenedOn,
      (SELECT json_object('asOf', as_of, 'rates', rates, 'url', url) FROM exchange_rates ORDER BY as_of DESC LIMIT 1) AS rates
    FROM ${stocks} WHERE symbol = ${symbol} AND is_screened AND facts IS NOT NULL`);
  if (!found) return undefined;
  const rates = exchangeRatesOf(found.rates === null ? undefined : JSON.parse(found.rates));
  return `{"known":${found.facts},"rates":${JSON.stringify(rates)},"screenedOn":"${found.screenedOn ?? rates.asOf}"}`;
}

export async function listStocksById(db: Database, ids: readonly number[], today: string): Promise<ListedStock[]> {
  const found = await db
    .select(listedColumns)
    .from(sql`json_each(${JSON.stringify(ids)}) AS wanted`)
    .crossJoin(stocks)
    .where(eq(stocks.id, sql`wanted.value`));
  return listedOn(found, ids, today);
}

/** Stocks in the order of the given ids, on the day of reading. */
export function listedOn(found: StoredOf<ListedStock>[], ids: readonly number[], today: string): ListedStock[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return found
    .sort((first, second) => (places.get(first.id) ?? 0) - (places.get(second.id) ?? 0))
    .map((stock) => listedOnDay({ ...stock, industry: industryName(stock.industry) }, today));
}
