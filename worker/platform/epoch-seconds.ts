/** A time as the database stores it. */
export function epochSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

/** A stored time as an answer shows it. */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
