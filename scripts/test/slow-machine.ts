import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT_ROOT } from "../local-state.ts";
import { runCommand, say } from "../terminal.ts";

const ON_ONE_CORE = ["-c", "0"];
/** What a run says of its machine and of its second tries, by machine-factor.ts and second-tries.ts. */
const TOLD = /^(?:Machine factor|Second try|Tests that needed|\s+first:).*$/gm;

/**
 * The test command as a slow stranger has it: `npm run test:slow` runs it three times, `-- 1` once. One core of Linux beside a busy
 * loop, an empty home, and of the environment nothing but path, zone and locale, so that there is no browser but the packaged one.
 */
async function testSlowly(): Promise<void> {
  const npm = process.env["npm_execpath"];
  if (process.platform !== "linux" || !npm) throw new Error("Run this by npm, on Linux: it needs taskset.");
  const runs = Number(process.argv[2] ?? 3);
  const busy = spawn("taskset", [...ON_ONE_CORE, process.execPath, "-e", "for (;;);"], { stdio: "ignore" });
  process.once("exit", () => busy.kill());
  for (let run = 1; run <= runs; run++) {
    const home = mkdtempSync(join(tmpdir(), "mizan-home-"));
    const started = Date.now();
    const test = spawn("taskset", [...ON_ONE_CORE, process.execPath, npm, "test"], {
      cwd: PROJECT_ROOT,
      env: { PATH: process.env["PATH"], TZ: process.env["TZ"], LC_ALL: process.env["LC_ALL"], HOME: home, CI: "true" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [test.stdout, test.stderr])
      stream.on("data", (data: Buffer) => {
        output += data;
        process.stdout.write(data);
      });
    const [code] = await once(test, "close");
    rmSync(home, { recursive: true, force: true });
    const told = [...output.matchAll(TOLD)].map(([line]) => line).join("\n");
    const minutes = ((Date.now() - started) / 60_000).toFixed(1);
    say(`Run ${run} of ${runs}: ${code === 0 ? "passed" : "FAILED"} after ${minutes} minutes\n${told}`);
    if (code !== 0) process.exitCode = 1;
  }
  busy.kill();
}

await runCommand(testSlowly);
