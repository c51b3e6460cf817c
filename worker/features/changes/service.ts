import { addDays, isoDay } from "../../../domain/facts/iso-date.ts";
import { AGEING_NOTICE_DAYS } from "../../../domain/screening/age.ts";
import type { Ageing, Change, ChangeRun, NearMiss } from "../../../schema/contracts/changes.ts";
import { nearMissSentence } from "../../../schema/wording/en/changes.ts";
import type { Database } from "../../platform/database.ts";
import { type Page, type PageAsked, pageOf } from "../../platform/page.ts";
import { ageingOf, changeOf } from "../../verdicts/changes/change-answer.ts";
import type { StagedNearMiss } from "../../verdicts/changes/repository.ts";
import { type AgeingPlace, ageingPage } from "../../verdicts/listing/indexes.ts";
import { agedByDay } from "../../verdicts/on-day.ts";
import {
  type ChangeFilter,
  findNearMisses,
  listAgeing,
  listChangeRuns,
  listChanges,
  listWatchedChanges,
} from "./repository.ts";

const RUNS = 24;
const WATCHED_CHANGES = 100;

export async function readChanges(db: Database, filter: ChangeFilter, page: PageAsked): Promise<Page<Change>> {
  const { rows, totalCount } = await listChanges(db, filter, page);
  return pageOf(rows.map(changeOf), page.limit, totalCount);
}

/** The newest datasets with the number of verdicts that each changed, and those of the newest that have aged since. */
export async function readChangeRuns(db: Database, now: Date): Promise<ChangeRun[]> {
  const { runs, ageing } = await listChangeRuns(db, RUNS);
  const agedUntilToday = agedByDay(ageing, isoDay(now));
  return runs.map(({ version, changedOn, counts }, place) => {
    const { all = 0 } = JSON.parse(counts) as { all?: number };
    return { version, changedOn, changes: all, aged: place === 0 ? agedUntilToday : [] };
  });
}

type Store = { db: Database; kv: KVNamespace; now: Date };

/** One page of the verdicts that fell into doubt by age, latest first, or will within a month, next first. */
export async function readAgeing(
  { db, kv, now }: Store,
  { when, exchange, sector }: AgeingPlace & { when: "past" | "soon" },
  page: PageAsked,
): Promise<Page<Ageing>> {
  const found = await ageingPage({ db, kv, now }, { exchange, sector }, { isPast: when === "past", ...page });
  const rows = new Map((await listAgeing(db, found.ids)).map((row) => [row.id, row]));
  const known = found.ids.flatMap((id) => rows.get(id) ?? []);
  return { ...found, rows: known.flatMap((row) => ageingOf(row, isoDay(now))) };
}

/** The verdicts that a small move would change, closest to their limit first. */
export async function readNearMisses(db: Database, filter: ChangeFilter): Promise<NearMiss[]> {
  const misses = JSON.parse((await findNearMisses(db, filter)) ?? "[]") as StagedNearMiss["miss"][];
  return misses.map((miss) => ({ ...miss, message: nearMissSentence(miss) }));
}

/** The changes of a visitor's watched stocks, newest first, and those that fell into doubt by age or soon will. */
export async function readWatchedChanges(
  db: Database,
  tokenHash: string | null,
  now: Date,
): Promise<{ changes: Change[]; ageing: Ageing[] }> {
  if (!tokenHash) return { changes: [], ageing: [] };
  const today = isoDay(now);
  const until = addDays(today, AGEING_NOTICE_DAYS);
  const { changes, ageing } = await listWatchedChanges(db, tokenHash, { most: WATCHED_CHANGES, until });
  return { changes: changes.map(changeOf), ageing: ageing.flatMap((row) => ageingOf(row, today)) };
}
