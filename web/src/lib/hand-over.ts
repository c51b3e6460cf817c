import { readStored, writeStored } from "./storage.ts";

/** Leaves something on this device for another page to take over. */
export function handOver(key: string, value: unknown): void {
  writeStored(key, JSON.stringify(value));
}

/** What was left for this page, once; undefined for nothing. */
export function takeHandOver(key: string): unknown {
  const text = readStored(key);
  writeStored(key, null);
  try {
    return JSON.parse(text ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
