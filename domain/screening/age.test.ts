import { describe, expect, it } from "vitest";
import type { Financials } from "../facts/financials.ts";
import { makeFact, makeProfile } from "../test/facts.ts";
import { ageChangeOn, agedStanding, figuresIn, verdictAge } from "./age.ts";
import { screenStock } from "./screen-stock.ts";
import { standingOf } from "./standing.ts";
import { standingsByStandard } from "./standings-by-standard.ts";

const PROFILE = makeProfile("Semiconductors");

/** A company worth 1,000 dollars with the given debt and cash, its balances of one day, its year's figures of another. */
function company({
  debt = 50,
  cash = 50,
  on = "2025-06-30",
  year = on,
}: {
  debt?: number;
  cash?: number;
  on?: string;
  year?: string;
}) {
  return (screenedOn: string) =>
    screenStock({
      profile: PROFILE,
      financials: {
        marketCapitalization: makeFact(1000, { periodEnd: "2026-08-21" }),
        interestBearingDebt: makeFact(debt, { periodEnd: on }),
        cashAndInterestBearingSecurities: makeFact(cash, { periodEnd: on }),
        totalRevenue: makeFact(1000, { periodEnd: year }),
        interestIncome: makeFact(1, { periodEnd: year }),
      },
      screenedOn,
    });
}

const standing = (screening: ReturnType<typeof screenStock>) => standingOf({ ...screening, isScreened: true });
const standsUntil = (screening: ReturnType<typeof screenStock>, standardId = "mizan") =>
  standingsByStandard(screening, true, figuresIn(screening.evidence)).find((one) => one.standardId === standardId)
    ?.until;

describe("the age of a verdict's figures", () => {
  it.each([
    ["debt of 11 % still passes after 15 months", { debt: 110 }, "2026-10-01", "halal"],
    ["debt of 11 % still passes at 27 months", { debt: 110 }, "2027-09-30", "halal"],
    ["debt of 11 % is in doubt after 27 months", { debt: 110 }, "2027-10-01", "doubt"],
    ["debt of 11.1 % passes at 15 months", { debt: 111 }, "2026-09-30", "halal"],
    ["debt of 11.1 % is in doubt after 15 months", { debt: 111 }, "2026-10-01", "doubt"],
    ["debt of 40 % fails at 15 months", { debt: 400 }, "2026-09-30", "haram"],
    ["debt of 40 % is in doubt after 15 months", { debt: 400 }, "2026-10-01", "doubt"],
    ["debt of 49.5 % still fails after 15 months", { debt: 495 }, "2026-10-01", "haram"],
    ["debt of 49.5 % is in doubt after 27 months", { debt: 495 }, "2027-10-01", "doubt"],
    ["cash of 80 % fails at 15 months", { cash: 800 }, "2026-09-30", "haram"],
    ["cash of 80 % is in doubt after 15 months", { cash: 800 }, "2026-10-01", "doubt"],
    [
      "a ratio on newer figures is judged as it stands",
      { debt: 300, on: "2026-06-30", year: "2025-06-30" },
      "2026-10-01",
      "halal",
    ],
  ] as const)("%s", (_, given, on, expected) => {
    expect(standing(company(given)(on))).toBe(expected);
  });

  it("is told with the ratio that has to grow, where the verdict stands", () => {
    const { reasons, flipPoints } = company({ debt: 100 })("2026-12-01");
    expect(reasons).toContainEqual(
      expect.objectContaining({
        code: "stale_data",
        effect: "note",
        detail: { kind: "stale", periodEnd: "2025-06-30", part: "debt", ratio: 10, ratioLimit: 33 },
      }),
    );
    expect(flipPoints.find(({ input }) => input === "interestBearingDebt")).toMatchObject({ to: "questionable" });
    expect(flipPoints.find(({ input }) => input === "interestBearingDebt")?.threshold).toBeCloseTo(110, 6);
  });

  it("leaves a prohibited business prohibited, with no doubt beside it", () => {
    const { status, reasons } = screenStock({
      profile: { ...PROFILE, industry: "Tobacco" },
      financials: { marketCapitalization: makeFact(1000, { periodEnd: "2020-08-21" }) },
      screenedOn: "2026-12-01",
    });
    expect(status).toBe("haram");
    expect(reasons.map(({ code }) => code)).toEqual(["prohibited_business"]);
  });

  const valuedOn = (periodEnd: string, debt: number) =>
    screenStock({
      profile: PROFILE,
      financials: {
        marketCapitalization: makeFact(1000, { periodEnd }),
        interestBearingDebt: makeFact(debt, { periodEnd: "2026-06-30" }),
        cashAndInterestBearingSecurities: makeFact(1, { periodEnd: "2026-06-30" }),
        totalRevenue: makeFact(1000, { periodEnd: "2026-06-30" }),
        interestIncome: makeFact(1, { periodEnd: "2026-06-30" }),
      },
      screenedOn: "2026-12-01",
    });

  it.each([
    ["within fifteen months, as it stands", "2025-09-30", 300, "halal"],
    ["after fifteen months, as far as a third of the limit", "2025-08-31", 110, "halal"],
    ["after fifteen months, above a third of the limit in doubt", "2025-08-31", 111, "doubt"],
    [
      "after fifteen months, above the limit in doubt however far, because it may have risen",
      "2025-08-31",
      900,
      "doubt",
    ],
    ["after twenty-seven months in doubt", "2024-08-31", 1, "doubt"],
  ] as const)("counts for a market value: %s", (_, on, debt, expected) => {
    const screening = valuedOn(on, debt);
    expect(standing(screening)).toBe(expected);
    const days = [expected, standsUntil(screening) === null];
    expect(days).toEqual([expected, expected === "doubt"]);
    const stale = screening.reasons.filter(({ code }) => code === "stale_data");
    expect(stale.map(({ about }) => about)).toEqual(on === "2025-09-30" ? [] : ["marketCapitalization"]);
  });
});

