import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SHORT_TERM_RATES } from "../../../domain/standards/short-term-rates.ts";
import * as evidenceNotes from "./screening/evidence-notes.ts";

const FILES = [
  "changes",
  "feeds",
  "format",
  "funds",
  "industries",
  "listings",
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
  "sources",
  "stock",
  "zakat",
];

const NAMES = new Set([
  ...["AAOIFI", "S&P", "MSCI", "M-Series", "SEC", "SEC EDGAR", "SEC N-PORT", "filings.xbrl.org", "SP Funds", "EODHD"],
  ...["Yahoo Finance", "Financial Modeling Prep", "gold-api.com", "LBMA", "CC BY 4.0", "NYSE American"],
  ...["GICS", "SIC", "Greene King", "N-PORT", "JSON", "Workflow", "iPhone", "National Zakat Foundation"],
]);

/** The texts of a file that are Arabic, without the parts that are filled in, and the names that it isolates. */
function textsOf(file: string) {
  let source = readFileSync(new URL(`./${file}.ts`, import.meta.url), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  const names = [...source.matchAll(/isolate\("([^"]+)"\)/g)].map(([, name = ""]) => name);
  for (let before = ""; before !== source; ) {
    before = source;
    source = source.replace(/\$\{[^{}]*\}/g, "\u0000");
  }
  const texts = [...source.matchAll(/"[^"\n]*"|`[^`]*`/g)].map(([text]) => text);
  return { names, texts: texts.filter((text) => /[\u0621-\u064a]/.test(text)) };
}

describe.each(FILES)("the Arabic of %s.ts", (file) => {
  const { names, texts } = textsOf(file);

  it("has Latin letters in listed names alone, and each of those keeps its direction", () => {
    for (const text of texts) expect(text).not.toMatch(/[A-Za-z]/);
    for (const name of names.filter((one) => /^[A-Za-z]/.test(one))) expect(NAMES).toContain(name);
  });

  it("has Latin digits alone", () => {
    for (const text of texts) expect(text).not.toMatch(/[٠-٩۰-۹]/);
  });

  it("glues no ending to a word that is filled in, and no «ل», which would melt into an article", () => {
    for (const text of texts) expect(text).not.toMatch(/\0\u2069?[\u0621-\u065f]|لـ?\0/);
  });

  it("has Arabic punctuation alone", () => {
    for (const text of texts) expect(text.slice(1, -1)).not.toMatch(/[,;?]/);
  });
});

it("names every rate that interest is estimated by in Arabic", () => {
  for (const { source, percent, asOf } of SHORT_TERM_RATES)
    expect(evidenceNotes.evidenceNote({ basis: { kind: "estimated_interest", percent, asOf, source } })).not.toMatch(
      /[A-Za-z]/,
    );
});
