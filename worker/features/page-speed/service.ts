import { addDays, isoDay } from "../../../domain/facts/iso-date.ts";
import { SPEED_BOUNDS, type SpeedMeasure, type VisitSpeed } from "../../../schema/contracts/page-speed.ts";
import type { Database } from "../../platform/database.ts";
import { addVisit, countVisitsOn, listCounts, SPEED_DAYS } from "./repository.ts";

/** More would make no figure better, and each costs two written rows. */
export const MOST_VISITS_A_DAY = 1_000;

const MEASURES = Object.keys(SPEED_BOUNDS) as SpeedMeasure[];
/** One for each bound, and one beyond the last. */
const PLACES = SPEED_BOUNDS.largestPaint.length + 1;

/** Counts a visit, once `spend` has let it; a day that has enough visits counts no more. */
export async function countVisit(
  db: Database,
  { visit, now, spend }: { visit: VisitSpeed; now: Date; spend: () => Promise<void> },
): Promise<void> {
  const day = isoDay(now);
  if ((await countVisitsOn(db, day)) >= MOST_VISITS_A_DAY) return;
  await spend();
  const places = MEASURES.flatMap((measure, row) => {
    const figure = visit[measure];
    if (figure === undefined) return [];
    const place = SPEED_BOUNDS[measure].findIndex((bound) => figure <= bound);
    return [row * PLACES + (place < 0 ? PLACES - 1 : place)];
  });
  await addVisit(db, { day, places, size: MEASURES.length * PLACES, most: MOST_VISITS_A_DAY });
}

/** What three of four visits of the last days had at most, today's included. */
export async function speedOfVisits(db: Database, now: Date) {
  const today = isoDay(now);
  const days = await listCounts(db, { from: addDays(today, 1 - SPEED_DAYS), until: addDays(today, 1) });
  const of = (measure: SpeedMeasure) => {
    const from = MEASURES.indexOf(measure) * PLACES;
    const counts = Array.from({ length: PLACES }, (_, place) =>
      days.reduce((sum, counted) => sum + (counted[from + place] ?? 0), 0),
    );
    const visits = counts.reduce((sum, count) => sum + count, 0);
    let left = visits * 0.75;
    const place = counts.findIndex((count) => {
      left -= count;
      return left <= 0;
    });
    return { visits, atMost: visits === 0 ? null : (SPEED_BOUNDS[measure][place] ?? null) };
  };
  return {
    days: SPEED_DAYS,
    largestPaint: of("largestPaint"),
    slowestInput: of("slowestInput"),
    layoutShift: of("layoutShift"),
  };
}
