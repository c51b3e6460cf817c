const RUNNERS = ["all", "first", "run", "raw"] as const;

export type RecordedStatement = { sql: string; values: unknown[] };

/** A database that records every statement that runs and every round trip. */
export function recordStatements(db: D1Database) {
  const statements: RecordedStatement[] = [];
  const counts = { roundTrips: 0 };
  const originals = new WeakMap<object, { statement: D1PreparedStatement; sql: string; values: unknown[] }>();

  function wrap(statement: D1PreparedStatement, sql: string, values: unknown[] = []): D1PreparedStatement {
    const run = (runner: (typeof RUNNERS)[number], words: unknown[]) => {
      counts.roundTrips += 1;
      statements.push({ sql, values });
      return (statement[runner] as (...words: unknown[]) => unknown)(...words);
    };
    const wrapped = {
      bind: (...bound: unknown[]) => wrap(statement.bind(...bound), sql, bound),
      ...Object.fromEntries(RUNNERS.map((runner) => [runner, (...words: unknown[]) => run(runner, words)])),
    } as unknown as D1PreparedStatement;
    originals.set(wrapped, { statement, sql, values });
    return wrapped;
  }

  const DB = {
    prepare: (sql: string) => wrap(db.prepare(sql), sql),
    batch: (batch: D1PreparedStatement[]) => {
      counts.roundTrips += 1;
      const known = batch.flatMap((statement) => originals.get(statement) ?? []);
      statements.push(...known.map(({ sql, values }) => ({ sql, values })));
      return db.batch(known.map(({ statement }) => statement));
    },
  } as unknown as D1Database;

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
