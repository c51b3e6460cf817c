import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { keepTemporaryFilesInMemory } from "../../scripts/temporary-files.ts";
import { allow, workersFor } from "../../scripts/test/machine-factor.ts";
import { secondTries } from "../../scripts/test/second-tries.ts";

keepTemporaryFilesInMemory();

/**
 * Tests that would disturb many others or be disturbed by them: an update changes the stocks that all read, and movement and a toast's
 * time are measured with nobody but each other.
 */
const ALONE = ["automation", "layout-shift", "toasts"].map((name) => `${name}.test.ts`);

/** If one of these started last, it would end long after all others. */
const LONG = /\/(?:every-screen|first-visit|content-policy|offline)\.test\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** A third of a test is waiting for a page to settle. */
const BUSY = 2 / 3;

const common = {
  root: import.meta.dirname,
  environment: "node",
  isolate: false,
  setupFiles: "../../scripts/test/tables-have-rows.ts",
  retry: 1,
  // A step that hangs ends long before, and says which it was.
  testTimeout: allow(90_000),
  hookTimeout: allow(60_000),
  expect: { poll: { timeout: allow(10_000) } },
} as const;

export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: ["./served-product.ts"],
    reporters: ["default", secondTries()],
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...common,
          name: "browser",
          include: ["**/*.test.ts"],
          exclude: ALONE,
          maxWorkers: workersFor(BUSY),
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: { ...common, name: "alone", include: ALONE, maxWorkers: workersFor(1), sequence: { groupOrder: 1 } },
      },
    ],
  },
});
