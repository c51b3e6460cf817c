import { expect, it } from "vitest";
import { judgeEverydayNames } from "./everyday-names.ts";

it("everyday names, as people type them, suggest their company first and open it at once", () => {
  const { typed, missed } = judgeEverydayNames();
  expect(typed).toBeGreaterThan(500);
  expect(missed.length / typed, JSON.stringify(missed, null, 1)).toBeLessThan(0.01);
});
