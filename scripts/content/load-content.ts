import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { FORUM_CATEGORIES, FORUM_MAX_LENGTHS } from "../../schema/contracts/forum/forum-terms.ts";
import type { Bindings } from "../../worker/env.ts";
import { upsertWelcomeThreads, type WelcomeThread } from "../../worker/features/forum/repository.ts";
import { ISINS_KEY, lookThroughNextFund } from "../../worker/features/funds/look-through.ts";
import { publishLearning } from "../../worker/features/learning/publish.ts";
import { database } from "../../worker/platform/database.ts";
import { keepFunds } from "../../worker/refresh/funds/repository.ts";
import { PROJECT_ROOT } from "../local-state.ts";
import { ISINS_FILE, readFunds } from "../universe/universe-files.ts";
import { readLearningContent } from "./learning-files.ts";
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

/**
 * Stores the embedded positions of funds unless newer ones are stored, beside them the ISINs they are recognized by,
 * and screens the holdings of every fund that needs it.
 */
async function loadFunds(env: Pick<Bindings, "DB" | "CACHE">, now: Date): Promise<void> {
  const db = database(env.DB);
  await loadIsins(env.CACHE);
  await keepFunds(db, readFunds());
  while (await lookThroughNextFund({ db, kv: env.CACHE, now }));
}

/** Puts the ISINs by which the positions of funds are recognized into the cache, unless they are there. */
export async function loadIsins(cache: Pick<Bindings["CACHE"], "get" | "put">): Promise<void> {
  const isins = readFileSync(ISINS_FILE, "utf8");
  if ((await cache.get(ISINS_KEY)) !== isins) await cache.put(ISINS_KEY, isins);
}

const threadsSchema = z.array(
  z.object({
    id: z.int().positive(),
    title: z.string().min(1).max(FORUM_MAX_LENGTHS.title),
    category: z.enum(FORUM_CATEGORIES),
    content: z.string().min(1).max(FORUM_MAX_LENGTHS.content),
  }),
);

/** The team's welcome threads as shipped. */
export function readWelcomeThreads(): WelcomeThread[] {
  const text = readFileSync(resolve(PROJECT_ROOT, "schema/seed/forum.yaml"), "utf8");
  return threadsSchema.parse(parse(text)).map(({ id, ...thread }) => ({ ...thread, welcomeKey: `welcome-${id}` }));
}

/** Writes the welcome threads to a database, each once and with its latest text. */
export async function loadWelcomeThreads(db: D1Database, now: Date): Promise<void> {
  await upsertWelcomeThreads(database(db), readWelcomeThreads(), now);
}
