import type { FactDetail, SourcedFact, SourcedFacts } from "../../../../domain/facts/company-facts.ts";
import { EXCHANGES } from "../../../../domain/facts/exchanges.ts";
import type { SourceAnswer } from "../../../../domain/facts/source-answer.ts";
import { normalizeSymbol } from "../../../../domain/issuers/symbols.ts";
import type { ProviderAccess } from "../../../../worker/providers/answers/providers.ts";
import { importFile } from "../build-inputs.ts";
import type { ImportedStock } from "../snapshot/csv-import.ts";
import { amount, day, type Row, readRecords, readTable } from "./collected-tables.ts";
import { AVERAGES, averageOver, FARTHEST_AVERAGE, factsOf } from "./table-facts.ts";

export const AVERAGE_TABLES = {
  prices: ["price_averages/price_averages", "symbol", "source", "last_date", "last_close", "max_month_ratio_36m"],
  values: ["price_averages/us_quarterly_market_cap", "symbol", "quarter_end", "market_cap_bn_usd", "flag"],
  receivables: ["receivables/receivables_market_atlas", "universe_symbol", "date", "accounts_receivable"],
  vendor: ["us_filings/fmp_annual_imnotape", "ticker", "period_end", "currency", "accountsReceivables"],
  india: ["markets/india_screener_vistas", "symbol_bo", "period_end", "other_assets"],
  karachi: ["markets/psx_stockanalysis_psxsystem", "symbol", "period_end", "current_assets", "inventory"],
} as const;

/** The series of prices, the best first; the last one is of prices without their dividends. */
const SERIES = ["mir", "akribeia", "market-atlas"];
const WITHOUT_DIVIDENDS = "market-atlas";
/** A month that is so many times another of its series is a split that was not taken out, or a wild price. */
const WILD_MONTH = 4;
/** Between the end of a series and the day of our price; further apart, one of them contains a split. */
const PRICE_APART = 1.6;
const QUARTERS = { averageMarketCapitalization: 8, longAverageMarketCapitalization: 12 } as const;
/** After the sources that name the shares of each day. */
const TRUST = 7;
/** Insurers' receivables are premiums. */
const NO_TRADE = /insurance|bank/i;

/** Averages of the market value, and trade receivables, of one stock. */
export type ReadAverages = (stock: ImportedStock, market: SourcedFacts, screenedOn: string) => SourceAnswer[];

export async function readAverages(access: ProviderAccess): Promise<ReadAverages> {
  const texts = {} as Record<keyof typeof AVERAGE_TABLES, string>;
  for (const [name, [file]] of Object.entries(AVERAGE_TABLES))
    texts[name as keyof typeof AVERAGE_TABLES] = await importFile(access, `${file}.csv`);
  const records = (name: "prices" | "values") => {
    const [file, ...columns] = AVERAGE_TABLES[name];
    return Map.groupBy(readRecords(file, texts[name], columns), (row) => symbolOf(row["symbol"] ?? ""));
  };
  const rows = (name: Exclude<keyof typeof AVERAGE_TABLES, "prices" | "values">) => {
    const [file, key, ...columns] = AVERAGE_TABLES[name];
    return readTable(file, texts[name], key, columns);
  };
  const [prices, values] = [records("prices"), records("values")];
  const [receivables, vendor, india, karachi] = [rows("receivables"), rows("vendor"), rows("india"), rows("karachi")];
  return (stock, market, screenedOn) => {
    const { symbol } = stock;
    const { price, marketCapitalization: value } = market;
    const quarters = valuesOf(values.get(symbol) ?? [], value, screenedOn);
    const averages = {
      ...(price && value && pricesOf(prices.get(symbol) ?? [], price, value, screenedOn)),
      ...quarters,
    };
    const [row, filed] = [receivables.get(symbol), vendor.get(symbol)];
    const given = [
      receivablesOf(amount(row, "accounts_receivable"), day(row, "date"), row?.["reporting_currency"]),
      receivablesOf(amount(filed, "accountsReceivables"), day(filed, "period_end"), filed?.["currency"]),
    ].filter(
      ({ accountsReceivable: one }) => one && one.currency === (stock.facts.totalRevenue?.currency ?? one.currency),
    );
    const [ofIndia, ofKarachi] = [india.get(symbol), karachi.get(symbol)];
    const bounds = [
      receivablesOf(
        amount(ofIndia, "other_assets"),
        day(ofIndia, "period_end"),
        EXCHANGES.BSE.currency,
        "other_assets_included",
      ),
      receivablesOf(currentRest(ofKarachi), day(ofKarachi, "period_end"), EXCHANGES.KAR.currency, "rest_of_assets"),
    ];
    const trade = NO_TRADE.test(stock.industry ?? "") ? [] : given.length > 0 ? given : bounds;
    return [averages, ...trade]
      .filter((facts) => Object.keys(facts).length > 0)
      .map((facts) => ({ trust: TRUST, facts }));
  };
}

