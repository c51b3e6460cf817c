import { availableParallelism } from "node:os";

/** What the work below takes on a quiet core of the machine that the limits were written on. */
const REFERENCE_MILLISECONDS = 250;
const MOST = 20;
const MEASURED = "MIZAN_MACHINE_FACTOR";

/**
 * How many times as long this machine takes as the one that the limits were written on, from 1 to 20. Measured when it is first asked
 * for, printed once, and handed down to the processes that this one starts.
 */
export function machineFactor(): number {
  process.env[MEASURED] ??= measureAndSay();
  return Number(process.env[MEASURED]);
}

/** A limit of so many milliseconds on that machine, as long as this one needs. */
export function allow(milliseconds: number): number {
  return Math.ceil(milliseconds * machineFactor());
}

/** How many may work at once, where each keeps a core busy for this share of its time. A busy core carries fewer; up to 1.3 is noise. */
export function workersFor(share: number): number {
  return Math.max(1, Math.floor(availableParallelism() / share / Math.sqrt(Math.max(1, machineFactor() / 1.3))));
}

function measureAndSay(): string {
  const factor = Math.min(MOST, Math.max(1, measure() / REFERENCE_MILLISECONDS)).toFixed(1);
  process.stderr.write(`Machine factor ${factor}: every limit of time is multiplied by it\n`);
  return factor;
}

/** By the clock on the wall, so that what other programs take counts, and for longer than a scheduler lets a newcomer pass. */
function measure(): number {
  work(50_000);
  const started = performance.now();
  work(5_000_000);
  return performance.now() - started;
}

function work(steps: number): void {
  const seen = new Map<string, { at: number }>();
  let state = 1;
  for (let at = 0; at < steps; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const key = `k${state % 4_096}`;
    const known = seen.get(key);
    if (known) known.at = at;
    else seen.set(key, { at });
  }
}
