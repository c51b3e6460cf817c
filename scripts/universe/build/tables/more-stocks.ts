import { EXCHANGES, exchangeByName, isAmericanExchange } from "../../../../domain/facts/exchanges.ts";
import { SOURCES_DISAGREE_ABOVE } from "../../../../domain/facts/fact-limits.ts";
import { reconcile } from "../../../../domain/facts/reconciliation.ts";
import { normalizeSymbol } from "../../../../domain/issuers/symbols.ts";
import { FILED_INPUTS } from "../../../../domain/screening/evidence.ts";
import type { ProviderAccess } from "../../../../worker/providers/answers/providers.ts";
import { importFile } from "../build-inputs.ts";
import type { ImportedStock } from "../snapshot/csv-import.ts";
import { amount, day, type Row, readTable } from "./collected-tables.ts";
import { factsOf, yearTo } from "./table-facts.ts";

export const MORE_TABLES = {
  america: [
    "us_snapshot_2026-08/us_yahoo_info",
    "symbol",
    "market_cap",
    "total_debt",
    "most_recent_quarter",
    "cap_flag",
  ],
  elsewhere: [
    "china/market_atlas_other_exchanges",
    "symbol",
    "exchange_mic",
    "market_cap",
    "total_debt",
    "last_fy_end",
  ],
} as const;

/** Older balances of the American table are left out: most of its companies report each quarter. */
const OLDEST_QUARTER = "2025-12-01";

/** Companies that the first snapshot lacks: Americans, those of Shanghai and Shenzhen, and a few of other exchanges. */
export async function readMoreStocks(access: ProviderAccess, screenedOn: string): Promise<ImportedStock[]> {
  const rowsOf = async ([path, key, ...columns]: readonly [string, string, ...string[]]) => {
    const file = `${path}.csv`;
    return [...readTable(file, await importFile(access, file), key, columns).values()];
  };
  return [
    ...(await rowsOf(MORE_TABLES.america)).flatMap((row) => americanStock(row, screenedOn) ?? []),
    ...(await rowsOf(MORE_TABLES.elsewhere)).flatMap((row) => foreignStock(row, screenedOn) ?? []),
  ];
}

/** A company with all of its figures, whose market value agrees with the exchange's; others are left as names. */
export function americanStock(row: Row, screenedOn: string): ImportedStock | undefined {
  const [on, quarter] = [day(row, "price_time"), day(row, "most_recent_quarter")];
  const exchange = exchangeByName(row["exchange"] ?? "");
  const isComplete = ["market_cap", "total_debt", "total_cash", "total_revenue_ttm"].every(
    (column) => amount(row, column) !== undefined,
  );
  if (!exchange || !isAmericanExchange(exchange.code) || !isComplete || !row["sector"] || row["cap_flag"])
    return undefined;
  if (!on || !quarter || quarter < OLDEST_QUARTER || quarter > on || row["price_currency"] !== "USD") return undefined;
  const currency = row["financial_currency"] ?? "";
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  const found = factsOf(row, currency, screenedOn);
  found.add("price", "price", { currency: "USD", periodEnd: on });
  found.add("marketCapitalization", "market_cap", { currency: "USD", periodEnd: on });
  found.add("sharesOutstanding", "shares_outstanding", { currency: "shares", periodEnd: on });
  found.add("dividendPerShare", "trailing_annual_dividend_rate", {
    currency: "USD",
    ...yearTo(on),
    detail: ["dividends_summed"],
    isZeroKnown: true,
  });
  found.add("interestBearingDebt", "total_debt", { periodEnd: quarter, bound: "upper", detail: ["with_leases"] });
  found.add("cashAndInterestBearingSecurities", "total_cash", { periodEnd: quarter });
  found.add("totalRevenue", "total_revenue_ttm", { ...yearTo(quarter), detail: ["twelve_months"] });
  return stockOf(row, exchange.code, on, row["country"] || null, found);
}

