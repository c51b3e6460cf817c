import type { DatabaseSync, SQLInputValue } from "node:sqlite";

type Bound = { sql: string; values: SQLInputValue[] };
/** Gives the answer to the statements of one request, which a measurement does with a clock. */
type Exchange = <Answer>(sent: readonly Bound[], answer: () => Answer) => Answer;

/** A SQLite database of this process as D1, as far as the project uses it; a batch is applied as a whole or not at all. */
export function d1Of(database: DatabaseSync, exchange: Exchange = (_, answer) => answer()): D1Database {
  const bounds = new WeakMap<object, Bound>();
  const run = ({ sql, values }: Bound) => {
    const results = database.prepare(sql).all(...values);
    const { changes } = database.prepare("SELECT changes() AS changes").get() ?? {};
    return { results, success: true, meta: { changes } };
  };
  const bind = (sql: string, values: SQLInputValue[]): object => {
    const bound = { sql, values };
    const all = async () => exchange([bound], () => run(bound));
    const rows = () => {
      const prepared = database.prepare(sql);
      prepared.setReturnArrays(true);
      return prepared.all(...values);
    };
    const statement = {
      bind: (...given: SQLInputValue[]) => bind(sql, given),
      all,
      run: all,
      raw: async () => exchange([bound], rows),
      first: async (column?: string) => {
        const row = (await all()).results[0] ?? null;
        return row && column !== undefined ? row[column] : row;
      },
    };
    bounds.set(statement, bound);
    return statement;
  };
  const whole = (sent: readonly Bound[]) => {
    database.exec("SAVEPOINT batch");
    try {
      const results = sent.map(run);
      database.exec("RELEASE batch");
      return results;
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK TO batch; RELEASE batch");
      throw error;
    }
  };
  const batch = async (statements: readonly object[]) => {
    const sent = statements.map((statement) => bounds.get(statement) as Bound);
    return exchange(sent, () => whole(sent));
  };
  return { prepare: (sql: string) => bind(sql, []), batch } as unknown as D1Database;
}
