import { hostileRequests } from "./hostile-requests.ts";
import { mixedLoad } from "./mixed-load.ts";
import type { Outcome, Settings, Torture } from "./outcome.ts";
import { scriptPayloads } from "./script-payloads.ts";

const PARTS: Readonly<Record<string, Torture>> = { R1: hostileRequests, R13: scriptPayloads, R17: mixedLoad };

const settings: Settings = {
  seed: numberAfter("--seed", 20_261_121),
  requestsARoute: numberAfter("--requests", 2_000),
  loadSeconds: numberAfter("--seconds", 60),
  payloads: numberAfter("--payloads", 500),
};

console.log(`Seed ${settings.seed}; npm run torture -- --seed ${settings.seed} does the same again.`);
const outcomes: Outcome[] = [];
for (const name of chosen()) {
  const started = performance.now();
  const found = await PARTS[name]?.(settings).catch((error: unknown) => [stopped(name, error)]);
  outcomes.push(...(found ?? []));
  console.error(`${name} took ${Math.round((performance.now() - started) / 1000)} s`);
}
console.table(outcomes.map(({ isMet, ...row }) => ({ ...row, met: isMet ? "yes" : "NO" })));
if (outcomes.some(({ isMet }) => !isMet)) process.exitCode = 1;

function stopped(test: string, error: unknown): Outcome {
  console.error(error);
  return { test, what: "stopped before its end", figure: String(error).slice(0, 80), goal: "an end", isMet: false };
}

function chosen(): string[] {
  const at = process.argv.indexOf("--only");
  if (at < 0) return Object.keys(PARTS);
  const name = process.argv[at + 1] ?? "";
  if (name in PARTS) return [name];
  throw new Error(`There is no part "${name}". There are ${Object.keys(PARTS).join(", ")}; R1 does R2 as well.`);
}

function numberAfter(option: string, otherwise: number): number {
  const at = process.argv.indexOf(option);
  if (at < 0) return otherwise;
  const number = Number(process.argv[at + 1]);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`${option} takes a whole number above 0`);
}
