const RUNNERS = ["all", "first", "run", "raw"] as const;

export type RecordedStatement = { sql: string; values: unknown[] };

/** A database each of whose exchanges goes through `talk`, which may count it, not make it, or not answer. A batch is one exchange, as on D1. */
export function overheard(
  db: D1Database,
  talk: <Result>(ask: () => Promise<Result>, statements: readonly RecordedStatement[]) => Promise<Result>,
): D1Database {
  const originals = new WeakMap<object, RecordedStatement & { statement: D1PreparedStatement }>();
  function wrap(statement: D1PreparedStatement, sql: string, values: unknown[] = []): D1PreparedStatement {
    const run = (runner: (typeof RUNNERS)[number], words: unknown[]) =>
      talk(() => (statement[runner] as (...words: unknown[]) => Promise<unknown>)(...words), [{ sql, values }]);
    const wrapped = {
      bind: (...bound: unknown[]) => wrap(statement.bind(...bound), sql, bound),
      ...Object.fromEntries(RUNNERS.map((runner) => [runner, (...words: unknown[]) => run(runner, words)])),
    } as unknown as D1PreparedStatement;
    originals.set(wrapped, { statement, sql, values });
    return wrapped;
  }
  return {
    prepare: (sql: string) => wrap(db.prepare(sql), sql),
    batch: (batch: D1PreparedStatement[]) => {
      const known = batch.flatMap((statement) => originals.get(statement) ?? []);
      if (known.length < batch.length) throw new Error("a statement was prepared by another database");
      return talk(() => db.batch(known.map(({ statement }) => statement)), known);
    },
  } as unknown as D1Database;
}

/** A database that records every statement that runs and every round trip. */
export function recordStatements(db: D1Database) {
  const statements: RecordedStatement[] = [];
  const counts = { roundTrips: 0 };
  const DB = overheard(db, (ask, asked) => {
    counts.roundTrips += 1;
    statements.push(...asked.map(({ sql, values }) => ({ sql, values })));
    return ask();
  });
  return { DB, statements, counts };
}

/** How many rows the database reads for recorded statements: each read-only one runs again. */
export async function countRowsRead(db: D1Database, statements: readonly RecordedStatement[]): Promise<number> {
  let rowsRead = 0;
  for (const { sql, values } of statements) {
    if (!/^\s*(SELECT|WITH)\b/i.test(sql)) throw new Error(`a read writes: ${sql}`);
    const { meta } = await db
      .prepare(sql)
      .bind(...values)
      .all();
    rowsRead += meta.rows_read;
  }
  return rowsRead;
}