/** Shares of India are screened as those of Bombay. */
function symbolOf(text: string): string {
  return normalizeSymbol(text.replace(/\.NS$/, ".BO")) ?? "";
}

/** The average price divided by the last one, times the value at that price. */
function pricesOf(rows: readonly Row[], price: SourcedFact, value: SourcedFact, screenedOn: string): SourcedFacts {
  const row = SERIES.map((source) => rows.find((one) => one["source"] === source)).find((one) => one !== undefined);
  const [last, on] = [amount(row, "last_close"), day(row, "last_date")];
  if (!row || !last || !on || (amount(row, "max_month_ratio_36m") ?? 0) > WILD_MONTH || price.value <= 0) return {};
  // London's closes are in pence.
  const moved = [last / price.value, last / 100 / price.value].find(
    (times) => times <= PRICE_APART && times * PRICE_APART >= 1,
  );
  if (moved === undefined) return {};
  const { facts, add } = factsOf(row, value.currency, screenedOn);
  for (const [input, months] of AVERAGES) {
    const share = amount(row, `avg${months}m_over_last`);
    if (!share || share > FARTHEST_AVERAGE || share * FARTHEST_AVERAGE < 1) continue;
    const { detail = [], ...period } = averageOver(months, on);
    const adjusted = row["source"] === WITHOUT_DIVIDENDS ? (["prices_without_dividends"] as const) : [];
    add(input, share * moved * value.value, { ...period, detail: [...detail, ...adjusted] });
  }
  return facts;
}

/** The average of the values at the ends of the last quarters, if none of them is marked. */
function valuesOf(rows: readonly Row[], value: SourcedFact | undefined, screenedOn: string): SourcedFacts {
  const known = rows.filter((row) => !row["flag"] && amount(row, "market_cap_bn_usd"));
  const quarters = known.sort((one, other) => ((one["quarter_end"] ?? "") < (other["quarter_end"] ?? "") ? 1 : -1));
  const [newest] = quarters;
  const on = day(newest, "quarter_end");
  if (!newest || !on || rows.length !== known.length || value?.currency !== "USD") return {};
  const { facts, add } = factsOf(newest, "USD", screenedOn);
  for (const [input, months] of AVERAGES) {
    const wanted = quarters.slice(0, QUARTERS[input]);
    if (wanted.length < QUARTERS[input]) continue;
    const sum = wanted.reduce((total, row) => total + (amount(row, "market_cap_bn_usd") ?? 0) * 1e9, 0);
    const average = sum / wanted.length;
    if (average > value.value * FARTHEST_AVERAGE || average * FARTHEST_AVERAGE < value.value) continue;
    add(input, average, { ...averageOver(months, on), detail: ["quarter_end_values"] });
  }
  return facts;
}

/** Also older than other figures may be: no newer ones are known, and the verdict counts their age. */
function receivablesOf(
  value: number | undefined,
  periodEnd: string | undefined,
  currency = "",
  atMost?: FactDetail,
): SourcedFacts {
  if (!value || value < 0 || !periodEnd || !/^[A-Z]{3}$/.test(currency)) return {};
  const detail = atMost && ({ bound: "upper", detail: [atMost] } as const);
  return {
    accountsReceivable: { value, currency, periodEnd, source: "market-snapshot", quality: "estimated", ...detail },
  };
}

/** In Pakistan what is current and neither cash nor inventory: receivables are a part of it. */
function currentRest(row: Row | undefined): number {
  const [cash = 0, inventory = 0] = [amount(row, "cash_and_equivalents"), amount(row, "inventory")];
  return (amount(row, "current_assets") ?? 0) - cash - inventory;
}
