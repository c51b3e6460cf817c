import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { CompanyFacts, ExchangeRates, ListedName, ShownList } from "../../../domain/facts/company-facts.ts";
import { EXCHANGE_CODES } from "../../../domain/facts/exchanges.ts";
import type { FundHoldings } from "../../../domain/funds/holdings.ts";
import {
  companyFactsSchema,
  type Dataset,
  datasetSchema,
  exchangeRatesSchema,
  fundHoldingsSchema,
  listedNameSchema,
  shownListsSchema,
} from "../../../schema/seed/universe-format.ts";
import { withoutDefaults } from "../sources-table.ts";

export type Universe = {
  stocks: CompanyFacts[];
  names: ListedName[];
  rates: ExchangeRates;
  holdings: FundHoldings;
  lists: ShownList[];
  dataset: Dataset;
};

export function writeUniverse(universe: Universe, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const exchange of EXCHANGE_CODES) {
    const isHere = (entry: CompanyFacts | ListedName) => entry.exchange === exchange;
    writeLines(folder, `${exchange}.jsonl`, companyFactsSchema, universe.stocks.filter(isHere));
    writeLines(folder, `names-${exchange}.jsonl`, listedNameSchema, universe.names.filter(isHere));
  }
  writeJson(folder, "exchange-rates.json", exchangeRatesSchema.parse(universe.rates));
  writeJson(folder, "fund-holdings.json", fundHoldingsSchema.parse(universe.holdings));
  writeJson(folder, "lists.json", shownListsSchema.parse(universe.lists));
  writeJson(folder, "dataset.json", datasetSchema.parse(universe.dataset));
}

function writeLines<Schema extends z.ZodType>(folder: string, file: string, schema: Schema, entries: unknown[]): void {
  if (entries.length === 0) return;
  const lines = entries.map((entry) => `${JSON.stringify(schema.parse(entry), withoutDefaults)}\n`);
  writeFileSync(join(folder, file), lines.join(""));
}

function writeJson(folder: string, file: string, content: unknown): void {
  writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
}
