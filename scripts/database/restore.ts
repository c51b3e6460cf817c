import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { loadRecording } from "../content/load-recording.ts";
import { rescreenOldStocks } from "../content/rescreen-stocks.ts";
import { placeOf, withPlatform } from "../platform.ts";
import { runCommand, say } from "../terminal.ts";
import { restoreDatabase } from "./backup-file.ts";

const USAGE = `Puts a backup into a database with the same tables.

  npm run db:restore -- FILE                          into this machine's database, which must be empty
  npm run db:restore -- FILE --replace                deletes what the database holds first
  npm run db:restore -- FILE --at production          into the database of a deployment (production or preview)
`;

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
  const { rows, createdAt } = await withPlatform(place, async ({ DB, CACHE }) => {
    const restored = await restoreDatabase(DB, file, { replace });
    for (const { name } of (await CACHE.list()).keys) await CACHE.delete(name);
    await loadRecording(CACHE);
    await rescreenOldStocks({ DB, CACHE }, new Date());
    return restored;
  });
  say(`The ${place} database holds the ${rows} rows of ${createdAt} again.`);
}
