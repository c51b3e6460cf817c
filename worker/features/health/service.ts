import { OUT_OF_DATE_AFTER_DAYS } from "../../../domain/refresh/refresh-limits.ts";
import { latestDueRefresh, refreshMonth } from "../../../domain/refresh/schedule.ts";
import type { Readiness } from "../../../schema/contracts/health.ts";
import { isoTime } from "../../platform/epoch-seconds.ts";
import { AppError } from "../../platform/errors.ts";
import { isFailing, readStatus, type StatusRows } from "../../refresh/runs/repository.ts";

const DAY_MILLISECONDS = 86_400_000;
/** A refusal is waited out for 40 minutes at the most; a run that has not moved for so long is not moving. */
const RUN_STALLED_AFTER_SECONDS = 3600;

/**
 * What an operator or a monitor asks: is there anything to serve, how old is it, did the last refresh succeed?
 *
 * @throws AppError unavailable when the database does not answer or nothing has been published
 */
export async function readiness(db: D1Database, now: Date): Promise<Readiness> {
  const rows = await readStatus(db, refreshMonth(latestDueRefresh(now))).catch((cause: unknown) => {
    throw new AppError("unavailable", "The database does not answer", {}, { cause });
  });
  const { dataset, last } = rows;
  if (!dataset) throw new AppError("unavailable", "No dataset has been published yet");
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
      ? { id: last.id, state: last.state, finishedAt: last.finishedAt === null ? null : isoTime(last.finishedAt) }
      : null,
    stocksUnderReview: rows.stocksUnderReview,
    problems: problems(rows, ageDays, now),
  };
}

function problems({ last, running, sources }: StatusRows, ageDays: number, now: Date): string[] {
  const found: string[] = [];
  if (ageDays > OUT_OF_DATE_AFTER_DAYS) found.push(`The dataset was published ${ageDays} days ago`);
  if (last?.state === "failed") found.push(`Refresh ${last.id} failed`);
  if (last?.state === "held") found.push(`Refresh ${last.id} is under review`);
  if (running && now.getTime() / 1000 - running.advancedAt > RUN_STALLED_AFTER_SECONDS) {
    found.push(`Refresh ${running.id} has not moved for over an hour`);
  }
  const failing = sources.filter(isFailing);
  return [...found, ...failing.map(({ source }) => `${source} could not be read at the last try`)];
}
