import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STANDARD_IDS } from "../standards/standards.ts";
import {
  type FundPosition,
  isinOfCusip,
  kindOfFund,
  leiOf,
  POSITION_KINDS,
  packPosition,
  unpackPosition,
} from "./holdings.ts";
import { findFunds, KNOWN_FUNDS, knownFund } from "./known-funds.ts";
import {
  addToTally,
  agedLookThrough,
  emptyFundTally,
  FUND_PARTS,
  fundPartingOf,
  fundWarnings,
  type HeldStock,
  judgedWeight,
  lookThroughAmount,
  type MatchedPosition,
  overlapOf,
  resultOf,
} from "./look-through.ts";

const position = (weight: number, traits: Partial<FundPosition> = {}): FundPosition => ({
  kind: "share",
  ticker: null,
  weight,
  name: null,
  isin: null,
  price: null,
  lei: null,
  ...traits,
});
const WORDS = { h: "halal", p: "purify", d: "doubt", x: "haram", c: "cannot_be_judged", n: "not_screened" } as const;
/** One letter for each standard; `until` is the last day on which age leaves them. */
const standingsOf = (letters: string, until: string | null = null) =>
  STANDARD_IDS.map((standardId, place) => ({
    standardId,
    standing: WORDS[(letters[place] ?? "n") as keyof typeof WORDS],
    until: letters[place] === "d" ? null : until,
  }));
const stock = (symbol: string, letter: string, traits: Partial<HeldStock> = {}): HeldStock => ({
  symbol,
  name: `${symbol} Co`,
  sector: "Technology",
  standings: standingsOf(letter.repeat(STANDARD_IDS.length)),
  reason: null,
  nonCompliantIncomeRatio: 1,
  dividendYield: 0.02,
  ...traits,
});
/** A stock with a standing that falls into doubt under every standard after a day. */
const stockUntil = (symbol: string, letter: string, until: string): HeldStock =>
  stock(symbol, letter, { standings: standingsOf(letter.repeat(STANDARD_IDS.length), until) });
const held = (weight: number, of?: HeldStock, traits: Partial<FundPosition> = {}): MatchedPosition => ({
  position: position(weight, traits),
  stock: of,
});
/** A fund's holdings, added up in one go. */
const lookThrough = (matches: readonly MatchedPosition[]) => resultOf(addToTally(emptyFundTally(), matches));
const house = (matches: readonly MatchedPosition[]) => {
  const parts = lookThrough(matches).standards[0]?.parts;
  if (!parts) throw new Error("no house standard");
  return parts;
};

