import { type Database, database } from "./database.ts";

/** The use of a database: statements, each counted separately, and the rows that they wrote. */
export type DatabaseCost = { queries: number; rowsWritten: number };

export function meteredDatabase(binding: D1Database): { db: Database; cost: () => DatabaseCost } {
  const cost = { queries: 0, rowsWritten: 0 };
  const metered = {
    prepare: (text: string) => binding.prepare(text),
    async batch(statements: D1PreparedStatement[]) {
      cost.queries += statements.length;
      const results = await binding.batch(statements);
      for (const { meta } of results) cost.rowsWritten += meta.rows_written ?? 0;
      return results;
    },
  } as unknown as D1Database;
  return { db: database(metered), cost: () => ({ ...cost }) };
}
