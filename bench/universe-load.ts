import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadContent } from "../scripts/content/load-content.ts";
import { withPlatform } from "../scripts/platform.ts";
import { applyMigrations } from "../scripts/prepare-local.ts";
import { exactly, type Measured, quantityOf } from "./measure.ts";

const LOADS = 3;

/** P21: the time in which a first start loads all that the project ships into an empty database, for each stock and name. */
export async function universeLoad(): Promise<Measured[]> {
  const times: number[] = [];
  let stocks = 0;
  for (let load = 0; load < LOADS; load++) {
    const folder = mkdtempSync(join(tmpdir(), "mizan-first-start-"));
    process.env["MIZAN_STATE"] = folder;
    try {
      await applyMigrations();
      const started = performance.now();
      stocks = await withPlatform("local", (env) => loadContent(env, new Date()));
      times.push(performance.now() - started);
    } finally {
      delete process.env["MIZAN_STATE"];
      rmSync(folder, { recursive: true });
    }
  }
  const ours = quantityOf(times, "ms");
  return [
    {
      name: "P21",
      what: "load of the embedded universe into an empty database ÷ its stocks and names",
      ...{ ours, reference: exactly(stocks, "stocks"), ratio: ours.median / stocks },
      goal: { atMost: 1.5 },
    },
  ];
}
