import { expect, it } from "vitest";
import { withNumericFields } from "./numeric-fields.ts";

it.each([
  ["12.5", 12.5],
  ["0", 0],
  ["33%", 33],
  [12.5, 12.5],
  [null, null],
  ["", null],
  ["unknown", null],
])("reads %j as %j, and leaves other fields alone", (sent, read) => {
  expect(withNumericFields({ ratio: sent, other: "5" }, ["ratio"])).toEqual({ ratio: read, other: "5" });
});
