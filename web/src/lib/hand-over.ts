import { readStored, writeStored } from "./storage.ts";

/** Stores a value on this device for another page to take. */
export function handOver(key: string, value: unknown): void {
  writeStored(key, JSON.stringify(value));
}

/** The value stored for this page, which is then removed; undefined when there is none. */
export function takeHandOver(key: string): unknown {
  const text = readStored(key);
  writeStored(key, null);
  try {
    return JSON.parse(text ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
