import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { CompanyFacts, FactDetail, InputName, SourcedFact } from "../../domain/facts/company-facts.ts";
import { daysBetween, nearestMonthEnd } from "../../domain/facts/iso-date.ts";
import { normalizeSymbol } from "../../domain/issuers/symbols.ts";
import { parseWholeCsv } from "../../worker/providers/csv.ts";
import { findRecordedData } from "../recorded/recorded-network.ts";
import { readUnsharedFacts } from "./universe-files.ts";

const recorded = findRecordedData();

/** A figure of a recorded table, of which the claims below are worked out without the pipeline. */
type Second = { value: number; on: string | undefined; isNewest?: boolean };
type Columns = readonly [file: string, key: string, date: string, columns: Partial<Record<InputName, string>>];

const LATEST = "2026-06-30";
const DEBT = "interestBearingDebt";
const CASH = "cashAndInterestBearingSecurities";
const REVENUE = "totalRevenue";
const ofTable = (...columns: Columns) => columns;
const ofFilers = (file: string, columns: Columns[3]) => ofTable(`us_filings/${file}`, "ticker", "period_end", columns);
const TABLES: Readonly<Record<string, Columns>> = {
  annual: ofFilers("edgar_annual_mbench1", {
    [DEBT]: "debt_excl_leases",
    [CASH]: "cash_plus_current_investments",
    [REVENUE]: "revenue",
  }),
  latest: ofFilers("edgar_quarterly_fundamentals_screener", {
    [DEBT]: "total_debt",
    [CASH]: "cash",
    [REVENUE]: "revenue_ttm",
  }),
  latestYear: ofFilers("edgar_quarterly_fundamentals_screener", { [REVENUE]: "revenue_latest_fy" }),
  quarterly: ofFilers("edgar_quarterly_spreads", {
    [DEBT]: "LongTermDebt_or_Noncurrent",
    [CASH]: "CashAndCashEquivalents",
  }),
  largest: ofTable("us_filings/edgar_quarterly_investment_story", "ticker", "revenue_year_end", {
    [REVENUE]: "revenue_year",
  }),
  biotech: ofFilers("edgar_biotech_pit", { [DEBT]: "long_term_debt", [CASH]: "cash", [REVENUE]: "revenue_year" }),
  smallCap: ofFilers("edgar_smallcap_scai", { [DEBT]: "long_term_debt" }),
  smallCapPart: ofFilers("edgar_smallcap_scai", { [DEBT]: "lt_debt_noncurrent" }),
  filed: ofFilers("edgar_annual_doctor_ye", { [CASH]: "cash_and_equivalents", [REVENUE]: "revenue" }),
  vendor: ofFilers("nasdaq_annual_mir", {
    [DEBT]: "debt_short_plus_long",
    [CASH]: "cash_and_equivalents",
    [REVENUE]: "revenue",
  }),
  secondVendor: ofFilers("fmp_annual_imnotape", {
    [DEBT]: "debt_excl_leases",
    [CASH]: "cashAndCashEquivalents",
    [REVENUE]: "revenue",
  }),
  filedRevenue: ofTable("us_revenue/us_fy_revenue_marketview", "symbol", "", { [REVENUE]: "revenue_usd" }),
  snapshot: ofTable("global/global_fundamentals", "symbol", "", {
    [DEBT]: "total_debt",
    [CASH]: "total_cash_and_st_investments",
    [REVENUE]: "total_revenue",
  }),
  augustSnapshot: ofTable("us_snapshot_2026-08/us_yahoo_info", "symbol", "most_recent_quarter", {
    [DEBT]: "total_debt",
    [CASH]: "total_cash",
    [REVENUE]: "total_revenue_ttm",
  }),
  meta: ofTable("global/global_fundamentals_meta", "symbol", "", {}),
  jakarta: ofTable("markets/idx_jiakbar", "symbol", "xbrl_period_end", {
    [DEBT]: "xbrl_total_debt_excl_leases",
    [CASH]: "xbrl_cash_and_equivalents",
    totalAssets: "xbrl_total_assets",
  }),
  jakartaSecond: ofTable("markets/idx_jiakbar", "symbol", "yahoo_period_end", {
    [DEBT]: "yahoo_total_debt_incl_leases",
    [CASH]: "yahoo_cash_and_equivalents",
    totalAssets: "yahoo_total_assets",
  }),
};

/** The snapshot's figures that were read from an extract of filings are no second source for it. */
const OF_AN_EXTRACT: Readonly<Partial<Record<InputName, readonly [column: string, basis: RegExp]>>> = {
  [DEBT]: ["debt_basis", /^sec/],
  [CASH]: ["cash_basis", /only$/],
  [REVENUE]: ["revenue_basis", /^ttm_sec$/],
};

type Row = Readonly<Record<string, string>>;

function readRows(): Map<string, Map<string, Row>> {
  return new Map(
    Object.entries(TABLES).map(([name, [file, key]]) => {
      const text = readFileSync(join(recorded ?? "", `${file}.csv`), "utf8");
      const rows = parseWholeCsv({ provider: "csv-import", path: `/${file}` }, text, [key]);
      return [name, new Map(rows.reverse().map((row) => [normalizeSymbol(row[key] ?? "") ?? "", row]))];
    }),
  );
}

