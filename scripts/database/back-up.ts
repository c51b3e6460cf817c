import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { placeOf, withPlatform } from "../platform.ts";
import { runCommand, say } from "../terminal.ts";
import { backUpDatabase } from "./backup-file.ts";

const USAGE = `Copies the whole database into one file.

  npm run db:backup                       this machine's database, into mizan-<date>.backup.gz
  npm run db:backup -- FILE               into FILE, which must not be there yet
  npm run db:backup -- --at production    the database of a deployment (production or preview)
`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { at: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help) say(USAGE);
  else await backUp(positionals[0], values.at);
});

async function backUp(name: string | undefined, at: string | undefined): Promise<void> {
  const place = placeOf(at);
  const now = new Date();
  const file = resolve(name ?? `mizan-${now.toISOString().slice(0, 16).replace(":", "")}.backup.gz`);
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file.`);
  const { rows } = await withPlatform(place, ({ DB }) => backUpDatabase(DB, file, now));
  say(
    `Wrote ${rows} rows of the ${place} database to ${file}. It holds people's messages: keep it as you would keep them.`,
  );
}