/**
 * A stock with the figures of the same vendor's later answer, which names the quarter, in the place of its own; its value only where
 * the exchange's bears it out.
 */
export function withLaterAnswer(
  stock: ImportedStock,
  later: ImportedStock | undefined,
  exchangeValue: number | null | undefined,
): ImportedStock {
  if (!later || later === stock || later.asOf < stock.asOf) return stock;
  const facts = { ...stock.facts };
  const leftOut = { ...stock.leftOut };
  let { isRevenueOfOneConcept } = stock;
  const value = later.facts.marketCapitalization;
  const isBorneOut = value && exchangeValue && reconcile(value.value, exchangeValue).percent <= SOURCES_DISAGREE_ABOVE;
  if (isBorneOut) facts.marketCapitalization = value;
  for (const input of FILED_INPUTS) {
    const [earlier, fact] = [facts[input], later.facts[input]];
    const isOfOtherCurrency =
      earlier && !earlier.detail?.includes("currency_assumed") && earlier.currency !== fact?.currency;
    if (!fact || isOfOtherCurrency) continue;
    facts[input] = fact;
    delete leftOut[input];
    if (input === "totalRevenue") isRevenueOfOneConcept = false;
  }
  return { ...stock, facts, leftOut, isRevenueOfOneConcept, earlier: stock };
}

/** Debt with leases, and cash without short-term investments, at the end of the fiscal year. */
export function foreignStock(row: Row, screenedOn: string): ImportedStock | undefined {
  const exchange = exchangeByName(row["exchange_mic"] ?? "");
  const [on, year, currency] = [day(row, "market_cap_as_of"), day(row, "last_fy_end"), row["reporting_currency"] ?? ""];
  if (!exchange || !on || !year || !/^[A-Z]{3}$/.test(currency)) return undefined;
  const quoted = { currency: row["market_cap_currency"] ?? "", periodEnd: on };
  const isQuotedHere =
    quoted.currency === EXCHANGES[exchange.code].currency && row["price_currency"] === quoted.currency;
  if (!isQuotedHere) return undefined;
  const found = factsOf(row, currency, screenedOn);
  const [price, percent] = [amount(row, "price"), amount(row, "dividend_yield_pct")];
  found.add("price", "price", quoted);
  found.add("marketCapitalization", "market_cap", quoted);
  found.add("sharesOutstanding", "shares_outstanding", { ...quoted, currency: "shares" });
  if (price && percent)
    found.add("dividendPerShare", (price * percent) / 100, {
      currency: quoted.currency,
      ...yearTo(on),
      detail: ["yield_times_price"],
    });
  found.add("interestBearingDebt", "total_debt", { periodEnd: year, bound: "upper", detail: ["with_leases"] });
  found.add("cashAndInterestBearingSecurities", "cash_and_equivalents", {
    periodEnd: year,
    bound: "lower",
    detail: ["equivalents_only"],
  });
  found.add("totalRevenue", "revenue", { ...yearTo(year), detail: ["fiscal_year"] });
  found.add("accountsReceivable", "accounts_receivable", { periodEnd: year });
  return stockOf(row, exchange.code, on, exchange.homeOf[0] ?? null, found);
}

function stockOf(
  row: Row,
  exchange: ImportedStock["exchange"],
  asOf: string,
  country: string | null,
  { facts, leftOut }: Pick<ImportedStock, "facts" | "leftOut">,
): ImportedStock | undefined {
  const symbol = normalizeSymbol(row["symbol"] ?? "");
  if (!symbol || !row["name"] || !symbol.endsWith(EXCHANGES[exchange].suffix)) return undefined;
  return {
    symbol,
    name: row["name"],
    exchange,
    sector: row["sector"] || null,
    industry: row["industry"] || null,
    isNasdaqIndustry: false,
    country,
    asOf,
    facts,
    leftOut,
    interestExpense: null,
    isRevenueOfOneConcept: false,
  };
}
