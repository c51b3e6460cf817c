import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../local-state.ts";
import { readGuards } from "./guards.ts";

const guards = readGuards();

it("there are guards, each with a name of its own", () => {
  expect(new Set(guards.map(({ name }) => name)).size).toBe(guards.length);
});

describe.each(guards)("the guard: $name", ({ file, take, put, test }) => {
  it("is where the list says, once, and has its test", () => {
    expect(readFileSync(join(PROJECT_ROOT, file), "utf8").split(take)).toHaveLength(2);
    expect(put).not.toBe(take);
    expect(existsSync(join(PROJECT_ROOT, test))).toBe(true);
  });
});
