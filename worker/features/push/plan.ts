import { type QuietHours, sendableFrom } from "../../../domain/refresh/quiet-hours.ts";
import type { OutboxRow } from "./repository.ts";

/** Forty subrequests per instance of the free plan: thirty pushes, and three database steps of a chunk. */
export const PUSHES_IN_A_CHUNK = 30;
/** Encrypting and signing ten messages takes well under ten milliseconds of CPU. */
export const PUSHES_IN_A_STEP = 10;
/** Chunks started each minute: 86,400 pushes in sixteen hours, 129,600 in a day. */
export const CHUNKS_A_MINUTE = 3;

type Planned = QuietHours & { id: number };

/** Seconds until a failed push service is asked again, by the number of its failures. */
export const RETRY_AFTER_SECONDS = [900, 3600, 14_400] as const;

/** Groups subscriptions to notify into chunks that may be sent from the same time on. */
export function planChunks(subscriptions: readonly Planned[], now: Date, tries = 0): OutboxRow[] {
  const open = new Map<number, number[]>();
  const rows: OutboxRow[] = [];
  const close = (sendAfter: number, ids: readonly number[]) =>
    rows.push({ chunk: `${ids[0]}-${sendAfter}`, sendAfter, subscriptions: ids, tries });
  const known = new Map<string, number>();
  for (const { id, ...hours } of subscriptions) {
    const key = `${hours.timeZone} ${hours.quietFrom} ${hours.quietTo}`;
    const sendAfter = known.get(key) ?? sendableFrom(hours, now);
    known.set(key, sendAfter);
    const ids = [...(open.get(sendAfter) ?? []), id];
    open.set(sendAfter, ids);
    if (ids.length < PUSHES_IN_A_CHUNK) continue;
    close(sendAfter, ids);
    open.delete(sendAfter);
  }
  for (const [sendAfter, ids] of open) close(sendAfter, ids);
  return rows;
}
