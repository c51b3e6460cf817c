import { parseArgs } from "node:util";
import { withoutReaders } from "../../domain/claims/claim.ts";
import type { CompanyFacts, ListedName, SourceId } from "../../domain/facts/company-facts.ts";
import { database } from "../../worker/platform/database.ts";
import type { Bindings } from "../../worker/platform/env.ts";
import { exchangeRatesOf, newestDataset, newestRates } from "../../worker/verdicts/datasets/repository.ts";
import { type StoredColumns, storedStock } from "../../worker/verdicts/derive-again.ts";
import { listStored } from "../../worker/verdicts/repository.ts";
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
