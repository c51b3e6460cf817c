import type { ShownList, SourcedFact, SourcedFacts } from "../../../../domain/facts/company-facts.ts";
import { EXCHANGES, exchangeByName } from "../../../../domain/facts/exchanges.ts";
import type { SourceAnswer } from "../../../../domain/facts/source-answer.ts";
import { screenBusiness } from "../../../../domain/screening/business-screen.ts";
import type { Listing, ProviderAccess } from "../../../../worker/providers/answers/providers.ts";
import type { FilingsOfStock } from "../build-filings.ts";
import { importFile } from "../build-inputs.ts";
import type { ImportedStock } from "../snapshot/csv-import.ts";
import {
  type AmericanExtracts,
  americanFilings,
  isPartOfRevenue,
  type SnapshotChecks,
  vendorSheet,
} from "./american-filings.ts";
import { type Row, readTable } from "./collected-tables.ts";
import { withoutKnownGaps } from "./known-gaps.ts";
import {
  australianFigures,
  europeanFigures,
  indianFigures,
  type ReadFigures,
  tokyoFigures,
  withoutContradictedDebt,
  withoutContradictedValue,
} from "./market-figures.ts";
import { indonesianStock, pakistaniStock, turkishStock } from "./market-stocks.ts";

export const COLLECTED_TABLES = {
  annual: ["us_filings/edgar_annual_mbench1", "ticker", "revenue", "debt_excl_leases", "cash_plus_current_investments"],
  quarterly: ["us_filings/edgar_quarterly_spreads", "ticker", "period_end", "Assets", "CashAndCashEquivalents"],
  latest: ["us_filings/edgar_quarterly_fundamentals_screener", "ticker", "assets", "total_debt", "cash", "revenue_ttm"],
  largest: ["us_filings/edgar_quarterly_investment_story", "ticker", "period_end", "Assets", "long_term_debt"],
  biotech: ["us_filings/edgar_biotech_pit", "ticker", "period_end", "accn", "cash", "short_term_investments"],
  smallCap: ["us_filings/edgar_smallcap_scai", "ticker", "period_end", "Assets", "long_term_debt"],
  filed: ["us_filings/edgar_annual_doctor_ye", "ticker", "period_end", "accn", "revenue", "total_assets"],
  compared: ["us_filings/us_merged_crosscheck", "ticker", "debt_status", "debt_value", "debt_value_from", "fy_end"],
  vendor: ["us_filings/nasdaq_annual_mir", "ticker", "debt_short_plus_long", "cash_and_equivalents", "revenue"],
  secondVendor: ["us_filings/fmp_annual_imnotape", "ticker", "debt_excl_leases"],
  filedRevenue: ["us_revenue/us_fy_revenue_marketview", "symbol", "filing_date", "revenue_usd"],
  vendorRevenue: ["us_revenue/us_ttm_revenue_akribeia", "symbol", "last_quarter_end", "revenue_last_4_quarters_usd"],
  jakarta: ["markets/idx_jiakbar", "symbol", "xbrl_period_end", "xbrl_total_debt_excl_leases", "market_cap"],
  istanbul: ["markets/bist_isyatirim_borsa", "symbol", "period_end", "total_debt", "market_cap"],
  karachi: ["markets/psx_stockanalysis_psxsystem", "symbol", "period_end", "total_debt", "market_cap"],
  tokyo: ["markets/tyo_kabutane", "symbol", "total_debt_incl_leases", "cash_and_st_investments", "stale"],
  india: ["markets/india_screener_vistas", "symbol_bo", "period_end", "total_assets", "other_assets", "other_income"],
  indianAverages: ["markets/india_amfi_avg_market_cap_2025H2", "symbol", "amfi_avg_market_cap_6m_inr"],
  australia: ["markets/asx_eodhd_microandlargecap", "symbol", "period_end", "total_debt_excl_leases", "currency"],
  europe: ["markets/analyst_snapshot_extra", "symbol", "period_end", "total_debt_incl_leases", "currency"],
  jakartaList: ["lists/idx_DES_OJK_2026-06-01", "symbol", "list", "status", "date"],
  identifiers: ["identifiers", "symbol", "name", "sector", "industry", "country", "exchange", "delisted"],
} as const satisfies Record<string, readonly [file: string, key: string, ...columns: string[]]>;
type TableName = keyof typeof COLLECTED_TABLES;

