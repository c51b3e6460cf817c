import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { countingFigures } from "../../domain/claims/claim.ts";
import type { CompanyFacts } from "../../domain/facts/company-facts.ts";
import { allAliases } from "../../domain/issuers/aliases.ts";
import { derive } from "../../domain/verdict/derive.ts";
import { FORUM_CATEGORIES, FORUM_MAX_LENGTHS } from "../../schema/contracts/forum/forum-terms.ts";
import { LANGUAGES } from "../../schema/wording/languages.ts";
import { listDecided } from "../../worker/features/claims/repository.ts";
import { upsertWelcomeThreads, type WelcomeThread } from "../../worker/features/forum/repository.ts";
import { lookThroughNextFund } from "../../worker/features/funds/look-through.ts";
import { ISINS_KEY } from "../../worker/features/funds/repository.ts";
import { publishLearning } from "../../worker/features/learning/publish.ts";
import { type Database, database } from "../../worker/platform/database.ts";
import type { Bindings } from "../../worker/platform/env.ts";
import { keepFunds } from "../../worker/refresh/funds/repository.ts";
import { screenAnew } from "../../worker/refresh/run/repository.ts";
import { findLoadedUniverse, newestDataset } from "../../worker/verdicts/datasets/repository.ts";
import { publishStocks } from "../../worker/verdicts/publish.ts";
import { forgetPublished } from "../../worker/verdicts/published.ts";
import { deleteStocksBut, findIdsBySymbol, markAliases, markIssuers } from "../../worker/verdicts/repository.ts";
import type { ScreenedStock } from "../../worker/verdicts/stock-document.ts";
import { PROJECT_ROOT } from "../local-state.ts";
import { screenedUniverse } from "../universe/screened-universe.ts";
import {
  ISINS_FILE,
  readCompanyFacts,
  readDataset,
  readExchangeRates,
  readFunds,
  readIssuers,
} from "../universe/universe-files.ts";
import { readLearningContent } from "./learning-files.ts";
import { loadRecording, universeVersion } from "./load-recording.ts";

/** Stocks with the accepted figures of readers, by the one merge: an older one loses to a newer filing. */
async function withAcceptedFigures(
  db: Database,
  stocks: readonly ScreenedStock[],
  screenedOn: string,
): Promise<readonly ScreenedStock[]> {
  const decided = await listDecided(db);
  const claimed = new Set(decided.map(({ symbol }) => symbol));
  const rates = readExchangeRates();
  return stocks.map((stock) => {
    const { facts: known } = stock;
    const listings = known?.issuer ?? [stock.profile.symbol];
    if (!known || !listings.some((listing) => claimed.has(listing))) return stock;
    const ofCompany = decided.filter(({ symbol }) => listings.includes(symbol));
    return { ...stock, ...derive({ known, readers: countingFigures(known, ofCompany), rates }, screenedOn) };
  });
}

/**
 * Loads the embedded universe unless this version is loaded already, and returns the number of stocks and names written. Once a run
 * has published live figures, only unknown names are added. Readers' accepted figures are among them again. An interrupted load is resumed. A refresh without a network uses the same
 * universe as its recording.
 */
export async function loadUniverse(
  env: Pick<Bindings, "DB" | "CACHE">,
  now: Date,
  { universe, version = universeVersion() }: { universe?: Iterable<ScreenedStock>; version?: string } = {},
): Promise<number> {
  let known: CompanyFacts[] | undefined;
  const companies = () => (known ??= [...readCompanyFacts()]);
  await loadRecording(env.CACHE, { companies });
  const db = database(env.DB);
  const loaded = await findLoadedUniverse(db);
  if (loaded.universe === version) return 0;
  const stocks = [...(universe ?? screenedUniverse(undefined, companies()))];
  const symbols = stocks.map(({ profile }) => profile.symbol);
  const isAddition = loaded.isOvertaken;
  // A live run's figures are newer than the shipped ones.
  const kept = new Set(isAddition ? (await findIdsBySymbol(db, symbols)).keys() : []);
  const fresh = stocks.filter(({ profile }) => !kept.has(profile.symbol));
  if (!isAddition) await deleteStocksBut(db, symbols);
  await screenAnew(db);
  const ofLiveRun = isAddition ? await newestDataset(db).get() : undefined;
  const { screenedOn } = ofLiveRun ?? readDataset();
  const complete = await withAcceptedFigures(db, fresh, screenedOn);
  await publishStocks(env, complete, { screenedOn, now, universe: version, isAddition });
  return fresh.length;
}

/** Marks which stocks in the database belong to one company, and their other names, as this version knows them. */
export async function markCompanies(env: Pick<Bindings, "DB" | "CACHE">): Promise<void> {
  const db = database(env.DB);
  const issuers = await markIssuers(db, readIssuers());
  const aliases = await markAliases(db, allAliases());
  if (issuers.meta.changes + aliases.meta.changes > 0) await forgetPublished(env.CACHE);
}

/**
 * Loads what the project ships: the embedded universe unless this version is loaded already, and the latest texts of courses,
 * featured content and welcome threads. Returns the number of stocks written.
 */
export async function loadContent(env: Pick<Bindings, "DB" | "CACHE">, now: Date): Promise<number> {
  const stocks = await loadUniverse(env, now);
  await markCompanies(env);
  await loadFunds(env, now);
  const translated = Object.keys(LANGUAGES).map((language) => readLearningContent(undefined, language));
  await publishLearning(env.DB, readLearningContent(), translated);
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

const threadText = z.object({
  title: z.string().min(1).max(FORUM_MAX_LENGTHS.title),
  content: z.string().min(1).max(FORUM_MAX_LENGTHS.content),
});
const threadsSchema = z.array(
  threadText.extend({
    id: z.int().positive(),
    category: z.enum(FORUM_CATEGORIES),
    translations: z.record(z.string().regex(/^[a-z]{2}$/), threadText).optional(),
  }),
);

export function readWelcomeThreads(): WelcomeThread[] {
  const text = readFileSync(resolve(PROJECT_ROOT, "schema/seed/forum.yaml"), "utf8");
  return threadsSchema.parse(parse(text)).map(({ id, ...thread }) => ({ ...thread, welcomeKey: `welcome-${id}` }));
}

export const loadWelcomeThreads = (db: D1Database, now: Date) =>
  upsertWelcomeThreads(database(db), readWelcomeThreads(), now);
