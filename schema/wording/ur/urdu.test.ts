import { expect, it } from "vitest";
import { CORRECTIONS } from "../corrections.ts";
import * as format from "./format.ts";
import { answerLine } from "./screening/answer.ts";
import { correctedSentence } from "./screening/rules.ts";

it("writes figures in Latin digits with their units as words", () => {
  expect(format.formatAmount(106_630_000_000)).toBe("106.63\u00a0بلین ڈالر");
  expect(format.formatAmount(1, "shares")).toBe("ایک شیئر");
  expect(format.formatDollars(-1234.5)).toBe("\u2068-1,234.50\u2069 ڈالر");
  expect(format.formatPrice(363.4, { isRounded: true })).toBe("تقریباً 363 ڈالر");
  expect(format.formatDay("2026-11-28")).toBe("28 نومبر 2026");
  expect(format.joined(["الف", "ب", "ج"])).toBe("الف، ب اور ج");
});

it("ends an answer with the Urdu full stop, and has no Latin comma between names", () => {
  const [correction] = CORRECTIONS;
  expect(correction && correctedSentence(correction)).not.toContain(", ");
  expect(answerLine({ standing: "doubt", readOn: "2026-11-28" })).toBe("ابھی کہا نہیں جا سکتا۔");
});
