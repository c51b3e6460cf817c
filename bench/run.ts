import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PROJECT_ROOT } from "../scripts/local-state.ts";
import { messageOf } from "../scripts/terminal.ts";
import { bytes } from "./browser-bytes.ts";
import { filtering } from "./browser-filtering.ts";
import { lighthouse } from "./browser-lighthouse.ts";
import { paint, paintOfStock } from "./browser-paint.ts";
import { portfolio } from "./browser-portfolio.ts";
import { repeatVisit } from "./browser-repeat-visit.ts";
import { firstStart } from "./first-start.ts";
import { lookUp } from "./look-up.ts";
import { isMet, type Measure, type Measured, shown } from "./measure.ts";
import { growthOfRowsRead, roundTrips, rowsRead } from "./read-costs.ts";
import { refreshTimes, refreshWrites } from "./refresh.ts";
import { refreshSteps } from "./refresh-steps.ts";
import { screening } from "./screening.ts";
import { suggestions } from "./suggestions.ts";
import { visits } from "./visit.ts";
import { workerStart } from "./worker-start.ts";

const MEASURES: Readonly<Record<string, Measure>> = {
  P1: lookUp,
  P3: rowsRead,
  P4: growthOfRowsRead,
  P5: suggestions,
  P6: roundTrips,
  P7: screening,
  P8: refreshWrites,
  P9: refreshTimes,
  P10: refreshSteps,
  P11: bytes,
  P12: paint,
  P13: lighthouse,
  P15: filtering,
  P16: repeatVisit,
  P17: workerStart,
  P18: paintOfStock,
  P20: portfolio,
  P21: firstStart,
  VISIT: visits,
};

const RESULTS = join(PROJECT_ROOT, "bench/results.json");

/** A stored row; a measure that is run alone replaces only its own rows. */
type Kept = Measured & { isMet: boolean; measuredAt: string };

const all: Measured[] = [];
const notMeasured: { measure: string; reason: string }[] = [];
for (const name of chosen()) {
  try {
    const rows = (await MEASURES[name]?.()) ?? [];
    all.push(...rows);
    keep(name, rows);
  } catch (error) {
    notMeasured.push({ measure: name, reason: messageOf(error).slice(0, 200) });
    process.exitCode = 1;
  }
}
print(all);
if (notMeasured.length > 0) console.table(notMeasured);

function keep(name: string, rows: readonly Measured[]): void {
  const before = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, "utf8")) as Kept[]) : [];
  const measuredAt = new Date().toISOString();
  const now = rows.map((row) => ({ ...row, isMet: isMet(row), measuredAt }));
  const names = Object.keys(MEASURES);
  const kept = [...before.filter((row) => row.name !== name), ...now];
  kept.sort((first, second) => names.indexOf(first.name) - names.indexOf(second.name));
  writeFileSync(RESULTS, `${JSON.stringify(kept, null, 2)}\n`);
}

function chosen(): string[] {
  // An unknown option must not start half an hour of measuring.
  const { only } = parseArgs({ options: { only: { type: "string" } } }).values;
  if (only === undefined) return Object.keys(MEASURES);
  if (only in MEASURES) return [only];
  throw new Error(`There is no measure "${only}". There are ${Object.keys(MEASURES).join(", ")}.`);
}

function print(measured: readonly Measured[]): void {
  console.table(
    measured.map((row) => ({
      measure: row.name,
      what: row.what,
      ours: shown(row.ours),
      reference: shown(row.reference),
      ratio: Number(row.ratio.toPrecision(3)),
      goal: "atMost" in row.goal ? `≤ ${row.goal.atMost}` : `≥ ${row.goal.atLeast}`,
      met: isMet(row) ? "yes" : "no",
    })),
  );
}
