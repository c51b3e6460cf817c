import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { positionsOf, sharesOn } from "../../../../../domain/portfolio/positions.ts";
import { ledgerLines } from "../../../../../domain/portfolio/purification-ledger.ts";
import { isCost, isShareRecord, ownName, type PortfolioRecord } from "../../../../../domain/portfolio/records.ts";
import { yearReport } from "../../../../../domain/portfolio/year.ts";
import { company, cost, dividendsIn, gift, recordsOf } from "../../../../../domain/test/portfolio-records.ts";
import { journalOf } from "./journal.ts";
import { beancountText, ledgerText } from "./journal-text.ts";
import type { Report } from "./year-content.ts";

const RATES = { asOf: "2025-06-01", rates: { EUR: 0.8, GBP: 0.75 } };
const of = (symbol: string, account = "Trading 212") => recordsOf(symbol, account);

/**
 * The balances of a journal by account and commodity, read as strictly as Beancount documents its language: an unknown line, a name it
 * would not take, an account that is not open or an entry that does not add up to exactly zero fails.
 *
 * @see https://beancount.github.io/docs/beancount_language_syntax.html
 * @see https://github.com/beancount/beancount/blob/v2/beancount/parser/lexer.l for what a commodity and an account may be called
 */
function beancountBalances(text: string): ReadonlyMap<string, string> {
  const date = String.raw`(\d{4}-\d{2}-\d{2})`;
  const string = String.raw`"((?:[^"\\\n]|\\.)*)"`;
  const account = "((?:Assets|Liabilities|Equity|Income|Expenses)(?::[A-Z0-9][A-Za-z0-9-]*)+)";
  const commodity = "(?!(?:TRUE|FALSE|NULL)\\b)([A-Z][A-Z0-9'._-]{0,22}[A-Z0-9])";
  const posting = new RegExp(`^ {2}${account} {2}${NUMBER} ${commodity}(?: @@ ${NUMBER} ${commodity})?$`);
  const header = new RegExp(`^${date} \\* ${string}$`);
  const open = new RegExp(`^${date} open ${account}$`);
  const others = [
    /^;/,
    new RegExp(`^option ${string} ${string}$`),
    new RegExp(`^${date} commodity ${commodity}$`),
    new RegExp(`^ {2}[a-z][a-zA-Z0-9_-]+: ${string}$`),
    new RegExp(`^${date} price ${commodity} ${NUMBER} ${commodity}$`),
  ];
  const balances = new Map<string, bigint>();
  const opened = new Map<string, string>();
  let entry: { date: string; weights: Map<string, bigint>; count: number } | undefined;
  const end = () => {
    if (entry && entry.count < 2) throw new Error(`An entry of ${entry.date} has too few postings`);
    for (const [name, weight] of entry?.weights ?? [])
      if (weight !== 0n) throw new Error(`An entry of ${entry?.date} leaves ${weight} of ${name}`);
    entry = undefined;
  };
  const add = (to: Map<string, bigint>, place: string, units: bigint) => to.set(place, (to.get(place) ?? 0n) + units);
  for (const line of text.split("\n")) {
    const [, account, number = "", name = "", total, totalName = ""] = posting.exec(line) ?? [];
    const [, date] = header.exec(line) ?? [];
    const [, since = "", opens] = open.exec(line) ?? [];
    if (line === "") end();
    else if (account !== undefined) {
      if (!entry) throw new Error(`A posting stands alone: ${line}`);
      if ((opened.get(account) ?? "9999") > entry.date) throw new Error(`${account} is not open on ${entry.date}`);
      if (total?.startsWith("-")) throw new Error(`A total below zero: ${line}`);
      const units = unitsOf(number);
      entry.count++;
      add(balances, `${account} ${name}`, units);
      if (total === undefined) add(entry.weights, name, units);
      else add(entry.weights, totalName, units < 0n ? -unitsOf(total) : unitsOf(total));
    } else if (date !== undefined) {
      end();
      if (new Date(date).toISOString().slice(0, 10) !== date) throw new Error(`${date} is no day`);
      entry = { date, weights: new Map(), count: 0 };
    } else if (opens !== undefined) {
      if (opened.has(opens)) throw new Error(`${opens} is opened twice`);
      opened.set(opens, since);
    } else if (!others.some((other) => other.test(line))) throw new Error(`Not understood: ${line}`);
  }
  end();
  return new Map([...balances].map(([place, units]) => [place, String(Number(units) / 10 ** SCALE)]));
}

const NUMBER = String.raw`(-?\d+(?:\.\d{1,8})?)`;
const SCALE = 8;

