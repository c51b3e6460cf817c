import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, it, vi } from "vitest";
import { allow, machineFactor, workersFor } from "./machine-factor.ts";

afterEach(() => vi.unstubAllEnvs());

it("is measured and said once, and handed down", async () => {
  const file = JSON.stringify(join(import.meta.dirname, "machine-factor.ts"));
  const child = `const { machineFactor } = await import(${file}); machineFactor(); console.log(process.env.MIZAN_MACHINE_FACTOR, machineFactor())`;
  const run = (env: Record<string, string>) => promisify(execFile)(process.execPath, ["-e", child], { env });
  const measured = await run({});
  const [handedDown, factor] = measured.stdout.trim().split(" ");
  expect(measured.stderr.match(/^Machine factor [\d.]+: /gm)).toHaveLength(1);
  expect(Number(handedDown)).toBe(Number(factor));
  expect(Number(factor)).toBeGreaterThanOrEqual(1);
  expect(await run({ MIZAN_MACHINE_FACTOR: "3.5" })).toEqual({ stdout: "3.5 3.5\n", stderr: "" });
});

it("lengthens limits and takes workers away, but never the last", () => {
  vi.stubEnv("MIZAN_MACHINE_FACTOR", "1.2");
  expect([machineFactor(), allow(10_000), workersFor(1)]).toEqual([1.2, 12_000, availableParallelism()]);
  vi.stubEnv("MIZAN_MACHINE_FACTOR", "2.5");
  expect(allow(10_000)).toBe(25_000);
  vi.stubEnv("MIZAN_MACHINE_FACTOR", "20.0");
  expect(workersFor(1)).toBe(Math.max(1, Math.floor(availableParallelism() / Math.sqrt(20 / 1.3))));
});
