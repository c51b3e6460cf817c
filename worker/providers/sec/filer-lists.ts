import { readCik } from "../../../domain/filings/reported-fact.ts";
import { isFundTicker } from "../../../domain/funds/fund-requests.ts";
import { normalizeSymbol } from "../../../domain/issuers/symbols.ts";
import type { FilerRow } from "../answers/refresh-sources.ts";
import type { LongList } from "../network/answer-parts.ts";

const ROWS_AT = { key: "data", rows: "lists" } as const;
const placesOf = (row: unknown): unknown[] => (Array.isArray(row) ? row : []);

/** Refuses a list whose header does not state these fields in this order. */
function expectFields(...names: readonly string[]): NonNullable<LongList<never>["problemOf"]> {
  const header = new RegExp(`"fields"\\s*:\\s*\\[\\s*"${names.join('"\\s*,\\s*"')}"\\s*\\]`);
  return (_, body) => (header.test(body.slice(0, 500)) ? undefined : "unexpected_form");
}

/** The SEC's list of all companies with a symbol. */
export const FILERS: LongList<FilerRow> = {
  source: "sec-edgar",
  path: "/files/company_tickers_exchange.json",
  rowsAt: ROWS_AT,
  problemOf: expectFields("cik", "name", "ticker", "exchange"),
  least: "half",
  read(row) {
    const [number, , ticker] = placesOf(row);
    const cik = readCik(number);
    const symbol = normalizeSymbol(String(ticker ?? ""));
    return cik && symbol ? [cik, symbol] : "unreadable_row";
  },
};

/** The SEC's list of all funds and their share classes, some 28,000: the symbol, and the filer's number with the series. */
export const FUND_LIST: LongList<readonly [symbol: string, registrant: string]> = {
  source: "sec-nport",
  path: "/files/company_tickers_mf.json",
  rowsAt: ROWS_AT,
  problemOf: expectFields("cik", "seriesId", "classId", "symbol"),
  least: "none",
  read(row) {
    const [cik, seriesId, , symbol] = placesOf(row);
    if (!readCik(cik) || typeof seriesId !== "string" || !/^S\d{9}$/.test(seriesId)) return "unreadable_row";
    if (typeof symbol !== "string" || !isFundTicker(symbol)) return "not_a_symbol";
    return [symbol, `${Number(cik)} ${seriesId}`];
  },
};
