import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SHORT_TERM_RATES } from "../../../domain/standards/short-term-rates.ts";
import type * as englishChanges from "../en/changes.ts";
import type * as englishFeeds from "../en/feeds.ts";
import type * as englishFormat from "../en/format.ts";
import type * as englishFunds from "../en/funds.ts";
import type * as englishIndustries from "../en/industries.ts";
import type * as englishListings from "../en/listings.ts";
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
import type * as englishSources from "../en/sources.ts";
import type * as englishStock from "../en/stock.ts";
import type * as englishZakat from "../en/zakat.ts";
import * as changes from "./changes.ts";
import * as feeds from "./feeds.ts";
import * as format from "./format.ts";
import * as funds from "./funds.ts";
import * as industries from "./industries.ts";
import * as listings from "./listings.ts";
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
  "screening/ageing": ageing satisfies Twin<typeof englishAgeing>,
  "screening/answer": answer satisfies Twin<typeof englishAnswer>,
  "screening/evidence": evidence satisfies Twin<typeof englishEvidence>,
  "screening/evidence-notes": evidenceNotes satisfies Twin<typeof englishEvidenceNotes>,
  format: format satisfies Twin<typeof englishFormat>,
  "screening/inputs": inputs satisfies Twin<typeof englishInputs>,
  listings: listings satisfies Twin<typeof englishListings>,
  "screening/ratios": ratios satisfies Twin<typeof englishRatios>,
  "screening/reasons": reasons satisfies Twin<typeof englishReasons>,
  sources: sources satisfies Twin<typeof englishSources>,
  "screening/standards": standards satisfies Twin<typeof englishStandards>,
  "screening/standing": standing satisfies Twin<typeof englishStanding>,
  stock: stock satisfies Twin<typeof englishStock>,
  "screening/activity-rules": activityRules satisfies Twin<typeof englishActivityRules>,
  "screening/business": business satisfies Twin<typeof englishBusiness>,
  changes: changes satisfies Twin<typeof englishChanges>,
  "screening/class-decisions": classDecisions satisfies Twin<typeof englishClassDecisions>,
  feeds: feeds satisfies Twin<typeof englishFeeds>,
  funds: funds satisfies Twin<typeof englishFunds>,
  industries: industries satisfies Twin<typeof englishIndustries>,
  push: push satisfies Twin<typeof englishPush>,
  refresh: refresh satisfies Twin<typeof englishRefresh>,
  "screening/rules": rules satisfies Twin<typeof englishRules>,
  zakat: zakat satisfies Twin<typeof englishZakat>,
  "screening/verdict": verdict satisfies Twin<typeof englishVerdict>,
};

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

describe.each(Object.keys(FILES))("the Arabic of %s.ts", (file) => {
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