/** When filed revenue in another currency is within this factor of the snapshot's number, the snapshot's currency is wrong. */
const SAME_NUMBER = 1.5;
export const ENDED_OR_SUSPENDED = "ended or suspended";
/** The day of the list of identifiers. */
const LISTED_ON = "2026-08-16";
const OF_STATEMENTS = [
  "interestBearingDebt",
  "cashAndInterestBearingSecurities",
  "totalRevenue",
  "interestIncome",
] as const;

/** A stock without any balance figure is only a name. */
const OF_BALANCE = ["interestBearingDebt", "cashAndInterestBearingSecurities", "totalAssets"] as const;

export type CollectedTables = {
  stocks(screenedOn: string): ImportedStock[];
  /** The lists of regulators, each with its own name, number and date; shown beside verdicts, never deciding one. */
  lists(): ShownList[];
  answersFor(
    stock: ImportedStock,
    filing: Pick<FilingsOfStock, "cik" | "reports"> | undefined,
    screenedOn: string,
  ): SourceAnswer[];
  /**
   * The stock with its statements in its filing currency, if the snapshot's numbers are those of the filing, and without figures that
   * the tables contradict or that are known to be incomplete.
   */
  corrected(stock: ImportedStock): ImportedStock;
  /** Said of a stock whose listing is marked as delisted and whose price is older than that. A suspended one is marked alike. */
  whyGone(stock: ImportedStock): string | undefined;
  /** The names of Jakarta and Istanbul. Their ISINs are left away: one of them is that of a depositary receipt abroad. */
  listings(): Listing[];
};

const STOCKS = { jakarta: indonesianStock, istanbul: turkishStock, karachi: pakistaniStock } as const;
const FIGURES = {
  tokyo: tokyoFigures,
  india: indianFigures,
  australia: australianFigures,
  europe: europeanFigures,
} satisfies Partial<Record<TableName, ReadFigures>>;
const AMERICAN = [
  "annual",
  "quarterly",
  "latest",
  "largest",
  "biotech",
  "smallCap",
  "filed",
  "compared",
  "vendor",
  "secondVendor",
  "filedRevenue",
  "vendorRevenue",
] as const satisfies readonly (keyof AmericanExtracts)[];

export async function readCollectedTables(access: ProviderAccess): Promise<CollectedTables> {
  const tables = {} as Record<TableName, Map<string, Row>>;
  for (const [name, [path, key, ...columns]] of entriesOf(COLLECTED_TABLES)) {
    const file = `${path}.csv`;
    tables[name] = readTable(file, await importFile(access, file), key, columns);
  }
  const rowOf = (name: TableName, { symbol }: { symbol: string }) => tables[name].get(symbol);
  const extractsOf = (stock: { symbol: string }) =>
    Object.fromEntries(AMERICAN.map((name) => [name, rowOf(name, stock)])) as AmericanExtracts;
  return {
    stocks: (screenedOn) =>
      entriesOf(STOCKS).flatMap(([name, read]) =>
        [...tables[name]].flatMap(([, row]) => {
          const stock = read(row, screenedOn, tables.identifiers.get(row["symbol"] ?? ""));
          return stock && OF_BALANCE.some((input) => stock.facts[input]) ? [stock] : [];
        }),
      ),
    lists() {
      const members = [...tables.jakartaList].filter(([, row]) => row["status"] === "member");
      const [, first] = members[0] ?? [];
      const number = /\((KEP-[^)]+)\)/.exec(first?.["list"] ?? "")?.[1];
      if (!first?.["date"] || !number) return [];
      const symbols = members.map(([symbol]) => symbol).sort();
      return [{ list: "Daftar Efek Syariah", publisher: "OJK", number, asOf: first["date"], exchange: "JKT", symbols }];
    },
    answersFor(stock, filing, screenedOn) {
      const filed = filing
        ? [
            ...americanFilings(filing.cik, extractsOf(stock), checksOf(stock), screenedOn, filing.reports),
            vendorSheet(extractsOf(stock), checksOf(stock), screenedOn),
          ]
        : [];
      const others = entriesOf(FIGURES).flatMap(([name, read]) => {
        const row = rowOf(name, stock);
        return row ? [{ facts: read(row, screenedOn, stock) }] : [];
      });
      return [...filed, ...others];
    },
    corrected(snapshot) {
      const filed = rowOf("annual", snapshot);
      const isPart = snapshot.isRevenueOfOneConcept && isPartOfRevenue(extractsOf(snapshot));
      const whole = isPart ? withoutRevenue(snapshot) : snapshot;
      const earned = rowOf("india", whole);
      const filing = filed ?? earned;
      const filedStock = withoutKnownGaps(filing ? inFiledCurrency(whole, filing) : whole);
      const stock = earned ? withoutContradictedDebt(filedStock, earned) : filedStock;
      const average = tables.indianAverages.get(stock.symbol.replace(/\.BO$/, ".NS"));
      return earned && average ? withoutContradictedValue(stock, earned, average) : stock;
    },
    whyGone: (stock) =>
      rowOf("identifiers", stock)?.["delisted"] === "True" && stock.asOf < LISTED_ON ? ENDED_OR_SUSPENDED : undefined,
    listings: () =>
      [...tables.identifiers].flatMap(([symbol, row]) => {
        const exchange = exchangeByName(row["exchange"] ?? "")?.code;
        const isWanted = exchange === "JKT" || exchange === "IST";
        if (!isWanted || !row["name"] || row["delisted"] === "True" || !symbol.endsWith(EXCHANGES[exchange].suffix))
          return [];
        const [sector, industry, country] = [row["sector"] || null, row["industry"] || null, row["country"] || null];
        return [{ symbol, name: row["name"], exchange, sector, industry, country, isin: null }];
      }),
  };
}

