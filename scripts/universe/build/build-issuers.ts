import { writeFileSync } from "node:fs";
import type { CompanyFacts } from "../../../domain/facts/company-facts.ts";
import { groupIssuers, type Issuer, type IssuerListing } from "../../../domain/issuers/group-issuers.ts";
import arabicNames from "../../../schema/seed/companies/arabic-names.json" with { type: "json" };
import {
  ARABIC_LISTINGS_FILE,
  ISSUERS_FILE,
  readExchangeRates,
  readListedNames,
  readUnsharedFacts,
} from "../universe-files.ts";
import { amountsOf } from "./build-universe.ts";
import { readRecords, runOnRecordedData } from "./recorded-command.ts";

const IDENTIFIERS_FILE = "listings/identifiers.csv";

type Identifiers = Pick<IssuerListing, "isin" | "shareClassFigi">;

/** Which listings of the embedded universe belong to one company, by its own data and the listings' identifiers. */
export function issuersOfUniverse(identifiers: ReadonlyMap<string, Identifiers>): Issuer[] {
  const rates = readExchangeRates();
  const identified = (symbol: string) => identifiers.get(symbol) ?? { isin: null, shareClassFigi: null };
  const sizes = new Map<string, number>();
  const screened = [...readUnsharedFacts()].map((stock: CompanyFacts) => {
    const amounts = amountsOf(stock.facts, rates);
    sizes.set(stock.symbol, amounts.marketCapitalization ?? 0);
    const { symbol, name, exchange, country, cik } = stock;
    return {
      symbol,
      name,
      exchange,
      country,
      cik,
      ...identified(symbol),
      isScreened: true,
      revenue: amounts.totalRevenue ?? null,
    };
  });
  screened.sort((first, second) => (sizes.get(second.symbol) ?? 0) - (sizes.get(first.symbol) ?? 0));
  const names = [...readListedNames()].map(({ symbol, name, exchange, country }) => ({
    symbol,
    name,
    exchange,
    country,
    cik: null,
    ...identified(symbol),
    isScreened: false,
    revenue: null,
  }));
  return groupIssuers([...screened, ...names]);
}

function readIdentifiers(folder: string): Map<string, Identifiers> {
  const records = readRecords(folder, IDENTIFIERS_FILE, ["symbol", "country", "isin", "shareclass_figi"]);
  return new Map(
    records.map((row) => [
      row["symbol"] ?? "",
      { isin: isinOf(row["isin"] ?? "", row["country"] ?? ""), shareClassFigi: row["shareclass_figi"] || null },
    ]),
  );
}

/** The ISIN of an American certificate for a foreign share is not that share's. */
function isinOf(isin: string, country: string): string | null {
  return isin === "" || (isin.startsWith("US") && country !== "United States") ? null : isin;
}

/** The listings of companies that have an Arabic name under another of their listings, each with that one. */
export function listingsNamedInArabic(issuers: readonly Issuer[]): Record<string, string> {
  const isNamed = (symbol: string) => symbol in arabicNames;
  return Object.fromEntries(
    issuers.flatMap((issuer) => {
      const named = issuer.find(isNamed);
      return named ? issuer.filter((symbol) => !isNamed(symbol)).map((symbol) => [symbol, named]) : [];
    }),
  );
}

function writeIssuers(folder: string): void {
  const issuers = issuersOfUniverse(readIdentifiers(folder));
  writeFileSync(ISSUERS_FILE, `[\n${issuers.map((issuer) => `  ${JSON.stringify(issuer)}`).join(",\n")}\n]\n`);
  writeFileSync(ARABIC_LISTINGS_FILE, `${JSON.stringify(listingsNamedInArabic(issuers), null, 2)}\n`);
  process.stdout.write(`${issuers.length} companies have ${issuers.flat().length} listings\n`);
}

if (import.meta.main) await runOnRecordedData(writeIssuers);
