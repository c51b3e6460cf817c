import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isAlive } from "./local-state.ts";
import { allow } from "./test/machine-factor.ts";

const folder = mkdtempSync(join(tmpdir(), "mizan parent-"));

beforeAll(() => {
  const parent = JSON.stringify(join(import.meta.dirname, "parent.ts"));
  const script = `import { stopWithParent } from ${parent};
stopWithParent(() => process.exit(7));
setTimeout(() => undefined, 600_000);
console.log(process.pid);
`;
  writeFileSync(join(folder, "stays.ts"), script);
  // What follows keeps the shell between the two.
  const scripts = { direct: "node ./stays.ts", shell: "node ./stays.ts; true" };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", scripts }));
});

afterAll(() => rmSync(folder, { recursive: true }));

async function startedBy(command: string, words: string[]) {
  const runner = spawn(command, words, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  const [said] = await once(runner.stdout, "data");
  return { runner, id: Number(said) };
}

it.each([
  ["direct", "SIGTERM"],
  ["direct", "SIGKILL"],
  ["shell", "SIGTERM"],
  ["shell", "SIGKILL"],
] as const)(
  "a server that npm runs (%s) ends when npm is ended by %s",
  async (script, signal) => {
    const { runner, id } = await startedBy("npm", ["run", "--silent", script]);
    expect(isAlive(id)).toBe(true);
    runner.kill(signal);
    await expect.poll(() => isAlive(id), { timeout: allow(5_000) }).toBe(false);
  },
  allow(30_000),
);

it(
  "one that a shell runs goes on when the shell is closed",
  async () => {
    const { runner, id } = await startedBy("sh", ["-c", "node ./stays.ts; true"]);
    runner.kill("SIGKILL");
    await once(runner, "exit");
    await new Promise((done) => setTimeout(done, 1_000));
    expect(isAlive(id)).toBe(true);
    process.kill(id);
  },
  allow(30_000),
);
