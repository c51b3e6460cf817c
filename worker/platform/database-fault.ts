import { secondsToTomorrow } from "./epoch-seconds.ts";
import { AppError } from "./errors.ts";

/** SQLite's messages for a wrong statement; all other errors of D1 are its own state: quota, overload, a lost connection. */
const OUR_FAULT =
  /SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE|TOOBIG|MISUSE)|constraint failed|syntax error|no such|D1_TYPE_ERROR/;
const QUOTA = /exceeded|limit/i;
const SOON_SECONDS = 60;

/** The error to show when D1 or KV does not answer; undefined for any other error. */
export function databaseRefusal(
  error: unknown,
  { isWrite, now }: { isWrite: boolean; now: Date },
): AppError | undefined {
  // Code that throws an AppError already knows better what it means there.
  if (error instanceof AppError) return undefined;
  const message = messageOf(error);
  if (!/^D1_|\bD1_ERROR\b|^KV /.test(message) || OUR_FAULT.test(message)) return undefined;
  const seconds = QUOTA.test(message) ? secondsToTomorrow(now) : SOON_SECONDS;
  return new AppError("unavailable", [isWrite ? "not_saved" : "not_shown"], {
    headers: { "retry-after": String(seconds) },
    cause: error,
  });
}

/** Drizzle wraps the database's error. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if (error.message.startsWith("D1_")) return error.message;
  return error.cause instanceof Error ? messageOf(error.cause) : error.message;
}