describe("looking through a fund", () => {
  it("puts every position into the part of its standing, and what is no share beside them", () => {
    const parts = house([
      held(30, stock("A", "h")),
      held(20, stock("B", "p")),
      held(10, stock("C", "d")),
      held(15, stock("D", "x")),
      held(5, stock("E", "n")),
      held(4, stock("F", "c")),
      held(6),
      held(2, undefined, { kind: "cash" }),
      held(3, stock("A", "h"), { kind: "short" }),
    ]);
    expect(parts).toEqual({
      halal: 30,
      purify: 20,
      doubt: 10,
      haram: 15,
      notScreened: 5,
      cannotBeJudged: 4,
      notFound: 6,
      cash: 2,
      beyond: 3,
      undeclared: 5,
    });
    expect(judgedWeight(parts)).toBe(75);
  });

  it("judges each standard by its own letter", () => {
    const { standards } = lookThrough([held(100, stock("A", "h", { standings: standingsOf("hxpdcnh") }))]);
    const full = standards.map(({ parts }) => FUND_PARTS.find((part) => parts[part] === 100));
    const judged = ["halal", "haram", "purify", "doubt", "cannotBeJudged", "notScreened", "halal"];
    expect(full).toEqual(STANDARD_IDS.map((_, place) => judged[place] ?? "notScreened"));
  });

  it("counts a stock without letters as not screened, never as halal", () => {
    expect(house([held(100, stock("A", "h", { standings: null }))])).toMatchObject({ notScreened: 100, halal: 0 });
  });

  const weights = fc.double({ min: 0, max: 40, noNaN: true });
  const anyPosition = fc.record({
    weight: weights,
    kind: fc.constantFrom(...POSITION_KINDS),
    letter: fc.option(fc.constantFrom("h", "p", "d", "x", "n", "c"), { nil: undefined }),
  });

  it("neither loses nor makes weight: the parts of every standard add up to what is declared and what is not", () => {
    fc.assert(
      fc.property(fc.array(anyPosition, { maxLength: 60 }), (generated) => {
        const matches = generated.map(({ weight, kind, letter }, at) =>
          held(weight, letter ? stock(`S${at}`, letter) : undefined, { kind }),
        );
        const { declared, standards, matched } = lookThrough(matches);
        expect(matched).toBeLessThanOrEqual(100.0001);
        for (const { parts } of standards) {
          const sum = FUND_PARTS.reduce((total, part) => total + parts[part], 0);
          expect(sum).toBeCloseTo(Math.max(100, declared), 6);
          for (const part of FUND_PARTS) expect(parts[part]).toBeGreaterThanOrEqual(0);
          const amount = lookThroughAmount(1000, parts);
          expect(FUND_PARTS.reduce((total, part) => total + amount[part], 0)).toBeCloseTo(1000, 6);
        }
      }),
    );
  });

  it("names the largest holdings that fail first, then those in doubt, two lines of one company as one", () => {
    const google = stock("GOOGL", "x", { reason: "cash_above_limit" });
    const { offenders } = lookThrough([
      held(2, google),
      held(3, google),
      held(4, stock("BANK", "x")),
      held(9, stock("DOUBT", "d")),
      held(50, stock("HALAL", "h")),
    ]);
    expect(offenders.map(({ symbol, weight }) => [symbol, weight])).toEqual([
      ["GOOGL", 5],
      ["BANK", 4],
      ["DOUBT", 9],
    ]);
  });

  it("weighs purification by what each holding distributes, and what fails apart from what does not", () => {
    const { purification } = lookThrough([
      held(50, stock("A", "p", { nonCompliantIncomeRatio: 2, dividendYield: 0.04 })),
      held(25, stock("B", "x", { nonCompliantIncomeRatio: 9, dividendYield: 0.04 })),
      held(25, stock("C", "h", { nonCompliantIncomeRatio: 1, dividendYield: 0 })),
      held(10, stock("D", "h", { dividendYield: null })),
      held(10, stock("E", "h", { nonCompliantIncomeRatio: null })),
    ]);
    expect(purification.ofPermissible).toBeCloseTo((2 / 3) * 2, 10);
    expect(purification.fromHaram).toBeCloseTo(100 / 3, 10);
    expect(purification.known).toBe(100);
    expect(purification.asIfHeld).toBeCloseTo((2 / 3) * 2 + (1 / 3) * 9, 10);
    expect(lookThrough([held(1, stock("A", "h", { dividendYield: 0 }))]).purification.ofPermissible).toBeNull();
  });

  it.each([
    [
      "a prohibited business, whatever interest it earns",
      { nonCompliantIncomeRatio: 0.5, reason: "prohibited_business" },
    ],
    ["a holding which fails and whose ratio is not known", { nonCompliantIncomeRatio: null }],
  ])("gives away all that comes from %s", (_, traits) => {
    const { purification } = lookThrough([
      held(50, stock("A", "h", { nonCompliantIncomeRatio: 0 })),
      held(50, stock("B", "x", traits)),
    ]);
    expect(purification).toMatchObject({ ofPermissible: 0, fromHaram: 50, asIfHeld: 50 });
  });

  it("comes to the same in one go and in several, each tally kept as text in between", () => {
    const letters = fc.constantFrom("h", "p", "d", "x", "n", "c");
    const line = fc.record({
      weight: weights,
      letter: fc.option(letters, { nil: undefined }),
      name: fc.nat({ max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 80 }), fc.integer({ min: 1, max: 20 }), (generated, atOnce) => {
        const letterOf = new Map(generated.map(({ name, letter }) => [name, letter]));
        const matches = generated.map(({ weight, name }) => {
          const letter = letterOf.get(name);
          return held(weight, letter ? stockUntil(`S${name}`, letter, `2026-0${(name % 9) + 1}-01`) : undefined);
        });
        let tally = emptyFundTally();
        for (let from = 0; from < matches.length; from += atOnce)
          tally = JSON.parse(JSON.stringify(addToTally(tally, matches.slice(from, from + atOnce))));
        expect(resultOf(tally)).toEqual(lookThrough(matches));
      }),
    );
  });

  it("names its largest holdings, whatever they come to, and its sectors", () => {
    const { largest, sectors } = lookThrough([
      held(5, stock("A", "x")),
      held(4, stock("B", "h", { sector: "Energy" })),
      held(3, stock("A", "x")),
      held(9),
      held(20, undefined, { kind: "cash" }),
    ]);
    expect(largest.map(({ symbol, weight, standing }) => [symbol, weight, standing])).toEqual([
      ["A", 8, "haram"],
      ["B", 4, "halal"],
    ]);
    expect(sectors).toEqual([
      { sector: "Technology", weight: 8 },
      { sector: "Energy", weight: 4 },
    ]);
  });

  it("finds what two funds have in common by the smaller weight of each share", () => {
    const weightsOf = (...matches: MatchedPosition[]) => addToTally(emptyFundTally(), matches).weights;
    const one = weightsOf(held(60, stock("A", "h")), held(40, stock("B", "h")));
    const other = weightsOf(held(10, stock("A", "h")), held(90, undefined, { ticker: "B" }));
    expect(overlapOf(one, other)).toBe(50);
    expect(overlapOf(one, one)).toBe(100);
    expect(overlapOf(one, {})).toBe(0);
  });
});

