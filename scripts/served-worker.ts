import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { StillLoading } from "../schema/wording/en/loading.ts";
import { PROJECT_ROOT, stateFolder } from "./local-state.ts";

type Additions = {
  /** An ISO time, which the served Worker takes for the time of its start. */
  clock?: string | undefined;
  /** The way in for a load that goes on while the Worker is served. */
  door?: { progress: StillLoading; secret: string } | undefined;
};

/**
 * The configuration to serve the Worker by: the project's own unless something is added to it. Verdicts age from day to day, so
 * MIZAN_CLOCK pins the day for browser tests, which then read the same verdicts next year as today.
 */
export function workerConfiguration({ clock = process.env["MIZAN_CLOCK"], door }: Additions = {}): string {
  const own = resolve(PROJECT_ROOT, "wrangler.toml");
  if (!clock && !door) return own;
  const folder = resolve(stateFolder(), "served-worker");
  mkdirSync(folder, { recursive: true });
  if (clock) writeFileSync(resolve(folder, "clock.ts"), shiftedDate(offsetOf(clock)));
  const worker = JSON.stringify(resolve(PROJECT_ROOT, "worker/index.ts"));
  const opened = JSON.stringify(resolve(PROJECT_ROOT, "scripts/first-load/door.ts"));
  const lines = [
    ...(clock ? [`import "./clock.ts";`] : []),
    ...[`import worker from ${worker};`, `export * from ${worker};`],
    ...(door
      ? [
          `import { withDoor } from ${opened};`,
          `export default withDoor(worker, ${JSON.stringify(door.progress)}, ${JSON.stringify(door.secret)});`,
        ]
      : ["export default worker;"]),
  ];
  writeFileSync(resolve(folder, "index.ts"), `${lines.join("\n")}\n`, { mode: 0o600 });
  const configuration = readFileSync(own, "utf8")
    .replace('main = "worker/index.ts"', 'main = "index.ts"')
    .replaceAll('"schema/migrations"', JSON.stringify(resolve(PROJECT_ROOT, "schema/migrations")));
  writeFileSync(resolve(folder, "wrangler.toml"), configuration);
  const settings = resolve(PROJECT_ROOT, ".dev.vars");
  if (existsSync(settings)) copyFileSync(settings, resolve(folder, ".dev.vars"));
  return resolve(folder, "wrangler.toml");
}

function offsetOf(clock: string): number {
  const offset = Date.parse(clock) - Date.now();
  if (Number.isNaN(offset))
    throw new Error(`MIZAN_CLOCK is "${clock}", which is not a time such as 2026-08-29T12:00:00Z.`);
  return offset;
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
