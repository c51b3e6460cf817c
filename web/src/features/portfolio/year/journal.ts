import { inMajorUnit } from "../../../../../domain/facts/in-dollars.ts";
import { compare } from "../../../../../domain/portfolio/lots.ts";
import { type DatedRates, inDollars, roundedUpToCents } from "../../../../../domain/portfolio/money.ts";
import { laterSplits, type Position, sharesOfAccount } from "../../../../../domain/portfolio/positions.ts";
import {
  isCost,
  type KeyOf,
  type PortfolioRecord,
  type Reinvestment,
  type Trade,
} from "../../../../../domain/portfolio/records.ts";
import { type Entry, type Journal, moneyUnits, type Posting, shareUnits } from "./journal-text.ts";
import type { Report } from "./year-content.ts";

type Given = {
  report: Report;
  positions: readonly Position[];
  records: readonly PortfolioRecord[];
  keyOf: KeyOf;
  rates: DatedRates | null;
};

/** Below it, what a list of positions and the trades before it differ by is rounding. */
const NOTHING = 1e-6;

const OPENING = ["Equity", "Opening"];
const ADJUSTMENTS = ["Equity", "Adjustments"];
const DIVIDENDS = ["Income", "Dividends"];
const PURIFICATION = ["Expenses", "Purification"];
const OWED = ["Liabilities", "Purification"];
const CASH = ["Assets", "Cash"];
const COSTS = { fee: ["Expenses", "Fees"], tax: ["Expenses", "Tax"] } as const;
const COST_WORDS = { fee: "Fee", tax: "Tax withheld" } as const;
const TRADE_WORDS = { buy: "Buy", sell: "Sell", reinvestment: "Reinvested dividend" } as const;

/**
 * A year in double entry, complete in itself: what was held before it, every trade, dividend, fee and tax of it, what is to be given
 * away for it and what was given. Shares are counted as after every later split. What no trade explains, such as a newer list of
 * positions, is an adjustment. Every entry adds up to zero.
 */
export function journalOf({ report, positions, records, keyOf, rates }: Given): Journal {
  const { year, day, byRule, rule, gifts, owned } = report;
  const [first, before] = [`${year}-01-01`, `${year - 1}-12-31`];
  const isIn = (date: string) => date >= first && date <= day;
  const entries: Entry[] = [];
  const add = (date: string, said: readonly (string | null)[], ...postings: Posting[]) =>
    entries.push({ date, said: said.filter((word) => word !== null).join(" "), postings });

  const histories = new Map(
    positions.flatMap(({ key, accounts }) =>
      accounts.map((history) => [placeOf(key, history.account), history] as const),
    ),
  );
  /** The shares traded, by place and day. */
  const traded = new Map<string, Map<string, number>>();
  const trade = (record: Trade | Reinvestment, key: string) => {
    const { account, date, kind } = record;
    const { units: price, currency } = inMoney({ amount: record.shares * record.price, currency: record.currency });
    // Shares for nothing are an adjustment.
    if (price === 0n) return;
    const place = placeOf(key, account);
    const history = histories.get(place);
    const count = (kind === "sell" ? -1 : 1) * record.shares * (history ? laterSplits(history, date) : 1);
    const ofPlace = traded.get(place) ?? new Map<string, number>();
    traded.set(place, ofPlace.set(date, (ofPlace.get(date) ?? 0) + count));
    const bought = { ...ofShares(account, key, count), total: { units: price, currency } };
    const said = [TRADE_WORDS[kind], key];
    if (kind !== "reinvestment")
      return add(date, said, bought, inCash(account, kind === "sell" ? price : -price, currency));
    const whole = inMoney(record).units;
    const rest = whole === price ? [] : [inCash(account, whole - price, currency)];
    return add(date, said, bought, posting(DIVIDENDS, -whole, currency), ...rest);
  };
  for (const record of records) {
    if (record.kind === "gift" || !isIn(record.date)) continue;
    const { account, date } = record;
    const key = record.share && keyOf(record.share);
    if (isCost(record)) {
      const { units, currency } = inMoney(record);
      const said = [COST_WORDS[record.kind], key];
      add(date, said, posting(COSTS[record.kind], units, currency), inCash(account, -units, currency));
    } else if (record.kind === "dividend") {
      const { units, currency } = inMoney(record);
      add(date, ["Dividend", key], inCash(account, units, currency), posting(DIVIDENDS, -units, currency));
    } else if (record.kind === "merger" && record.cash > 0) {
      const { units, currency } = inMoney({ amount: record.cash, currency: record.currency });
      add(date, ["Merger", key], inCash(account, units, currency), posting(ADJUSTMENTS, -units, currency));
    } else if (key && (record.kind === "buy" || record.kind === "sell" || record.kind === "reinvestment"))
      trade(record, key);
  }
  for (const { key, accounts } of positions)
    for (const history of accounts) {
      const move = (date: string, said: string, count: number, against: readonly string[]) => {
        if (Math.abs(count) <= NOTHING) return;
        const moved = ofShares(history.account, key, count);
        add(date, [said, key], moved, { ...moved, account: against, units: -moved.units });
      };
      const explained = traded.get(placeOf(key, history.account)) ?? new Map<string, number>();
      const days = new Set([...explained.keys(), ...history.stretches.flatMap(({ from }) => from ?? [])]);
      let held = sharesOfAccount(history, before);
      move(first, "Opening balance", held, OPENING);
      for (const date of [...days].filter(isIn).sort()) {
        const after = sharesOfAccount(history, date);
        move(date, "Adjustment", after - held - (explained.get(date) ?? 0), ADJUSTMENTS);
        held = after;
      }
    }
  const due = moneyUnits(roundedUpToCents(byRule.find((one) => one.rule === rule)?.due.amount ?? 0));
  if (due > 0n)
    add(day, ["To be given away for", String(year)], posting(PURIFICATION, due, "USD"), posting(OWED, -due, "USD"));
  for (const gift of gifts) {
    const { units, currency } = inMoney(gift);
    const dollars = inDollars(gift.amount, gift.currency, rates);
    const paid = posting(CASH, -units, currency);
    if (currency === "USD" || dollars === null || units === 0n)
      add(gift.date, ["Given", gift.to], posting(OWED, units, currency), paid);
    else {
      const total = { units: moneyUnits(dollars), currency: "USD" };
      add(gift.date, ["Given", gift.to], posting(OWED, total.units, total.currency), { ...paid, total });
    }
  }
  const prices = owned.shares.flatMap(({ key, value, shares, priceOn }) =>
    value === null || priceOn === null ? [] : [{ date: priceOn, share: key, units: moneyUnits(value / shares) }],
  );
  return {
    year,
    entries: entries.sort((one, other) => compare(one.date, other.date) || compare(one.said, other.said)),
    prices,
  };
}

const placeOf = (key: string, account: string) => JSON.stringify([key, account]);

const posting = (account: readonly string[], units: bigint, currency: string): Posting => ({
  account,
  units,
  commodity: { money: currency },
});

const inCash = (account: string, units: bigint, currency: string) =>
  posting(["Assets", account, "Cash"], units, currency);

const ofShares = (account: string, key: string, count: number): Posting => ({
  account: ["Assets", account, "Shares"],
  units: shareUnits(count),
  commodity: { share: key },
});

function inMoney({ amount, currency }: { amount: number; currency: string }) {
  const whole = inMajorUnit(amount, currency);
  return { units: moneyUnits(whole.price), currency: whole.currency };
}
