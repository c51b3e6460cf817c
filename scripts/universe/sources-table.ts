import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import { withoutReaders } from "../../domain/claims/claim.ts";
import type {
  CompanyFacts,
  ListedName,
  SourcedFact,
  SourcedFacts,
  SourceId,
} from "../../domain/facts/company-facts.ts";
import { factEntries } from "../../domain/facts/source-answer.ts";
import {
  listedNameSchema,
  type SourcedCompany,
  type Sources,
  sourcedCompanySchema,
  sourcesSchema,
} from "../../schema/seed/universe-format.ts";
import { database } from "../../worker/platform/database.ts";
import type { Bindings } from "../../worker/platform/env.ts";
import { toThreeSignificantDigits } from "../../worker/providers/answers/figures.ts";
import { exchangeRatesOf, newestDataset, newestRates } from "../../worker/verdicts/datasets/repository.ts";
import { type StoredColumns, storedStock } from "../../worker/verdicts/derive-again.ts";
import { listStored } from "../../worker/verdicts/repository.ts";
import { placeOf, withPlatform } from "../platform.ts";
import { runCommand, say } from "../terminal.ts";
import { readDataset, readFundHoldings, readShownLists } from "./universe-files.ts";

const USAGE = `Writes the figures that a database holds as the table of sources, so that the embedded universe can be built from them.

  npm run universe:export -- --at production   the database of a deployment (production or preview), after a refresh
  npm run universe:export                      this machine's
      --to FILE                                writes elsewhere than schema/seed/sources.jsonl.gz

Then npm run universe:build. Readers' figures are not in it: npm run figures -- export writes those.
`;

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

const ROWS_AT_ONCE = 2000;
/** What a live refresh reads anew; the rest is as old as the embedded universe. */
const LIVE: ReadonlySet<SourceId> = new Set(["sec-edgar", "nasdaq-screener"]);

/** What a database holds: each company's figures as they were decided on, and the names that are not screened. */
export async function exportSources({ DB }: Pick<Bindings, "DB">): Promise<SourcesTable> {
  const db = database(DB);
  const dataset = await newestDataset(db).get();
  if (!dataset) throw new Error("Nothing is published there yet");
  const table: SourcesTable = {
    about: {
      screenedOn: dataset.screenedOn,
      builtFrom: readDataset().builtFrom.map((built) =>
        dataset.universe === null && LIVE.has(built.source) ? { ...built, asOf: dataset.screenedOn } : built,
      ) as SourcesTable["about"]["builtFrom"],
      rates: exchangeRatesOf(await newestRates(db).get()),
      holdings: readFundHoldings() as SourcesTable["about"]["holdings"],
      lists: readShownLists() as SourcesTable["about"]["lists"],
    },
    companies: [],
    names: [],
  };
  for (let last = 0; ; ) {
    const rows = await listStored(db, last, ROWS_AT_ONCE);
    for (const row of rows) {
      last = row.id;
      const { known, hasFacts } = storedStock(row as StoredColumns);
      const { symbol, name, exchange, sector, region, industry, country } = known;
      if (hasFacts) table.companies.push({ ...ofSources(known), answers: [] });
      else table.names.push({ symbol, name, exchange, sector, region, industry, country } satisfies ListedName);
    }
    if (rows.length < ROWS_AT_ONCE) return table;
  }
}

/** A company's own figures, without readers', the rates of the day and what is known of its other listings. */
function ofSources(stored: CompanyFacts) {
  const { issuer: _, rates: __, ...company } = withoutReaders(stored);
  return company as SourcesTable["companies"][number];
}

if (import.meta.main)
  await runCommand(async () => {
    const { values } = parseArgs({
      options: { at: { type: "string" }, to: { type: "string" }, help: { type: "boolean" } },
    });
    if (values.help) return say(USAGE);
    const table = await withPlatform(placeOf(values.at), exportSources);
    writeSources(table, values.to ?? SOURCES_FILE);
    say(`${table.companies.length} companies and ${table.names.length} names`);
  });
