import { type QuietHours, sendableFrom } from "../../../domain/refresh/quiet-hours.ts";
import type { OutboxRow } from "./repository.ts";

/** Forty subrequests an instance of the free plan: thirty pushes, and what three parts of a chunk ask of the database. */
export const PUSHES_IN_A_CHUNK = 30;
/** Sealing and signing ten messages stays well under ten milliseconds of CPU. */
export const PUSHES_IN_A_STEP = 10;
/** Chunks that are begun each minute: 86,400 pushes in sixteen hours, 129,600 in a day. */
export const CHUNKS_A_MINUTE = 3;

type Planned = QuietHours & { id: number };

/** When a push service that failed is asked again, by how often it has failed. Seconds. */
export const RETRY_AFTER_SECONDS = [900, 3600, 14_400] as const;

/** Subscriptions that are to be told, as chunks of those who may be disturbed from the same moment on. */
export function planChunks(subscriptions: readonly Planned[], now: Date, tries = 0): OutboxRow[] {
  const open = new Map<number, number[]>();
  const rows: OutboxRow[] = [];
  const close = (sendAfter: number, ids: readonly number[]) =>
    rows.push({ chunk: `${ids[0]}-${sendAfter}`, sendAfter, subscriptions: ids, tries });
  for (const { id, ...hours } of subscriptions) {
    const sendAfter = sendableFrom(hours, now);
    const ids = [...(open.get(sendAfter) ?? []), id];
    open.set(sendAfter, ids);
    if (ids.length < PUSHES_IN_A_CHUNK) continue;
    close(sendAfter, ids);
    open.delete(sendAfter);
  }
  for (const [sendAfter, ids] of open) close(sendAfter, ids);
  return rows;
}
