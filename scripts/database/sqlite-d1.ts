import type { DatabaseSync, SQLInputValue } from "node:sqlite";

type Bound = { sql: string; values: SQLInputValue[] };

/** A SQLite database of this process as D1, as far as the project uses it; a batch is applied as a whole or not at all. */
export function d1Of(database: DatabaseSync): D1Database {
  const bounds = new WeakMap<object, Bound>();
  const run = ({ sql, values }: Bound) => {
    const results = database.prepare(sql).all(...values);
    const { changes } = database.prepare("SELECT changes() AS changes").get() ?? {};
    return { results, success: true, meta: { changes } };
  };
  const bind = (sql: string, values: SQLInputValue[]): object => {
    const bound = { sql, values };
    const statement = {
      bind: (...given: SQLInputValue[]) => bind(sql, given),
      all: async () => run(bound),
      run: async () => run(bound),
      raw: async () => {
        const prepared = database.prepare(sql);
        prepared.setReturnArrays(true);
        return prepared.all(...values);
      },
      first: async (column?: string) => {
        const row = run(bound).results[0] ?? null;
        return row && column !== undefined ? row[column] : row;
      },
    };
    bounds.set(statement, bound);
    return statement;
  };
  const batch = async (statements: readonly object[]) => {
    database.exec("SAVEPOINT batch");
    try {
      const results = statements.map((statement) => run(bounds.get(statement) as Bound));
      database.exec("RELEASE batch");
      return results;
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK TO batch; RELEASE batch");
      throw error;
    }
  };
  return { prepare: (sql: string) => bind(sql, []), batch } as unknown as D1Database;
}
