import { eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { addDays } from "../../../domain/facts/iso-date.ts";
import { ASKED_FUNDS_KEPT_DAYS, type UnreadFundProblem } from "../../../domain/funds/fund-requests.ts";
import { type FundHoldings, type FundPosition, packPosition } from "../../../domain/funds/holdings.ts";
import { KNOWN_FUNDS, UNIT_TRUSTS } from "../../../domain/funds/known-funds.ts";
import { fundDirectory, fundIdentifiers, fundRequests, funds } from "../../../schema/tables/funds.ts";
import { batch, type Database, type Query } from "../../platform/database.ts";
import type { Registrant } from "../../providers/answers/providers.ts";

/** The request of a run whose parts make up a list of positions. */
type PartsOf = { runId: number; request: string };

/**
 * The statement that stores a fund's positions, or those in the parts of a long list, unless newer ones are stored; its result must
 * then be computed again.
 */
export function upsertFund(
  db: Database,
  { fund, asOf, source, url, name, issuer, positions }: FundHoldings,
  parts?: PartsOf,
): Query {
  const row = { asOf, source, url, name: name ?? null, issuer: issuer ?? null };
  const packed = parts ? positionsOfParts(parts) : sql`${JSON.stringify((positions ?? []).map(packPosition))}`;
  return db
    .insert(funds)
    .values({ symbol: fund, ...row, positions: packed })
    .onConflictDoUpdate({
      target: funds.symbol,
      set: {
        ...row,
        positions: sql`excluded.positions`,
        progress: null,
        datasetVersion: 0,
        revision: sql`${funds.revision} + 1`,
      },
      setWhere: sql`${funds.asOf} <= excluded.as_of AND ${funds.positions} IS NOT excluded.positions`,
    });
}

function positionsOfParts({ runId, request }: PartsOf): SQL {
  return sql`(SELECT json_group_array(json(value)) FROM (
    SELECT item.value FROM refresh_parts AS part, json_each(part.payload) AS item
    WHERE part.run_id = ${runId} AND part.task = ${request} ORDER BY part.kind, item.key))`;
}

/** The tickers of the shares in the parts of a list, as JSON. */
export function symbolsOfParts({ runId, request }: PartsOf): SQL {
  return sql`(SELECT json_group_array(ticker) FROM (
    SELECT DISTINCT item.value ->> 0 AS ticker FROM refresh_parts AS part, json_each(part.payload) AS item
    WHERE part.run_id = ${runId} AND part.task = ${request} AND item.value ->> 0 IS NOT NULL ORDER BY 1))`;
}

/** Adds funds to the directory; one that is no longer listed stays, with its last filing and that filing's date. */
export function upsertFundList(db: Database, rows: readonly (readonly [symbol: string, registrant: string])[]): Query {
  return db.run(sql`
    INSERT INTO fund_directory (prefix, entries)
    SELECT substr(value ->> 0, 1, 2), json_group_object(value ->> 0, value ->> 1)
    FROM json_each(${JSON.stringify(rows)}) WHERE true GROUP BY 1
    ON CONFLICT (prefix) DO UPDATE SET entries = json_patch(entries, excluded.entries)
    WHERE json_patch(entries, excluded.entries) IS NOT entries`);
}

/** Who files for a fund; undefined for one that the SEC's list does not have. */
export async function findRegistrant(db: Database, fund: string): Promise<Registrant | undefined> {
  const row = await db
    .select({ entry: sql<string | null>`${fundDirectory.entries} ->> ${fund}` })
    .from(fundDirectory)
    .where(eq(fundDirectory.prefix, fund.slice(0, 2)))
    .get();
  const [cik, seriesId] = (row?.entry ?? UNIT_TRUSTS[fund])?.split(" ") ?? [];
  return cik === undefined ? undefined : { cik: cik.padStart(10, "0"), seriesId: seriesId ?? null };
}

/** The funds that a run reads because they were asked for: first those never tried, most asked first, then the longest untried. */
export async function listAskedFunds(db: Database, most: number): Promise<string[]> {
  const rows = await db
    .select({ symbol: fundRequests.symbol })
    .from(fundRequests)
    .orderBy(fundRequests.triedOn, sql`${fundRequests.days} DESC`, fundRequests.symbol)
    .limit(most);
  return rows.map(({ symbol }) => symbol);
}

/** The statement that notes the outcome for a fund, if it was asked for. */
export function markFundTried(
  db: Database,
  { fund, problem, on }: { fund: string; problem: UnreadFundProblem | null; on: string },
): Query {
  return db.update(fundRequests).set({ triedOn: on, problem }).where(eq(fundRequests.symbol, fund));
}

/**
 * The statements of a run that forget funds that nobody has asked for in a year, with what was read of them, and contradictory
 * identifiers: a share that has changed its ticker is then learned anew.
 */
export function forgetFunds(db: Database, today: string): Query[] {
  const known = JSON.stringify(KNOWN_FUNDS.map(({ symbol }) => symbol));
  return [
    db.delete(fundRequests).where(lt(fundRequests.askedOn, addDays(today, -ASKED_FUNDS_KEPT_DAYS))),
    db.run(sql`
      DELETE FROM funds WHERE symbol NOT IN (SELECT value FROM json_each(${known}))
        AND symbol NOT IN (SELECT symbol FROM fund_requests)`),
    db.delete(fundIdentifiers).where(isNull(fundIdentifiers.symbol)),
  ];
}

/**
 * Stores which symbols stand beside ISINs and Legal Entity Identifiers in lists of holdings, to recognize shares in lists without
 * tickers. An ISIN that was given with two tickers identifies neither; the shares of one company share one LEI.
 */
export function learnIdentifiers(db: Database, positions: readonly FundPosition[]): Query {
  const pairs = positions.flatMap(({ ticker, isin, lei }) =>
    ticker === null ? [] : [isin, lei].flatMap((identifier) => (identifier === null ? [] : [[identifier, ticker]])),
  );
  return db.run(sql`
    INSERT INTO fund_identifiers (identifier, symbol)
    SELECT value ->> 0, iif(count(DISTINCT value ->> 1) = 1 OR length(value ->> 0) = 20, min(value ->> 1), NULL)
    FROM json_each(${JSON.stringify(pairs)}) WHERE true GROUP BY value ->> 0
    ON CONFLICT (identifier) DO UPDATE SET symbol = iif(length(identifier) = 20, min(symbol, excluded.symbol), NULL)
    WHERE symbol IS NOT excluded.symbol AND symbol IS NOT NULL
      AND (length(identifier) = 12 OR excluded.symbol < symbol)`);
}

/** Stores the positions of funds; their result is computed afterwards. */
export async function keepFunds(db: Database, holdings: readonly FundHoldings[]): Promise<void> {
  for (const one of holdings)
    await batch(db, { fund: upsertFund(db, one), identifiers: learnIdentifiers(db, one.positions ?? []) });
}
