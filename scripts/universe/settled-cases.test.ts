import { describe, expect, it } from "vitest";
import type { ReasonCode } from "../../domain/screening/screening.ts";
import { type Standing, standingOf } from "../../domain/screening/standing.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";

/** One line of reasoning and the companies it was found on; `because` must be among the deciding reasons. */
type CaseClass = {
  why: string;
  symbols: string;
  standing: Standing;
  because: ReasonCode | null;
};

/**
 * Verdicts that were once wrong, by class. A rule or a table settles a class for all of its companies; the ones named here were found
 * by reading.
 */
const SETTLED: readonly CaseClass[] = [
  {
    why: "two lines of one company share its facts: cash of its reports is over a third of its value on both",
    symbols: "BIDU 9888.HK HCM 0013.HK TCOM 9961.HK BILI 9626.HK",
    standing: "haram",
    because: "cash_above_limit",
  },
  {
    why: "two lines of one company share its facts: debt of its filing is a quarter of its value on both",
    symbols: "JHX JHX.AX",
    standing: "halal",
    because: null,
  },
  {
    why: "most of its money lies in time deposits, which the source leaves out: known, not sourced",
    symbols: "0083.HK",
    standing: "doubt",
    because: "insufficient_data",
  },
  {
    why: "its debt is owed to its parent and stands among other lines: known, not sourced",
    symbols: "SHL.DE",
    standing: "doubt",
    because: "insufficient_data",
  },
  {
    why: "cash is far too low, but all that may bear interest and all other income are within the limits: at most that is purified",
    symbols: "MARUTI.BO",
    standing: "purify",
    because: "purification_required",
  },
  {
    why: "ten times its shares: earnings a share and the exchanges' average value both contradict them",
    symbols: "INDIAMART.BO",
    standing: "doubt",
    because: "sources_disagree",
  },
  {
    why: "interest is not reported, and what it is at most is above the limit",
    symbols: "NAUKRI.BO MAPMYINDIA.BO LATENTVIEW.BO",
    standing: "doubt",
    because: "insufficient_data",
  },
  {
    why: "a prohibited part is known and not reported: pigs, gambling machines, defense, hotels, beer, casino software, groceries",
    symbols: "GNS.L 9697.T MTO.L OBEROIRLTY.BO VBL.BO AGYS AMZN",
    standing: "doubt",
    because: "mixed_business",
  },
  {
    why: "scholars differ on it: a manager of funds, a cooperative insurer",
    symbols: "CHC.AX 8020.SR",
    standing: "doubt",
    because: "grey_business",
  },
  {
    why: "software, data and leads for lenders and insurers, all judged alike",
    symbols: "BR VRSK ALKT QTWO NCNO BLND CCC GWRE FICO EFX NRDS",
    standing: "doubt",
    because: "grey_business",
  },
  {
    why: "of the same class, and above a limit besides",
    symbols: "TREE",
    standing: "haram",
    because: "debt_above_limit",
  },
  {
    why: "a lender or an insurer in the group whose part is not reported",
    symbols: "INTU PSA TNET OHI CTRE",
    standing: "doubt",
    because: "mixed_business",
  },
  {
    why: "parts and services for defense beside a civil trade, all judged alike",
    symbols: "AME APH MSI ETN OII AMSC OPTX TTMI ITT PH",
    standing: "doubt",
    because: "mixed_business",
  },
];

const stocks = new Map(embeddedUniverse().map((stock) => [stock.profile.symbol, stock]));

describe.each(SETTLED)("$why", ({ symbols, standing, because }) => {
  it.each(symbols.split(" "))("%s", (symbol) => {
    const stock = stocks.get(symbol);
    expect(stock?.isScreened).toBe(true);
    if (!stock) return;
    expect(standingOf({ ...stock.screening, isScreened: true })).toBe(standing);
    const deciding = stock.screening.reasons.filter(({ effect }) => effect === "verdict").map(({ code }) => code);
    if (because === null) expect(deciding).toEqual([]);
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