describe("where the standards part on a fund", () => {
  const letters = (given: string, until?: string) => standingsOf(given.padEnd(STANDARD_IDS.length, "d"), until);
  const [passes, fails] = [STANDARD_IDS[0], STANDARD_IDS[1]];
  const parting = (matches: readonly MatchedPosition[], today = "2026-09-01") =>
    fundPartingOf(lookThrough(matches).parted, today);

  it("is the weight of holdings that one passes and another forbids, and the sides of the largest share of it", () => {
    const found = parting([
      held(30, stock("A", "h", { standings: letters("hx") })),
      held(10, stock("B", "h", { standings: letters("px") })),
      held(25, stock("C", "h", { standings: letters("xh") })),
      held(20, stock("D", "h")),
      held(15, stock("E", "d", { standings: letters("hd") })),
    ]);
    expect(found).toEqual({ weight: 65, passes: [passes], fails: [fails], largest: 40 });
  });

  it("is nothing where they agree, and leaves out a standard that a holding's market does not show", () => {
    expect(parting([held(60, stock("A", "h")), held(40, stock("B", "x"))])).toBeNull();
    const place = STANDARD_IDS.indexOf("ojk-indonesia");
    const standings = standingsOf(`${"x".repeat(place)}h${"x".repeat(STANDARD_IDS.length - place - 1)}`);
    expect(parting([held(60, stock("A", "h", { standings }))])).toBeNull();
    expect(parting([held(60, stock("A.JK", "h", { standings }))])?.passes).toEqual(["ojk-indonesia"]);
  });

  it("no longer counts a holding once one of its sides has become too old", () => {
    const matches = [held(50, stock("A", "h", { standings: letters("hx", "2026-09-30") }))];
    expect(parting(matches, "2026-09-30")?.weight).toBe(50);
    expect(parting(matches, "2026-10-01")).toBeNull();
  });
});

describe("a result on the day of reading", () => {
  const found = lookThrough([
    held(30, stockUntil("A", "h", "2026-09-30")),
    held(20, stockUntil("B", "p", "2026-09-30")),
    held(25, stockUntil("C", "h", "2027-06-30")),
    held(15, stockUntil("D", "x", "2026-09-30")),
    held(10, stock("E", "h")),
  ]);
  const houseOn = (today: string) => agedLookThrough(found, found.lastDays, today).standards[0]?.parts;

  it("is the one of the screening until the day after the last one of a standing", () => {
    expect(agedLookThrough(found, found.lastDays, "2026-09-30")).toEqual({ ...found, aged: 0 });
    expect(houseOn("2026-10-01")).toMatchObject({ halal: 35, purify: 0, doubt: 65, haram: 0 });
    expect(houseOn("2030-01-01")).toMatchObject({ halal: 10, purify: 0, doubt: 90, haram: 0 });
  });

  it("puts what has aged in doubt under every standard and among the largest holdings, and loses no weight", () => {
    const aged = agedLookThrough(found, found.lastDays, "2026-10-01");
    expect(aged.aged).toBe(65);
    for (const { parts } of aged.standards)
      expect(FUND_PARTS.reduce((sum, part) => sum + parts[part], 0)).toBeCloseTo(100, 9);
    expect(aged.largest.map(({ symbol, standing }) => [symbol, standing])).toEqual([
      ["A", "doubt"],
      ["C", "halal"],
      ["B", "doubt"],
      ["D", "doubt"],
      ["E", "halal"],
    ]);
  });
});

