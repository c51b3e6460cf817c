import type { SourceId } from "../../../domain/facts/sources.ts";
import { epochSeconds } from "../../platform/epoch-seconds.ts";
import type { MeteredDatabase } from "../../platform/metered-database.ts";
import type { FetchAnswer, GatheredPart } from "../../providers/refresh-sources.ts";

type Statement = D1PreparedStatement;
type Preparing = Pick<MeteredDatabase, "prepare">;

const GRAMS_IN_A_TROY_OUNCE = 31.1034768;

const PARTS_IN_A_STATEMENT = 24;

/** Keeps a unit's answers, many in one statement. */
export function insertParts(
  db: Preparing,
  runId: number,
  parts: readonly { task: string; part: GatheredPart }[],
): Statement[] {
  return inRowsOf(parts, PARTS_IN_A_STATEMENT, 3).map(({ slice, values }) =>
    db
      .prepare(`
        INSERT INTO refresh_parts (run_id, task, kind, payload) VALUES ${values}
        ON CONFLICT (run_id, task, kind) DO UPDATE SET payload = excluded.payload`)
      .bind(runId, ...slice.flatMap(({ task, part }) => [task, part.kind, JSON.stringify(part.rows)])),
  );
}

/** The pieces that are left of a task. What an attempt before it may have left makes place. */
export function insertRest(db: Preparing, runId: number, task: string, pieces: readonly string[]): Statement[] {
  const numbered = pieces.map((piece, position) => ({ piece, position }));
  return [
    deleteRest(db, runId, task),
    ...inRowsOf(numbered, PARTS_IN_A_STATEMENT, 3).map(({ slice, values }) =>
      db
        .prepare(`INSERT INTO refresh_rest (run_id, task, position, piece) VALUES ${values}`)
        .bind(runId, ...slice.flatMap(({ piece, position }) => [task, position, piece])),
    ),
  ];
}

/** The places of many rows in one statement whose first value, the run, they share. */
function inRowsOf<Row>(
  rows: readonly Row[],
  most: number,
  columns: number,
): { slice: readonly Row[]; values: string }[] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, part) => {
    const slice = rows.slice(part * most, (part + 1) * most);
    const places = (row: number) => Array.from({ length: columns }, (__, column) => `?${2 + row * columns + column}`);
    return { slice, values: slice.map((_row, row) => `(?1, ${places(row).join(", ")})`).join(", ") };
  });
}

export type Piece = { position: number; piece: string; remaining: number };

/** The next piece that is left of a task, and how many are left with it. */
export async function findNextPiece(db: MeteredDatabase, runId: number, task: string): Promise<Piece | undefined> {
  const [found] = await db.batch<Piece>([
    db
      .prepare(`
        SELECT position, piece, (SELECT count(*) FROM refresh_rest WHERE run_id = ?1 AND task = ?2) AS remaining
        FROM refresh_rest WHERE run_id = ?1 AND task = ?2 ORDER BY position LIMIT 1`)
      .bind(runId, task),
  ]);
  return found?.results[0];
}

export function deletePiece(db: Preparing, runId: number, task: string, position: number): Statement {
  return db
    .prepare("DELETE FROM refresh_rest WHERE run_id = ?1 AND task = ?2 AND position = ?3")
    .bind(runId, task, position);
}

export function deleteRest(db: Preparing, runId: number, task: string): Statement {
  return db.prepare("DELETE FROM refresh_rest WHERE run_id = ?1 AND task = ?2").bind(runId, task);
}

/** What an answer changes at once, because each of these figures is good by itself. */
export function insertAnswer(db: Preparing, { metal, rates, holdings }: FetchAnswer): Statement[] {
  const statements: Statement[] = [];
  if (metal) {
    statements.push(
      db
        .prepare(`
          INSERT INTO metal_prices (metal, as_of, price_per_gram, source_label, source_url) VALUES (?1, ?2, ?3, ?4, ?5)
          ON CONFLICT (metal, as_of) DO UPDATE SET price_per_gram = excluded.price_per_gram`)
        .bind(metal.metal, metal.asOf, metal.dollarsPerTroyOunce / GRAMS_IN_A_TROY_OUNCE, metal.source, metal.url),
    );
  }
  if (rates) {
    statements.push(
      db
        .prepare(`
          INSERT INTO exchange_rates (as_of, rates, url) VALUES (?1, ?2, ?3)
          ON CONFLICT (as_of) DO UPDATE SET rates = excluded.rates WHERE rates IS NOT excluded.rates`)
        .bind(rates.asOf, JSON.stringify(rates.rates), rates.url),
    );
  }
  if (holdings) {
    statements.push(
      db
        .prepare(`
          INSERT INTO fund_holdings (fund, as_of, symbols, source, url) VALUES (?1, ?2, ?3, ?4, ?5)
          ON CONFLICT (fund) DO UPDATE SET
            as_of = excluded.as_of, symbols = excluded.symbols, source = excluded.source, url = excluded.url`)
        .bind(holdings.fund, holdings.asOf, JSON.stringify(holdings.symbols), holdings.source, holdings.url),
    );
  }
  return statements;
}

export function markSourceAnswered(db: Preparing, source: SourceId, answer: FetchAnswer, now: Date): Statement {
  return db
    .prepare(`
      INSERT INTO market_sources (source, last_success_at, as_of, items) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (source) DO UPDATE SET last_success_at = excluded.last_success_at, as_of = excluded.as_of, items = excluded.items`)
    .bind(source, epochSeconds(now), answer.asOf, answer.items);
}

export function markSourceFailed(db: Preparing, source: SourceId, problem: string, now: Date): Statement {
  return db
    .prepare(`
      INSERT INTO market_sources (source, last_failure_at, problem) VALUES (?1, ?2, ?3)
      ON CONFLICT (source) DO UPDATE SET last_failure_at = excluded.last_failure_at, problem = excluded.problem`)
    .bind(source, epochSeconds(now), problem);
}

/** The raw answers, once they lie beside their stocks. */
export function deleteParts(db: Preparing, runId: number): Statement {
  return db.prepare("DELETE FROM refresh_parts WHERE run_id = ?1").bind(runId);
}
