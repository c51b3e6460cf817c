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
  "12,34,56",
  "12 34",
  "1 2000",
  "1.2.3",
  "1,234.5,6",
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
  ["1,234", 1234],
  ["1.234", 1.234],
  ["0,234", 0.234],
  ["1,5", 1.5],
  ["1.234,56", 1234.56],
  ["1.234.567", 1234567],
  ["12 500", 12500],
  ["12\u202f500,25", 12500.25],
  ["12'500.25", 12500.25],
  ["۹۰۰", 900],
] as const)("reads %j as %d", (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

it.each(["1,234", "1.234"])(
  "takes %j for no amount where the person's own language writes it the other way",
  (text) => {
    expect(parseAmount(text, "de-DE")).toBeUndefined();
    expect(parseAmount(`${text}.50`, "de-DE") ?? parseAmount(`${text},50`, "de-DE")).toBe(1234.5);
  },
);

it("reads amounts where the browser's language has no valid name", () => {
  expect(parseAmount("40,000", "en-US@posix")).toBe(40_000);
});
