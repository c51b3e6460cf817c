import { webcrypto } from "node:crypto";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { FUND_PARTS, type FundParts } from "../../../../domain/funds/look-through.ts";
import { addRecords, type Holding, type PortfolioRecord } from "../../../../domain/portfolio/records.ts";
import { totalsByPart } from "../../../../domain/portfolio/totals.ts";
import { cost, named, recordsOf } from "../../../../domain/test/portfolio-records.ts";
import type { HeldFund, HeldStock } from "../../../../schema/contracts/portfolio.ts";
import { makeHeldStock } from "../../test/stocks.ts";
import { answerOf } from "./answer/answer-of.ts";
import { openCopy, sealCopy } from "./keeping/copy-file.ts";
import { EMPTY_PORTFOLIO, type KeptPortfolio, mergedPortfolio, portfolioOf, usable } from "./portfolio-store.ts";
import {
  besideIt,
  heldAgain,
  inTheirPlace,
  isOtherName,
  symbolsToAsk,
  viewLedger,
  viewPortfolio,
} from "./portfolio-view.ts";

const holding = (account: string, share: Partial<Holding["share"]>, shares: number): Holding => ({
  kind: "holding",
  id: `${account} ${share.symbol ?? share.isin}`,
  account,
  date: "2026-11-20",
  shares,
  averageCost: null,
  currency: "USD",
  heldSince: null,
  share: { symbol: null, isin: null, name: null, ...share },
});

const answers = (...stocks: HeldStock[]) => ({
  stocks: new Map(stocks.map((one) => [one.asked, one])),
  funds: new Map(),
  rates: null,
  askedAt: "2026-11-22T10:00:00Z",
});

describe("what the page shows", () => {
  it("merges what two brokers call by two names, once the person has said so", () => {
    const records = [holding("A", { symbol: "AAPL" }, 3), holding("B", { isin: "US0378331005" }, 2)];
    const before = viewPortfolio({ ...EMPTY_PORTFOLIO, records }, answers(makeHeldStock("AAPL")));
    expect(before.positions.map(({ key, value }) => [key, value])).toEqual([
      ["AAPL", 30],
      ["US0378331005", null],
    ]);
    const kept = { ...EMPTY_PORTFOLIO, records, symbols: { US0378331005: "AAPL" } };
    const after = viewPortfolio(kept, answers(makeHeldStock("AAPL")));
    expect(after.positions.map(({ key, value }) => [key, value])).toEqual([["AAPL", 50]]);
    expect(symbolsToAsk(kept)).toEqual(["AAPL"]);
  });

  it("takes the person's own price before the platform's, with its day", () => {
    const records = [holding("A", { symbol: "AAPL" }, 3)];
    const own = { AAPL: { price: { amount: 20, on: "2026-11-22" } } };
    const [row] = viewPortfolio({ ...EMPTY_PORTFOLIO, records, own }, answers(makeHeldStock("AAPL"))).positions;
    expect(row).toMatchObject({ value: 60, price: { amount: 20, on: "2026-11-22", isOwn: true } });
  });

  it("counts a fund by what it holds, and its distributions by the ratios of that", () => {
    const parts = (given: object) =>
      ({ ...Object.fromEntries(FUND_PARTS.map((part) => [part, 0])), ...given }) as FundParts;
    const spy: HeldFund = {
      kind: "fund",
      asked: "SPY",
      symbol: "SPY",
      name: "A fund",
      fundKind: "shares",
      holdings: {
        asOf: "2020-08-01",
        source: "sec-nport",
        screenedOn: "2026-08-22",
        declared: 100,
        matched: 100,
        standards: [{ standardId: "mizan", parts: parts({ halal: 60, haram: 30, cash: 10 }) }],
        parting: null,
        largest: [],
        sectors: [],
        purification: { ofPermissible: 1, fromHaram: 30, asIfHeld: 4, known: 90 },
      },
    };
    const gold: HeldFund = { ...spy, asked: "GLD", symbol: "GLD", fundKind: "metal", holdings: null };
    const dividend = recordsOf("SPY").dividend("2026-09-30", 50);
    const records = [holding("A", { symbol: "SPY" }, 3), holding("A", { symbol: "GLD" }, 1), dividend];
    const own = {
      SPY: { price: { amount: 600, on: "2026-11-22" } },
      GLD: { price: { amount: 200, on: "2026-11-22" } },
    };
    const found = { ...answers(), funds: new Map([spy, gold].map((fund) => [fund.asked, fund])) };
    const view = viewPortfolio({ ...EMPTY_PORTFOLIO, records, own }, found);
    const totals = totalsByPart(view.positions, "mizan").parts;
    const values = Object.fromEntries(totals.map(({ part, value }) => [part, value]));
    expect(values).toEqual({ halal: 1080, purify: 0, doubt: 0, haram: 540, not_screened: 200, cash: 180 });
    const given = { view, years: [], today: "2026-11-22" };
    const { unreliableFunds, steps } = answerOf({ ...given, lookUp: "idle", before: { seen: {}, seenOn: null } });
    expect(unreliableFunds).toBe("SPY");
    const since = (seenOn: string, standard: "mizan" | "sp") =>
      answerOf({
        ...given,
        view: viewPortfolio({ ...EMPTY_PORTFOLIO, records, own, standard }, found),
        lookUp: "idle",
        before: { seen: {}, seenOn },
      }).correction;
    expect(since("2026-11-23", "sp")).toMatch(/^Before Nov 24, 2026 .* S&P Shariah by an earlier edition/);
    expect([since("2026-11-24", "sp"), since("2026-11-23", "mizan")]).toEqual([undefined, undefined]);
    expect(steps.map(({ text }) => text)).toEqual([
      "Funds with companies that are not permissible under this standard: SPY (30.0%).",
    ]);
    const [line] = viewLedger(view, "2026-11-22").filter(({ way }) => way === "dividend");
    expect(line).toMatchObject({ base: 50, percent: 4, purification: 2 });
    expect(line?.notes).toEqual(["fund_by_weight", "fund_holds_haram"]);
  });

  it.each([
    ["APPLE INC. - COMMON ST", "Apple Inc.", false],
    ["NVIDIA CORPORATION COM", "NVIDIA Corporation", false],
    ["Unilever", "Unilever PLC", false],
    ["BERKSHIRE HATHAWAY INC CLASS B", "Berkshire Hathaway Inc.", false],
    ["TELUS CORP", "AT&T Inc.", true],
    ["Vodafone Group", "Vanguard Total Stock Market", true],
    [null, "Apple Inc.", false],
    ["3M", "3M Company", false],
  ])("asks whether %s is %s: %s", (fromFile, ours, isOther) => {
    expect(isOtherName(fromFile, ours)).toBe(isOther);
  });
});

