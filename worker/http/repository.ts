import { epochSeconds } from "../platform/epoch-seconds.ts";

type Take = { key: string; most: number; windowSeconds: number; now: Date };

/** Takes one of the acts a window allows; says how many seconds are left of the window when there are none. A refusal writes nothing. */
export async function takeFromWindow(
  db: D1Database,
  { key, most, windowSeconds, now }: Take,
): Promise<{ isTaken: boolean; secondsLeft: number }> {
  const seconds = epochSeconds(now);
  const openedAt = seconds - (seconds % windowSeconds);
  const taken = await db
    .prepare(`
      INSERT INTO rate_windows (key, opened_at, hits) VALUES (?1, ?2, 1)
      ON CONFLICT (key) DO UPDATE SET
        hits = CASE WHEN opened_at = excluded.opened_at THEN hits + 1 ELSE 1 END,
        opened_at = excluded.opened_at
      WHERE opened_at <> excluded.opened_at OR hits < ?3
      RETURNING hits`)
    .bind(key, openedAt, most)
    .first();
  return { isTaken: taken !== null, secondsLeft: openedAt + windowSeconds - seconds };
}

/** The statement that deletes the windows opened before a time. */
export function deleteWindowsBefore(db: D1Database, time: Date): D1PreparedStatement {
  return db.prepare("DELETE FROM rate_windows WHERE opened_at < ?1").bind(epochSeconds(time));
}

/** The salt of a day: the one that was offered first. Those of the days before are deleted. */
export async function agreeOnSalt(db: D1Database, day: string, offered: string): Promise<string> {
  const [agreed] = await db.batch<{ salt: string }>([
    db
      .prepare(`
        INSERT INTO daily_salts (day, salt) VALUES (?1, ?2)
        ON CONFLICT (day) DO UPDATE SET salt = daily_salts.salt RETURNING salt`)
      .bind(day, offered),
    db.prepare("DELETE FROM daily_salts WHERE day < ?1").bind(day),
  ]);
  return agreed?.results[0]?.salt ?? offered;
}
