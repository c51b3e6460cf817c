import { expect, it } from "vitest";
import { routeId } from "./paths.ts";

it.each([
  [undefined, 1],
  ["", 1],
  ["abc", 1],
  ["99999999999999999999", 1],
  ["7", 7],
  ["7.9", 7],
  ["12th", 12],
] as const)("reads the id %j as %d", (text, id) => {
  expect(routeId(text)).toBe(id);
});
