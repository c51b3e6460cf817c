import { fork } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { PROJECT_ROOT } from "../scripts/local-state.ts";
import { messageOf } from "../scripts/terminal.ts";
import { startProduct } from "../web/e2e/served-product.ts";
import { bytes } from "./browser-bytes.ts";
import { filtering } from "./browser-filtering.ts";
import { lighthouse } from "./browser-lighthouse.ts";
import { paint, paintOfStock } from "./browser-paint.ts";
import { portfolio } from "./browser-portfolio.ts";
import { repeatVisit } from "./browser-repeat-visit.ts";
import { firstStart } from "./first-start.ts";
import { lookUp } from "./look-up.ts";
import { isMet, isTime, type Measure, type Measured, shown } from "./measure.ts";
import { readCosts } from "./read-costs.ts";
import { refreshCosts } from "./refresh.ts";
import { refreshSteps } from "./refresh-steps.ts";
import { screening } from "./screening.ts";
import { suggestions } from "./suggestions.ts";
import { visits } from "./visit.ts";
import { workerStart } from "./worker-start.ts";

/** By the names of the rows that each prints; the longest is last, with as many rounds as there is time for. */
const MEASURES: Readonly<Record<string, Measure>> = {
  P1: lookUp,
  "P3 P6": readCosts,
  P5: suggestions,
  P7: screening,
  "P8 P9": refreshCosts,
  P10: refreshSteps,
  P11: bytes,
  P12: paint,
  P15: filtering,
  P16: repeatVisit,
  P17: workerStart,
  P18: paintOfStock,
  P20: portfolio,
  P21: firstStart,
  VISIT: visits,
  P13: lighthouse,
};
/** They share one served product. */
const IN_BROWSER = new Set(["P11", "P12", "P13", "P15", "P16", "P18", "P20"]);
/** Their rows are counts and bytes: they come first, and one that does not end fails the bench, however slow the machine is. */
const COUNTS = new Set(["P3 P6", "P8 P9", "P10", "P11", "P16", "VISIT"]);
const QUICK = ["P3 P6", "P11", "P17", "P12"];

/** Goals that are not met yet, by how their row begins, with a little above what they reach now: they must not get worse. */
const NOT_MET_YET: Readonly<Record<string, number>> = {
  "P11 JavaScript that the HTML of /learn ": 1.14,
  "P11 JavaScript that the HTML of /methodology ": 1.14,
  "P11 JavaScript that the HTML of /screener ": 1.21,
  "P11 JavaScript that the HTML of /contact ": 1.21,
  "P11 JavaScript with all that follows by itself": 2.17,
  "P11 everything of a first visit": 1.06,
};

const TOO_LATE = "did not end in time";

/** The whole bench ends within these times, whatever a measure of times does; a single other one may take `each`. */
const MOST_SECONDS = { whole: 1_780, quick: 230, each: 600 };

const RESULTS = join(PROJECT_ROOT, "bench/results.json");

/** A stored row; a measure that is run alone replaces only its own rows. */
type Kept = Measured & { isMet: boolean; measuredAt: string };

const { values: options } = parseArgs({
  options: { only: { type: "string" }, quick: { type: "boolean", default: false }, measure: { type: "string" } },
});

// Servers, runtimes and browsers are stopped by the handlers of "exit".
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
if (options.measure) {
  process.once("disconnect", () => process.exit());
  process.send?.(await MEASURES[options.measure]?.(), undefined, {}, () => process.exit());
} else await measureAll(chosen());

