import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { PROJECT_ROOT, stateFolder } from "./local-state.ts";

/**
 * Verdicts age from day to day. MIZAN_CLOCK, an ISO time, is what the served Worker takes for the time of its start, so that the
 * browser tests read the same verdicts next year as today. Returns the configuration to serve it by: the project's own without it.
 */
export function workerConfiguration(clock = process.env["MIZAN_CLOCK"]): string {
  const own = resolve(PROJECT_ROOT, "wrangler.toml");
  if (!clock) return own;
  const offset = Date.parse(clock) - Date.now();
  if (Number.isNaN(offset))
    throw new Error(`MIZAN_CLOCK is "${clock}", which is not a time such as 2026-08-29T12:00:00Z.`);
  const folder = resolve(stateFolder(), "pinned-worker");
  mkdirSync(folder, { recursive: true });
  const worker = resolve(PROJECT_ROOT, "worker/index.ts");
  writeFileSync(resolve(folder, "clock.ts"), shiftedDate(offset));
  writeFileSync(
    resolve(folder, "index.ts"),
    `import "./clock.ts";\nexport * from ${JSON.stringify(worker)};\nexport { default } from ${JSON.stringify(worker)};\n`,
  );
  const configuration = readFileSync(own, "utf8")
    .replace('main = "worker/index.ts"', 'main = "index.ts"')
    .replaceAll('"schema/migrations"', JSON.stringify(resolve(PROJECT_ROOT, "schema/migrations")));
  writeFileSync(resolve(folder, "wrangler.toml"), configuration);
  const settings = resolve(PROJECT_ROOT, ".dev.vars");
  if (existsSync(settings)) copyFileSync(settings, resolve(folder, ".dev.vars"));
  return resolve(folder, "wrangler.toml");
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
