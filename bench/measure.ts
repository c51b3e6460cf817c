/** A measured quantity: the median, minimum and maximum of its rounds. A count has one value. */
export type Quantity = { median: number; min: number; max: number; unit: string };

/** One row of the table: what was measured, compared with what, and the figure it must reach. */
export type Measured = {
  name: string;
  what: string;
  ours: Quantity;
  reference: Quantity;
  ratio: number;
  goal: { atMost: number } | { atLeast: number };
};

export type Measure = () => Promise<Measured[]>;

type Compared = { ours: Quantity; reference: Quantity; goal: Measured["goal"]; ratio?: number };

/** A row whose ratio is that of the medians, unless another one is given. */
export function compared(name: string, what: string, { ours, reference, goal, ratio }: Compared): Measured {
  return { name, what, ours, reference, ratio: ratio ?? ours.median / reference.median, goal };
}

/** Fewer rounds and fewer stocks: counts stay the same, times are only reported. */
export const IS_QUICK = process.argv.includes("--quick");
export const ROUNDS = IS_QUICK ? 3 : 9;

const TIME_IS_UP = Number(process.env["MIZAN_BENCH_ENDS"] ?? Number.POSITIVE_INFINITY);

/** Whether so many seconds are left before the measure has to end; one that cannot end prints what it has. */
export const hasTime = (seconds: number) => Date.now() + seconds * 1_000 < TIME_IS_UP;

/** Whether a row is about time, which depends on what else the machine does. */
export function isTime({ ours }: Measured): boolean {
  return ["s", "ms", "µs", "ms a stock", "points"].includes(ours.unit);
}

export function isMet({ ratio, goal }: Measured): boolean {
  return "atMost" in goal ? ratio <= goal.atMost : ratio >= goal.atLeast;
}

export function exactly(value: number, unit: string): Quantity {
  return { median: value, min: value, max: value, unit };
}

export function quantityOf(values: readonly number[], unit: string): Quantity {
  const sorted = [...values].sort((first, second) => first - second);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return { median: at(Math.floor(sorted.length / 2)), min: at(0), max: at(sorted.length - 1), unit };
}

export function shown({ median, min, max, unit }: Quantity): string {
  const middle = `${inDigits(median)} ${unit}`;
  return min === max ? middle : `${middle} (${inDigits(min)}–${inDigits(max)})`;
}

function inDigits(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);
}

/** CPU that this process has used so far, in milliseconds, including its garbage collection. */
export function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Times functions in turn, round by round, so that other work on the machine affects all of them alike; in milliseconds. */
export function timeInterleaved<Name extends string>(
  tasks: Readonly<Record<Name, () => unknown>>,
  clock: () => number = () => performance.now(),
): Record<Name, Quantity> {
  const names = Object.keys(tasks) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (const name of names) tasks[name]();
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const started = clock();
      tasks[name]();
      times.get(name)?.push(clock() - started);
    }
  }
  return Object.fromEntries(names.map((name) => [name, quantityOf(times.get(name) ?? [], "ms")])) as Record<
    Name,
    Quantity
  >;
}
