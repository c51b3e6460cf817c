import type { Bindings } from "../../worker/env.ts";
import { publishLearning } from "../../worker/features/learning/publish.ts";
import { readLearningContent } from "./learning-files.ts";
import { loadWelcomeThreads } from "./load-forum.ts";
import { loadFunds } from "./load-funds.ts";
import { loadUniverse, markCompanies } from "./load-universe.ts";

/**
 * Loads what the project ships: the embedded universe unless this version is loaded already, and the latest texts of courses,
 * featured content and welcome threads. Returns the number of stocks written.
 */
export async function loadContent(env: Pick<Bindings, "DB" | "CACHE">, now: Date): Promise<number> {
  const stocks = await loadUniverse(env, now);
  await markCompanies(env);
  await loadFunds(env, now);
  await publishLearning(env.DB, readLearningContent());
  await loadWelcomeThreads(env.DB, now);
  return stocks;
}
