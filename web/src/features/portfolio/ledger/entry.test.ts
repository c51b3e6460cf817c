import { describe, expect, it } from "vitest";
import { portfolioOf } from "../portfolio-store.ts";
import { EMPTY_ENTRY, ENTRY_KINDS, type Entry, type EntryKind, entryErrors, entryRecords } from "./EntryForm.tsx";

const TODAY = "2026-11-23";
const entry = (traits: Partial<Entry> = {}): Entry => ({
  ...EMPTY_ENTRY,
  symbol: "AAPL",
  date: "2025-03-01",
  account: "A",
  ...traits,
});
const errorsOf = (kind: EntryKind, traits: Partial<Entry> = {}) => Object.keys(entryErrors(kind, entry(traits), TODAY));

const WHOLE: Readonly<Record<EntryKind, Partial<Entry>>> = {
  dividend: { amount: "3" },
  reinvestment: { amount: "300", shares: "5.1", price: "50" },
  buy: { shares: "10", price: "150" },
  sell: { shares: "10", salePrice: "150", purchasePrice: "100" },
  split: { ratio: "4" },
  spin_off: { newSymbol: "GEV", newShares: "5", costPercent: "20" },
  merger: { newSymbol: "NEW", newShares: "15", cash: "60" },
  transfer: { shares: "10", into: "B" },
  fee: { amount: "0.6", symbol: "" },
  tax: { amount: "1.17" },
  gift: { amount: "8", to: "a school", forYear: "2025" },
};

describe("an entry by hand", () => {
  it.each(ENTRY_KINDS)("of the kind %s is a record that is kept", (kind) => {
    expect(errorsOf(kind, WHOLE[kind])).toEqual([]);
    const records = entryRecords(kind, entry(WHOLE[kind]), "id");
    expect(portfolioOf({ version: 2, records })?.records).toEqual(records);
  });

  it.each<[EntryKind, Partial<Entry>, string[]]>([
    ["dividend", { date: "", amount: "0" }, ["date", "amount"]],
    ["dividend", { date: "2026-11-24", amount: "1" }, ["date"]],
    ["reinvestment", { amount: "1" }, ["shares", "price"]],
    ["sell", { shares: "1", salePrice: "2", purchasePrice: "much" }, ["purchasePrice"]],
    ["spin_off", { newShares: "-5", costPercent: "101" }, ["newShares", "costPercent"]],
    ["spin_off", { newShares: "5", costPercent: "some" }, ["costPercent"]],
    ["merger", {}, ["cash"]],
    ["merger", { newShares: "0", cash: "5" }, ["newShares"]],
    ["transfer", { shares: "1", into: " A " }, ["into"]],
    ["transfer", { shares: "1" }, ["into"]],
    ["gift", { amount: "1", forYear: "25" }, ["forYear"]],
  ])("of the kind %s with %j says what is wrong beside each field", (kind, traits, expected) => {
    expect(errorsOf(kind, traits)).toEqual(expected);
  });

  it("may leave out what nobody knows, and nothing is made up for it", () => {
    expect(errorsOf("spin_off", { newShares: "5" })).toEqual([]);
    expect(errorsOf("spin_off", { newShares: "5", costPercent: "0" })).toEqual([]);
    expect(entryRecords("spin_off", entry({ newSymbol: "GEV", newShares: "5" }), "id")).toMatchObject([
      { costPercent: null },
    ]);
    expect(entryRecords("sell", entry({ shares: "1", salePrice: "2" }), "id")).toMatchObject([{ purchasePrice: null }]);
    expect(entryRecords("merger", entry({ cash: "60" }), "id")).toMatchObject([{ newShare: null, cash: 60 }]);
  });

  it("of a move is one record in each of the two accounts", () => {
    const records = entryRecords("transfer", entry(WHOLE.transfer), "id");
    expect(records).toMatchObject([
      { kind: "transfer_out", account: "A", id: "id" },
      { kind: "transfer_in", account: "B", id: "id in" },
    ]);
  });
});
