import type { Change, ChangeRun, NearMiss } from "../../../schema/contracts/changes.ts";
import { nearMissSentence } from "../../../schema/wording/en/changes.ts";
import type { Database } from "../../platform/database.ts";
import { type Page, pageOf } from "../../platform/page.ts";
import type { StagedNearMiss } from "../../verdicts/changes/repository.ts";
import { type ChangeFilter, findNearMisses, listChangeRuns, listChanges, listWatchedChanges } from "./repository.ts";
import { changeOf } from "./worded-change.ts";

const RUNS = 24;
const WATCHED_CHANGES = 100;

export async function readChanges(
  db: Database,
  filter: ChangeFilter,
  page: { cursor?: number | undefined; limit: number },
): Promise<Page<Change>> {
  const { rows, totalCount } = await listChanges(db, filter, page);
  return pageOf(rows.map(changeOf), page.limit, totalCount);
}

export async function readChangeRuns(db: Database): Promise<ChangeRun[]> {
  const rows = await listChangeRuns(db, RUNS);
  return rows.map(({ version, changedOn, counts }) => {
    const { all = 0 } = JSON.parse(counts) as { all?: number };
    return { version, changedOn, changes: all };
  });
}

export async function readNearMisses(db: Database, filter: ChangeFilter): Promise<NearMiss[]> {
  const misses = JSON.parse((await findNearMisses(db, filter)) ?? "[]") as StagedNearMiss["miss"][];
  return misses.map((miss) => ({ ...miss, message: nearMissSentence(miss) }));
}

export async function readWatchedChanges(db: Database, tokenHash: string | null): Promise<Change[]> {
  if (!tokenHash) return [];
  return (await listWatchedChanges(db, tokenHash, WATCHED_CHANGES)).map(changeOf);
}
