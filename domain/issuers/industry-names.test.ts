import { expect, it } from "vitest";
import { industryName, industrySpellings } from "./industry-names.ts";

it.each([
  ["Auto Manufacturing", "Auto Manufacturers"],
  ["Biotechnology: Commercial Physical & Biological Resarch", "Biotechnology"],
  ["savings institutions", "Banks"],
  ["Beverages - Brewers", "Beverages"],
  ["Tobacco", "Tobacco"],
  ["Something new", "Something new"],
])("%s is %s, and stays it", (given, name) => {
  expect(industryName(given)).toBe(name);
  expect(industryName(name)).toBe(name);
  expect(industrySpellings(name)).toContain(name);
});

it("knows nothing of an industry that nobody named", () => {
  expect(industryName(null)).toBeNull();
  for (const word of ["constructor", "__proto__"]) expect(industryName(word)).toBe(word);
});
