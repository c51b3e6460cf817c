/** A time as the database stores it. */
export function epochSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

/** The day of a time, UTC, as an ISO date. */
export function isoDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** A stored time as an answer shows it. */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
