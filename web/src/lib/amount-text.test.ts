import { expect, it } from "vitest";
import { parseAmount } from "./amount-text.ts";

it.each([
  "",
  " ",
  "$",
  ".",
  "ten",
  "-5",
  "1e9",
  "1,5",
  "1.200,50",
  "12,34",
  "1 200",
  "5%",
  "Infinity",
  "1000000000000001",
  "٣٫٣٫٣",
  "١٬٥",
])("takes %j for no amount", (text) => {
  expect(parseAmount(text)).toBeUndefined();
});

it.each([
  ["0", 0],
  ["1200.5", 1200.5],
  [" 1,200.50 ", 1200.5],
  ["$1,234,567", 1234567],
  ["$ 300", 300],
  [".5", 0.5],
  ["12.", 12],
  ["٣٤٥", 345],
  ["١٬٢٠٠٫٥", 1200.5],
  ["۹۰۰", 900],
] as const)("reads %j as %d", (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});
