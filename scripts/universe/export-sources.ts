import { parseArgs } from "node:util";
import { withoutReaders } from "../../domain/claims/claim.ts";
import type { CompanyFacts, ListedName, SourceId } from "../../domain/facts/company-facts.ts";
import type { ExchangeCode, Region } from "../../domain/facts/exchanges.ts";
import type { Bindings } from "../../worker/platform/env.ts";
import { exchangeRatesOf } from "../../worker/verdicts/datasets/repository.ts";
import { placeOf, withPlatform } from "../platform.ts";
import { runCommand, say } from "../terminal.ts";
import { SOURCES_FILE, type SourcesTable, writeSources } from "./sources-table.ts";
import { readDataset, readFundHoldings, readShownLists } from "./universe-files.ts";

const USAGE = `Writes the figures that a database holds as the table of sources, so that the embedded universe can be built from them.

  npm run universe:export -- --at production   the database of a deployment (production or preview), after a refresh
  npm run universe:export                      this machine's
      --to FILE                                writes elsewhere than schema/seed/sources.jsonl.gz

Then npm run universe:build. Readers' figures are not in it: npm run figures -- export writes those.
`;

const ROWS_AT_ONCE = 2000;
/** What a live refresh reads anew; the rest is as old as the embedded universe. */
const LIVE: ReadonlySet<SourceId> = new Set(["sec-edgar", "nasdaq-screener"]);

type Row = {
  id: number;
  symbol: string;
  name: string;
  exchange: ExchangeCode;
  sector: string | null;
  region: Region | null;
  industry: string | null;
  country: string | null;
  facts: string | null;
};

/** What a database holds: each company's figures as they were decided on, and the names that are not screened. */
export async function exportSources({ DB }: Pick<Bindings, "DB">): Promise<SourcesTable> {
  const dataset = await DB.prepare("SELECT screened_on, universe FROM datasets ORDER BY version DESC LIMIT 1").first<{
    screened_on: string;
    universe: string | null;
  }>();
  if (!dataset) throw new Error("Nothing is published there yet");
  const rates = await DB.prepare(
    "SELECT as_of AS asOf, rates, url FROM exchange_rates ORDER BY as_of DESC LIMIT 1",
  ).first<{ asOf: string; rates: string; url: string }>();
  const table: SourcesTable = {
    about: {
      screenedOn: dataset.screened_on,
      builtFrom: readDataset().builtFrom.map((built) =>
        dataset.universe === null && LIVE.has(built.source) ? { ...built, asOf: dataset.screened_on } : built,
      ) as SourcesTable["about"]["builtFrom"],
      rates: exchangeRatesOf(rates ?? undefined),
      holdings: readFundHoldings() as SourcesTable["about"]["holdings"],
      lists: readShownLists() as SourcesTable["about"]["lists"],
    },
    companies: [],
    names: [],
  };
  for (let last = 0; ; ) {
    const { results } = await DB.prepare(
      `SELECT id, symbol, name, exchange, sector, region, document ->> 'industry' AS industry, document ->> 'country' AS country, facts
        FROM stocks WHERE id > ?1 ORDER BY id LIMIT ${ROWS_AT_ONCE}`,
    )
      .bind(last)
      .all<Row>();
    for (const { id, facts, ...name } of results) {
      last = id;
      if (facts === null) table.names.push(name satisfies ListedName);
      else table.companies.push({ ...ofSources(JSON.parse(facts)), answers: [] });
    }
    if (results.length < ROWS_AT_ONCE) return table;
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
