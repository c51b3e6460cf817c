import { fork } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { PROJECT_ROOT } from "../scripts/local-state.ts";
import { messageOf } from "../scripts/terminal.ts";
import { allow, machineFactor } from "../scripts/test/machine-factor.ts";
import { startProduct } from "../web/e2e/served-product.ts";
import { bytes, repeatVisit } from "./browser-bytes.ts";
import { filtering, portfolio } from "./browser-interactions.ts";
import { lighthouse } from "./browser-lighthouse.ts";
import { paint, paintOfStock } from "./browser-paint.ts";
import { firstStart } from "./browser-product.ts";
import { exitCodeOf, isMet, isMissed, type Measure, type Measured, printTable } from "./measure.ts";
import { refreshCosts } from "./refresh.ts";
import { refreshSteps } from "./refresh-steps.ts";
import { readCosts, visits } from "./request-costs.ts";
import { screening } from "./screening.ts";
import { lookUp, suggestions, workerStart } from "./worker-cpu.ts";

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
  const factor = machineFactor();
  const rows = await MEASURES[options.measure]?.();
  process.send?.(
    rows?.map((row) => ({ ...row, factor })),
    undefined,
    {},
    () => process.exit(),
  );
} else await measureAll(chosen());

/** Each measure runs in a process of its own: one that crashes or never ends costs its own rows only. */
async function measureAll(names: readonly string[]): Promise<void> {
  const end = Date.now() + allow((options.quick ? MOST_SECONDS.quick : MOST_SECONDS.whole) * 1_000);
  const notRun = new Map(names.map((name) => [name, "was not reached"]));
  const all: Measured[] = [];
  process.once("exit", () => report(all, notRun));
  let product: ReturnType<typeof startProduct> | undefined;
  const served = async () => {
    if (process.env["MIZAN_ORIGIN"]) return {};
    product ??= startProduct();
    const { origin, site, languages } = await product;
    await languages;
    return { MIZAN_ORIGIN: origin, MIZAN_STATE: resolve(site, "../..") };
  };
  for (const name of names.toSorted((one, other) => Number(COUNTS.has(other)) - Number(COUNTS.has(one)))) {
    const started = performance.now();
    try {
      const env = IN_BROWSER.has(name) ? await served() : {};
      const most = Date.now() + allow(MOST_SECONDS.each * 1_000);
      const rows = await measured(name, env, COUNTS.has(name) ? most : Math.min(most, end));
      all.push(...rows);
      notRun.delete(name);
      keep(rows);
    } catch (error) {
      notRun.set(name, messageOf(error).slice(0, 200));
    }
    process.stderr.write(`${name} took ${Math.round((performance.now() - started) / 1_000)} s\n`);
  }
  await product?.then(({ stop }) => stop()).catch(() => undefined);
}

/** However the bench ends, even when it is interrupted, what was measured is printed, and what was not. */
function report(rows: readonly Measured[], notRun: ReadonlyMap<string, string>): void {
  console.log(
    `load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(", ")}`,
  );
  printTable(rows);
  for (const { name, what } of rows.filter(isMissed)) console.error(`Missed: ${name}, ${what}`);
  for (const [name, reason] of notRun) console.error(`Did not run: ${name}, ${reason}`);
  process.exitCode = exitCodeOf([...notRun.keys()], rows);
}

function measured(name: string, env: NodeJS.ProcessEnv, until: number): Promise<Measured[]> {
  const words = ["--measure", name, ...(options.quick ? ["--quick"] : [])];
  const child = fork(import.meta.filename, words, {
    // Each measures the machine for itself, as it is then.
    env: { ...process.env, ...env, MIZAN_BENCH_ENDS: String(until), MIZAN_MACHINE_FACTOR: undefined },
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
      failed(new Error(Date.now() >= until ? "did not end in time" : `ended with ${code}: see above`));
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
