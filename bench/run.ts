import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../scripts/local-state.ts";
import { bytes } from "./browser-bytes.ts";
import { filtering } from "./browser-filtering.ts";
import { lighthouse } from "./browser-lighthouse.ts";
import { paint } from "./browser-paint.ts";
import { repeatVisit } from "./browser-repeat-visit.ts";
import { lookUp } from "./look-up.ts";
import { isMet, type Measure, type Measured, shown } from "./measure.ts";
import { refreshTimes, refreshWrites } from "./refresh.ts";
import { refreshSteps } from "./refresh-steps.ts";
import { screening } from "./screening.ts";
import { workerBundle } from "./worker-bundle.ts";

const MEASURES: Readonly<Record<string, Measure>> = {
  P1: lookUp,
  P7: screening,
  P8: refreshWrites,
  P9: refreshTimes,
  P10: refreshSteps,
  P11: bytes,
  P12: paint,
  P13: lighthouse,
  P15: filtering,
  P16: repeatVisit,
  P17: workerBundle,
};

const rows: Measured[] = [];
for (const name of chosen()) rows.push(...((await MEASURES[name]?.()) ?? []));
print(rows);
writeFileSync(
  join(PROJECT_ROOT, "bench/results.json"),
  `${JSON.stringify(
    rows.map((row) => ({ ...row, isMet: isMet(row) })),
    null,
    2,
  )}\n`,
);

function chosen(): string[] {
  const at = process.argv.indexOf("--only");
  if (at < 0) return Object.keys(MEASURES);
  const name = process.argv[at + 1] ?? "";
  if (name in MEASURES) return [name];
  throw new Error(`There is no measure "${name}". There are ${Object.keys(MEASURES).join(", ")}.`);
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
