import { DatabaseSync } from "node:sqlite";
import { migrations } from "../scripts/database/migrations.ts";
import { d1Of } from "../scripts/database/sqlite-d1.ts";
import { publishGenerated } from "./universe.ts";

/**
 * A D1 database of generated stocks in this process, with a clock for the database's own CPU. D1's client in a Worker writes requests
 * and reads answers as JSON; that work is done here too, but counts for the Worker.
 */
export async function inProcessDatabase(
  stocks: number,
): Promise<{ db: D1Database; databaseMilliseconds: () => number }> {
  const database = new DatabaseSync(":memory:");
  for (const statement of migrations().flat()) database.exec(statement);
  let spent = 0;
  const db = d1Of(database, (sent, answer) => {
    JSON.stringify(sent);
    const started = threadMilliseconds();
    const text = JSON.stringify(answer());
    spent += threadMilliseconds() - started;
    return JSON.parse(text);
  });
  // A publication asks for readers' blobs to be built again; here there are none.
  await publishGenerated({ DB: db, CACHE: { delete: async () => undefined } as unknown as KVNamespace }, stocks);
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
