import { ALIASES } from "../../domain/issuers/aliases.ts";
import type { Bindings } from "../../worker/env.ts";
import { forgetPublished } from "../../worker/features/stocks/dataset-version.ts";
import { publishStocks } from "../../worker/features/stocks/publish.ts";
import { markAliases, markIssuers, nextDatasetVersion } from "../../worker/features/stocks/repository.ts";
import type { ScreenedStock } from "../../worker/features/stocks/stock-document.ts";
import { database } from "../../worker/platform/database.ts";
import { screenedUniverse } from "../universe/screened-universe.ts";
import { readDataset, readIssuers } from "../universe/universe-files.ts";
import { loadRecording } from "./load-recording.ts";

/**
 * Loads the embedded universe into a database without a published dataset; returns how many stocks and names it loaded. A load
 * that was cut off is taken up again. A refresh without a network finds the same universe as its recording.
 */
export async function loadUniverseIfEmpty(
  env: Pick<Bindings, "DB" | "CACHE">,
  now: Date,
  universe: Iterable<ScreenedStock> = screenedUniverse(),
): Promise<number> {
  await loadRecording(env.CACHE);
  const db = database(env.DB);
  if ((await nextDatasetVersion(db)) !== 1) return 0;
  const stocks = [...universe];
  await publishStocks(env, stocks, { screenedOn: readDataset().screenedOn, now });
  return stocks.length;
}

/** Says of the stocks in the database which belong to one company, and what else people call it, as this version knows it. */
export async function markCompanies(env: Pick<Bindings, "DB" | "CACHE">): Promise<void> {
  const db = database(env.DB);
  const issuers = await markIssuers(db, readIssuers());
  const aliases = await markAliases(db, ALIASES);
  if (issuers.meta.changes + aliases.meta.changes > 0) await forgetPublished(env.CACHE);
}