function unitsOf(number: string): bigint {
  const [whole = "", fraction = ""] = number.replace("-", "").split(".");
  const units = BigInt(whole + fraction.padEnd(SCALE, "0"));
  return number.startsWith("-") ? -units : units;
}

/**
 * Ledger's text has the same postings, where a commodity of more than letters is quoted, and no other line than it documents: an account
 * ends at two spaces, and a semicolon begins a comment.
 *
 * @see https://ledger-cli.org/doc/ledger3.html
 */
function expectSameInLedger({ beancount, ledger }: ReturnType<typeof journal>["texts"]) {
  const posting = /^ {2}(?=[A-Z]\w+:)/;
  const account = "(?:Assets|Liabilities|Equity|Income|Expenses)(?::[A-Za-z0-9-]+)+";
  const amount = `${NUMBER} (?:[A-Z]+|"[^";\\n]+")`;
  const known = [
    /^(?:;.*)?$/,
    new RegExp(`^account ${account}$`),
    /^\d{4}-\d{2}-\d{2} \* [A-Za-z](?:(?! {2})[^;\t])*$/,
    new RegExp(`^ {2}${account} {2}${amount}(?: @@ ${amount})?$`),
    new RegExp(`^P \\d{4}-\\d{2}-\\d{2} (?:[A-Z]+|"[^";\\n]+") ${amount}$`),
  ];
  const lines = ledger.split("\n");
  expect(lines.filter((line) => !known.some((one) => one.test(line)))).toEqual([]);
  const postings = (text: string) => text.split("\n").filter((line) => posting.test(line));
  expect(postings(ledger).map((line) => line.replaceAll('"', ""))).toEqual(postings(beancount));
}

function journal(records: readonly PortfolioRecord[], today = "2026-01-03") {
  const positions = positionsOf(records.filter(isShareRecord), ownName);
  const dividends = dividendsIn(records);
  const companyOf = () => company(2, { incomePerShare: null });
  const lines = ledgerLines({ positions, dividends, companyOf, rates: RATES, today });
  const report = yearReport<Report["turned"][number]>({
    year: 2025,
    today,
    standard: "mizan",
    rule: "dividend",
    rates: RATES,
    positions: positions.map((position) => ({
      key: position.key,
      name: position.key,
      value: null,
      sector: null,
      fund: null,
      standings: null,
      position,
      price: { amount: 12.345, on: "2025-12-31" },
    })),
    lines,
    gifts: records.filter((record) => record.kind === "gift"),
    costs: records.filter(isCost),
    turns: [],
    zakat: { days: [], calculations: null },
  });
  const made = journalOf({ report, positions, records, keyOf: ownName, rates: RATES });
  return { positions, texts: { beancount: beancountText(made), ledger: ledgerText(made) } };
}

const aapl = of("AAPL");
const SAMPLE: PortfolioRecord[] = [
  aapl.buy("2024-03-01", 10, 20),
  aapl.buy("2025-02-03", 2.5, 200.333),
  aapl.split("2025-05-01", 4),
  aapl.sell("2025-09-03", 20, 60),
  aapl.dividend("2025-05-15", 2.6),
  of("ULVR.L").buy("2025-01-03", 3, 4500, { currency: "GBX" }),
  { ...cost("tax", "2025-05-15", 0.39, "USD", "AAPL"), account: "Trading 212" },
  { ...cost("fee", "2025-12-31", 1.5, "EUR"), account: "Trading 212" },
  { ...of("2222.SR").reinvested("2025-07-07", 30, 0.7, 41), currency: "SAR" } as PortfolioRecord,
  gift("2025-12-20", 50, 2025, "EUR"),
  gift("2026-01-02", 5, 2025, "XAF"),
];

