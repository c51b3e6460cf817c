import { resolve } from "node:path";
import { getPlatformProxy } from "wrangler";
import type { Bindings } from "../worker/env.ts";
import { publishStocks } from "../worker/features/stocks/publish.ts";
import { hasStocks } from "../worker/features/stocks/repository.ts";
import { loadRecording } from "./load-recording.ts";
import { PROJECT_ROOT, stateFolder } from "./local-state.ts";
import { screenedUniverse } from "./screened-universe.ts";
import { readDataset } from "./universe-files.ts";

/**
 * Loads the embedded universe into the local database when it has no stocks yet; returns how many it loaded. A refresh
 * without a network finds the same universe as its recording.
 */
export async function loadUniverseIfEmpty(now: Date): Promise<number> {
  const proxy = await getPlatformProxy<Bindings>({
    configPath: resolve(PROJECT_ROOT, "wrangler.toml"),
    persist: { path: resolve(stateFolder(), "v3") },
  });
  try {
    await loadRecording(proxy.env.CACHE);
    if (await hasStocks(proxy.env.DB)) return 0;
    const stocks = [...screenedUniverse()];
    await publishStocks(proxy.env, stocks, { screenedOn: readDataset().screenedOn, now });
    return stocks.length;
  } finally {
    await proxy.dispose();
  }
}
