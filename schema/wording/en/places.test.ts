import { expect, it } from "vitest";
import { exchangeLabel } from "./places.ts";

it("shows an exchange by its name, and one that it does not know by its code", () => {
  expect(["TYO", "NSI", "XYZ", "constructor"].map(exchangeLabel)).toEqual(["Tokyo", "NSI", "XYZ", "constructor"]);
});
