import type { StandardId } from "../standards/standards.ts";
import { compare } from "./lots.ts";
import { type DatedRates, isOfOtherWeek } from "./money.ts";
import { type Position, sharesOn } from "./positions.ts";
import {
  type Amount,
  addedUp,
  amountOf,
  isCountedUnder,
  isUncertain,
  LEDGER_NOTES,
  LEDGER_RULES,
  type LedgerLine,
  type LedgerNote,
  type LedgerRule,
  type LedgerWay,
  yearCosts,
  yearTotal,
} from "./purification-ledger.ts";
import type { Cost, Gift } from "./records.ts";
import { type JudgedPosition, type Totals, totalsByPart } from "./totals.ts";

/** A share ever held, with its latest known price in US dollars. */
export type PricedPosition = JudgedPosition & {
  position: Position;
  price: { amount: number; on: string | null } | null;
};

export type YearGiven<Turn> = {
  year: number;
  today: string;
  standard: StandardId;
  rule: LedgerRule;
  rates: DatedRates | null;
  positions: readonly PricedPosition[];
  /** Of all years, as the other records. */
  lines: readonly LedgerLine[];
  gifts: readonly Gift[];
  costs: readonly Cost[];
  turns: readonly Turn[];
  /** The days on which a lunar year of wealth ends, and what was calculated; null when that could not be asked. */
  zakat: { days: readonly string[]; calculations: readonly ZakatCalculation[] | null };
};

/** US dollars. */
export type ZakatCalculation = { on: string; owed: number };

export type OwnedShare = JudgedPosition & {
  shares: number;
  priceOn: string | null;
  /** The price is of another week, or the shares are assumed to have been held then. */
  isAbout: boolean;
};

export type YearReport<Turn> = {
  year: number;
  state: "future" | "empty" | "running" | "over";
  /** The day on which what is owned is counted: the last of the year, or today. */
  day: string;
  standard: StandardId;
  rule: LedgerRule;
  owned: { shares: readonly OwnedShare[]; totals: Totals; isAbout: boolean };
  earned: { dividends: Amount; gains: Amount };
  /** What each rule asks for, what was given and what is owed; `unknown` are the shares of its lines without an amount. */
  byRule: readonly { rule: LedgerRule; due: Amount; given: Amount; owed: Amount; unknown: readonly string[] }[];
  gifts: readonly Gift[];
  costs: {
    fees: Amount;
    taxes: Amount;
    purification: Amount;
    total: Amount;
    /** Of the value on `day`, in percent; null when nothing of it is known. Prices through the year, for an average, are in no record. */
    percent: number | null;
  };
  zakat: {
    days: readonly string[];
    latest: ZakatCalculation | null;
    percent: number | null;
    isAsked: boolean;
  };
  turned: readonly Turn[];
  /** What makes the amounts of the chosen rule uncertain, with the number of lines. */
  uncertain: readonly { note: LedgerNote; count: number }[];
};

/** A year with a portfolio. Independent of the order of the records; every part adds up to its total. */
export function yearReport<Turn extends { key: string; on: string }>(given: YearGiven<Turn>): YearReport<Turn> {
  const { year, today, standard, rule, rates } = given;
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const isFuture = first > today;
  const isOver = last < today;
  const day = isOver ? last : today;
  const isIn = (date: string) => date >= first && date <= day;
  const lines = given.lines.filter((line) => line.year === year && !isFuture);
  const gifts = given.gifts.filter(({ forYear }) => forYear === year).sort(byDay);
  const shares = isFuture ? [] : given.positions.flatMap((row) => ownedOn(row, day, isOver)).sort(byValue);
  const totals = totalsByPart(shares, standard);
  const ofValue = (amount: number) => (totals.value > 0 ? (amount / totals.value) * 100 : null);
  const byRule = LEDGER_RULES.map((one) => {
    const { due, given, owed } = yearTotal(year, lines, gifts, { rule: one, rates });
    const without = lines.filter((line) => isCountedUnder(line, one) && line.purification === null);
    return { rule: one, due, given, owed, unknown: [...new Set(without.map(({ key }) => key))].sort(compare) };
  });
  const followed = lines.filter((line) => isCountedUnder(line, rule));
  const { fees, taxes } = yearCosts(isFuture ? [] : given.costs, year, rates);
  const purification = byRule.find((one) => one.rule === rule)?.due ?? addedUp([]);
  const total = addedUp([fees, taxes, purification]);
  const calculations = given.zakat.calculations ?? [];
  const latest = calculations.filter(({ on }) => isIn(on)).sort((one, other) => compare(other.on, one.on))[0] ?? null;
  const hasRecords = [shares, lines, gifts].some(({ length }) => length > 0) || total.amount > 0;
  return {
    year,
    state: isFuture ? "future" : !hasRecords ? "empty" : isOver ? "over" : "running",
    day,
    standard,
    rule,
    owned: { shares, totals, isAbout: shares.some(({ isAbout }) => isAbout) },
    earned: { dividends: earnedBy("dividend", lines), gains: earnedBy("capital_gains", lines) },
    byRule,
    gifts,
    costs: { fees, taxes, purification, total, percent: ofValue(total.amount) },
    zakat: {
      days: given.zakat.days.filter((date) => date >= first && date <= last),
      latest,
      percent: latest && ofValue(latest.owed),
      isAsked: given.zakat.calculations !== null,
    },
    turned: given.turns.filter(({ key, on }) => isIn(on) && wasHeld(given.positions, key, on)).sort(byTurn),
    uncertain: LEDGER_NOTES.filter(isUncertain).flatMap((note) => {
      const count = followed.filter(({ notes }) => notes.includes(note)).length;
      return count > 0 ? [{ note, count }] : [];
    }),
  };
}

function ownedOn({ position, price, ...judged }: PricedPosition, day: string, isOver: boolean): OwnedShare[] {
  const shares = sharesOn(position, day);
  if (shares <= 0) return [];
  const isAssumed = position.accounts.some(({ isTimeAssumed }) => isTimeAssumed);
  const isOldPrice = price !== null && (price.on === null || isOfOtherWeek(price.on, day));
  const value = price && price.amount * shares;
  return [{ ...judged, shares, value, priceOn: price?.on ?? null, isAbout: isOver && (isAssumed || isOldPrice) }];
}

const earnedBy = (way: LedgerWay, lines: readonly LedgerLine[]) =>
  addedUp(
    lines
      .filter((line) => line.way === way)
      .map(({ base, notes }) => amountOf(base, notes.includes("rate_of_other_day"))),
  );

function wasHeld(positions: readonly PricedPosition[], key: string, on: string): boolean {
  return positions.some((row) => row.key === key && sharesOn(row.position, on) > 0);
}

const byDay = (first: Gift, second: Gift) => compare(first.date, second.date) || compare(first.id, second.id);
const byValue = (first: OwnedShare, second: OwnedShare) =>
  (second.value ?? -1) - (first.value ?? -1) || compare(first.key, second.key);
const byTurn = (first: { key: string; on: string }, second: { key: string; on: string }) =>
  compare(first.on, second.on) || compare(first.key, second.key);
