export function epochSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

/** The daily limits restart at midnight, UTC. */
export function secondsToTomorrow(now: Date): number {
  return 86_400 - (epochSeconds(now) % 86_400);
}
