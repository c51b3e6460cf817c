import { expect, it } from "vitest";
import { isIsoDate } from "./iso-date.ts";

it("accepts a calendar date, also one it has just read, and no other text", () => {
  for (const date of ["2026-01-01", "2025-12-31", "2024-02-29", "2024-02-29"]) expect(isIsoDate(date)).toBe(true);
  const others = ["", "2026", "2026-00-10", "2026-13-10", "2026-10-00", "2026-10-32", "2026-1-01", "20261-01-1"];
  const strange = ["2026/10/10", "2026-10-1x", "x026-10-10", "2026-+1-10", "2026-10-10T00:00", "2026-10-10\n"];
  for (const text of [...others, ...strange, "٢٠٢٦-١٠-١٠", "2024-02-32"]) expect(isIsoDate(text), text).toBe(false);
});
