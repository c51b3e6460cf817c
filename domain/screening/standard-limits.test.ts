import { describe, expect, it } from "vitest";
import type { InputName } from "../facts/company-facts.ts";
import type { Financials } from "../facts/financials.ts";
import type { StandardId } from "../standards/standards.ts";
import { type Standard, standardsOn } from "../standards/standards-on.ts";
import { makeFact, makeProfile } from "../test/facts.ts";
import { testLimit } from "./limit-test.ts";
import { screenStock } from "./screen-stock.ts";
import { standingOf } from "./standing.ts";

/** Amounts in millions: every whole is 100, 1,000 or 10,000, so that a percentage is read off. */
const CLEAN = {
  marketCapitalization: 100_000,
  averageMarketCapitalization: 10_000,
  longAverageMarketCapitalization: 1000,
  totalAssets: 100,
  totalRevenue: 100,
  interestBearingDebt: 1,
  cashAndInterestBearingSecurities: 1,
  accountsReceivable: 1,
  interestIncome: 0.1,
};

type Amounts = Partial<Record<InputName, number>>;

function verdictsOf(
  amounts: Amounts,
  industry = "Steel",
  on = "2026-09-01",
  standards?: readonly Standard[],
  periodEnd = `${Number(on.slice(0, 4)) - 1}-12-31`,
) {
  const facts = Object.entries(amounts).map(([input, amount]) => [input, makeFact(amount * 1e6, { periodEnd })]);
  const financials = Object.fromEntries(facts) as Financials;
  return screenStock({ profile: makeProfile(industry), financials, screenedOn: on, standards }).standards;
}

function standingsOf(amounts: Amounts, industry = "Steel", on = "2026-09-01") {
  const verdicts = verdictsOf({ ...CLEAN, ...amounts }, industry, on);
  return new Map(verdicts.map((verdict) => [verdict.standardId, standingOf({ ...verdict, isScreened: true })]));
}

/** Worked out by hand from each edition: what passes, what the limit itself does, and what fails. */
const LIMITS: readonly [
  StandardId,
  InputName,
  below: number,
  at: readonly [number, "passes" | "fails" | "doubt"],
  above: number,
][] = [
  ["dow-jones", "interestBearingDebt", 3299, [3300, "fails"], 3301],
  ["dow-jones", "interestIncome", 4.99, [5, "fails"], 5.01],
  ["sp", "interestBearingDebt", 329, [330, "fails"], 331],
  ["sp", "interestIncome", 4.99, [5, "fails"], 5.01],
  ["ftse-yasaar", "interestBearingDebt", 33.33, [33.333, "fails"], 33.34],
  ["ftse-yasaar", "cashAndInterestBearingSecurities", 33.33, [33.333, "fails"], 33.34],
  ["ftse-yasaar", "accountsReceivable", 48.99, [49, "fails"], 49.01],
  ["ftse-yasaar", "interestIncome", 4.99, [5, "passes"], 5.01],
  ["msci", "interestBearingDebt", 33.32, [33.33, "passes"], 33.34],
  ["msci", "cashAndInterestBearingSecurities", 33.32, [33.33, "passes"], 33.34],
  ["msci", "accountsReceivable", 68.99, [69, "passes"], 69.01],
  ["msci", "interestIncome", 4.99, [5, "passes"], 5.01],
  ["sc-malaysia", "interestBearingDebt", 32.99, [33, "fails"], 33.01],
  ["sc-malaysia", "cashAndInterestBearingSecurities", 32.99, [33, "fails"], 33.01],
  ["sc-malaysia", "interestIncome", 4.99, [5, "fails"], 5.01],
  ["ojk-indonesia", "interestBearingDebt", 44.99, [45, "passes"], 45.01],
  ["ojk-indonesia", "interestIncome", 4.99, [5, "passes"], 5.01],
  ["bist", "interestIncome", 4.99, [5, "passes"], 5.01],
  ["bse-shariah", "interestBearingDebt", 24.99, [25, "doubt"], 25.01],
  ["bse-shariah", "interestIncome", 2.99, [3, "doubt"], 3.01],
  ["tasis", "interestBearingDebt", 24.99, [25, "passes"], 25.01],
  ["tasis", "accountsReceivable", 88.99, [89, "passes"], 89.01],
  ["tasis", "interestIncome", 2.99, [3, "passes"], 3.01],
  ["aaoifi", "interestBearingDebt", 29_999, [30_000, "passes"], 30_001],
  ["aaoifi", "cashAndInterestBearingSecurities", 29_999, [30_000, "passes"], 30_001],
  ["aaoifi", "interestIncome", 4.99, [5, "passes"], 5.01],
];

