import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { migrations } from "../scripts/database/migrations.ts";

type Bound = { sql: string; values: SQLInputValue[] };

/**
 * A D1 database in this process, with a clock for the database's own CPU. D1's client in a Worker writes requests and reads answers
 * as JSON; that work is done here too, but counts for the Worker.
 */
export function inProcessDatabase(): { db: D1Database; databaseMilliseconds: () => number } {
  const database = new DatabaseSync(":memory:");
  for (const statement of migrations().flat()) database.exec(statement);
  const statements = new WeakMap<object, Bound>();
  let spent = 0;

  function bound(sql: string, values: SQLInputValue[]): D1PreparedStatement {
    const statement = {
      bind: (...others: SQLInputValue[]) => bound(sql, others),
      run: async () => batch([statement])[0],
      all: async () => batch([statement])[0],
      raw: async () => {
        const prepared = database.prepare(sql);
        prepared.setReturnArrays(true);
        return prepared.all(...values);
      },
      first: async (column?: string) => {
        const row = batch([statement])[0]?.results[0] as Record<string, unknown> | undefined;
        return column === undefined ? (row ?? null) : (row?.[column] ?? null);
      },
    } as unknown as D1PreparedStatement;
    statements.set(statement, { sql, values });
    return statement;
  }

  function batch(given: readonly D1PreparedStatement[]) {
    const wanted = given.flatMap((statement) => statements.get(statement) ?? []);
    JSON.stringify(wanted);
    const started = threadMilliseconds();
    database.exec("BEGIN");
    const answers = wanted.map(({ sql, values }) => {
      const results = database.prepare(sql).all(...values);
      const changes = database.prepare("SELECT changes() AS changes").get()?.["changes"];
      return JSON.stringify({ results, success: true, meta: { changes, rows_written: changes } });
    });
    database.exec("COMMIT");
    spent += threadMilliseconds() - started;
    return answers.map((answer) => JSON.parse(answer) as D1Result<never>);
  }

  const db = { prepare: (sql: string) => bound(sql, []), batch: async (given: D1PreparedStatement[]) => batch(given) };
  return { db: db as unknown as D1Database, databaseMilliseconds: () => spent };
}

const nobodyWakes = new Int32Array(new SharedArrayBuffer(4));

/**
 * CPU of this thread so far, whatever else the machine does. The kernel updates it at its ticks, some milliseconds apart, and when
 * the thread yields its processor, which is why it is made to yield here.
 */
export function threadMilliseconds(): number {
  Atomics.wait(nobodyWakes, 0, 0, 0.01);
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
