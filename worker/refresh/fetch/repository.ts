import { and, eq, sql } from "drizzle-orm";
import type { SourceId } from "../../../domain/facts/company-facts.ts";
import { type FundHoldings, packPosition } from "../../../domain/funds/holdings.ts";
import { knownFund } from "../../../domain/funds/known-funds.ts";
import type { SourceProblem } from "../../../domain/refresh/refresh-problems.ts";
import {
  exchangeRates,
  fundHoldings,
  marketSources,
  refreshParts,
  refreshRest,
} from "../../../schema/tables/refresh.ts";
import { metalPrices } from "../../../schema/tables/zakat.ts";
import { batch, type Database, type Query } from "../../platform/database.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import type { FetchAnswer, GatheredRows } from "../../providers/answers/refresh-sources.ts";
import { learnIdentifiers, markFundTried, symbolsOfParts, upsertFund, upsertFundList } from "../funds/repository.ts";

const GRAMS_IN_A_TROY_OUNCE = 31.1034768;

const ROWS_IN_A_STATEMENT = 24;

/** Parsed when it is stored, so that who goes through the answers later need not. */
const asJsonb = (rows: readonly unknown[]) => sql<string>`jsonb(${JSON.stringify(rows)})`;

export function insertGathered(
  db: Database,
  runId: number,
  gathered: readonly { key: string; rows: GatheredRows }[],
): Query[] {
  const values = gathered.map(({ key, rows: { kind, rows } }) => ({
    runId,
    request: key,
    kind,
    payload: asJsonb(rows),
  }));
  return inStatements(values).map((some) =>
    db
      .insert(refreshParts)
      .values(some)
      .onConflictDoUpdate({
        target: [refreshParts.runId, refreshParts.request, refreshParts.kind],
        set: { payload: sql`excluded.payload` },
      }),
  );
}

/** The remaining parts of a request. Those left by an earlier attempt are deleted first. */
export function insertRest(db: Database, runId: number, request: string, parts: readonly string[]): Query[] {
  const values = parts.map((part, position) => ({ runId, request, position, part }));
  return [deleteRest(db, runId, request), ...inStatements(values).map((some) => db.insert(refreshRest).values(some))];
}

function inStatements<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_IN_A_STATEMENT) }, (_, statement) =>
    rows.slice(statement * ROWS_IN_A_STATEMENT, (statement + 1) * ROWS_IN_A_STATEMENT),
  );
}

export type RestPart = { position: number; content: string; remaining: number };

/** The next remaining part of a request, and the number of remaining ones including it. */
export async function findRestPart(db: Database, runId: number, request: string): Promise<RestPart | undefined> {
  const { found } = await batch(db, {
    found: db.all<RestPart>(sql`
      SELECT position, piece AS content,
        (SELECT count(*) FROM refresh_rest WHERE run_id = ${runId} AND task = ${request}) AS remaining
      FROM refresh_rest WHERE run_id = ${runId} AND task = ${request} ORDER BY position LIMIT 1`),
  });
  return found[0];
}

export function deleteRestPart(db: Database, runId: number, request: string, position: number): Query {
  return db
    .delete(refreshRest)
    .where(and(eq(refreshRest.runId, runId), eq(refreshRest.request, request), eq(refreshRest.position, position)));
}

export function deleteRest(db: Database, runId: number, request: string): Query {
  return db.delete(refreshRest).where(and(eq(refreshRest.runId, runId), eq(refreshRest.request, request)));
}

export function replaceRestPart(
  db: Database,
  runId: number,
  request: string,
  { position, content }: { position: number; content: string },
): Query {
  return db
    .update(refreshRest)
    .set({ part: content })
    .where(and(eq(refreshRest.runId, runId), eq(refreshRest.request, request), eq(refreshRest.position, position)));
}

