import { randomToken } from "./digest.ts";

let held: { day: string; salt: string } | undefined;

/** The random key of the day, the same in every isolate. Yesterday's is deleted, so what was hashed with it means nothing any more. */
export async function dailySalt(db: D1Database, now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  if (held?.day !== day) held = { day, salt: await agreeOnSalt(db, day) };
  return held.salt;
}

async function agreeOnSalt(db: D1Database, day: string): Promise<string> {
  const offered = randomToken();
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
