import type { Reporter, TestCase } from "vitest/node";

/** A machine may fail a test once or twice; three times in a run it is the tests or the product. */
const FAILING = 3;

/** Prints each test that needed its second try, with what its first one failed of, and fails a run in which three did. */
export function secondTries(print: (line: string) => unknown = (line) => process.stderr.write(line)): Reporter {
  let needed: TestCase[] = [];
  return {
    onTestRunStart() {
      needed = [];
    },
    onTestCaseResult(test) {
      if ((test.diagnostic()?.retryCount ?? 0) > 0 && test.result().state === "passed") needed.push(test);
    },
    onTestRunEnd() {
      for (const test of needed) {
        const [first] = test.result().errors ?? [];
        print(
          `Second try: ${test.module.relativeModuleId} > ${test.fullName}\n  first: ${first?.message ?? "unknown"}\n`,
        );
      }
      print(`Tests that needed a second try: ${needed.length}\n`);
      if (needed.length >= FAILING) process.exitCode = 1;
    },
  };
}

/** The test runtime drops a promise that another request settled; whoever needed it is not answered, so that its own test fails. */
export function isStrayPromise({ message }: { message: string }): boolean {
  const isStray = message.endsWith("(I/O type: RefcountedFulfiller)");
  if (isStray) process.stderr.write(`Not counted as a failure: ${message}\n`);
  return isStray;
}
