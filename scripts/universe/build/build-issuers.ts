import { writeFileSync } from "node:fs";
import type { CompanyFacts } from "../../../domain/facts/company-facts.ts";
import { groupIssuers, type Issuer, type IssuerListing } from "../../../domain/issuers/group-issuers.ts";
import { mayBePublished } from "../../../domain/issuers/symbols.ts";
import arabicNames from "../../../schema/seed/companies/arabic-names.json" with { type: "json" };
import { readRecords, runOnRecordedData } from "../../recorded/recorded-network.ts";
import { say } from "../../terminal.ts";
import {
  ARABIC_LISTINGS_FILE,
  ISINS_FILE,
  ISSUERS_FILE,
  readExchangeRates,
  readListedNames,
  readUnsharedFacts,
} from "../universe-files.ts";
import { amountsOf } from "./build-universe.ts";

type Identifiers = Pick<IssuerListing, "isin" | "shareClassFigi">;

/** Which listings of the embedded universe belong to one company, by its own data and the listings' identifiers. */
function issuersOfUniverse(identifiers: ReadonlyMap<string, Identifiers>): Issuer[] {
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

function identifiersOf(records: readonly Record<string, string>[]): Map<string, Identifiers> {
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

/** The home exchange of an ISIN's country; of a company's several listings, that one is meant. */
const HOME: Readonly<Record<string, string>> = {
  GB: ".L",
  AU: ".AX",
  DE: ".DE",
  FR: ".PA",
  HK: ".HK",
  JP: ".T",
  SA: ".SR",
  IN: ".BO",
  ID: ".JK",
  TR: ".IS",
  PK: ".KA",
};

/** The symbol of each ISIN that may be published, for the listings in the embedded universe. */
function isinsOfUniverse(records: readonly Record<string, string>[]): Record<string, string> {
  const universe = new Set([...readUnsharedFacts(), ...readListedNames()].map(({ symbol }) => symbol));
  const symbols: Record<string, string> = {};
  const rows = records.map((row) => ({ symbol: row["symbol"] ?? "", isin: row["isin"] ?? "" }));
  for (const { symbol, isin } of rows.sort((first, second) => (first.symbol < second.symbol ? -1 : 1))) {
    if (!universe.has(symbol) || !mayBePublished(isin) || isin.startsWith("XS")) continue;
    const home = HOME[isin.slice(0, 2)];
    if (!(isin in symbols) || (home && symbol.endsWith(home))) symbols[isin] = symbol;
  }
  return Object.fromEntries(Object.entries(symbols).sort(([first], [second]) => (first < second ? -1 : 1)));
}

function writeIdentities(folder: string): void {
  const records = readRecords(folder, "listings/identifiers.csv", ["symbol", "country", "isin", "shareclass_figi"]);
  const issuers = issuersOfUniverse(identifiersOf(records));
  writeFileSync(ISSUERS_FILE, `[\n${issuers.map((issuer) => `  ${JSON.stringify(issuer)}`).join(",\n")}\n]\n`);
  writeFileSync(ARABIC_LISTINGS_FILE, `${JSON.stringify(listingsNamedInArabic(issuers), null, 2)}\n`);
  const isins = Object.entries(isinsOfUniverse(records));
  const lines = isins.map((pair) => pair.map((text) => JSON.stringify(text)).join(":"));
  writeFileSync(ISINS_FILE, `{\n${lines.join(",\n")}\n}\n`);
  say(`${issuers.length} companies have ${issuers.flat().length} listings; ${isins.length} numbers of listings`);
}

if (import.meta.main) await runOnRecordedData(writeIdentities);