function entriesOf<Entries extends object>(entries: Entries) {
  return Object.entries(entries) as [keyof Entries, Entries[keyof Entries]][];
}

/** The snapshot's dollars; a figure that is only a bound, or of another currency, checks nothing. */
function checksOf(stock: ImportedStock): SnapshotChecks {
  const { facts, leftOut, symbol, name, industry, country, isRevenueOfOneConcept, earlier } = stock;
  const dollars = (fact: SourcedFact | undefined, bound?: SourcedFact["bound"]) =>
    fact && fact.currency === "USD" && (fact.bound === undefined || fact.bound === bound) ? fact.value : undefined;
  // Without leases it is the sum of an extract, which does not bear itself out.
  const leasedDebt = facts.interestBearingDebt?.bound === "upper" ? facts.interestBearingDebt : undefined;
  return {
    debt: leftOut.interestBearingDebt === "zero_unconfirmed" ? 0 : leasedDebt && dollars(leasedDebt, "upper"),
    cash: dollars(facts.cashAndInterestBearingSecurities),
    leastCash:
      facts.cashAndInterestBearingSecurities?.bound === "lower"
        ? dollars(facts.cashAndInterestBearingSecurities, "lower")
        : undefined,
    // The sum of one concept is that of an extract, which does not bear itself out.
    revenue: isRevenueOfOneConcept ? undefined : dollars(facts.totalRevenue),
    marketCapitalization: dollars(facts.marketCapitalization),
    balanceDate: (facts.cashAndInterestBearingSecurities ?? facts.interestBearingDebt)?.periodEnd,
    isTenant: screenBusiness({ symbol, name, industry, country, gics: null, sic: null }).isLeaseHeavy,
    earlier: earlier && checksOf(earlier),
  };
}

function withoutRevenue(stock: ImportedStock): ImportedStock {
  const { totalRevenue: _, ...facts } = stock.facts;
  return { ...stock, facts, leftOut: { ...stock.leftOut, totalRevenue: "sources_disagree" } };
}

/** The stock as it is, unless its revenue is the filed number, and then its statements are in the currency of the filing. */
function inFiledCurrency(stock: ImportedStock, filed: Row): ImportedStock {
  const { totalRevenue } = stock.facts;
  const [currency, revenue] = [filed["currency"], Number(filed["revenue"] || Number.NaN)];
  const isSettled = currency === totalRevenue?.currency && !totalRevenue?.detail?.includes("currency_assumed");
  if (!currency || !totalRevenue || isSettled) return stock;
  const isSameNumber = revenue <= totalRevenue.value * SAME_NUMBER && totalRevenue.value <= revenue * SAME_NUMBER;
  return isSameNumber ? { ...stock, facts: withCurrency(stock.facts, currency) } : stock;
}

function withCurrency(facts: SourcedFacts, currency: string): SourcedFacts {
  const changed: SourcedFacts = { ...facts };
  for (const input of OF_STATEMENTS) {
    const fact = facts[input];
    if (!fact) continue;
    const others = (fact.detail ?? []).filter((code) => code !== "currency_assumed");
    changed[input] = { ...fact, currency, detail: ["currency_from_filings", ...others] };
  }
  return changed;
}
