import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { ReasonCode } from "../../domain/screening/screening.ts";
import { type Standing, standingOf } from "../../domain/screening/standing.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";

type CaseClass = { why: string; symbols: string; standing: Standing; because?: ReasonCode };
const settled: readonly CaseClass[] = parse(readFileSync(join(import.meta.dirname, "settled-cases.yaml"), "utf8"));

const stocks = new Map(embeddedUniverse().map((stock) => [stock.profile.symbol, stock]));

describe.each(settled)("$why", ({ symbols, standing, because }) => {
  it.each(symbols.split(" "))("%s", (symbol) => {
    const stock = stocks.get(symbol);
    expect(stock?.isScreened).toBe(true);
    if (!stock) return;
    expect(standingOf({ ...stock.screening, isScreened: true })).toBe(standing);
    const deciding = stock.screening.reasons.filter(({ effect }) => effect === "verdict").map(({ code }) => code);
    if (because === undefined) expect(deciding).toEqual([]);
    else expect(deciding).toContain(because);
  });
});

it("the two companies of one group are measured by all of its shares, not by those of the one that the newest list counts", () => {
  const value = { amount: expect.closeTo(1.63e9 * 105), basis: { details: ["all_shares_at_this_price"] } };
  for (const symbol of ["RIO", "RIO.L", "RIO.AX"])
    expect(stocks.get(symbol)?.financials.marketCapitalization).toMatchObject(value);
});

it("no older liabilities bound a newer debt that is above them, and no rare yield stands that another currency explains", () => {
  const bounded = [...stocks.values()].filter(
    ({ financials: { totalLiabilities: all, interestBearingDebt: debt } }) => {
      return all && debt && all.periodEnd < debt.periodEnd && all.amount < debt.amount;
    },
  );
  expect(bounded).toEqual([]);
  expect(stocks.get("HMY")?.facts?.leftOut?.dividendPerShare).toBe("unknown_currency");
});

it("a listing that a list marks as ended, which may only be suspended, is a name without a verdict on its last price", () => {
  expect(["CTD.AX", "BBU-UN.TO"].map((symbol) => stocks.get(symbol)?.isScreened)).toEqual([false, false]);
});

it("a security that is not a company's share, or no longer trades, is not in the universe at all", () => {
  const there = ["CDZIP", "HCMA", "HDFC.BO", "MINDTREE.BO", "SYD.AX", "CUB"].filter((symbol) => stocks.has(symbol));
  expect(there).toEqual([]);
});
