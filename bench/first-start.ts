import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT_ROOT } from "../scripts/local-state.ts";
import { compared, exactly, type Measured, quantityOf } from "./measure.ts";

const STARTS = 3;
const LIMIT_SECONDS = 15;
const PATIENCE_SECONDS = 600;
const PORT = "39873";

/** P21: `npm start` on an empty state, until all companies are in. */
export async function firstStart(): Promise<Measured[]> {
  const seconds: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const folder = mkdtempSync(join(tmpdir(), "mizan-first-start-"));
    const began = performance.now();
    const server = spawn(process.execPath, [join(PROJECT_ROOT, "scripts/start.ts")], {
      env: { ...process.env, MIZAN_STATE: folder, PORT },
      stdio: "ignore",
      detached: true,
    });
    const stopped = new Promise((done) => server.once("exit", done));
    try {
      await answered(`http://localhost:${PORT}/api/ready`);
      seconds.push((performance.now() - began) / 1000);
    } finally {
      if (server.pid && server.exitCode === null) process.kill(-server.pid, "SIGTERM");
      await stopped;
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const ours = quantityOf(seconds, "s");
  const reference = exactly(LIMIT_SECONDS, "s");
  return [
    compared("P21", "first start, until all companies are in ÷ its limit", { ours, reference, goal: { atMost: 1 } }),
  ];
}

async function answered(url: string): Promise<void> {
  for (const until = Date.now() + PATIENCE_SECONDS * 1000; ; ) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    if (Date.now() > until) throw new Error(`${url} did not answer within ${PATIENCE_SECONDS} s`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
