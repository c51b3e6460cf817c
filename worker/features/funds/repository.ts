import { eq, type SQL, sql } from "drizzle-orm";
import type { FundHoldings } from "../../../domain/facts/company-facts.ts";
import type { PackedPosition } from "../../../domain/funds/holdings.ts";
import { packPosition } from "../../../domain/funds/holdings.ts";
import type { HeldStock } from "../../../domain/funds/look-through.ts";
import { fundScores, funds } from "../../../schema/tables/funds.ts";
import { batch, type Database, type Query } from "../../platform/database.ts";

/** A fund's result as the API answers it. */
export async function findFundDocument(db: Database, symbol: string): Promise<string | null | undefined> {
  const row = await db.select({ document: funds.document }).from(funds).where(eq(funds.symbol, symbol)).get();
  return row?.document;
}

/** Every fund's result. */
export async function listFundDocuments(db: Database): Promise<string[]> {
  const rows = await db.select({ document: funds.document }).from(funds);
  return rows.flatMap(({ document }) => (document === null ? [] : [document]));
}

/** The share of each fund's weight that passed each standard, by day, latest first. */
export async function listFundScores(db: Database, symbols: readonly string[]) {
  return db
    .select()
    .from(fundScores)
    .where(sql`${fundScores.fund} IN (SELECT value FROM json_each(${JSON.stringify(symbols)}))`)
    .orderBy(fundScores.fund, sql`${fundScores.screenedOn} DESC`, sql`${fundScores.asOf} DESC`);
}

/** The statement that stores a fund's positions, unless newer ones are stored; its result must then be computed again. */
export function upsertFund(db: Database, { fund, asOf, source, url, positions }: FundHoldings): Query {
  const row = { asOf, source, url, positions: JSON.stringify((positions ?? []).map(packPosition)) };
  return db
    .insert(funds)
    .values({ symbol: fund, ...row })
    .onConflictDoUpdate({
      target: funds.symbol,
      set: { ...row, datasetVersion: 0 },
      setWhere: sql`${funds.asOf} <= excluded.as_of AND ${funds.positions} IS NOT excluded.positions`,
    });
}

export type StoredFund = Pick<typeof funds.$inferSelect, "symbol" | "asOf" | "source" | "url" | "positions">;

/** The next fund to which the newest dataset has not been applied, that dataset, and the positions of the named funds. */
export async function findNextFund(db: Database, compared: readonly string[]) {
  const { newest, next, others } = await batch(db, {
    newest: db.all<{ version: number; screenedOn: string }>(sql`
      SELECT version, screened_on AS screenedOn FROM datasets ORDER BY version DESC LIMIT 1`),
    next: db.all<StoredFund>(sql`
      SELECT symbol, as_of AS asOf, source, url, positions FROM funds
      WHERE dataset_version < (SELECT max(version) FROM datasets) ORDER BY dataset_version, symbol LIMIT 1`),
    others: db.all<StoredFund & { document: string | null }>(sql`
      SELECT symbol, as_of AS asOf, source, url, positions, document FROM funds
      WHERE symbol IN (SELECT value FROM json_each(${JSON.stringify(compared)}))
        AND EXISTS (SELECT 1 FROM funds WHERE dataset_version < (SELECT max(version) FROM datasets))`),
  });
  return { dataset: newest[0], next: next[0], others };
}

export type HeldRow = HeldStock & { price: number | null; figuresOn: string | null };

/** The known facts of stocks in funds; for one that was never screened, those of its company's screened listing. */
export function listHeldStocks(db: Database, symbols: readonly string[]): Promise<HeldRow[]> {
  return db.all<HeldRow>(sql`
    SELECT own.symbol, own.name, coalesce(held.sector, own.sector) AS sector, held.standings,
      held.figures_on AS figuresOn, own.current_price AS price,
      held.document ->> '$.analysis.nonCompliantIncomeRatio' AS nonCompliantIncomeRatio,
      (held.document ->> '$.analysis.dividendPerShare') / nullif(held.current_price, 0) AS dividendYield,
      (SELECT value ->> 'code' FROM json_each(held.document, '$.analysis.reasons')
        WHERE value ->> 'effect' = 'verdict'
        ORDER BY value ->> 'code' = 'purification_required', value ->> 'code' NOT IN (
          'prohibited_business', 'debt_above_limit', 'cash_above_limit', 'income_above_limit'), key
        LIMIT 1) AS reason
    FROM json_each(${JSON.stringify(symbols)}) AS wanted
    JOIN stocks AS own ON own.symbol = wanted.value
    JOIN stocks AS held ON held.id = iif(own.is_screened OR own.issuer IS NULL, own.id, coalesce((
      SELECT lead.id FROM stocks AS lead WHERE lead.issuer = own.issuer AND lead.is_screened
      ORDER BY lead.symbol <> lead.issuer, lead.id LIMIT 1), own.id))`);
}

/**
 * Symbols by the ISINs and Legal Entity Identifiers that lists of holdings have given with a ticker, to recognize shares in a list
 * without tickers. An ISIN given with two tickers identifies neither; the shares of one company share one LEI.
 */
export async function listKnownIdentifiers(
  db: Database,
  { isins, leis }: { isins: readonly string[]; leis: readonly string[] },
) {
  if (isins.length + leis.length === 0) return { byIsin: new Map<string, string>(), byLei: new Map<string, string>() };
  const { ofIsins, ofLeis } = await batch(db, {
    ofIsins: db.all<Identified>(identified(sql`4`, isins)),
    ofLeis: db.all<Identified>(identified(sql`6`, leis)),
  });
  const pairs = (rows: readonly Identified[]) =>
    new Map(rows.map(({ identifier, symbol }) => [identifier, symbol] as const));
  return { byIsin: pairs(ofIsins.filter(({ tickers }) => tickers === 1)), byLei: pairs(ofLeis) };
}

type Identified = { identifier: string; symbol: string; tickers: number };

/** `place` is the index of the identifier in a packed position. */
function identified(place: SQL, identifiers: readonly string[]): SQL {
  return sql`
    SELECT position.value ->> ${place} AS identifier, min(position.value ->> 0) AS symbol,
      count(DISTINCT position.value ->> 0) AS tickers
    FROM funds, json_each(funds.positions) AS position
    WHERE position.value ->> 0 IS NOT NULL
      AND position.value ->> ${place} IN (SELECT value FROM json_each(${JSON.stringify(identifiers)}))
    GROUP BY identifier`;
}

/** Writes a fund's result, and its dated row of the scorecard. */
export function saveLookThrough(
  db: Database,
  fund: Pick<StoredFund, "symbol" | "asOf" | "positions">,
  {
    version,
    screenedOn,
    document,
    standards,
  }: { version: number; screenedOn: string; document: string; standards: string },
) {
  const score = { fund: fund.symbol, screenedOn, asOf: fund.asOf, standards };
  return batch(db, {
    fund: db
      .update(funds)
      .set({ document, datasetVersion: version })
      .where(sql`${funds.symbol} = ${fund.symbol} AND ${funds.positions} = ${fund.positions}`),
    score: db
      .insert(fundScores)
      .values(score)
      .onConflictDoUpdate({ target: [fundScores.fund, fundScores.screenedOn, fundScores.asOf], set: { standards } }),
  });
}

export function unpackStored(positions: string): readonly PackedPosition[] {
  return JSON.parse(positions) as readonly PackedPosition[];
}
