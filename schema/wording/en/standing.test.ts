import { expect, it } from "vitest";
import { STANDINGS } from "../../../domain/screening/standing.ts";
import { STANDING_LABELS, standingLine } from "./standing.ts";

it("names every standing, and says why a stock is in doubt", () => {
  expect(STANDINGS.map((standing) => standingLine(standing, undefined))).toEqual([
    "Halal",
    "Permissible, purify",
    "In doubt",
    "Haram",
    "Not screened",
  ]);
  expect(standingLine("doubt", "Total revenue is not in the source.")).toBe(
    "In doubt: Total revenue is not in the source.",
  );
  expect(standingLine("purify", "Anything.")).toBe(STANDING_LABELS.purify);
});