describe("a standard's edition in force", () => {
  it.each(LIMITS)("%s tests %s below, at and above its limit", (id, input, below, [limit, atLimit], above) => {
    const passing = input === "interestIncome" ? "purify" : "halal";
    const found = [below, limit, above].map((amount) => standingsOf({ [input]: amount }).get(id));
    expect(found).toEqual([passing, { passes: passing, fails: "haram", doubt: "doubt" }[atLimit], "haram"]);
  });

  it.each(["dow-jones", "sp"] as const)("%s tests neither cash nor receivables", (id) => {
    const rich = { cashAndInterestBearingSecurities: 90_000, accountsReceivable: 90_000, totalAssets: 200_000 };
    expect(standingsOf(rich).get(id)).toBe("halal");
    expect(standingsOf(rich).get("mizan")).toBe("haram");
  });

  it.each(["dow-jones", "sp", "msci"] as const)(
    "%s counts interest beside the sales of prohibited activities",
    (id) => {
      expect(standingsOf({ prohibitedRevenue: 3, interestIncome: 1.9 }).get(id)).toBe("purify");
      expect(standingsOf({ prohibitedRevenue: 3, interestIncome: 2.1 }).get(id)).toBe("haram");
    },
  );

  it("of Borsa Istanbul takes the larger of assets and average value: a pass by value alone is a doubt", () => {
    const of = (interestBearingDebt: number, averageMarketCapitalization = 200) =>
      standingsOf({ interestBearingDebt, averageMarketCapitalization }).get("bist");
    expect([32.99, 33, 33.01, 66, 66.01].map((debt) => of(debt))).toEqual([
      ...["halal", "halal", "doubt", "doubt", "haram"],
    ]);
    expect(of(33.01, 50)).toBe("haram");
    expect(standingsOf({ cashAndInterestBearingSecurities: 33.01, averageMarketCapitalization: 200 }).get("bist")).toBe(
      "doubt",
    );
  });

  it("of Borsa Istanbul judges nothing without total assets, whatever the value says", () => {
    const { totalAssets: _, ...others } = CLEAN;
    const verdict = verdictsOf(others).find(({ standardId }) => standardId === "bist");
    expect(verdict?.reasons).toMatchObject([{ code: "cannot_be_judged", about: "totalAssets" }]);
  });

  it("of Karachi never passes, because no source has non-compliant investments, and fails above its limits", () => {
    const of = (amounts: Amounts) => standingsOf({ totalLiabilities: 1, ...amounts }).get("psx-kmi");
    const debts = [32.99, 33, 36.99, 37, 37.01].map((interestBearingDebt) => of({ interestBearingDebt }));
    expect(debts).toEqual(["doubt", "doubt", "doubt", "haram", "haram"]);
    expect([74, 74.01].map((accountsReceivable) => of({ accountsReceivable }))).toEqual(["doubt", "haram"]);
    expect([4.99, 5].map((interestIncome) => of({ interestIncome }))).toEqual(["doubt", "haram"]);
  });

  it("says of a debt between the limit in force and the announced one that the lower may count already", () => {
    const reasonsAt = (interestBearingDebt: number) =>
      verdictsOf({ ...CLEAN, interestBearingDebt })
        .find(({ standardId }) => standardId === "psx-kmi")
        ?.reasons.map(({ detail }) => detail?.kind === "uncertain_ratio" && detail.doubt);
    expect(reasonsAt(34)).toContain("limit_announced");
    expect(reasonsAt(32)).not.toContain("limit_announced");
  });

  it("counts nothing owed as 0 % of a value that is not known, and doubts anything above", () => {
    const { averageMarketCapitalization: _, ...others } = CLEAN;
    const of = (interestBearingDebt: number) =>
      verdictsOf({ ...others, interestBearingDebt }).find(({ standardId }) => standardId === "dow-jones");
    expect(of(0)).toMatchObject({ status: "halal", ratios: { debtRatio: 0 } });
    expect(of(0.001)?.reasons).toMatchObject([{ code: "cannot_be_judged", about: "averageMarketCapitalization" }]);
  });

  it("judges nothing by a market value of zero", () => {
    const verdict = verdictsOf({ ...CLEAN, averageMarketCapitalization: 0 }).find(
      ({ standardId }) => standardId === "dow-jones",
    );
    expect(verdict?.reasons).toMatchObject([
      { code: "cannot_be_judged", detail: { kind: "unusable", problem: "zero" } },
    ]);
  });
});

