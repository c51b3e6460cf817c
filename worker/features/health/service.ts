import { daysOfOldFigures } from "../../../domain/refresh/schedule.ts";
import type { Readiness } from "../../../schema/contracts/health.ts";
import { type ReadinessProblem, readinessText } from "../../../schema/wording/en/readiness.ts";
import { database } from "../../platform/database.ts";
import type { Bindings } from "../../platform/env.ts";
import { isoTime } from "../../platform/epoch-seconds.ts";
import { AppError } from "../../platform/errors.ts";
import { stockIndex } from "../../verdicts/listing/indexes.ts";
import { readReadiness } from "./repository.ts";

type Parts = Awaited<ReturnType<typeof readReadiness>>;
type Store = Pick<Bindings, "DB" | "CACHE">;

const SAMPLED_STOCKS = 20;
const DAY_MILLISECONDS = 86_400_000;
/** A refusal is waited out for at most 40 minutes; a run without progress for longer is stalled. */
const RUN_STALLED_AFTER_SECONDS = 3600;

/**
 * What an operator or a monitor asks: is there a dataset, how old is it, is the database complete, did the last refresh succeed?
 *
 * @throws AppError unavailable when the database does not answer, or nothing has been published
 */
export async function readiness(env: Store, now: Date): Promise<Readiness> {
  const { rows, listed, sample } = await readParts(env, now).catch((cause: unknown) => {
    throw new AppError("unavailable", ["no_database"], { cause });
  });
  const { dataset, last } = rows;
  if (!dataset) throw new AppError("unavailable", ["no_dataset"]);
  const ageDays = Math.floor((now.getTime() - dataset.publishedAt.getTime()) / DAY_MILLISECONDS);
  return {
    status: "ready",
    dataset: {
      version: dataset.version,
      screenedOn: dataset.screenedOn,
      publishedAt: dataset.publishedAt.toISOString(),
      ageDays,
    },
    lastRun: last
      ? {
          id: last.id,
          state: last.state,
          marketData: last.marketData,
          finishedAt: last.finishedAt === null ? null : isoTime(last.finishedAt),
        }
      : null,
    stocksUnderReview: rows.stocksUnderReview,
    problems: [
      ...missingParts(rows, { listed, sampled: sample.length, counted: dataset.stockCount }),
      ...problems(rows, dataset.screenedOn, now),
    ].map(readinessText),
  };
}

async function readParts({ DB, CACHE }: Store, now: Date) {
  const db = database(DB);
  const ids = (await stockIndex({ db, kv: CACHE, now }))?.ids ?? [];
  const size = Math.min(SAMPLED_STOCKS, ids.length);
  const sample = Array.from({ length: size }, (_, position) => ids[Math.floor((position * ids.length) / size)] ?? 0);
  const rows = await readReadiness(db, sample);
  return { rows, listed: ids.length, sample };
}

/**
 * What is missing in a database that was restored by hand or has lost a table: the lists must have as many stocks as the dataset
 * counts, the database those of them that are looked up, and the triggers must exist. Counting all stocks would read each of them.
 */
function missingParts(
  { stocksFound, missingTriggers }: Pick<Parts, "stocksFound" | "missingTriggers">,
  { listed, sampled, counted }: { listed: number; sampled: number; counted: number },
): ReadinessProblem[] {
  const missing: ReadinessProblem[] = [];
  if (listed !== counted) missing.push({ code: "lists_differ", listed, counted });
  if (stocksFound < sampled) missing.push({ code: "stocks_missing", missing: sampled - stocksFound, sampled });
  if (missingTriggers.length > 0) missing.push({ code: "triggers_missing", triggers: missingTriggers });
  return missing;
}

function problems({ last, running, failing }: Parts, screenedOn: string, now: Date): ReadinessProblem[] {
  const found: ReadinessProblem[] = [];
  const days = daysOfOldFigures(screenedOn, now);
  const isReplay = last?.marketData === "recording" && last.state === "published";
  if (days !== undefined) found.push({ code: "figures_old", days, isReplay });
  if (last?.state === "failed") found.push({ code: "refresh_failed", run: last.id });
  if (last?.state === "under_review") found.push({ code: "refresh_under_review", run: last.id });
  if (running && now.getTime() / 1000 - running.advancedAt > RUN_STALLED_AFTER_SECONDS) {
    found.push({ code: "refresh_stalled", run: running.id });
  }
  return [...found, ...failing.map(({ source }) => ({ code: "source_failing", source }) as const)];
}
