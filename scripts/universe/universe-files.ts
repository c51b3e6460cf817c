import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { CompanyFacts, ExchangeRates, ListedName, ShownList } from "../../domain/facts/company-facts.ts";
import { type FundHoldings, unpackPosition } from "../../domain/funds/holdings.ts";
import type { Issuer } from "../../domain/issuers/group-issuers.ts";
import { withSharedFacts } from "../../domain/issuers/shared-facts.ts";
import type { HistoryPoint } from "../../domain/verdict/screening-history.ts";
import { claimEndpoints, type NewClaim } from "../../schema/contracts/claims.ts";
import { FIGURE_FIELDS } from "../../schema/contracts/dataset-fields.ts";
import {
  companyFactsSchema,
  type Dataset,
  datasetSchema,
  exchangeRatesSchema,
  fundHoldingsSchema,
  fundPositionsSchema,
  issuersSchema,
  listedNameSchema,
  pastSchema,
  shownListsSchema,
} from "../../schema/seed/universe-format.ts";
import { parse } from "../../worker/http/invalid-input.ts";
import { parseWholeCsv } from "../../worker/providers/csv.ts";

export const UNIVERSE_FOLDER = join(import.meta.dirname, "../../schema/seed/universe");

/** Outside the universe's folder, which every build replaces as a whole. */
export const ISSUERS_FILE = join(import.meta.dirname, "../../schema/seed/issuers.json");
export const ARABIC_LISTINGS_FILE = join(import.meta.dirname, "../../schema/seed/companies/arabic-listings.json");

export const ISINS_FILE = join(import.meta.dirname, "../../schema/seed/isins.json");

export const FUNDS_FILE = join(import.meta.dirname, "../../schema/seed/funds.jsonl");

export const METALS_FILE = join(import.meta.dirname, "../../schema/seed/metal-months.json");

export const PAST_FILE = join(import.meta.dirname, "../../schema/seed/past.json");

/** Readers' accepted figures that every clone begins with: an export of `npm run figures`. */
const FIGURES_FILE = join(import.meta.dirname, "../../schema/seed/figures.csv");

/** @throws ProviderError for a line that is broken or lacks a column */
export function readFigures(text = readFileSync(FIGURES_FILE, "utf8")): (NewClaim & { acceptedOn: string })[] {
  const file = { provider: "figures.csv", path: "of schema/seed" };
  const columns = FIGURE_FIELDS.map(({ name }) => name);
  return parseWholeCsv(file, text, columns).map((record) => ({
    ...readFigure(record),
    acceptedOn: record["acceptedOn"] ?? "",
  }));
}

/** @throws AppError naming the column that does not fit */
export function readFigure({ amount, page, quotation, ...texts }: Record<string, string>): NewClaim {
  const number = (cell: string | undefined) => (cell?.match(/^\d+(\.\d+)?$/) ? Number(cell) : cell);
  const given = { ...texts, amount: number(amount), page: number(page), quotation: quotation || null, isSure: true };
  return parse(claimEndpoints.submitClaim.body, given) as NewClaim;
}

/** The ratios of companies on days before they were first screened, by symbol, oldest first. */
export function readPast(): Readonly<Record<string, readonly HistoryPoint[]>> {
  return pastSchema.parse(JSON.parse(readFileSync(PAST_FILE, "utf8")));
}

export function readIssuers(): Issuer[] {
  return issuersSchema.parse(JSON.parse(readFileSync(ISSUERS_FILE, "utf8")));
}

/** The screened stocks of the embedded universe: exchange by exchange, largest first. Listings of one company share its facts. */
export function readCompanyFacts(folder = UNIVERSE_FOLDER): Iterable<CompanyFacts> {
  return withSharedFacts([...readUnsharedFacts(folder)], readIssuers(), readExchangeRates(folder));
}

/** The same, with each listing's facts from its own sources. */
export function readUnsharedFacts(folder = UNIVERSE_FOLDER): Iterable<CompanyFacts> {
  return readLines(folder, (file) => !file.startsWith("names-"), companyFactsSchema);
}

/** The names known only from listings, sorted by symbol within an exchange. */
export function readListedNames(folder = UNIVERSE_FOLDER): Iterable<ListedName> {
  return readLines(folder, (file) => file.startsWith("names-"), listedNameSchema);
}

export function readDataset(folder = UNIVERSE_FOLDER): Dataset {
  return datasetSchema.parse(readJson(folder, "dataset.json"));
}

export function readExchangeRates(folder = UNIVERSE_FOLDER): ExchangeRates {
  return exchangeRatesSchema.parse(readJson(folder, "exchange-rates.json"));
}

export function readShownLists(folder = UNIVERSE_FOLDER): ShownList[] {
  return shownListsSchema.parse(readJson(folder, "lists.json"));
}

export function readFunds(): FundHoldings[] {
  const lines = readFileSync(FUNDS_FILE, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => {
    const { positions, ...fund } = fundPositionsSchema.parse(JSON.parse(line));
    return { ...fund, symbols: [], positions: positions.map(unpackPosition) };
  });
}

export function readFundHoldings(folder = UNIVERSE_FOLDER): FundHoldings {
  return fundHoldingsSchema.parse(readJson(folder, "fund-holdings.json"));
}

function* readLines<Schema extends z.ZodType>(
  folder: string,
  isWanted: (file: string) => boolean,
  schema: Schema,
): Iterable<z.infer<Schema>> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".jsonl") && isWanted(file));
  for (const file of files.sort()) {
    let line = 0;
    for (const text of readFileSync(join(folder, file), "utf8").split("\n")) {
      line++;
      if (text === "") continue;
      const parsed = schema.safeParse(JSON.parse(text));
      if (!parsed.success) throw new Error(`${file}:${line} ${parsed.error.issues[0]?.message}`);
      yield parsed.data;
    }
  }
}

function readJson(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), "utf8"));
}
