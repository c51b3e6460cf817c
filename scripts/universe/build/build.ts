import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { runCommand, say } from "../../terminal.ts";
import { readSources, SOURCES_FILE } from "../sources-table.ts";
import { readFigures, UNIVERSE_FOLDER } from "../universe-files.ts";
import { buildUniverse, type Universe, writeUniverse } from "./build-universe.ts";

const USAGE = `Builds the embedded universe (schema/seed/universe) from the table of sources (schema/seed/sources.jsonl.gz) and readers'
accepted figures (schema/seed/figures.csv).

  npm run universe:build
      --sources FILE   another table, as npm run universe:export writes it
      --to FOLDER      writes elsewhere

What was there is replaced only when the whole universe could be built.
`;

/** Builds into a folder beside the target and swaps at the end, so that a failure changes nothing. */
function replaceUniverse(universe: Universe, target: string): void {
  const folder = resolve(target);
  mkdirSync(dirname(folder), { recursive: true });
  const fresh = mkdtempSync(join(dirname(folder), ".universe-"));
  const old = `${fresh}-old`;
  try {
    writeUniverse(universe, fresh);
    chmodSync(fresh, 0o755);
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: { sources: { type: "string" }, to: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help) return say(USAGE);
  const universe = buildUniverse(readSources(values.sources ?? SOURCES_FILE), readFigures());
  replaceUniverse(universe, values.to ?? UNIVERSE_FOLDER);
  say(`${universe.stocks.length} companies and ${universe.names.length} names`);
});
