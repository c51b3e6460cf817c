import type { Bindings } from "../../worker/env.ts";
import { publishLearning } from "../../worker/features/learning/publish.ts";
import { readLearningContent } from "./learning-files.ts";
import { loadWelcomeThreads } from "./load-forum.ts";
import { loadUniverseIfEmpty } from "./load-universe.ts";

/**
 * Loads what the project ships: the embedded universe where there are no stocks yet, and the latest texts of courses,
 * featured content and welcome threads. Returns how many stocks it loaded.
 */
export async function loadContent(env: Pick<Bindings, "DB" | "CACHE">, now: Date): Promise<number> {
  const stocks = await loadUniverseIfEmpty(env, now);
  await publishLearning(env.DB, readLearningContent());
  await loadWelcomeThreads(env.DB, now);
  return stocks;
}