/** Each measure runs in a process of its own: one that crashes or never ends costs its own rows only. */
async function measureAll(names: readonly string[]): Promise<void> {
  const end = Date.now() + (options.quick ? MOST_SECONDS.quick : MOST_SECONDS.whole) * 1_000;
  const notMeasured: { measure: string; reason: string }[] = [];
  const all: Measured[] = [];
  let product: ReturnType<typeof startProduct> | undefined;
  const served = async () => {
    if (process.env["MIZAN_ORIGIN"]) return {};
    product ??= startProduct();
    const { origin, site } = await product;
    return { MIZAN_ORIGIN: origin, MIZAN_STATE: resolve(site, "../../..") };
  };
  try {
    for (const name of names.toSorted((one, other) => Number(COUNTS.has(other)) - Number(COUNTS.has(one)))) {
      const started = performance.now();
      try {
        const env = IN_BROWSER.has(name) ? await served() : {};
        const most = Date.now() + MOST_SECONDS.each * 1_000;
        const rows = await measured(name, env, COUNTS.has(name) ? most : Math.min(most, end));
        all.push(...rows);
        keep(rows);
      } catch (error) {
        notMeasured.push({ measure: name, reason: messageOf(error).slice(0, 200) });
      }
      process.stderr.write(`${name} took ${Math.round((performance.now() - started) / 1_000)} s\n`);
    }
  } finally {
    await product?.then(
      ({ stop }) => stop(),
      () => undefined,
    );
  }
  print(all);
  if (notMeasured.length > 0) console.table(notMeasured);
  // A time depends on what else the machine does; a count does not.
  const isBroken = notMeasured.some(({ measure, reason }) => reason !== TOO_LATE || COUNTS.has(measure));
  const missed = all.filter((row) => !isTime(row) && !isMet(row) && !isAsGoodAsKnown(row));
  for (const { name, what } of missed) console.error(`Missed: ${name}, ${what}`);
  if (isBroken || missed.length > 0) process.exitCode = 1;
}

function measured(name: string, env: NodeJS.ProcessEnv, until: number): Promise<Measured[]> {
  const words = ["--measure", name, ...(options.quick ? ["--quick"] : [])];
  const child = fork(import.meta.filename, words, {
    env: { ...process.env, ...env, MIZAN_BENCH_ENDS: String(until) },
    stdio: ["ignore", 2, 2, "ipc"],
    serialization: "advanced",
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const left = Math.max(until - Date.now(), 0);
  const timers = [setTimeout(() => child.kill(), left), setTimeout(kill, left + 15_000)];
  return new Promise((done, failed) => {
    child.once("message", (rows) => done(rows as Measured[]));
    child.once("exit", (code) => {
      timers.forEach(clearTimeout);
      process.off("exit", kill);
      failed(new Error(Date.now() >= until ? TOO_LATE : `ended with ${code}: see above`));
    });
  });
}

function keep(rows: readonly Measured[]): void {
  if (options.quick) return;
  const before = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, "utf8")) as Kept[]) : [];
  const measuredAt = new Date().toISOString();
  const now = rows.map((row) => ({ ...row, isMet: isMet(row), measuredAt }));
  const names = Object.keys(MEASURES).flatMap((measure) => measure.split(" "));
  const kept = [...before.filter(({ name }) => !now.some((row) => row.name === name)), ...now];
  kept.sort((first, second) => names.indexOf(first.name) - names.indexOf(second.name));
  writeFileSync(RESULTS, `${JSON.stringify(kept, null, 2)}\n`);
}

function knownOf({ name, what }: Measured): number | undefined {
  return Object.entries(NOT_MET_YET).find(([row]) => `${name} ${what}`.startsWith(row))?.[1];
}

function isAsGoodAsKnown(row: Measured): boolean {
  return row.ratio <= (knownOf(row) ?? Number.NEGATIVE_INFINITY);
}

function metOf(row: Measured): string {
  if (Number.isNaN(row.ratio)) return "not measured";
  if (isMet(row)) return "yes";
  return knownOf(row) === undefined ? "no" : `not yet: ≤ ${knownOf(row)}`;
}

function chosen(): readonly string[] {
  const { only, quick } = options;
  if (only === undefined) return quick ? QUICK : Object.keys(MEASURES);
  // An unknown option must not start half an hour of measuring.
  const measures = only.split(",").map((name) => {
    const measure = Object.keys(MEASURES).find((names) => names.split(" ").includes(name));
    if (measure) return measure;
    throw new Error(`There is no measure "${name}". There are ${Object.keys(MEASURES).join(", ")}.`);
  });
  return [...new Set(measures)];
}

function print(rows: readonly Measured[]): void {
  console.log(
    `load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(", ")}`,
  );
  console.table(
    rows.map((row) => ({
      measure: row.name,
      what: row.what,
      ours: shown(row.ours),
      reference: shown(row.reference),
      ratio: Number(row.ratio.toPrecision(3)),
      goal: "atMost" in row.goal ? `≤ ${row.goal.atMost}` : `≥ ${row.goal.atLeast}`,
      met: metOf(row),
    })),
  );
}
