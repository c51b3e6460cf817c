import { expect, it } from "vitest";
import { isIsoDate } from "./iso-date.ts";

it("accepts a calendar date", () => {
  for (const date of ["2026-01-01", "2025-12-31", "2024-02-29", "1999-10-09"]) expect(isIsoDate(date)).toBe(true);
});

it("accepts no other text", () => {
  const others = ["", "2026", "2026-00-10", "2026-13-10", "2026-10-00", "2026-10-32", "2026-1-01", "20261-01-1"];
  const strange = [
    "2026/10/10",
    "2026-10-1x",
    "x026-10-10",
    "2026-+1-10",
    "2026-10-10T00:00",
    "2026-10-10\n",
    "٢٠٢٦-١٠-١٠",
  ];
  for (const text of [...others, ...strange]) expect(isIsoDate(text), text).toBe(false);
});

it("accepts a date it has just read again, and nothing else in its place", () => {
  expect(isIsoDate("2026-03-31")).toBe(true);
  expect(isIsoDate("2026-03-31")).toBe(true);
  expect(isIsoDate("2026-03-32")).toBe(false);
  expect(isIsoDate("2026-03-32")).toBe(false);
});
