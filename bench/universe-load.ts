import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadContent } from "../scripts/content/load-content.ts";
import { withLocalStore } from "../scripts/database/local-store.ts";
import { applyMigrations } from "../scripts/database/migrations.ts";
import { PROJECT_ROOT } from "../scripts/local-state.ts";
import { exactly, type Measured, quantityOf } from "./measure.ts";

const LOADS = 3;
const STARTS = 3;
const START_SECONDS = 600;
const PORT = "39873";

/** P21: what a first start costs for each stock and name, and until its first page. */
export async function firstStart(): Promise<Measured[]> {
  return [...(await universeLoad()), ...(await firstPage())];
}

/** The time in which all that the project ships is loaded into an empty database. */
async function universeLoad(): Promise<Measured[]> {
  const times: number[] = [];
  let stocks = 0;
  for (let load = 0; load < LOADS; load++) {
    const folder = mkdtempSync(join(tmpdir(), "mizan-first-start-"));
    process.env["MIZAN_STATE"] = folder;
    try {
      const started = performance.now();
      stocks = await withLocalStore(async (store) => {
        await applyMigrations(store.DB);
        return loadContent(store, new Date());
      });
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
      ours,
      reference: exactly(stocks, "stocks"),
      ratio: ours.median / stocks,
      goal: { atMost: 0.6 },
    },
  ];
}

/** `npm start` on an empty state: until it is ready, which is when the first page is served and every company is in. */
async function firstPage(): Promise<Measured[]> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const folder = mkdtempSync(join(tmpdir(), "mizan-first-page-"));
    const began = performance.now();
    const server = spawn(process.execPath, [join(PROJECT_ROOT, "scripts/start.ts")], {
      env: { ...process.env, MIZAN_STATE: folder, PORT },
      stdio: "ignore",
      detached: true,
    });
    try {
      await answered(`http://localhost:${PORT}/api/ready`);
      times.push(performance.now() - began);
    } finally {
      if (server.pid) process.kill(-server.pid, "SIGTERM");
      await new Promise((stopped) => server.once("exit", stopped));
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const [ours, reference] = [quantityOf(times, "ms"), exactly(15_000, "ms")];
  const what = "first start until every company is served ÷ 15 s, on two quiet cores";
  return [{ name: "P21", what, ours, reference, ratio: ours.median / reference.median, goal: { atMost: 1 } }];
}

async function answered(url: string): Promise<void> {
  for (const until = Date.now() + START_SECONDS * 1000; ; ) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    if (Date.now() > until) throw new Error(`${url} did not answer within ${START_SECONDS} s`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
