import { daysBetween, isoDay } from "../domain/facts/iso-date.ts";
import { formatCount, formatDay } from "../schema/wording/en/format.ts";
import { loadContent } from "./content/load-content.ts";
import { withLocalStore } from "./database/local-store.ts";
import { applyMigrations } from "./database/migrations.ts";
import { stateFolder, stateProblem } from "./local-state.ts";
import { stopWithParent } from "./parent.ts";
import { runCommand, say } from "./terminal.ts";
import { readDataset } from "./universe/universe-files.ts";

export async function prepareDatabase(): Promise<void> {
  const started = Date.now();
  try {
    const loaded = await withLocalStore(async (store) => {
      await applyMigrations(store.DB);
      return loadContent(store, new Date());
    });
    const { screenedOn } = readDataset();
    const days = daysBetween(screenedOn, isoDay(new Date()));
    say(
      `The embedded figures stand as of ${formatDay(screenedOn)} (${formatCount(days)} days ago); docs/runbook.md says how to renew them`,
    );
    if (loaded > 0) say(`Loaded ${formatCount(loaded)} stocks in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    throw new Error(stateProblem(stateFolder(), error));
  }
}

if (import.meta.main) {
  stopWithParent(() => process.exit(1));
  await runCommand(prepareDatabase);
}
