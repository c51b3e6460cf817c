import { database } from "../platform/database.ts";
import { randomToken } from "../platform/digest.ts";
import { agreeOnSalt } from "./repository.ts";

let cached: { day: string; salt: string } | undefined;

/** The random key of the day, the same in every isolate. Yesterday's is deleted, which makes its hashes meaningless. */
export async function dailySalt(db: D1Database, now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  if (cached?.day !== day) cached = { day, salt: await agreeOnSalt(database(db), day, randomToken()) };
  return cached.salt;
}
