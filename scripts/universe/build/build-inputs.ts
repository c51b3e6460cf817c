import { exchangeByName } from "../../../domain/facts/exchanges.ts";
import { daysBetween } from "../../../domain/facts/iso-date.ts";
import { normalizeSymbol } from "../../../domain/issuers/symbols.ts";
import {
  countLeftOut,
  emptyTally,
  type Listing,
  type ProviderAccess,
  type Tally,
} from "../../../worker/providers/answers/providers.ts";
import { requireText } from "../../../worker/providers/network/request.ts";
import { OLDEST_FILING_DAYS } from "./build-filings.ts";
import type { FilingSummary } from "./build-stock.ts";
import { amount, day, readRecords, readTable } from "./tables/collected-tables.ts";

export function importFile(access: ProviderAccess, file: string): Promise<string> {
  return requireText("csv-import", access, `/${file}`);
}

/** The listings of the exchanges outside the United States (symbol, name, exchange, sector, industry, country, isin). */
export function readListings(file: string, text: string): { listings: Listing[]; tally: Tally } {
  const records = readRecords(file, text, ["symbol", "name", "exchange", "sector", "industry", "country", "isin"]);
  const tally = emptyTally();
  const listings: Listing[] = [];
  for (const record of records) {
    tally.read++;
    // Doha writes a second line of each share with a mark.
    const symbol = normalizeSymbol((record["symbol"] ?? "").replace("@S", ""));
    const exchange = exchangeByName(record["exchange"] ?? "");
    if (!symbol || !exchange || !record["name"]) countLeftOut(tally, "unreadable_row");
    else if (!symbol.endsWith(exchange.suffix)) countLeftOut(tally, "suffix_missing");
    else
      listings.push({
        symbol,
        name: record["name"],
        exchange: exchange.code,
        sector: record["sector"] || null,
        industry: record["industry"] || record["industry_group"] || null,
        country: record["country"] || null,
        isin: record["isin"] || null,
      });
  }
  return { listings, tally };
}

export function readFilingSummaries(file: string, text: string): Map<string, FilingSummary> {
  const columns = ["gics_sub_industry", "assets", "revenue_ttm", "updated", "lt_debt", "lt_debt_last_fye"];
  const summaries = new Map<string, FilingSummary>();
  for (const [symbol, row] of readTable(file, text, "symbol", columns)) {
    const collectedOn = day(row, "updated");
    if (!collectedOn) continue;
    // The series of year ends of long-term debt may have stopped, and the amount may then be years old.
    const lastYear = day(row, "lt_debt_last_fye");
    const isCurrent = lastYear !== undefined && daysBetween(lastYear, collectedOn) <= OLDEST_FILING_DAYS;
    summaries.set(symbol, {
      gics: row["gics_sub_industry"] || null,
      totalAssets: amount(row, "assets") || null,
      revenue: amount(row, "revenue_ttm") || null,
      longTermDebt: (isCurrent && amount(row, "lt_debt")) || null,
      collectedOn,
    });
  }
  return summaries;
}
