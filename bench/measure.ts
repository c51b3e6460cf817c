/** A measured quantity: the median, minimum and maximum of its rounds. A count has one value. */
export type Quantity = { median: number; min: number; max: number; unit: string };

/** One row of the table: what was measured, compared with what, and the figure it must reach. */
export type Measured = {
  /** How many times as long as usual this machine took at the time; see `machineFactor`. */
  factor?: number;
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

function isTime({ ours }: Measured): boolean {
  return ["s", "ms", "µs", "ms a stock", "points"].includes(ours.unit);
}

export function isMet({ ratio, goal }: Measured): boolean {
  return "atMost" in goal ? ratio <= goal.atMost : ratio >= goal.atLeast;
}

/** Goals that are not met yet, by how their row begins, with a little above what they reach now: they must not get worse. */
const NOT_MET_YET: Readonly<Record<string, number>> = {
  "P11 JavaScript that the HTML of /learn ": 1.14,
  "P11 JavaScript that the HTML of /methodology ": 1.15,
  "P11 JavaScript that the HTML of /donate ": 1.21,
  "P11 JavaScript that the HTML of /screener ": 1.21,
  "P11 JavaScript with all that follows by itself": 2.17,
  "P11 everything of a first visit": 1.06,
};

const knownOf = ({ name, what }: Measured) =>
  Object.entries(NOT_MET_YET).find(([row]) => `${name} ${what}`.startsWith(row))?.[1];

/** Whether a count or a size is worse than its goal and than what is known of it; a time depends on what else the machine does. */
export const isMissed = (row: Measured) => !isTime(row) && !isMet(row) && !(row.ratio <= (knownOf(row) ?? -1));

function metOf(row: Measured): string {
  if (Number.isNaN(row.ratio)) return "not measured";
  if (isMet(row)) return "yes";
  return knownOf(row) === undefined ? "no" : `not yet: ≤ ${knownOf(row)}`;
}

export function printTable(rows: readonly Measured[]): void {
  console.table(
    rows.map((row) => ({
      measure: row.name,
      what: row.what,
      ours: shown(row.ours),
      reference: shown(row.reference),
      ratio: Number(row.ratio.toPrecision(3)),
      goal: "atMost" in row.goal ? `≤ ${row.goal.atMost}` : `≥ ${row.goal.atLeast}`,
      met: metOf(row),
      factor: isTime(row) ? row.factor : "",
    })),
  );
}

/** 100 and the number of the first measure that did not run ("P7" is 107), 1 where a count missed its goal, else 0. */
export function exitCodeOf(notRun: readonly string[], rows: readonly Measured[]): number {
  const [first] = notRun;
  if (first !== undefined) return 100 + Number(/\d+/.exec(first)?.[0] ?? 0);
  return rows.some(isMissed) ? 1 : 0;
}

export function exactly(value: number, unit: string): Quantity {
  return { median: value, min: value, max: value, unit };
}

export function quantityOf(values: readonly number[], unit: string): Quantity {
  const sorted = [...values].sort((first, second) => first - second);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return { median: at(Math.floor(sorted.length / 2)), min: at(0), max: at(sorted.length - 1), unit };
}

function shown({ median, min, max, unit }: Quantity): string {
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

/**
 * Times functions in turn, round by round, so that other work on the machine affects all of them alike; in milliseconds. tinybench and
 * mitata time one function after the other, by the clock on the wall.
 */
export function timeInterleaved<Name extends string>(
  tasks: Readonly<Record<Name, () => unknown>>,
  clock: () => number = () => performance.now(),
): Record<Name, Quantity> {
  const timed = (Object.keys(tasks) as Name[]).map((name) => ({ name, times: [] as number[] }));
  for (let round = -1; round < ROUNDS; round++) {
    for (const { name, times } of timed) {
      const started = clock();
      tasks[name]();
      if (round >= 0) times.push(clock() - started);
    }
  }
  const quantities = timed.map(({ name, times }) => [name, quantityOf(times, "ms")]);
  return Object.fromEntries(quantities) as Record<Name, Quantity>;
}
