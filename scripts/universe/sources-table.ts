import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { ListedName, SourcedFact, SourcedFacts } from "../../domain/facts/company-facts.ts";
import { factEntries } from "../../domain/facts/source-answer.ts";
import {
  listedNameSchema,
  type SourcedCompany,
  type Sources,
  sourcedCompanySchema,
  sourcesSchema,
} from "../../schema/seed/universe-format.ts";
import { toThreeSignificantDigits } from "../../worker/providers/answers/figures.ts";

/** All that the embedded universe is built from, but for readers' accepted figures. */
export const SOURCES_FILE = join(import.meta.dirname, "../../schema/seed/sources.jsonl.gz");

export type SourcesTable = { about: Sources; companies: SourcedCompany[]; names: ListedName[] };

/** @throws Error naming the line that does not fit */
export function readSources(file = SOURCES_FILE): SourcesTable {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
  const [about, ...rest] = lines.map((line, place) => {
    const entry: object = JSON.parse(line);
    const schema = place === 0 ? sourcesSchema : "answers" in entry ? sourcedCompanySchema : listedNameSchema;
    const parsed = schema.safeParse(entry);
    if (!parsed.success) throw new Error(`${file}:${place + 1} ${parsed.error.issues[0]?.message}`);
    return parsed.data;
  });
  if (!about || !("rates" in about)) throw new Error(`${file} is empty`);
  const entries = rest as (SourcedCompany | ListedName)[];
  return {
    about,
    companies: entries.filter((entry) => "answers" in entry),
    names: entries.filter((entry) => !("answers" in entry)),
  };
}

/** The same table is the same bytes: its lines are sorted, and compressed without a day. Figures of market snapshots have three digits. */
export function writeSources({ about, companies, names }: SourcesTable, file = SOURCES_FILE): void {
  const rounded = companies
    .map((one) => sourcedCompanySchema.parse(one))
    .map((company) => ({
      ...company,
      facts: roundedFacts(company.facts),
      answers: company.answers.map((answer) => ({
        ...answer,
        facts: roundedFacts(answer.facts),
        ...(answer.interestExpense && { interestExpense: roundedFact(answer.interestExpense) }),
      })),
    }));
  const entries = [...rounded, ...names].sort((one, other) => (one.symbol < other.symbol ? -1 : 1));
  const lines = [JSON.stringify(about), ...entries.map((entry) => JSON.stringify(entry, withoutDefaults))];
  writeFileSync(file, gzipSync(`${lines.join("\n")}\n`, { level: 9 }));
}

const roundedFacts = (facts: SourcedFacts): SourcedFacts =>
  Object.fromEntries(factEntries(facts).map(([input, fact]) => [input, roundedFact(fact)]));

function roundedFact(fact: SourcedFact): SourcedFact {
  const isSnapshot = fact.source === "market-snapshot" || fact.source === "nasdaq-screener";
  const newer = fact.newer && { newer: roundedFact(fact.newer) };
  return { ...fact, ...newer, ...(isSnapshot && { value: toThreeSignificantDigits(fact.value) }) };
}

const DEFAULTS: Readonly<Record<string, unknown>> = { source: "market-snapshot", quality: "estimated" };

/** The format's own defaults are not written. */
export function withoutDefaults(key: string, value: unknown): unknown {
  return value === null || (key in DEFAULTS && DEFAULTS[key] === value) ? undefined : value;
}