const file = (value: unknown) => new Blob([typeof value === "string" ? value : JSON.stringify(value)]);
const kept: KeptPortfolio = { ...EMPTY_PORTFOLIO, records: [holding("A", { symbol: "AAPL" }, 3)] };

describe("a list of shares that are there already", () => {
  const kept = {
    ...EMPTY_PORTFOLIO,
    records: [
      holding("Schwab", { symbol: "AAPL" }, 10),
      holding("Saxo", { symbol: "AAPL" }, 5),
      { ...holding("Saxo", { symbol: "AAPL" }, 7), id: "by another name" },
    ],
  };
  const found = answers(makeHeldStock("AAPL"), makeHeldStock("MSFT"));
  const view = viewPortfolio(kept, found);
  const pasted = [holding("My file", { symbol: "AAPL" }, 12), holding("My file", { symbol: "MSFT" }, 3)];

  it("names them and where they are, but for an account of its own, and takes their place: none counts twice", () => {
    expect(heldAgain(pasted, view)).toMatchObject([{ row: { name: "AAPL Company" }, accounts: ["Saxo", "Schwab"] }]);
    expect(heldAgain([holding("Fidelity", { symbol: "AAPL" }, 12)], view)).toEqual([]);

    const placed = inTheirPlace(heldAgain(pasted, view), view);
    const { records } = addRecords(kept.records, placed);
    const { positions } = viewPortfolio({ ...kept, records }, found);
    expect(positions.map(({ position }) => position.shares)).toEqual([12]);
  });

  it("names those of an earlier list with other figures, which it replaces or is added to, as is said", () => {
    const earlier = { ...holding("My file", { symbol: "AAPL" }, 4), averageCost: 10 };
    const listed = { ...EMPTY_PORTFOLIO, records: [earlier] };
    const view = viewPortfolio(listed, found);
    expect(heldAgain([earlier, ...pasted.slice(1)], view)).toEqual([]);
    const again = heldAgain([{ ...earlier, shares: 12, averageCost: 30 }, ...pasted.slice(1)], view);
    expect(again).toMatchObject([{ row: { name: "AAPL Company" }, accounts: ["My file"] }]);
    const merged = (placed: readonly PortfolioRecord[]) => addRecords(listed.records, placed).records;
    expect(merged(besideIt(again, view))).toMatchObject([{ shares: 16, averageCost: 25 }]);
    expect(merged(inTheirPlace(again, view))).toMatchObject([{ shares: 12, averageCost: 30 }]);
  });
});

