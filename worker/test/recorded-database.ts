import { env } from "cloudflare:test";
import { type RecordedStatement, recordStatements } from "./recorded-statements.ts";

/** The test's database, recording every statement that runs and every round trip. */
export function recordDatabase() {
  return recordStatements(env.DB);
}

/** The steps of SQLite's plan for a statement. */
export async function queryPlan({ sql, values }: RecordedStatement): Promise<string[]> {
  const statement = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values);
  return (await statement.all<{ detail: string }>()).results.map(({ detail }) => detail);
}