describe("a newer balance sheet beside an aged figure", () => {
  const sheet = ({ liabilities = 300, assets = 2000, receivables = 0, on = "2026-03-31", debt = 200, cash = 50 }) =>
    ({
      marketCapitalization: makeFact(1000, { periodEnd: "2026-08-21" }),
      interestBearingDebt: makeFact(debt, { periodEnd: "2025-06-30" }),
      cashAndInterestBearingSecurities: makeFact(cash, { periodEnd: "2025-06-30" }),
      totalRevenue: makeFact(1000, { periodEnd: on }),
      interestIncome: makeFact(1, { periodEnd: on }),
      totalLiabilities: makeFact(liabilities, { periodEnd: on }),
      totalAssets: makeFact(assets, { periodEnd: on }),
      accountsReceivable: makeFact(receivables, { periodEnd: on }),
    }) satisfies Financials;
  const judged = (given: Parameters<typeof sheet>[0], screenedOn = "2026-12-01") =>
    screenStock({ profile: PROFILE, financials: sheet(given), screenedOn });

  it.each([
    ["all it owes is within the limit: it passes", {}, "2026-12-01", "halal"],
    ["all it owes is above the limit: in doubt, as without it", { liabilities: 331 }, "2026-12-01", "doubt"],
    ["no newer than the debt: in doubt", { on: "2025-06-30" }, "2026-12-01", "doubt"],
    ["itself after fifteen months, above a third of the limit: in doubt", {}, "2027-07-01", "doubt"],
    ["itself after fifteen months, within a third of it", { liabilities: 110, debt: 115 }, "2027-07-01", "halal"],
    ["below a debt that fails: in doubt, never a pass by age", { debt: 400, liabilities: 100 }, "2026-12-01", "doubt"],
    ["a debt that fails from one and a half times the limit still fails", { debt: 500 }, "2026-12-01", "haram"],
    [
      "assets less receivables are within the limit: cash passes",
      { cash: 200, assets: 400, receivables: 80 },
      "2026-12-01",
      "halal",
    ],
    ["assets without the receivables are above it: in doubt", { cash: 200, assets: 400 }, "2026-12-01", "doubt"],
  ] as const)("%s", (_, given, on, expected) => {
    expect(standing(judged(given, on))).toBe(expected);
  });

  it("is named, with what it leaves at most and its date", () => {
    expect(judged({}).reasons).toContainEqual(
      expect.objectContaining({
        code: "stale_data",
        effect: "note",
        about: "interestBearingDebt",
        detail: {
          kind: "stale",
          periodEnd: "2025-06-30",
          part: "debt",
          ratio: 20,
          ratioLimit: 33,
          atMost: { ratio: 30, periodEnd: "2026-03-31" },
        },
      }),
    );
  });

  it("carries a list's standing as long as it is current itself", () => {
    expect(standsUntil(judged({}, "2026-08-22"))).toBe("2027-06-30");
  });
});

