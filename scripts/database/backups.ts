import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Bindings } from "../../worker/platform/env.ts";
import { loadIsins } from "../content/load-content.ts";
import { loadRecording } from "../content/load-recording.ts";
import { otherServer, stateFolder } from "../local-state.ts";
import { type Place, placeOf, withPlatform } from "../platform.ts";
import { runCommand, say } from "../terminal.ts";
import { backUpDatabase, type RestorePlan, restoreDatabase } from "./backup-file.ts";
import { applyMigrations } from "./migrations.ts";
import { listTables } from "./tables.ts";

const USAGE = `Copies the whole database into one file, and puts such a file into a database with the same tables.

  npm run db:backup                       this machine's database, into mizan-<date>.backup.gz
  npm run db:backup -- FILE               into FILE, which must not be there yet
  npm run db:restore -- FILE              into this machine's database, which must be empty
  npm run db:restore -- FILE --replace    deletes what the database holds first
      --at production                     the database of a deployment (production or preview)
`;

async function backUp(name: string | undefined, place: Place): Promise<void> {
  const now = new Date();
  const file = resolve(name ?? `mizan-${now.toISOString().slice(0, 16).replace(":", "")}.backup.gz`);
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file.`);
  const { rows } = await withPlatform(place, ({ DB }) => backUpDatabase(DB, file, now));
  say(
    `Wrote ${rows} rows of the ${place} database to ${file}. It holds people's messages: keep it as you would keep them.`,
  );
}

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

const FREE_ROWS_A_DAY = 100_000;

async function restore(file: string, place: Place, replace: boolean): Promise<void> {
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

if (import.meta.main)
  await runCommand(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { at: { type: "string" }, replace: { type: "boolean" }, help: { type: "boolean" } },
    });
    const [act, file] = positionals;
    const place = placeOf(values.at);
    if (values.help) say(USAGE);
    else if (act === "back-up") await backUp(file, place);
    else if (file) await restore(resolve(file), place, values.replace === true);
    else say(USAGE);
  });
