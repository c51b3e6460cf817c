import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SHORT_TERM_RATES } from "../../../domain/standards/short-term-rates.ts";
import type * as englishChanges from "../en/changes.ts";
import type * as englishErrors from "../en/errors.ts";
import type * as englishFeeds from "../en/feeds.ts";
import type * as englishFormat from "../en/format.ts";
import type * as englishFunds from "../en/funds.ts";
import type * as englishIndustries from "../en/industries.ts";
import type * as englishListings from "../en/listings.ts";
import type * as englishPlaces from "../en/places.ts";
import type * as englishPush from "../en/push.ts";
import type * as englishRefresh from "../en/refresh.ts";
import type * as englishActivityRules from "../en/screening/activity-rules.ts";
import type * as englishAgeing from "../en/screening/ageing.ts";
import type * as englishAnswer from "../en/screening/answer.ts";
import type * as englishBusiness from "../en/screening/business.ts";
import type * as englishClassDecisions from "../en/screening/class-decisions.ts";
import type * as englishEvidence from "../en/screening/evidence.ts";
import type * as englishEvidenceNotes from "../en/screening/evidence-notes.ts";
import type * as englishInputs from "../en/screening/inputs.ts";
import type * as englishRatios from "../en/screening/ratios.ts";
import type * as englishReasons from "../en/screening/reasons.ts";
import type * as englishRules from "../en/screening/rules.ts";
import type * as englishStandards from "../en/screening/standards.ts";
import type * as englishStanding from "../en/screening/standing.ts";
import type * as englishVerdict from "../en/screening/verdict.ts";
import type * as englishSite from "../en/site.ts";
import type * as englishSiteFiles from "../en/site-files.ts";
import type * as englishSources from "../en/sources.ts";
import type * as englishStock from "../en/stock.ts";
import type * as englishZakat from "../en/zakat.ts";
import * as changes from "./changes.ts";
import * as errors from "./errors.ts";
import * as feeds from "./feeds.ts";
import * as format from "./format.ts";
import * as funds from "./funds.ts";
import * as industries from "./industries.ts";
import * as listings from "./listings.ts";
import * as places from "./places.ts";
import * as push from "./push.ts";
import * as refresh from "./refresh.ts";
import * as activityRules from "./screening/activity-rules.ts";
import * as ageing from "./screening/ageing.ts";
import * as answer from "./screening/answer.ts";
import * as business from "./screening/business.ts";
import * as classDecisions from "./screening/class-decisions.ts";
import * as evidence from "./screening/evidence.ts";
import * as evidenceNotes from "./screening/evidence-notes.ts";
import * as inputs from "./screening/inputs.ts";
import * as ratios from "./screening/ratios.ts";
import * as reasons from "./screening/reasons.ts";
import * as rules from "./screening/rules.ts";
import * as standards from "./screening/standards.ts";
import * as standing from "./screening/standing.ts";
import * as verdict from "./screening/verdict.ts";
import * as site from "./site.ts";
import * as siteFiles from "./site-files.ts";
import * as sources from "./sources.ts";
import * as stock from "./stock.ts";
import * as zakat from "./zakat.ts";

/** The same exports with other words. */
type Twin<Module> = { [Name in keyof Module]: Worded<Module[Name]> };
type Worded<Value> = Value extends string
  ? string
  : Value extends (...given: infer Given) => infer Said
    ? (...given: Given) => Said extends string ? string : Said
    : Value extends object
      ? { readonly [Key in keyof Value]: Worded<Value[Key]> }
      : Value;

const FILES = {
  "screening/activity-rules": activityRules satisfies Twin<typeof englishActivityRules>,
  "screening/ageing": ageing satisfies Twin<typeof englishAgeing>,
  "screening/answer": answer satisfies Twin<typeof englishAnswer>,
  "screening/business": business satisfies Twin<typeof englishBusiness>,
  changes: changes satisfies Twin<typeof englishChanges>,
  "screening/class-decisions": classDecisions satisfies Twin<typeof englishClassDecisions>,
  errors: errors satisfies Twin<typeof englishErrors>,
  "screening/evidence": evidence satisfies Twin<typeof englishEvidence>,
  "screening/evidence-notes": evidenceNotes satisfies Twin<typeof englishEvidenceNotes>,
  feeds: feeds satisfies Twin<typeof englishFeeds>,
  format: format satisfies Twin<typeof englishFormat>,
  funds: funds satisfies Twin<typeof englishFunds>,
  industries: industries satisfies Twin<typeof englishIndustries>,
  "screening/inputs": inputs satisfies Twin<typeof englishInputs>,
  listings: listings satisfies Twin<typeof englishListings>,
  places: places satisfies Twin<typeof englishPlaces>,
  push: push satisfies Twin<typeof englishPush>,
  "screening/ratios": ratios satisfies Twin<typeof englishRatios>,
  "screening/reasons": reasons satisfies Twin<typeof englishReasons>,
  refresh: refresh satisfies Twin<typeof englishRefresh>,
  "screening/rules": rules satisfies Twin<typeof englishRules>,
  site: site satisfies Twin<typeof englishSite>,
  "site-files": siteFiles satisfies Twin<typeof englishSiteFiles>,
  sources: sources satisfies Twin<typeof englishSources>,
  "screening/standards": standards satisfies Twin<typeof englishStandards>,
  "screening/standing": standing satisfies Twin<typeof englishStanding>,
  stock: stock satisfies Twin<typeof englishStock>,
  "screening/verdict": verdict satisfies Twin<typeof englishVerdict>,
  zakat: zakat satisfies Twin<typeof englishZakat>,
};

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

describe.each(Object.keys(FILES))("the Urdu of %s.ts", (file) => {
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
