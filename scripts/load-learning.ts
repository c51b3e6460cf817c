import { resolve } from "node:path";
import { getPlatformProxy } from "wrangler";
import type { Bindings } from "../worker/env.ts";
import { publishLearning } from "../worker/features/learning/publish.ts";
import { readLearningContent } from "./learning-files.ts";
import { PROJECT_ROOT, stateFolder } from "./local-state.ts";

/** Makes the local database hold the courses and featured content of the seed, also when it held older ones. */
export async function loadLearning(): Promise<void> {
  const content = readLearningContent();
  const proxy = await getPlatformProxy<Bindings>({
    configPath: resolve(PROJECT_ROOT, "wrangler.toml"),
    persist: { path: resolve(stateFolder(), "v3") },
  });
  try {
    await publishLearning(proxy.env.DB, content);
  } finally {
    await proxy.dispose();
  }
}
