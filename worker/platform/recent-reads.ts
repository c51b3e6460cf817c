const RECENT_MILLISECONDS = 2_000;

let readAt = 0;

export function noteRead(now: Date): void {
  readAt = now.getTime();
}

/** Whether somebody is reading from this isolate, which then shares its one thread with whatever else runs in it. */
export function hasRecentReads(now: Date): boolean {
  return Math.abs(now.getTime() - readAt) < RECENT_MILLISECONDS;
}

/** Lets whoever reads have the thread before the work continues; returns at once when nobody does. */
export async function letReadersIn(): Promise<void> {
  if (hasRecentReads(new Date())) await new Promise((next) => setTimeout(next, 0));
}
