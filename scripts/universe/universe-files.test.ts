import { describe, expect, it } from "vitest";
import type { SourcedFact } from "../../domain/facts/company-facts.ts";
import { COVERED_EXCHANGES, EXCHANGE_CODES, EXCHANGES, isAmericanExchange } from "../../domain/facts/exchanges.ts";
import { amountsOf } from "./build/build-universe.ts";
import {
  readCompanyFacts,
  readDataset,
  readExchangeRates,
  readFundHoldings,
  readListedNames,
  readShownLists,
  readUnsharedFacts,
} from "./universe-files.ts";

const stocks = [...readCompanyFacts()];
const names = [...readListedNames()];
const rates = readExchangeRates();
const COLLECTED: ReadonlySet<string> = new Set([
  ...["two_extracts_agree", "two_extracts_close", "no_debt_in_three_extracts", "no_debt_nor_interest_in_extracts"],
  ...["collected_from_filings", "current_securities_only"],
]);
const facts = stocks.flatMap((stock) => Object.values(stock.facts));

describe("the embedded universe", () => {
  it("contains over seven thousand stocks on sixteen markets, as many as its dataset says", () => {
    const { counts } = readDataset();
    expect(stocks.length).toBeGreaterThan(7000);
    const covered = new Set(stocks.map((stock) => stock.exchange));
    expect(COVERED_EXCHANGES.filter((code) => !covered.has(code))).toEqual([]);
    expect(counts.stocks).toBe(stocks.length);
    expect(counts.names).toBe(names.length);
    for (const exchange of EXCHANGE_CODES) {
      const here = stocks.filter((stock) => stock.exchange === exchange).length;
      expect(counts.byExchange[exchange]?.stocks ?? 0).toBe(here);
    }
  });

  it("has every symbol once, with its exchange's suffix, screened or not", () => {
    const symbols = [...stocks, ...names].map((entry) => entry.symbol);
    expect(new Set(symbols).size).toBe(symbols.length);
    for (const { symbol, exchange } of [...stocks, ...names])
      expect(symbol.endsWith(EXCHANGES[exchange].suffix)).toBe(true);
  });

  it("has the largest stocks of each exchange first", () => {
    const unshared = [...readUnsharedFacts()];
    for (const exchange of EXCHANGE_CODES) {
      const sizes = unshared
        .filter((stock) => stock.exchange === exchange)
        .map((stock) => amountsOf(stock.facts, rates).marketCapitalization ?? 0);
      const isDescending = sizes.every((size, i) => i === 0 || size <= (sizes[i - 1] ?? 0) * 1.01);
      expect(isDescending).toBe(true);
    }
  });

  it("has a zero only when zero was reported, and an exchange rate for every currency", () => {
    const zeros = facts.filter((fact) => fact.value === 0);
    const isKnown = ({ quality, detail = [] }: SourcedFact) =>
      quality === "reported" || detail.some((code) => /^(dividends_summed|no_debt_in_two_extracts)$/.test(code));
    expect(zeros.every(isKnown)).toBe(true);
    const currencies = new Set(facts.map(({ currency }) => currency));
    expect([...currencies].filter((currency) => currency !== "shares" && rates.rates[currency] === undefined)).toEqual(
      [],
    );
  });

  it("has estimated figures of snapshots with three digits; filed figures link to their filing or say how they were collected", () => {
    const isAsSaid = ({ source, url, quality, detail = [], value }: SourcedFact) => {
      if (source === "mizan-estimate") return quality === "estimated" && detail.length > 0;
      if (source !== "sec-edgar" && source !== "idx-filing")
        return quality === "estimated" && Number(value.toPrecision(3)) === value;
      const isLinked = url?.startsWith("https://www.sec.gov/Archives/edgar/data/") === true;
      return quality !== "reported" || isLinked || detail.some((code) => COLLECTED.has(code));
    };
    expect(facts.filter((fact) => !isAsSaid(fact))).toEqual([]);
  });

  it("has debt, cash and revenue of over a third of American stocks from filings, and over a thousand whole stocks of the new markets", () => {
    const american = stocks.filter(({ exchange }) => isAmericanExchange(exchange));
    const isFiled = (fact?: SourcedFact) => fact?.source === "sec-edgar" && fact.quality === "reported";
    const filed = american.filter(({ facts: given }) =>
      [given.interestBearingDebt, given.cashAndInterestBearingSecurities, given.totalRevenue].every(isFiled),
    );
    expect(filed.length / american.length).toBeGreaterThan(0.37);
    const needed = ["marketCapitalization", "interestBearingDebt", "cashAndInterestBearingSecurities", "totalRevenue"];
    const whole = stocks.filter(
      ({ exchange, facts: given }) => /^(JKT|IST|KAR)$/.test(exchange) && needed.every((input) => input in given),
    );
    expect(whole.length).toBeGreaterThan(1000);
  });

  it("contains OJK's list with its number and date, which decides no verdict", () => {
    const [list] = readShownLists();
    expect(list).toMatchObject({ publisher: "OJK", number: "KEP-21/D.04/2026", asOf: "2026-06-01", exchange: "JKT" });
    expect(new Set(list?.symbols).size).toBe(622);
  });

  it("contains a halal fund's holdings", () => {
    const screened = new Set(stocks.map((stock) => stock.symbol));
    const { symbols } = readFundHoldings();
    expect(symbols.filter((symbol) => screened.has(symbol)).length / symbols.length).toBeGreaterThan(0.95);
  });

  it("has market capitalizations of a plausible size", () => {
    const trillion = (symbol: string) => {
      const stock = stocks.find((entry) => entry.symbol === symbol);
      return stock ? (amountsOf(stock.facts, rates).marketCapitalization ?? 0) / 1e12 : 0;
    };
    expect(trillion("AAPL")).toBeCloseTo(4.51, 2);
    for (const symbol of ["7203.T", "HSBA.L", "RY.TO", "BHP.AX", "SAP.DE", "MC.PA", "RELIANCE.BO"]) {
      expect(trillion(symbol), symbol).toBeGreaterThan(0.1);
      expect(trillion(symbol), symbol).toBeLessThan(0.5);
    }
    expect(trillion("2222.SR")).toBeGreaterThan(1);
    expect(trillion("0700.HK")).toBeGreaterThan(0.4);
  });
});
