import { describe, it } from "vitest";

type Each = (this: unknown, table: readonly unknown[], ...cells: unknown[]) => unknown;

/** A test of a table without rows cannot fail, so its file does. */
for (const tests of [describe, it] as { each: Each }[]) {
  const { each } = tests;
  // The files of a project share these functions.
  if (each.name === "eachRow") continue;
  tests.each = function eachRow(table, ...cells) {
    if (table.length === 0) throw new Error("The table of each() has no rows");
    return each.call(this, table, ...cells);
  };
}
