import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SHORT_TERM_RATES } from "../../../domain/standards/short-term-rates.ts";
import * as format from "./format.ts";
import * as answer from "./screening/answer.ts";
import * as evidenceNotes from "./screening/evidence-notes.ts";

const FILES = [
  "changes",
  "errors",
  "feeds",
  "format",
  "funds",
  "industries",
  "listings",
  "places",
  "push",
  "refresh",
  "screening/activity-rules",
  "screening/ageing",
  "screening/answer",
  "screening/business",
  "screening/class-decisions",
  "screening/evidence",
  "screening/evidence-notes",
  "screening/inputs",
  "screening/ratios",
  "screening/reasons",
  "screening/rules",
  "screening/standards",
  "screening/standing",
  "screening/verdict",
  "site",
  "site-files",
  "sources",
  "stock",
  "zakat",
];

const KNOWN = /\b(?:AAOIFI|Apple|Atom|CSV|ETF|ISIN|JavaScript|REIT|SEC|Safari|XLSX?)\b/g;

/** The Urdu texts of a file, without the parts that are filled in. */
function textsOf(file: string) {
  let source = readFileSync(new URL(`./${file}.ts`, import.meta.url), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  for (let before = ""; before !== source; ) {
    before = source;
    source = source.replace(/\$\{[^{}]*\}/g, "\u0000");
  }
  const texts = [...source.matchAll(/"[^"\n]*"|`[^`]*`/g)].map(([text]) => text);
  return texts.filter((text) => /[\u0621-\u06d2]/.test(text));
}

describe.each(FILES)("the Urdu of %s.ts", (file) => {
  const texts = textsOf(file);

  it("has Latin letters in known names alone", () => {
    for (const text of texts) expect(text.replaceAll(KNOWN, "")).not.toMatch(/[A-Za-z]/);
  });

  it("has Urdu letters, which look like the Arabic ones and are others", () => {
    for (const text of texts) expect(text).not.toMatch(/[\u0643\u0647\u0649\u064a]/);
  });

  it("has Latin digits and Urdu punctuation", () => {
    for (const text of texts) {
      expect(text).not.toMatch(/[٠-٩۰-۹]/);
      expect(text.slice(1, -1)).not.toMatch(/[;?]|[,.](?!\d)/);
    }
  });
});

it("names every rate that interest is estimated by in Urdu", () => {
  for (const { source, percent, asOf } of SHORT_TERM_RATES)
    expect(evidenceNotes.evidenceNote({ basis: { kind: "estimated_interest", percent, asOf, source } })).not.toMatch(
      /[A-Za-z]/,
    );
});

it("writes figures in Latin digits with their units as words", () => {
  expect(format.formatAmount(106_630_000_000)).toBe("106.63\u00a0ارب ڈالر");
  expect(format.formatAmount(1, "shares")).toBe("ایک شیئر");
  expect(format.formatDollars(-1234.5)).toBe("\u2068-1,234.50\u2069 ڈالر");
  expect(format.formatPrice(363.4, { isRounded: true })).toBe("تقریباً 363 ڈالر");
  expect(format.formatDay("2026-11-28")).toBe("28 نومبر 2026");
  expect(format.joined(["الف", "ب", "ج"])).toBe("الف، ب اور ج");
});

it("ends an answer with the Urdu full stop", () => {
  expect(answer.answerLine({ standing: "doubt", readOn: "2026-11-28" })).toBe("ابھی کہا نہیں جا سکتا۔");
});
