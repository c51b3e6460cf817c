import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../local-state.ts";
import { GUARDS } from "./guard-list.ts";
import { guardTable } from "./guard-table.ts";
import { takeOut } from "./take-out.ts";

const read = (file: string) => readFileSync(join(PROJECT_ROOT, file), "utf8");

describe.each(GUARDS)("the guard: $name", (guard) => {
  it("is where the list says, so that npm run guards can remove it", () => {
    const whole = read(guard.file);
    expect(takeOut(whole, guard, guard)).not.toBe(whole);
  });

  it("has its test", () => {
    expect(existsSync(join(PROJECT_ROOT, guard.test))).toBe(true);
  });
});

it("every guard has a name of its own", () => {
  expect(new Set(GUARDS.map(({ name }) => name)).size).toBe(GUARDS.length);
});

it("docs/guards.md matches the list: npm run guards -- --write", () => {
  expect(read("docs/guards.md")).toBe(guardTable(GUARDS));
});