describe("an edition of the past", () => {
  const at = (day: string, amounts: Amounts, id: StandardId, industry?: string) =>
    standingsOf(amounts, industry, day).get(id);

  it("judges what was screened on its days", () => {
    const owed = { accountsReceivable: 4000, totalAssets: 20_000 };
    expect([at("2023-03-30", owed, "dow-jones"), at("2023-03-31", owed, "dow-jones")]).toEqual(["haram", "halal"]);
    const cash = { cashAndInterestBearingSecurities: 4000, totalAssets: 20_000 };
    expect([at("2023-09-14", cash, "dow-jones"), at("2023-09-15", cash, "dow-jones")]).toEqual(["haram", "halal"]);
    const both = { accountsReceivable: 50 };
    expect([at("2025-05-30", both, "msci"), at("2025-05-31", both, "msci")]).toEqual(["haram", "halal"]);
    const income = { interestIncome: 3.5 };
    expect([at("2025-09-21", income, "bse-shariah"), at("2025-09-22", income, "bse-shariah")]).toEqual([
      "purify",
      "haram",
    ]);
    const indonesian = { interestIncome: 7 };
    expect([at("2026-04-24", indonesian, "ojk-indonesia"), at("2026-04-25", indonesian, "ojk-indonesia")]).toEqual([
      ...["purify", "haram"],
    ]);
  });

  it("says of a standard that was not in force yet only that it judges nothing, however old the figures are", () => {
    const old = verdictsOf({ ...CLEAN, interestBearingDebt: 30 }, "Steel", "2023-07-12", undefined, "2021-06-30");
    const verdict = old.find(({ standardId }) => standardId === "bist");
    expect(verdict?.status).toBe("questionable");
    expect(verdict?.reasons.map(({ code, detail }) => [code, detail])).toEqual([
      ["cannot_be_judged", { kind: "edition", problem: "not_in_force" }],
    ]);
  });

  it("left interest out, and said so where no prohibited part was known", () => {
    const verdict = verdictsOf({ ...CLEAN, interestIncome: 20 }, "Steel", "2023-01-01").find(
      ({ standardId }) => standardId === "sp",
    );
    expect(verdict).toMatchObject({ ratios: { nonCompliantIncomeRatio: null } });
    expect(verdict?.reasons.map(({ code }) => code)).toContain("no_prohibited_part");
  });
});

it("is judged alike beside a few others and beside all", () => {
  const few = standardsOn("2026-09-01").filter(({ id }) => ["mizan", "msci", "tasis"].includes(id));
  const all = verdictsOf(CLEAN);
  const alone = verdictsOf(CLEAN, "Steel", "2026-09-01", few);
  expect(alone).toEqual(all.filter(({ standardId }) => few.some(({ id }) => id === standardId)));
});

it("says of a ratio above its limit what it is only known to be", () => {
  const boundOf = (certainty: { isEstimated?: true; bound?: "upper"; confirmedShare?: number }) => {
    const limit = { limit: 33, atLimit: "passes" } as const;
    return testLimit("debtRatio", "interestBearingDebt", 60, limit, { isEstimated: false, bound: null, ...certainty });
  };
  const known = [{}, { isEstimated: true }, { bound: "upper" }, { bound: "upper", confirmedShare: 1 }] as const;
  expect(known.map((certainty) => boundOf(certainty).bound)).toEqual([null, "estimate", "upper", null]);
});
