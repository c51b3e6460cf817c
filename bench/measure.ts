/** One row of the table: what was measured, against what, and the figure it must reach. */
export type Measured = {
  name: string;
  what: string;
  ours: string;
  reference: string;
  ratio: number;
  /** The bound that the ratio is held against. */
  goal: { atMost: number } | { atLeast: number };
};

export type Measure = () => Promise<Measured[]>;

const ROUNDS = 9;

export function isMet({ ratio, goal }: Measured): boolean {
  return "atMost" in goal ? ratio <= goal.atMost : ratio >= goal.atLeast;
}

/** Median, least and most of several timings, in milliseconds. */
export type Timing = { median: number; min: number; max: number };

/** Times functions in turn, round by round, so that whatever else the machine does falls on all of them alike. */
export function timeInterleaved<Name extends string>(
  tasks: Readonly<Record<Name, () => unknown>>,
): Record<Name, Timing> {
  const names = Object.keys(tasks) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (const name of names) tasks[name]();
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const started = performance.now();
      tasks[name]();
      times.get(name)?.push(performance.now() - started);
    }
  }
  return Object.fromEntries(names.map((name) => [name, timing(times.get(name) ?? [])])) as Record<Name, Timing>;
}

export function shown({ median, min, max }: Timing): string {
  return `${median.toFixed(1)} ms (${min.toFixed(1)}–${max.toFixed(1)})`;
}

function timing(times: readonly number[]): Timing {
  const sorted = [...times].sort((first, second) => first - second);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return { median: at(Math.floor(sorted.length / 2)), min: at(0), max: at(sorted.length - 1) };
}
