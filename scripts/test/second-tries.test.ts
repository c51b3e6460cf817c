import { afterEach, expect, it } from "vitest";
import type { TestCase } from "vitest/node";
import { isStrayPromise, secondTries } from "./second-tries.ts";

const { exitCode } = process;
afterEach(() => {
  process.exitCode = exitCode;
});

function runOf(tests: [name: string, retryCount: number, state: string][]): string {
  let printed = "";
  process.exitCode = undefined;
  const reporter = secondTries((line) => (printed += line));
  reporter.onTestRunStart?.([]);
  for (const [fullName, retryCount, state] of tests)
    reporter.onTestCaseResult?.({
      fullName,
      module: { relativeModuleId: "a.test.ts" },
      diagnostic: () => ({ retryCount }),
      result: () => ({ state, errors: [{ message: "timed out" }] }),
    } as unknown as TestCase);
  reporter.onTestRunEnd?.([], [], "passed");
  return printed;
}

it("a second try is printed with what the first failed of, and two do not fail the run", () => {
  const printed = runOf([
    ["opens", 1, "passed"],
    ["closes", 0, "passed"],
    ["turns", 1, "passed"],
    ["breaks", 1, "failed"],
  ]);
  expect(printed).toContain("Second try: a.test.ts > opens\n  first: timed out\n");
  expect(printed).toContain("Tests that needed a second try: 2\n");
  expect(printed).not.toMatch(/closes|breaks/);
  expect(process.exitCode).toBeUndefined();
});

it("three second tries fail the run", () => {
  runOf(["opens", "turns", "closes"].map((name) => [name, 1, "passed"]));
  expect(process.exitCode).toBe(1);
});

it("a promise that the runtime drops fails no run, any other rejection does", () => {
  const rejected = ["RefcountedFulfiller", "Native"].map((type) => ({ message: `Cannot perform (I/O type: ${type})` }));
  expect(rejected.map(isStrayPromise)).toEqual([true, false]);
});