describe("the standings of a list", () => {
  it("carry the days on which age changes them, for each standard", () => {
    const screening = company({ debt: 105 })("2026-08-22");
    expect(standsUntil(screening)).toBe("2027-09-30");
    expect(standsUntil(screening, "aaoifi")).toBe("2026-09-30");
  });

  it.each([
    ["2025-03-31", "2026-06-30"],
    ["2025-08-31", "2026-11-30"],
    ["2025-11-30", "2027-02-28"],
    ["2025-12-31", "2027-03-31"],
  ])("name a last day of the calendar: figures of %s last until %s", (on, last) => {
    expect(standsUntil(company({ debt: 105, on })(on), "aaoifi")).toBe(last);
  });

  it("change nothing for a name that was never screened", () => {
    const standings = standingsByStandard(company({})("2026-08-22"), false, () => undefined);
    expect([...new Set(standings.map((one) => `${one.standing} ${one.until}`))]).toEqual(["not_screened null"]);
  });

  it("fall into doubt on the day after the last one, and not on it", () => {
    expect(agedStanding("halal", "2026-11-30", "2026-11-30")).toBe("halal");
    expect(agedStanding("purify", "2026-11-30", "2026-12-01")).toBe("doubt");
    expect(agedStanding("haram", "2026-11-30", "2026-12-01")).toBe("doubt");
    expect(agedStanding("haram", null, "2036-12-01")).toBe("haram");
  });
});

describe("the change of a verdict by age", () => {
  it.each([
    ["2026-10-31", undefined],
    ["2026-11-01", { doubtOn: "2026-12-01", toldOn: "2026-11-01", isPast: false }],
    ["2026-11-30", { doubtOn: "2026-12-01", toldOn: "2026-11-01", isPast: false }],
    ["2026-12-01", { doubtOn: "2026-12-01", toldOn: "2026-12-01", isPast: true }],
    ["2028-01-01", { doubtOn: "2026-12-01", toldOn: "2026-12-01", isPast: true }],
  ])("is announced a month before and told on its day: on %s", (today, told) => {
    expect(ageChangeOn("2026-11-30", today)).toEqual(told);
    expect(ageChangeOn(null, today)).toBeUndefined();
  });
});

describe("how old a verdict is", () => {
  it("calls a price old after 45 days", () => {
    const age = (readOn: string) => verdictAge({ figuresOn: "2026-06-30", priceOn: "2026-08-21" }, readOn);
    expect(age("2026-10-05")).toMatchObject({ priceDays: 45, isPriceOld: false });
    expect(age("2026-10-06")).toMatchObject({ priceDays: 46, isPriceOld: true, isStale: false });
  });

  it("counts no days backwards, and knows none without a price", () => {
    expect(verdictAge({ figuresOn: null, priceOn: "2026-08-22" }, "2026-08-21")).toMatchObject({ priceDays: 0 });
    expect(verdictAge({ figuresOn: null, priceOn: null }, "2026-08-21")).toMatchObject({
      priceDays: null,
      isPriceOld: false,
      isStale: false,
    });
  });
});
