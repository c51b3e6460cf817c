import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { shippedPricePerGram } from "../../../domain/zakat/nisab.ts";
import { METALS_FILE } from "../universe-files.ts";
import { metalMonthsOf } from "./build-metals.ts";

const row = (month: string, gold = "31.1034768", silver = "3.11034768") => ({ month, gold, silver });

it.each([
  ["no month", []],
  ["a month that is missing", [row("1960-01"), row("1960-03")]],
  ["a price that is none", [row("1960-01", "..")]],
  ["a price of nothing", [row("1960-01", "0")]],
])("refuses %s", (_, rows) => {
  expect(() => metalMonthsOf(rows)).toThrow();
});

it("turns ounces into grams of pure metal", () => {
  expect(metalMonthsOf([row("1999-12"), row("2000-01", "62.2069536")])).toEqual({
    from: "1999-12",
    gold: [1, 2],
    silver: [0.1, 0.1],
  });
});

it("the embedded months end with the price that is shipped for today's nisab", () => {
  const { from, gold, silver } = JSON.parse(readFileSync(METALS_FILE, "utf8"));
  expect([from, gold.length]).toEqual(["1960-01", silver.length]);
  expect(gold.at(-1)).toBeCloseTo(shippedPricePerGram("gold"), 3);
  expect(silver.at(-1)).toBeCloseTo(shippedPricePerGram("silver"), 4);
});
