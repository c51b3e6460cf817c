import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Bindings } from "../../worker/platform/env.ts";
import { loadIsins } from "../content/load-content.ts";
import { loadRecording } from "../content/load-recording.ts";
import { otherServer, stateFolder } from "../local-state.ts";
import { type Place, placeOf, withPlatform } from "../platform.ts";
import { runCommand, say } from "../terminal.ts";
import { type RestorePlan, restoreDatabase } from "./backup-file.ts";
import { applyMigrations } from "./migrations.ts";
import { listTables } from "./tables.ts";

/** Empties the cache after a restore and loads again what only the project's files have; the Worker's next minute does the rest. */
export async function refillCache({ CACHE }: Pick<Bindings, "CACHE">): Promise<void> {
  for (;;) {
    const { keys, list_complete: isComplete } = await CACHE.list();
    for (const { name } of keys) await CACHE.delete(name);
    if (isComplete) break;
  }
  await loadIsins(CACHE);
  await loadRecording(CACHE);
}

const USAGE = `Puts a backup into a database with the same tables.

  npm run db:restore -- FILE                          into this machine's database, which must be empty
  npm run db:restore -- FILE --replace                deletes what the database holds first
  npm run db:restore -- FILE --at production          into the database of a deployment (production or preview)
`;

const FREE_ROWS_A_DAY = 100_000;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { at: { type: "string" }, replace: { type: "boolean" }, help: { type: "boolean" } },
  });
  const [file] = positionals;
  if (values.help || !file) say(USAGE);
  else await restore(resolve(file), values.at, values.replace === true);
});

async function restore(file: string, at: string | undefined, replace: boolean): Promise<void> {
  const place = placeOf(at);
  const server = place === "local" ? otherServer(stateFolder()) : undefined;
  if (server !== undefined) {
    say(
      `A server (process ${server}) uses this database: for a few minutes after the restore it may show what it remembers of the rows before.`,
    );
  }
  const { rows, createdAt } = await withPlatform(place, async ({ DB, CACHE }) => {
    if (place === "local" && (await listTables(DB)).length === 0) await applyMigrations(DB);
    const restored = await restoreDatabase(DB, file, { replace, announce: (plan) => say(costOf(plan, place)) });
    await refillCache({ CACHE });
    return restored;
  });
  say(`The ${place} database holds the ${rows} rows of ${createdAt} again.`);
}

/** The cost of a restore, shown before it starts; a local database has none. */
function costOf({ rows, createdAt, rowsWritten }: RestorePlan, place: Place): string {
  const what = `Restoring ${rows} rows of ${createdAt}: about ${rowsWritten} written rows`;
  if (place === "local") return `${what}. The free plan would allow ${FREE_ROWS_A_DAY} a day.`;
  const share = `of the ${FREE_ROWS_A_DAY} that the free plan allows in a day`;
  if (rowsWritten < FREE_ROWS_A_DAY) return `${what} ${share}. What is there stays until all of them have arrived.`;
  return `${what}, more than the ${FREE_ROWS_A_DAY} that the free plan allows in a day. On that plan it will be refused midway, and what is there stays: switch to the paid plan first.`;
}
