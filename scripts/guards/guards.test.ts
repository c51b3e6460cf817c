import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../local-state.ts";
import { GUARDS } from "./guard-list.ts";

it("there are guards, each with a name of its own", () => {
  expect(GUARDS.length).toBeGreaterThan(0);
  expect(new Set(GUARDS.map(({ name }) => name)).size).toBe(GUARDS.length);
});

describe.each(GUARDS)("the guard: $name", ({ file, take, put, test }) => {
  it("is where the list says, once", () => {
    expect(readFileSync(join(PROJECT_ROOT, file), "utf8").split(take)).toHaveLength(2);
    expect(put).not.toBe(take);
  });

  it("has its test", () => {
    expect(existsSync(join(PROJECT_ROOT, test))).toBe(true);
  });
});