describe("what is said before anything else", () => {
  const good = { asOf: "2026-08-01", declared: 99, matched: 95 };
  it.each([
    ["nothing of good holdings", good, []],
    ["nothing on the 120th day", { ...good, asOf: "2026-07-25" }, []],
    ["old holdings from the 121st day", { ...good, asOf: "2026-07-24" }, ["old_holdings"]],
    ["nothing at exactly 90 % and 80 %", { ...good, declared: 90, matched: 80 }, []],
    ["a sum below 90 %", { ...good, declared: 89.99 }, ["incomplete_holdings"]],
    ["less than 80 % recognized", { ...good, matched: 79.99 }, ["unrecognized_holdings"]],
  ])("is %s", (_, holdings, codes) => {
    expect(fundWarnings(holdings, "2026-11-22").map(({ code }) => code)).toEqual(codes);
  });
});

describe("what a fund is one of", () => {
  const of = (kind: FundPosition["kind"], weight: number) => position(weight, { kind });
  const kindsOf = (positions: readonly FundPosition[]) =>
    addToTally(
      emptyFundTally(),
      positions.map((one) => ({ position: one, stock: undefined })),
    ).kinds;
  it.each([
    ["an index fund", "SPDR S&P 500 ETF Trust", [of("share", 99)], "shares"],
    ["bonds by what it holds", "Income Portfolio", [of("bond", 80), of("cash", 20)], "bonds"],
    ["bonds by its name alone", "Vanguard Total Bond Market ETF", [], "bonds"],
    ["gold", "SPDR Gold Shares", [], "metal"],
    ["miners of gold, which are companies", "VanEck Gold Miners ETF", [], "shares"],
    ["options by its name", "Global X S&P 500 Covered Call ETF", [of("share", 99)], "options"],
    ["options by what it holds", "Enhanced Fund", [of("share", 80), of("derivative", 20)], "options"],
    ["leverage by its name", "ProShares UltraPro QQQ", [of("share", 60)], "leverage"],
    ["leverage by more than it has", "Plus Fund", [of("share", 130)], "leverage"],
    ["leverage by short positions", "Long and Short", [of("share", 90), of("short", 11)], "leverage"],
  ] as const)("recognizes %s", (_, name, positions, kind) => expect(kindOfFund(name, kindsOf(positions))).toBe(kind));

  it("is what the name of every known fund says, and no ticker is two funds", () => {
    expect(KNOWN_FUNDS.filter(({ name, kind }) => kindOfFund(name, {}) !== kind)).toEqual([]);
    expect(new Set(KNOWN_FUNDS.map(({ symbol }) => symbol)).size).toBe(KNOWN_FUNDS.length);
  });
});

describe("a Legal Entity Identifier", () => {
  it.each([
    ["HWUPKR0MPOU8FGXBT394", "HWUPKR0MPOU8FGXBT394"],
    ["HWUPKR0MPOU8FGXBT395", null],
    ["N/A", null],
    ["00000000000000000000", null],
    [undefined, null],
  ])("of %s is %s", (text, lei) => expect(leiOf(text)).toBe(lei));
});

describe("funds by name", () => {
  const found = (text: string) => findFunds(text, 5).map(({ symbol }) => symbol);
  it("are found by ticker, by words of the name and by who runs them", () => {
    expect(found("spy")).toEqual(["SPY"]);
    expect(found("vanguard s&p 500")).toEqual(["VOO"]);
    expect(found("wahed")).toEqual(["HLAL", "UMMA"]);
    expect(found("etf")).toEqual([]);
    expect(found("zzzz fund")).toEqual([]);
  });
  it("are each of the kind that their own name says", () => {
    expect(knownFund("GLD")?.kind).toBe("metal");
    expect(knownFund("TQQQ")?.kind).toBe("leverage");
  });
});

describe("a position", () => {
  it("is the same after it was packed", () => {
    const positions = [
      position(1, { ticker: "A" }),
      position(2, { kind: "cash" }),
      position(3, { ticker: "B", name: "B Co", isin: "US0378331005", price: 2.5 }),
    ];
    expect(positions.map(packPosition).map(unpackPosition)).toEqual(positions);
    expect(packPosition(position(1, { ticker: "A" }))).toEqual(["A", 1]);
  });

  it.each([
    ["037833100", "US0378331005"],
    ["67066G104", "US67066G1040"],
    ["02079K305", "US02079K3059"],
    ["N/A", null],
    ["000000000", null],
    ["2602335D", null],
  ])("has the ISIN of its CUSIP %s", (cusip, isin) => expect(isinOfCusip(cusip)).toBe(isin));
});