function secondsOf(
  rows: Map<string, Map<string, Row>>,
  symbol: string,
  input: InputName,
): (Second & { table: string })[] {
  return Object.entries(TABLES).flatMap(([table, [, , date, columns]]) => {
    const row = rows.get(table)?.get(symbol);
    const [column = "", basis] = (table === "snapshot" && OF_AN_EXTRACT[input]) || [];
    if (basis?.test(rows.get("meta")?.get(symbol)?.[column] ?? "")) return [];
    const [first, second] =
      table === "largest" && input === DEBT ? [row?.["long_term_debt"], row?.["current_debt"]] : [];
    const text = first ? String(Number(first) + Number(second || 0)) : row?.[columns[input] ?? ""];
    const isNewest = table === "snapshot" || table === "latest";
    return row && text
      ? [{ table, value: Number(text), on: row[first ? "period_end" : date] || undefined, isNewest }]
      : [];
  });
}

const apart = (one: number, other: number) => Math.abs(one - other) / Math.max(one, other, 1);
const ROUNDING = 1e6;

/** Old figures that stand beside newer ones for a reason. */
const LEFT_IN_PLACE: Readonly<Partial<Record<InputName, Readonly<Record<string, string>>>>> = {
  [DEBT]: { WDC: "the snapshot's fall by four fifths is marked as perhaps partial, which leaves one source" },
  [CASH]: { QGEN: "the extract is of the filing's own year's end, without investments" },
  [REVENUE]: {
    AMD: "its filing is read whole, with all figures of one date, and the newer one stands beside it",
    APH: "its filing is read whole, with all figures of one date, and the newer one stands beside it",
  },
};
const isWithin = (share: number, one: number, other: number) =>
  apart(one, other) <= share || Math.abs(one - other) <= ROUNDING;
const has = (fact: SourcedFact, detail: FactDetail) => fact.detail?.includes(detail) === true;
const claimed = (detail: FactDetail, stocks: readonly CompanyFacts[]) =>
  stocks.flatMap(({ symbol, facts }) =>
    Object.entries(facts).flatMap(([input, fact]) =>
      has(fact, detail) ? [{ symbol, input: input as InputName, fact }] : [],
    ),
  );

describe.skipIf(!recorded)("claims of the embedded universe, recomputed from the tables in MIZAN_RECORDED_DATA", () => {
  const rows = recorded ? readRows() : new Map<string, Map<string, Row>>();
  const stocks = [...readUnsharedFacts()];

  /** How many tables have the figure within a share of it; the one it was read from is among them. */
  const tablesWith = (symbol: string, input: InputName, { value }: SourcedFact, share: number) =>
    secondsOf(rows, symbol, input).filter((second) => isWithin(share, value, second.value)).length;

  it.each([
    ["two_extracts_agree", 0.0205],
    ["two_extracts_close", 0.1],
  ] as const)("%s holds of every figure that says it", (detail, share) => {
    const found = claimed(detail, stocks);
    expect(found.length).toBeGreaterThan(100);
    const untrue = found.filter(
      ({ symbol, input, fact }) => fact.value > 0 && tablesWith(symbol, input, fact, share) < 2,
    );
    expect(untrue.map(({ symbol, input }) => `${symbol} ${input}`)).toEqual([]);
  });

  it("no debt is said to be none where a table of filings has one", () => {
    const found = (["no_debt_in_three_extracts", "no_debt_nor_interest_in_extracts"] as const).flatMap((detail) =>
      claimed(detail, stocks),
    );
    expect(found.length).toBeGreaterThan(100);
    const filed = ["annual", "latest", "biotech", "smallCap", "vendor"];
    const untrue = found.filter(({ symbol }) =>
      secondsOf(rows, symbol, DEBT).some(({ table, value }) => filed.includes(table) && value > 0),
    );
    expect(untrue.map(({ symbol }) => symbol)).toEqual([]);
  });

  it("a filed date is called approximate only where no table of filings gives one for the figure", () => {
    const found = claimed("about", stocks).filter(({ fact }) => fact.quality === "reported");
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter(({ fact }) => fact.periodEnd !== LATEST).map(({ symbol }) => symbol)).toEqual([]);
    const dated = found.filter(({ symbol, input, fact }) =>
      secondsOf(rows, symbol, input).some(
        ({ on, value, table }) =>
          !/napshot$/.test(table) &&
          !(table === "largest" && input === DEBT) &&
          on !== undefined &&
          value === fact.value &&
          daysBetween(on, LATEST) < 92 &&
          on !== LATEST,
      ),
    );
    expect(dated.map(({ symbol, input }) => `${symbol} ${input}`)).toEqual([]);
  });

  it.each([DEBT, CASH, REVENUE] as const)(
    "no old %s decides beside newer sources that agree with each other and not with it",
    (input) => {
      const old = stocks.flatMap(({ symbol, facts }) => {
        const figure = facts[input];
        if (!figure || (figure.newer === undefined && figure.quality === "estimated")) return [];
        const isMuchOlder = (on: string) => nearestMonthEnd(on) - nearestMonthEnd(figure.periodEnd) > 3;
        const seconds = secondsOf(rows, symbol, input);
        const of = (wanted: string) => seconds.find(({ table }) => table === wanted);
        const [one, other] = [of("latest"), of("augustSnapshot") ?? of("snapshot")];
        const agree = one && other && one.value > 0 && isWithin(0.1, one.value, other.value);
        return agree && isMuchOlder(other.on ?? LATEST) && !isWithin(0.1, figure.value, one.value) ? [symbol] : [];
      });
      expect(old).toEqual(Object.keys(LEFT_IN_PLACE[input] ?? {}));
    },
  );
});