describe("a copy", () => {
  beforeAll(() => void vi.stubGlobal("crypto", webcrypto));

  it("opens as it was saved, with a passphrase and without", async () => {
    for (const passphrase of ["", "an open secret"]) {
      const sealed = await sealCopy(kept, passphrase);
      expect(await openCopy(file(sealed), passphrase)).toMatchObject({ records: kept.records });
    }
  });

  it("under a passphrase says nothing to those who have another one, nor when it was changed", async () => {
    const sealed = await sealCopy(kept, "an open secret");
    expect(sealed).not.toContain("AAPL");
    expect(await openCopy(file(sealed), "another")).toBe("locked");
    expect(await openCopy(file(sealed), "")).toBe("locked");
    const { locked } = JSON.parse(sealed);
    const data = (locked.data.startsWith("A") ? "B" : "A") + locked.data.slice(1);
    const changed = { mizan: "portfolio", locked: { ...locked, data } };
    expect(await openCopy(file(changed), "an open secret")).toBe("locked");
  });

  it.each(["", "[]", "{}", "null", '{"version":3,"records":[]}', '{"mizan":"portfolio","locked":{}}', "\u0000"])(
    "%j is none",
    async (text) => {
      expect(await openCopy(file(text), "")).toBe("not_a_copy");
    },
  );

  it("of the first version, which knew fewer kinds of records, is read as one of today", () => {
    const records = [holding("A", { symbol: "AAPL" }, 3)];
    expect(portfolioOf({ version: 1, records })).toEqual({ ...EMPTY_PORTFOLIO, records });
  });

  it("leaves out each record whose figures no sum may use", () => {
    const { made } = recordsOf("AAPL");
    const day = "2025-03-01";
    const merged = { shares: null, newShare: null, newShares: 0, cash: 5 };
    const held = { shares: 1, averageCost: null, heldSince: null };
    const bad = [
      made("reinvestment", day, { amount: 3, shares: 1, price: -1 }),
      made("spin_off", day, { newShare: named("X"), shares: 0, costPercent: null }),
      made("spin_off", day, { newShare: named("X"), shares: 1, costPercent: 101 }),
      made("merger", day, { ...merged, shares: 0 }),
      made("merger", day, { ...merged, newShare: 7 }),
      made("transfer_in", day, { ...held, heldSince: "soon" }),
      cost("tax", day, Number.NaN, "USD", "AAPL"),
    ];
    const kept = [made("merger", day, merged), made("transfer_in", day, held)];
    expect(portfolioOf({ version: 2, records: [...bad, ...kept] })?.records).toEqual(kept);
  });

  it("leaves out what is no record, whoever wrote the file", () => {
    const good = holding("A", { symbol: "AAPL" }, 3);
    const bad = [
      { ...good, shares: -3 },
      { ...good, shares: "3" },
      { ...good, date: "today" },
      { ...good, kind: "gold" },
      { ...good, share: null },
      null,
      7,
    ];
    expect(portfolioOf({ version: 1, records: [...bad, good] })?.records).toEqual([good]);
  });

  it.each(["2026-99-99", "2026-02-30", "2026-00-10", "+26-01-01"])(
    "takes no day that the calendar lacks: %s",
    (day) => {
      const heldOn = { ...holding("A", { symbol: "AAPL" }, 1), date: day };
      expect(portfolioOf({ version: 1, records: [heldOn], hawlBegan: day })).toEqual(EMPTY_PORTFOLIO);
    },
  );

  it("takes of a person's own figures only those that can be used", () => {
    const good = { price: { amount: 3, on: "2026-08-22" }, purpose: "trading", zakatable: 30 };
    const bad = [null, 7, "x", [], { price: 5 }, { price: { amount: "5", on: "2026-08-22" } }, { zakatable: 101 }];
    const dated = { price: { amount: 5, on: "2026-99-99" } };
    const own = { ...Object.fromEntries([...bad, dated, { purpose: "x" }].entries()), good };
    expect(portfolioOf({ version: 1, records: [], own })?.own).toEqual({ good });
  });

  it("that was stored unchecked by an earlier version leaves out what would break the page, and nothing else", () => {
    const seen = { AAPL: { mizan: "halal" as const } };
    const stored = { ...kept, seen, seenOn: "2026-08-22" };
    const broken = { ...holding("Z", { symbol: "MSFT" }, 1), date: "2026-99-99" };
    const own = { ...kept.own, MSFT: { price: { amount: 5, on: "2026-99-99" } } };
    expect(usable({ ...stored, records: [...kept.records, broken], own, hawlBegan: "2026-02-30" })).toEqual({
      ...stored,
      hawlBegan: null,
    });
    expect(usable(undefined)).toEqual(EMPTY_PORTFOLIO);
  });

  it("is added to what is there, and adds nothing a second time", () => {
    const other = { ...EMPTY_PORTFOLIO, records: [holding("B", { symbol: "MSFT" }, 1)] };
    const once = mergedPortfolio(other, kept);
    expect(once.records).toHaveLength(2);
    expect(mergedPortfolio(once, kept).records).toHaveLength(2);
  });
});
