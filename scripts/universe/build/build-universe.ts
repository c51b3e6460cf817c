import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { z } from "zod";
import { readerFigure } from "../../../domain/claims/claim.ts";
import type { Amounts } from "../../../domain/facts/check-facts.ts";
import type {
  CompanyFacts,
  ExchangeRates,
  ListedName,
  ShownList,
  SourcedFact,
  SourcedFacts,
} from "../../../domain/facts/company-facts.ts";
import { EXCHANGE_CODES } from "../../../domain/facts/exchanges.ts";
import { factInDollars } from "../../../domain/facts/in-dollars.ts";
import { factEntries } from "../../../domain/facts/source-answer.ts";
import type { FundHoldings } from "../../../domain/funds/holdings.ts";
import { derive } from "../../../domain/verdict/derive.ts";
import {
  companyFactsSchema,
  type Dataset,
  datasetSchema,
  exchangeRatesSchema,
  fundHoldingsSchema,
  listedNameSchema,
  shownListsSchema,
} from "../../../schema/seed/universe-format.ts";
import { runCommand, say } from "../../terminal.ts";
import { readSources, SOURCES_FILE, type SourcesTable, withoutDefaults } from "../sources-table.ts";
import { readFigures, UNIVERSE_FOLDER } from "../universe-files.ts";

const USAGE = `Builds the embedded universe (schema/seed/universe) from the table of sources (schema/seed/sources.jsonl.gz) and readers'
accepted figures (schema/seed/figures.csv).

  npm run universe:build
      --sources FILE   another table, as npm run universe:export writes it
      --to FOLDER      writes elsewhere

What was there is replaced only when the whole universe could be built.
`;

export type Universe = {
  stocks: CompanyFacts[];
  names: ListedName[];
  rates: ExchangeRates;
  holdings: FundHoldings;
  lists: ShownList[];
  dataset: Dataset;
};

/** Merges the figures of the sources, company by company, and then those of readers. */
export function buildUniverse(
  { about, companies, names }: SourcesTable,
  accepted: ReturnType<typeof readFigures>,
): Universe {
  const { rates, holdings, lists, screenedOn, builtFrom } = about;
  const figures = Map.groupBy(accepted, ({ symbol }) => symbol);
  const stocks = companies.map(({ answers, ...known }) => {
    const readers = figures.get(known.symbol)?.map(readerFigure) ?? [];
    const given = { known, readers, rates };
    const derived = answers.length > 0 ? derive({ ...given, answers }, screenedOn) : undefined;
    const { readers: _, rates: __, ...complete } = (derived ?? derive(given, screenedOn)).facts;
    return complete;
  });
  const late = stocks.flatMap((stock) => laterThanTheirAnswer(stock, screenedOn));
  if (late.length > 0) throw new Error(`Later than the answer that gave it: ${late.join(", ")}`);
  const size = new Map(stocks.map((stock) => [stock, amountsOf(stock.facts, rates).marketCapitalization ?? -1]));
  stocks.sort((a, b) => (size.get(b) ?? -1) - (size.get(a) ?? -1) || (a.symbol < b.symbol ? -1 : 1));
  return { stocks, names, rates, holdings, lists, dataset: { screenedOn, builtFrom, counts: countsOf(stocks, names) } };
}

/**
 * The inputs of a company whose period ends after the day of the answer that gave them. A value that moved with the price is of the
 * price's day, and keeps the day of its shares; a reader's figure is as new as its report.
 */
export function laterThanTheirAnswer({ symbol, snapshotOn, facts }: CompanyFacts, screenedOn: string): string[] {
  const isLate = (fact: SourcedFact) => {
    const answeredOn = fact.source === "market-snapshot" ? (fact.snapshotOn ?? snapshotOn ?? "") : screenedOn;
    const isCarried = fact.detail?.includes("carried_by_price") || fact.source === "reader-report";
    return !isCarried && fact.periodEnd > answeredOn;
  };
  return factEntries(facts).flatMap(([input, fact]) =>
    [fact, ...(fact.newer ? [fact.newer] : [])]
      .filter(isLate)
      .map(({ periodEnd }) => `${symbol} ${input} ${periodEnd}`),
  );
}

export function amountsOf(facts: SourcedFacts, rates: ExchangeRates): Amounts {
  const amounts: Amounts = {};
  for (const [input, fact] of factEntries(facts)) {
    const inDollars = factInDollars(fact, rates, null);
    if (inDollars) amounts[input] = inDollars.amount;
  }
  return amounts;
}

function countsOf(stocks: readonly CompanyFacts[], names: readonly ListedName[]): Dataset["counts"] {
  const here = (entries: readonly ListedName[], exchange: string) =>
    entries.filter((entry) => entry.exchange === exchange).length;
  const isFiled = ({ source, quality }: SourcedFact) => source === "sec-edgar" && quality === "reported";
  return {
    stocks: stocks.length,
    names: names.length,
    stocksWithFilings: stocks.filter(({ facts }) => Object.values(facts).some(isFiled)).length,
    byExchange: Object.fromEntries(
      EXCHANGE_CODES.map((exchange) => [exchange, { stocks: here(stocks, exchange), names: here(names, exchange) }]),
    ),
  };
}

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

/** Builds into a folder beside the target and swaps at the end, so that a failure changes nothing. */
function replaceUniverse(universe: Universe, target: string): void {
  const folder = resolve(target);
  mkdirSync(dirname(folder), { recursive: true });
  const fresh = mkdtempSync(join(dirname(folder), ".universe-"));
  const old = `${fresh}-old`;
  try {
    writeUniverse(universe, fresh);
    chmodSync(fresh, 0o755);
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}

if (import.meta.main)
  await runCommand(async () => {
    const { values } = parseArgs({
      options: { sources: { type: "string" }, to: { type: "string" }, help: { type: "boolean" } },
    });
    if (values.help) return say(USAGE);
    const universe = buildUniverse(readSources(values.sources ?? SOURCES_FILE), readFigures());
    replaceUniverse(universe, values.to ?? UNIVERSE_FOLDER);
    say(`${universe.stocks.length} companies and ${universe.names.length} names`);
  });
