import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../scripts/local-state.ts";

const START_SECONDS = 240;

/** The whole product on a free port with its own state, started by the script of `npm start`; or the one that MIZAN_ORIGIN names. */
export async function serveProduct(): Promise<{ origin: string; stop: () => void }> {
  const running = process.env["MIZAN_ORIGIN"];
  if (running) return { origin: running, stop: () => undefined };
  const state = mkdtempSync(join(tmpdir(), "mizan-torture-"));
  const port = await freePort();
  const server = spawn(process.execPath, [join(PROJECT_ROOT, "scripts/start.ts")], {
    env: { ...process.env, PORT: String(port), MIZAN_STATE: state },
    stdio: "ignore",
    detached: true,
  });
  const stop = () => {
    if (server.pid) process.kill(-server.pid, "SIGTERM");
    rmSync(state, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  for (let second = 0; second < START_SECONDS; second++) {
    if (server.exitCode !== null) break;
    const answer = await fetch(`${origin}/api/ready`).catch(() => undefined);
    if (answer?.ok) return { origin, stop };
    await new Promise((done) => setTimeout(done, 1_000));
  }
  stop();
  throw new Error("The product did not start. npm start says why.");
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => found(address && typeof address === "object" ? address.port : 0));
    });
  });
}
