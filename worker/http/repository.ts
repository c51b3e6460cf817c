import { lt, sql } from "drizzle-orm";
import { dailySalts, rateWindows } from "../../schema/tables/rate-limits.ts";
import { batch, type Database } from "../platform/database.ts";
import { epochSeconds } from "../platform/epoch-seconds.ts";

type Take = { key: string; most: number; windowSeconds: number; now: Date };

/** Takes one of the acts a window allows; says how many seconds are left of the window when there are none. A refusal writes nothing. */
export async function takeFromWindow(
  db: Database,
  { key, most, windowSeconds, now }: Take,
): Promise<{ isTaken: boolean; secondsLeft: number }> {
  const seconds = epochSeconds(now);
  const openedAt = seconds - (seconds % windowSeconds);
  const taken = await db
    .insert(rateWindows)
    .values({ key, openedAt, hits: 1 })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        hits: sql`CASE WHEN ${rateWindows.openedAt} = excluded.opened_at THEN ${rateWindows.hits} + 1 ELSE 1 END`,
        openedAt: sql`excluded.opened_at`,
      },
      setWhere: sql`${rateWindows.openedAt} <> excluded.opened_at OR ${rateWindows.hits} < ${most}`,
    })
    .returning({ hits: rateWindows.hits })
    .get();
  return { isTaken: taken !== undefined, secondsLeft: openedAt + windowSeconds - seconds };
}

/** The statement that deletes the windows opened before a time. */
export function deleteWindowsBefore(db: Database, time: Date) {
  return db.delete(rateWindows).where(lt(rateWindows.openedAt, epochSeconds(time)));
}

/** The salt of a day: the one that was offered first. Those of the days before are deleted. */
export async function agreeOnSalt(db: Database, day: string, offered: string): Promise<string> {
  const { agreed } = await batch(db, {
    agreed: db
      .insert(dailySalts)
      .values({ day, salt: offered })
      .onConflictDoUpdate({ target: dailySalts.day, set: { salt: sql`${dailySalts.salt}` } })
      .returning({ salt: dailySalts.salt }),
    old: db.delete(dailySalts).where(lt(dailySalts.day, day)),
  });
  return agreed[0]?.salt ?? offered;
}