describe("a year's journal", () => {
  const { texts } = journal(SAMPLE);

  it("is what paper says, in Beancount", () => {
    const lines = texts.beancount.split("\n");
    expect(lines).toContain("2025-01-01 open Assets:Trading-212:Shares");
    expect(lines).toContain("  Assets:Trading-212:Shares  40 AAPL");
    // 2.5 × $200.333, counted as the ten that the split made of them.
    expect(lines).toContain("  Assets:Trading-212:Shares  10 AAPL @@ 500.8325 USD");
    expect(lines).toContain("  Assets:Trading-212:Cash  -500.8325 USD");
    // Pence are pounds.
    expect(lines).toContain("  Assets:Trading-212:Shares  3 ULVR.L @@ 135.00 GBP");
    // Of a dividend of 30, 28.70 became shares.
    expect(lines).toContain("  Assets:Trading-212:Shares  0.7 X-2222.SR @@ 28.70 SAR");
    expect(lines).toContain("  Assets:Trading-212:Cash  1.30 SAR");
    // 2 % of $2.60 and of the reinvested dividend, whose currency has no rate here.
    expect(lines).toContain("  Expenses:Purification  0.06 USD");
    // €50 at 0.8.
    expect(lines).toContain("  Liabilities:Purification  62.50 USD");
    expect(lines).toContain("  Assets:Cash  -50.00 EUR @@ 62.50 USD");
    expect(lines).toContain("  Assets:Cash  -5.00 XAF");
    expect(lines).toContain("2025-12-31 price AAPL 12.345 USD");
  });

  it("can be read by what each program documents, and adds up to zero", () => {
    expect(beancountBalances(texts.beancount).get("Assets:Trading-212:Shares AAPL")).toBe("30");
    expectSameInLedger(texts);
    expect(texts.ledger).toContain('  Assets:Trading-212:Shares  0.7 "X-2222.SR" @@ 28.70 SAR');
  });

  it.each([
    ["a share called as a currency is", "USD"],
    ["a word of the language", "TRUE"],
    ["one letter", "F"],
    ["digits", "7203.T"],
    ["a whole name", "Société Générale S.A. & Co. (ADR), every 4 shares"],
    ["letters that are not Latin", "أرامكو"],
    ["signs alone", '"; -- \\'],
    ["a lower case", "aapl"],
  ])("has names that both programs know for %s", (_, symbol) => {
    const records = [
      of(symbol, symbol).buy("2025-03-01", 10, 20),
      of("AAPL", "AAPL").buy("2025-03-01", 1, 20),
      of(symbol, symbol).dividend("2025-04-01", 3),
      gift("2025-12-01", 1, 2025, "USD", `${symbol}\n2025-01-01 open Assets:Evil`),
    ];
    const { texts } = journal(records);
    const balances = beancountBalances(texts.beancount);
    expect([...balances.values()].filter((held) => held === "10")).toHaveLength(1);
    expect([...balances.keys()].filter((place) => /Evil|:Shares USD$/.test(place))).toEqual([]);
    expectSameInLedger(texts);
  });

  it("calls what no trade explains an adjustment", () => {
    const { texts } = journal([
      aapl.buy("2025-03-01", 5, 20),
      aapl.listed("2025-06-01", 7, null, "2025-05-05"),
      of("MSFT").buy("2025-03-01", 5, 0),
    ]);
    expect(texts.beancount).toContain('"Adjustment MSFT"');
    const balances = beancountBalances(texts.beancount);
    expect(balances.get("Assets:Trading-212:Shares AAPL")).toBe("7");
    expect(balances.get("Equity:Adjustments MSFT")).toBe("-5");
  });

  it("begins before a gift that was given before its year", () => {
    const { texts } = journal([gift("2024-11-01", 4, 2025)]);
    expect(texts.beancount).toContain("2024-11-01 open Liabilities:Purification");
    beancountBalances(texts.beancount);
  });
});

it("any year's journal can be read, adds up to zero and ends with what is owned", () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 }).map((units) => units / 1000);
  const text = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom("AAPL", "USD", "F", "2222.SR", "a\nb"));
  const date = fc.constantFrom("2024-12-31", "2025-01-01", "2025-04-05", "2025-12-31", "2026-01-01");
  const currency = fc.constantFrom("USD", "EUR", "GBX", "ZZZ");
  const kind = fc.constantFrom("buy" as const, "sell" as const, "dividend" as const, "split" as const, "gift" as const);
  const record = fc
    .record({ kind, symbol: text, account: text, date, amount, price: amount, currency })
    .map(({ kind, symbol, account, date, amount, price, currency }): PortfolioRecord => {
      if (kind === "gift") return gift(date, amount, 2025, currency, symbol);
      const { buy, sell, dividend, split } = of(symbol, account);
      if (kind === "dividend") return dividend(date, amount, currency);
      return kind === "split" ? split(date, 3) : (kind === "buy" ? buy : sell)(date, amount, price, { currency });
    });
  fc.assert(
    fc.property(fc.array(record, { maxLength: 12 }), (records) => {
      const { positions, texts } = journal(records);
      const owned = positions.reduce((sum, position) => sum + sharesOn(position, "2025-12-31"), 0);
      const held = [...beancountBalances(texts.beancount)].filter(([place]) => /:Shares /.test(place));
      expect(held.reduce((sum, [, units]) => sum + Number(units), 0)).toBeCloseTo(owned, 4);
      expectSameInLedger(texts);
    }),
  );
});
