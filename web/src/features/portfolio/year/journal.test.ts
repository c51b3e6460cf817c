import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { positionsOf, sharesOn } from "../../../../../domain/portfolio/positions.ts";
import { ledgerLines } from "../../../../../domain/portfolio/purification-ledger.ts";
import { isCost, isShareRecord, ownName, type PortfolioRecord } from "../../../../../domain/portfolio/records.ts";
import { yearReport } from "../../../../../domain/portfolio/year.ts";
import { journalOf } from "./journal.ts";
import { beancountText, ledgerText } from "./journal-text.ts";
import type { Report } from "./year-content.ts";

const RATES = { asOf: "2025-06-01", rates: { EUR: 0.8, GBP: 0.75 } };
const share = (symbol: string) => ({ symbol, isin: null, name: null });
let count = 0;
const of = (symbol: string, date: string, account = "Trading 212") => ({
  id: `r${count++}`,
  account,
  share: share(symbol),
  date,
});
const trade = (
  kind: "buy" | "sell",
  shares: number,
  price: number,
  currency: string,
  ...given: Parameters<typeof of>
) => ({ kind, ...of(...given), shares, price, currency, purchasePrice: null }) as const;
const dividend = (amount: number, currency: string, ...given: Parameters<typeof of>) =>
  ({ kind: "dividend", ...of(...given), amount, currency }) as const;
const gift = (amount: number, currency: string, date: string, to = "a school") =>
  ({ kind: "gift", id: `g${count++}`, date, amount, currency, to, forYear: 2025 }) as const;

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
  const lines = ledgerLines({
    positions,
    dividends: records.flatMap((record) =>
      record.kind === "dividend" || record.kind === "reinvestment" ? [{ ...record, key: ownName(record.share) }] : [],
    ),
    companyOf: () => ({
      ratios: [{ from: "2024-01-01", percent: 2, status: "questionable" }],
      isRatioEstimated: false,
      purificationBound: null,
      incomePerShare: null,
    }),
    rates: RATES,
    today,
  });
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

const SAMPLE: PortfolioRecord[] = [
  trade("buy", 10, 20, "USD", "AAPL", "2024-03-01"),
  trade("buy", 2.5, 200.333, "USD", "AAPL", "2025-02-03"),
  { kind: "split", ...of("AAPL", "2025-05-01"), ratio: 4, sharesAdded: null },
  trade("sell", 20, 60, "USD", "AAPL", "2025-09-03"),
  dividend(2.6, "USD", "AAPL", "2025-05-15"),
  trade("buy", 3, 4500, "GBX", "ULVR.L", "2025-01-03"),
  { kind: "tax", ...of("AAPL", "2025-05-15"), amount: 0.39, currency: "USD" },
  { kind: "fee", ...of("AAPL", "2025-12-31"), share: null, amount: 1.5, currency: "EUR" },
  { kind: "reinvestment", ...of("2222.SR", "2025-07-07"), amount: 30, shares: 0.7, price: 41, currency: "SAR" },
  gift(50, "EUR", "2025-12-20"),
  gift(5, "XAF", "2026-01-02"),
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
      trade("buy", 10, 20, "USD", symbol, "2025-03-01", symbol),
      trade("buy", 1, 20, "USD", "AAPL", "2025-03-01", "AAPL"),
      dividend(3, "USD", symbol, "2025-04-01", symbol),
      gift(1, "USD", "2025-12-01", `${symbol}\n2025-01-01 open Assets:Evil`),
    ];
    const { texts } = journal(records);
    const balances = beancountBalances(texts.beancount);
    expect([...balances.values()].filter((held) => held === "10")).toHaveLength(1);
    expect([...balances.keys()].filter((place) => /Evil|:Shares USD$/.test(place))).toEqual([]);
    expectSameInLedger(texts);
  });

  it("calls what no trade explains an adjustment", () => {
    const listed = {
      kind: "holding",
      ...of("AAPL", "2025-06-01"),
      shares: 7,
      averageCost: null,
      currency: "USD",
    } as const;
    const { texts } = journal([
      trade("buy", 5, 20, "USD", "AAPL", "2025-03-01"),
      { ...listed, heldSince: "2025-05-05" },
      trade("buy", 5, 0, "USD", "MSFT", "2025-03-01"),
    ]);
    expect(texts.beancount).toContain('"Adjustment MSFT"');
    const balances = beancountBalances(texts.beancount);
    expect(balances.get("Assets:Trading-212:Shares AAPL")).toBe("7");
    expect(balances.get("Equity:Adjustments MSFT")).toBe("-5");
  });

  it("begins before a gift that was given before its year", () => {
    const { texts } = journal([gift(4, "USD", "2024-11-01")]);
    expect(texts.beancount).toContain("2024-11-01 open Liabilities:Purification");
    beancountBalances(texts.beancount);
  });
});

it("any year's journal can be read, adds up to zero and ends with what is owned", () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 }).map((units) => units / 1000);
  const text = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom("AAPL", "USD", "F", "2222.SR", "a\nb"));
  const date = fc.constantFrom("2024-12-31", "2025-01-01", "2025-04-05", "2025-12-31", "2026-01-01");
  const currency = fc.constantFrom("USD", "EUR", "GBX", "ZZZ");
  const record: fc.Arbitrary<PortfolioRecord> = fc.oneof(
    fc
      .tuple(fc.constantFrom("buy" as const, "sell" as const), amount, amount, currency, text, date, text)
      .map((given) => trade(...given)),
    fc.tuple(amount, currency, text, date, text).map((given) => dividend(...given)),
    fc.tuple(text, date).map((given) => ({ kind: "split" as const, ...of(...given), ratio: 3, sharesAdded: null })),
    fc.tuple(amount, currency, date, text).map((given) => gift(...given)),
  );
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
