import { readStored, writeStored } from "../../lib/storage.ts";

const KEY = "mizan:last-visit";
const VISIT = /^(\d{4}-\d{2}-\d{2}) (\d{1,9})$/;

export type Visit = { day: string; version: number };

/** Returns the visit before today's, which is stored on this device, and records today's as the next one's predecessor. */
export function noteVisit(today: string, version: number): Visit | undefined {
  const [last, before] = (readStored(KEY) ?? "").split("|").map(visitOf);
  const previous = last?.day === today ? before : last;
  const now = `${today} ${version}`;
  writeStored(KEY, previous ? `${now}|${previous.day} ${previous.version}` : now);
  return previous;
}

function visitOf(text: string): Visit | undefined {
  const [, day, version] = VISIT.exec(text) ?? [];
  return day && version ? { day, version: Number(version) } : undefined;
}
