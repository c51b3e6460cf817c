import { expect, it } from "vitest";
import { verdictAge } from "../../../domain/screening/ageing.ts";
import { ageSentence, listedAge, oldPriceSentence } from "./ageing.ts";

const read = (figuresOn: string | null, priceOn: string | null, readOn = "2026-11-22") =>
  verdictAge({ figuresOn, priceOn }, readOn);

it("says how old figures and price are", () => {
  expect(ageSentence(read("2026-06-30", "2026-11-20"))).toBe(
    "Figures up to Jun 30, 2026 (4 months old), price of Nov 20, 2026 (2 days old).",
  );
  expect(ageSentence(read("2026-10-31", "2026-11-22"))).toBe(
    "Figures up to Oct 31, 2026 (less than a month old), price of Nov 22, 2026 (of today).",
  );
  expect(ageSentence(read("2026-10-22", null))).toBe("Figures up to Oct 22, 2026 (a month old).");
  expect(ageSentence(read(null, null))).toBeUndefined();
});

it("says what a price older than 45 days means, and nothing about a recent one", () => {
  expect(oldPriceSentence(read("2026-06-30", "2026-09-01"))).toBe(
    "The price is old: market values may have moved since.",
  );
  expect(oldPriceSentence(read("2026-06-30", "2026-11-01"))).toBeUndefined();
});

it("says in a list of what days figures and price are, and how old a price of more than 45 days is", () => {
  const listed = (figuresOn: string | null, priceAsOf: string | null) =>
    listedAge({ figuresOn, priceAsOf }, "2026-11-22");
  expect(listed("2026-06-30", "2026-11-20")).toBe("Figures up to Jun 30, 2026, price of Nov 20, 2026");
  expect(listed("2026-06-30", "2026-08-21")).toBe("Figures up to Jun 30, 2026, price of Aug 21, 2026, 93 days old");
  expect(listed(null, "2026-11-20")).toBe("Price of Nov 20, 2026");
  expect(listed(null, null)).toBeUndefined();
});