/** The parts of an answer that apply at once, because each of these figures is good by itself. */
export function insertAnswer(
  db: Database,
  { id: runId, asOf: today }: { id: number; asOf: string },
  { metal, rates, holdings, fundList, unread }: FetchAnswer,
): Query[] {
  const statements: Query[] = [];
  if (metal) {
    const pricePerGram = metal.dollarsPerTroyOunce / GRAMS_IN_A_TROY_OUNCE;
    const { asOf, source, url } = metal;
    statements.push(
      db
        .insert(metalPrices)
        .values({ metal: metal.metal, asOf, pricePerGram, sourceLabel: source, sourceUrl: url })
        .onConflictDoUpdate({ target: [metalPrices.metal, metalPrices.asOf], set: { pricePerGram } }),
    );
  }
  if (rates) {
    const row = { asOf: rates.asOf, rates: JSON.stringify(rates.rates), url: rates.url };
    statements.push(
      db
        .insert(exchangeRates)
        .values(row)
        .onConflictDoUpdate({
          target: exchangeRates.asOf,
          set: { rates: row.rates },
          setWhere: sql`${exchangeRates.rates} IS NOT excluded.rates`,
        }),
    );
  }
  if (fundList) statements.push(upsertFundList(db, fundList));
  if (unread) statements.push(markFundTried(db, { ...unread, on: today }));
  if (holdings) statements.push(...insertHoldings(db, { runId, today }, holdings));
  return statements;
}

/** A list that arrives in parts replaces the stored one when all of it is there. */
function insertHoldings(
  db: Database,
  { runId, today }: { runId: number; today: string },
  holdings: FundHoldings,
): Query[] {
  const { fund, asOf, source, url, part, positions, symbols } = holdings;
  const statements: Query[] = positions ? [learnIdentifiers(db, positions)] : [];
  const parts = part && { runId, request: `holdings ${fund}` };
  if (part && parts) {
    if (part.from === 0)
      statements.push(
        db.delete(refreshParts).where(and(eq(refreshParts.runId, runId), eq(refreshParts.request, parts.request))),
      );
    const kind = `positions ${String(part.from).padStart(9, "0")}`;
    const payload = asJsonb((positions ?? []).map(packPosition));
    statements.push(
      db
        .insert(refreshParts)
        .values({ ...parts, kind, payload })
        .onConflictDoUpdate({
          target: [refreshParts.runId, refreshParts.request, refreshParts.kind],
          set: { payload },
        }),
    );
    if (!part.isLast) return statements;
  }
  if (positions) statements.push(upsertFund(db, holdings, parts));
  statements.push(markFundTried(db, { fund, problem: null, on: today }));
  if (knownFund(fund)?.claimsHalal === false || (!knownFund(fund) && source === "sec-nport")) return statements;
  const row = { asOf, source, url: url ?? "", symbols: JSON.stringify(symbols) };
  return [
    ...statements,
    db
      .insert(fundHoldings)
      .values({ fund, ...row, ...(parts && { symbols: sql`${symbolsOfParts(parts)}` }) })
      .onConflictDoUpdate({ target: fundHoldings.fund, set: { ...row, symbols: sql`excluded.symbols` } }),
  ];
}

export function markSourceAnswered(db: Database, source: SourceId, { asOf, items }: FetchAnswer, now: Date): Query {
  return markSource(db, source, { lastSuccessAt: epochSeconds(now), asOf, items });
}

export function markSourceFailed(db: Database, source: SourceId, problem: SourceProblem, now: Date): Query {
  return markSource(db, source, { lastFailureAt: epochSeconds(now), problem });
}

function markSource(db: Database, source: SourceId, set: Partial<typeof marketSources.$inferInsert>): Query {
  const row = { source, ...set };
  return db.insert(marketSources).values(row).onConflictDoUpdate({ target: marketSources.source, set });
}

/** Deletes the raw answers once they are assigned to their stocks. */
export function deleteGathered(db: Database, runId: number): Query {
  return db.delete(refreshParts).where(eq(refreshParts.runId, runId));
}
