import { expect, it } from "vitest";
import { numberOf } from "./stock-query.ts";

it.each([
  ["12.5", 12.5],
  ["0", 0],
  ["33%", 33],
  [null, null],
  ["", null],
  ["unknown", null],
])("reads %j as %j, and leaves other fields alone", (sent, read) => {
  expect(numberOf(sent)).toBe(read);
});
