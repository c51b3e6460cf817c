import { env } from "cloudflare:test";

const RUNNERS = ["all", "first", "run", "raw"] as const;

/** The test's database, with every statement that runs and every round trip written down. */
export function recordDatabase() {
  const statements: { sql: string; values: unknown[] }[] = [];
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
    prepare: (sql: string) => wrap(env.DB.prepare(sql), sql),
    batch: (batch: D1PreparedStatement[]) => {
      counts.roundTrips += 1;
      const known = batch.flatMap((statement) => originals.get(statement) ?? []);
      statements.push(...known.map(({ sql, values }) => ({ sql, values })));
      return env.DB.batch(known.map(({ statement }) => statement));
    },
  } as unknown as D1Database;

  return { DB, statements, counts };
}

/** The steps of SQLite's plan for a statement. */
export async function queryPlan({ sql, values }: { sql: string; values: unknown[] }): Promise<string[]> {
  const statement = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values);
  return (await statement.all<{ detail: string }>()).results.map(({ detail }) => detail);
}
