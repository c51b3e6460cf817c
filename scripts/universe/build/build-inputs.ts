import { exchangeByName } from "../../../domain/facts/exchanges.ts";
import { daysBetween } from "../../../domain/facts/iso-date.ts";
import { normalizeSymbol } from "../../../domain/issuers/symbols.ts";
import { isIsoDate, readNumber } from "../../../worker/providers/figures.ts";
import { ProviderError } from "../../../worker/providers/network/provider-error.ts";
import { requestText } from "../../../worker/providers/network/request.ts";
import {
  countLeftOut,
  emptyTally,
  type Listing,
  type ProviderAccess,
  type Tally,
} from "../../../worker/providers/providers.ts";
import { OLDEST_FILING_DAYS } from "./build-filings.ts";
import type { FilingSummary } from "./build-stock.ts";
import { readRecords } from "./collected-tables.ts";

/** The text of a file that the recorded network serves for csv-import. */
export async function importFile(access: ProviderAccess, file: string): Promise<string> {
  const body = await requestText("csv-import", access, `/${file}`);
  if (body === undefined) throw new ProviderError("csv-import", `/${file}`, "answered 404");
  return body;
}

/** The listings of the exchanges outside the United States (symbol, name, exchange, sector, industry, country, isin). */
export function readListings(file: string, text: string): { listings: Listing[]; tally: Tally } {
  const records = readRecords(file, text, ["symbol", "name", "exchange", "sector", "industry", "country", "isin"]);
  const tally = emptyTally();
  const listings: Listing[] = [];
  for (const record of records) {
    tally.read++;
    const symbol = normalizeSymbol(record["symbol"] ?? "");
    const exchange = exchangeByName(record["exchange"] ?? "");
    if (!symbol || !exchange || !record["name"]) countLeftOut(tally, "unreadable_row");
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

/** SEC figures and industry names of the large American companies, by symbol. */
export function readFilingSummaries(file: string, text: string): Map<string, FilingSummary> {
  const records = readRecords(file, text, [
    ...["symbol", "gics_sub_industry", "assets", "revenue_ttm", "updated"],
    ...["lt_debt", "lt_debt_last_fye"],
  ]);
  const summaries = new Map<string, FilingSummary>();
  for (const record of records) {
    const symbol = normalizeSymbol(record["symbol"] ?? "");
    const collectedOn = record["updated"];
    if (!symbol || !isIsoDate(collectedOn)) continue;
    summaries.set(symbol, {
      gics: record["gics_sub_industry"] || null,
      totalAssets: readNumber(record["assets"] ?? "") || null,
      revenue: readNumber(record["revenue_ttm"] ?? "") || null,
      longTermDebt: longTermDebtOf(record["lt_debt"], record["lt_debt_last_fye"], collectedOn),
      collectedOn,
    });
  }
  return summaries;
}

/** Long-term debt without leases; null when its series of year ends stopped, because the amount may then be years old. */
function longTermDebtOf(amount: string | undefined, lastYearEnd: string | undefined, collectedOn: string) {
  const isCurrent = isIsoDate(lastYearEnd) && daysBetween(lastYearEnd, collectedOn) <= OLDEST_FILING_DAYS;
  return isCurrent ? readNumber(amount ?? "") || null : null;
}
