import type { Bindings } from "../../worker/env.ts";
import { loadIsins } from "../content/load-content.ts";
import { loadRecording } from "../content/load-recording.ts";

/**
 * Empties the cache after a restore, whose rows are of another day, and loads again what only the project's files have. The copies of
 * the stocks begin anew at the Worker's next minute: their rows in the database would still call them whole.
 */
export async function refillCache({ DB, CACHE }: Pick<Bindings, "DB" | "CACHE">): Promise<void> {
  for (;;) {
    const { keys, list_complete: isComplete } = await CACHE.list();
    for (const { name } of keys) await CACHE.delete(name);
    if (isComplete) break;
  }
  await DB.prepare("DELETE FROM stock_copies").run();
  await loadIsins(CACHE);
  await loadRecording(CACHE);
}
