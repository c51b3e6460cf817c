/** A time as the database keeps it. */
export function epochSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

/** The same time as an answer gives it. */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
