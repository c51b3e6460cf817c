import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { PROJECT_ROOT } from "./local-state.ts";
import { workerOptions } from "./platform.ts";
import { runNode, wranglerScript } from "./run-node.ts";

/**
 * Builds the Worker into `folder`, as a deployment does, and returns the name of its file. Verdicts age from day to day, so
 * MIZAN_CLOCK pins the day for browser tests, which then read the same verdicts next year as today.
 */
export async function buildWorker(folder: string, clock = process.env["MIZAN_CLOCK"]): Promise<string> {
  const entry = clock ? [entryWithClock(folder, clock)] : [];
  const options = ["--dry-run", "--outdir", folder, ...workerOptions("production")];
  await runNode("Building the Worker", [wranglerScript, "deploy", ...entry, ...options]);
  return "index.js";
}

function entryWithClock(folder: string, clock: string): string {
  const offset = Date.parse(clock) - Date.now();
  if (Number.isNaN(offset))
    throw new Error(`MIZAN_CLOCK is "${clock}", which is not a time such as 2026-08-29T12:00:00Z.`);
  const worker = JSON.stringify(resolve(PROJECT_ROOT, "worker/index.ts"));
  const entry = join(folder, "index.ts");
  writeFileSync(join(folder, "clock.ts"), shiftedDate(offset));
  writeFileSync(entry, `import "./clock.ts";\nexport * from ${worker};\nexport { default } from ${worker};\n`);
  return entry;
}

/** Moves all that the Worker asks a Date for; what it makes of a given time stays. */
const shiftedDate = (offset: number) => `
const Real = globalThis.Date;
globalThis.Date = class extends Real {
  constructor(...words) {
    super(...(words.length === 0 ? [Real.now() + ${offset}] : words));
  }
  static now() {
    return Real.now() + ${offset};
  }
};
`;
