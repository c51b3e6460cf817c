import type { LeftOutFacts, SourcedFacts } from "../../../../domain/facts/company-facts.ts";
import { type ExchangeCode, exchangeByName } from "../../../../domain/facts/exchanges.ts";
import { inMajorUnit } from "../../../../domain/facts/in-dollars.ts";
import { normalizeSymbol } from "../../../../domain/issuers/symbols.ts";
import type { RowProblem } from "../../../../domain/refresh/refresh-problems.ts";
import { isIsoDate, readNumber } from "../../../../worker/providers/answers/figures.ts";
import { countLeftOut, emptyTally, type Tally } from "../../../../worker/providers/answers/providers.ts";
import { parseCsv } from "../../../../worker/providers/csv.ts";
import { ProviderError } from "../../../../worker/providers/network/provider-error.ts";
import { IMPORT_BASIS_COLUMNS, IMPORT_COLUMNS, type ImportBasis, type ImportRecord } from "./csv-import-columns.ts";
import { importFacts } from "./csv-import-facts.ts";

const PROVIDER = "csv-import";

export type ImportedStock = {
  symbol: string;
  name: string;
  exchange: ExchangeCode;
  sector: string | null;
  industry: string | null;
  /** True when the industry's name is Nasdaq's, not the usual provider's. */
  isNasdaqIndustry: boolean;
  isGicsIndustry?: boolean;
  country: string | null;
  asOf: string;
  facts: SourcedFacts;
  leftOut: LeftOutFacts;
  /** In the currency of the revenue; a check on it, not an input. */
  interestExpense: number | null;
  /** True when the revenue is the twelve-month sum of one filed concept, which may be only a part of it. */
  isRevenueOfOneConcept: boolean;
  /** The stock as the same vendor had it before. */
  earlier?: ImportedStock;
};

const NO_BASIS = Object.fromEntries(IMPORT_BASIS_COLUMNS.map((column) => [column, ""])) as ImportBasis;

export function importStocks(files: { path: string; stocks: string; bases: string }): {
  stocks: ImportedStock[];
  tally: Tally;
} {
  const at = { provider: PROVIDER, path: files.path };
  const { records, brokenLines } = parseCsv(at, files.stocks, IMPORT_COLUMNS);
  const bases = parseCsv(at, files.bases, IMPORT_BASIS_COLUMNS);
  const basisBySymbol = new Map(bases.records.map((record) => [record["symbol"], record as ImportBasis]));
  const tally = emptyTally();
  const stocks: ImportedStock[] = [];
  const symbols = new Set<string>();
  for (const record of records as ImportRecord[]) {
    tally.read++;
    const stock = importStock(record, basisBySymbol.get(record.symbol) ?? NO_BASIS);
    if (typeof stock === "string") countLeftOut(tally, stock);
    else if (symbols.has(stock.symbol)) countLeftOut(tally, "symbol_twice");
    else {
      symbols.add(stock.symbol);
      stocks.push(stock);
    }
  }
  const broken = brokenLines.length + bases.brokenLines.length;
  for (let i = 0; i < broken; i++) countLeftOut(tally, "unreadable_row");
  if (stocks.length === 0 || stocks.length < tally.read * 0.95)
    throw new ProviderError(PROVIDER, files.path, `too_few_rows ${stocks.length}`);
  return { stocks, tally };
}

function importStock(record: ImportRecord, basis: ImportBasis): ImportedStock | RowProblem {
  const symbol = normalizeSymbol(record.symbol);
  const exchange = exchangeByName(record.market);
  if (!symbol) return "not_a_symbol";
  if (!exchange) return "unknown_exchange";
  if (exchange.suffix && !symbol.endsWith(exchange.suffix)) return "suffix_missing";
  if (!record.name) return "no_name";
  if (!isIsoDate(record.as_of)) return "no_date";
  const quoted = inMajorUnit(1, record.price_currency);
  if (!/^[A-Z]{3}$/.test(quoted.currency)) return "no_price_currency";
  return {
    symbol,
    name: record.name,
    exchange: exchange.code,
    sector: record.sector || null,
    industry: record.industry || null,
    isNasdaqIndustry: basis.flags.includes("industry_nasdaq_taxonomy"),
    country: record.country || null,
    asOf: record.as_of,
    ...importFacts(record, basis, { ...quoted, exchange: exchange.code }),
    interestExpense: readNumber(basis.interest_expense) ?? null,
    isRevenueOfOneConcept: basis.revenue_basis === "ttm_sec",
  };
}
