import { DatabaseSync } from "node:sqlite";
import { migrations } from "../scripts/database/migrations.ts";
import { d1Of } from "../scripts/database/sqlite-d1.ts";

/**
 * A D1 database in this process, with a clock for the database's own CPU. D1's client in a Worker writes requests and reads answers
 * as JSON; that work is done here too, but counts for the Worker.
 */
export function inProcessDatabase(): { db: D1Database; databaseMilliseconds: () => number } {
  const database = new DatabaseSync(":memory:");
  for (const statement of migrations().flat()) database.exec(statement);
  const d1 = d1Of(database);
  const requests = new WeakMap<object, { sql: string; values: unknown[] }>();
  let spent = 0;

  async function batch(statements: D1PreparedStatement[]) {
    JSON.stringify(statements.map((statement) => requests.get(statement)));
    const started = threadMilliseconds();
    const answers = (await d1.batch(statements)).map((answer) => JSON.stringify(answer));
    spent += threadMilliseconds() - started;
    return answers.map((answer) => JSON.parse(answer) as D1Result<never>);
  }

  function noted(statement: D1PreparedStatement, sql: string, values: unknown[]): D1PreparedStatement {
    requests.set(statement, { sql, values });
    const { bind } = statement;
    const all = async () => (await batch([statement]))[0];
    const first = async (column?: string) => {
      const row = (await all())?.results[0] as Record<string, unknown> | undefined;
      return column === undefined ? (row ?? null) : (row?.[column] ?? null);
    };
    return Object.assign(statement, { all, run: all, first, bind: (...to: unknown[]) => noted(bind(...to), sql, to) });
  }

  const db = { prepare: (sql: string) => noted(d1.prepare(sql), sql, []), batch } as unknown as D1Database;
  return { db, databaseMilliseconds: () => spent };
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
