import type { Bindings } from "../env.ts";
import { forgetPublished } from "../features/stocks/dataset-version.ts";
import { type Advanced, advanceRun, type Driver } from "./advance.ts";
import { type MarketDataBindings, marketData } from "./market-data.ts";
import { profileOf } from "./profile.ts";

export type DriverBindings = MarketDataBindings & Pick<Bindings, "DB" | "PLAN">;

/** What the plain functions of a run need, from a Worker's bindings. */
export function refreshDriver(env: DriverBindings, token: string): Driver {
  return {
    db: env.DB,
    sources: (asOf) => marketData(env, asOf),
    profile: profileOf(env.PLAN),
    token,
    clock: () => new Date(),
  };
}

/** One unit; after a publication, readers' blobs are built anew. */
export async function advanceAndForget(env: DriverBindings, driver: Driver, runId: number): Promise<Advanced> {
  const advanced = await advanceRun(driver, runId);
  if (advanced.isPublished) await forgetPublished(env.CACHE);
  return advanced;
}
