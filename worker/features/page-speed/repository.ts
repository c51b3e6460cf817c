import { and, eq, gte, lt, sql } from "drizzle-orm";
import { pageSpeed } from "../../../schema/tables/page-speed.ts";
import type { Database } from "../../platform/database.ts";

/** Days of visits that are kept and counted together. */
export const SPEED_DAYS = 28;

export async function countVisitsOn(db: Database, day: string): Promise<number> {
  const row = await db.select({ visits: pageSpeed.visits }).from(pageSpeed).where(eq(pageSpeed.day, day)).get();
  return row?.visits ?? 0;
}

/** Adds one visit to its day, with one at each of these places of the day's `size` counts; not beyond so many visits a day. */
export async function addVisit(
  db: Database,
  { day, places, size, most }: { day: string; places: readonly number[]; size: number; most: number },
): Promise<void> {
  const counts = JSON.stringify(Array.from({ length: size }, (_, place) => Number(places.includes(place))));
  await db
    .insert(pageSpeed)
    .values({ day, visits: 1, counts })
    .onConflictDoUpdate({
      target: pageSpeed.day,
      set: {
        visits: sql`${pageSpeed.visits} + 1`,
        counts: sql`(
          SELECT json_group_array(value + json_extract(excluded.counts, '$[' || key || ']')) FROM json_each(${pageSpeed.counts}))`,
      },
      setWhere: lt(pageSpeed.visits, most),
    });
}

export async function listCounts(db: Database, { from, until }: { from: string; until: string }): Promise<number[][]> {
  const ofDays = and(gte(pageSpeed.day, from), lt(pageSpeed.day, until));
  const rows = await db.select({ counts: pageSpeed.counts }).from(pageSpeed).where(ofDays);
  return rows.map(({ counts }) => JSON.parse(counts) as number[]);
}

export function deleteSpeedBefore(db: Database, day: string) {
  return db.delete(pageSpeed).where(lt(pageSpeed.day, day));
}
