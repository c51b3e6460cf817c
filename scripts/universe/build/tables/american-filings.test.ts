import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeFacts } from "../../../../domain/facts/merge-facts.ts";
import {
  type AmericanExtracts,
  agree,
  americanFilings,
  isPartOfRevenue,
  type SnapshotChecks,
  vendorSheet,
} from "./american-filings.ts";

const SCREENED_ON = "2026-08-22";
const YEAR = "2025-12-31";
const NO_CHECKS: SnapshotChecks = {
  debt: undefined,
  cash: undefined,
  revenue: undefined,
  marketCapitalization: undefined,
  balanceDate: undefined,
  leastCash: undefined,
  isTenant: false,
};
const text = (figures: object) =>
  Object.fromEntries(Object.entries(figures).map(([column, value]) => [column, String(value)]));
const annual = (figures: object) => text({ currency: "USD", period_end: YEAR, form: "10-K", ...figures });
const confirmed = (debt: number, year = YEAR) => ({
  annual: annual({ debt_excl_leases: debt, period_end: year }),
  vendor: text({ debt_short_plus_long: debt }),
  compared: text({ debt_status: "confirmed", fy_end: year }),
});
const factsOf = (extracts: AmericanExtracts, checks: Partial<SnapshotChecks> = {}) =>
  mergeFacts({ facts: {} }, americanFilings("0000000042", extracts, { ...NO_CHECKS, ...checks }, SCREENED_ON), {
    rentsPremises: checks.isTenant === true,
  }).facts;

describe("debt from collected filings", () => {
  it("is used when two extracts agree on the same fiscal year", () => {
    expect(factsOf(confirmed(3_222e6)).interestBearingDebt).toMatchObject({
      value: 3_222e6,
      currency: "USD",
      periodEnd: YEAR,
      source: "sec-edgar",
      quality: "reported",
      detail: ["two_extracts_agree"],
    });
  });

  it("is not used when one counts the current part twice and none confirms it", () => {
    const extracts = {
      annual: annual({ debt_excl_leases: 4_096e6 }),
      vendor: text({ debt_short_plus_long: 3_222e6 }),
      compared: text({ debt_status: "differs_edgar_higher", fy_end: YEAR }),
    };
    expect(factsOf(extracts).interestBearingDebt).toBeUndefined();
  });

  it("is never a vendor's, not even where two vendors agree", () => {
    const extracts = {
      vendor: text({ debt_short_plus_long: 500e6 }),
      secondVendor: text({ debt_excl_leases: 500e6 }),
      compared: text({
        debt_status: "confirmed_by_third",
        debt_value: 500e6,
        debt_value_from: "nasdaq(C)=fmp(D)",
        fy_end: YEAR,
      }),
    };
    expect(factsOf(extracts, { debt: 500e6 })).toEqual({});
  });

  it("is close when a vendor's of its date is within a tenth, and says so", () => {
    const vendor = (debt_short_plus_long: number) => text({ period_end: YEAR, debt_short_plus_long });
    const extracts = { annual: annual({ debt_excl_leases: 930e6 }), vendor: vendor(1_000e6) };
    expect(factsOf(extracts).interestBearingDebt).toMatchObject({ value: 930e6, detail: ["two_extracts_close"] });
    const apart = { ...extracts, annual: annual({ debt_excl_leases: 890e6 }) };
    expect(factsOf(apart).interestBearingDebt).toBeUndefined();
  });

  it("is certainly absent only when a third source has none; a zero alone may be a gap", () => {
    const zero = { compared: text({ debt_status: "no_debt_tag_and_zero_in_C", fy_end: YEAR }) };
    expect(factsOf(zero).interestBearingDebt).toBeUndefined();
    const third = { ...zero, biotech: text({ period_end: YEAR, long_term_debt: "" }) };
    expect(factsOf(third).interestBearingDebt).toMatchObject({ value: 0, detail: ["no_debt_in_three_extracts"] });
    const owes = { ...zero, biotech: text({ period_end: YEAR, long_term_debt: 20e6 }) };
    expect(factsOf(owes).interestBearingDebt).toBeUndefined();
    const quarterly = text({ period_end: YEAR, Assets: 1_000e6 });
    expect(factsOf({ ...zero, quarterly }, { debt: 15e6 }).interestBearingDebt?.value).toBe(0);
    expect(factsOf({ ...zero, quarterly }, { debt: 300e6 }).interestBearingDebt).toBeUndefined();
  });

  it("is absent where a year without interest paid stands beside a debt that leases explain", () => {
    const zero = { compared: text({ debt_status: "no_debt_tag_and_zero_in_C", fy_end: YEAR }) };
    const quarterly = text({ period_end: YEAR, Assets: 1_000e6 });
    const owed = (extracts: AmericanExtracts, checks: Partial<SnapshotChecks>) =>
      factsOf({ ...zero, quarterly, ...extracts }, checks).interestBearingDebt;
    expect(owed({ annual: annual({}) }, { debt: 90e6 })).toMatchObject({
      value: 0,
      periodEnd: YEAR,
      detail: ["no_debt_nor_interest_in_extracts"],
    });
    expect(owed({ annual: annual({ interest_expense_abs: 4e6 }) }, { debt: 90e6 })).toBeUndefined();
    expect(owed({ annual: annual({}) }, { debt: 400e6 })).toBeUndefined();
    expect(owed({ annual: annual({}) }, { debt: 400e6, isTenant: true })?.value).toBe(0);
    expect(owed({ annual: annual({ period_end: "2024-12-31" }) }, { debt: 90e6 })).toBeUndefined();
  });

  it("is absent where the second vendor's debt is only the leases", () => {
    const zero = { compared: text({ debt_status: "no_debt_tag_and_zero_in_C", fy_end: YEAR }) };
    const leases = { capitalLeaseObligationsCurrent: 20e6, capitalLeaseObligationsNonCurrent: 80e6 };
    const withVendor = (debt: number) => ({ ...zero, secondVendor: text({ debt_excl_leases: debt, ...leases }) });
    expect(factsOf(withVendor(101e6)).interestBearingDebt?.value).toBe(0);
    expect(factsOf(withVendor(150e6)).interestBearingDebt).toBeUndefined();
  });

  it("is left out when it is older than fifteen months", () => {
    expect(factsOf(confirmed(100e6, "2025-03-31")).interestBearingDebt).toBeUndefined();
  });
});

describe("debts of several dates", () => {
  const quarter = { periodEnd: "2026-06-30" };
  const latest = (total_debt: number) => text({ total_debt, long_term_debt: total_debt, assets: 5_000e6 });
  const at = { balanceDate: quarter.periodEnd };

  it("are all answered, and the newest one that another source bears out decides", () => {
    const year = confirmed(1_235e6);
    expect(factsOf({ ...year, latest: latest(2_397e6) }, { ...at, debt: 2_400e6 }).interestBearingDebt).toMatchObject({
      value: 2_397e6,
      ...quarter,
      detail: ["about", "two_extracts_agree"],
    });
    expect(factsOf({ ...year, latest: latest(9_000e6) }, { ...at, debt: 2_400e6 }).interestBearingDebt?.value).toBe(
      1_235e6,
    );
  });

  it("claim a second source only for one of about their date", () => {
    const { annual: year } = confirmed(1_000e6);
    const found = factsOf({ annual: year, latest: latest(1_010e6) }).interestBearingDebt;
    expect(found).toMatchObject({ value: 1_010e6, detail: ["about", "collected_from_filings"] });
  });

  it("are not used where they are a part: commercial paper beside bonds that three others count", () => {
    const part = {
      annual: annual({ debt_excl_leases: 750e6 }),
      latest: latest(750e6),
      vendor: text({ period_end: YEAR, debt_short_plus_long: 16_969e6 }),
      secondVendor: text({ period_end: YEAR, debt_excl_leases: 16_609e6 }),
    };
    const sameTag = { ...part, quarterly: text({ period_end: YEAR, LongTermDebt_or_Noncurrent: 750e6 }) };
    const snapshot = {
      ...quarter,
      value: 16_358e6,
      currency: "USD",
      source: "market-snapshot",
      bound: "upper",
    } as const;
    for (const extracts of [part, sameTag]) {
      const filed = americanFilings("0000000042", extracts, { ...NO_CHECKS, ...at, debt: 16_358e6 }, SCREENED_ON);
      const answers = [...filed, { facts: { interestBearingDebt: { ...snapshot, quality: "estimated" as const } } }];
      expect(mergeFacts({ facts: {} }, answers).facts.interestBearingDebt?.value).toBe(16_358e6);
    }
  });
});

describe("cash from collected filings", () => {
  const filed = (cash: number) => annual({ cash_plus_current_investments: cash });
  const vendor = (cash: number) => text({ cash_and_equivalents: cash });

  it("is used with the short-term investments that its tags include", () => {
    const compared = text({ cash_status: "edgar_includes_investments" });
    const found = factsOf({ annual: filed(900e6), vendor: vendor(400e6), compared });
    expect(found.cashAndInterestBearingSecurities).toMatchObject({ value: 900e6, detail: ["current_securities_only"] });
  });

  it("is not used when the newest total shows investments that the tags missed", () => {
    const extracts = { annual: filed(1_964e6), vendor: vendor(1_964e6) };
    const checks = { cash: 13_343e6, marketCapitalization: 150_000e6 };
    expect(factsOf(extracts, checks).cashAndInterestBearingSecurities).toBeUndefined();
    expect(factsOf(extracts, { ...checks, cash: 2_000e6 }).cashAndInterestBearingSecurities?.value).toBe(1_964e6);
    const small = { cash: 3_000e6, marketCapitalization: 150_000e6 };
    expect(factsOf(extracts, small).cashAndInterestBearingSecurities?.value).toBe(1_964e6);
  });

  it("is a lower bound where nothing better is known, in the place of a vendor's lower bound that is the same", () => {
    const extracts = { quarterly: text({ period_end: YEAR, CashAndCashEquivalents: 795e6 }) };
    expect(factsOf(extracts, { leastCash: 800e6 }).cashAndInterestBearingSecurities).toMatchObject({
      value: 795e6,
      bound: "lower",
      detail: ["equivalents_only", "collected_from_filings"],
    });
    expect(factsOf(extracts, { leastCash: 600e6 }).cashAndInterestBearingSecurities).toBeUndefined();
    expect(factsOf(extracts).cashAndInterestBearingSecurities).toBeUndefined();
  });

  it("is the sum of cash and investments with the filing's address if the table names it", () => {
    const biotech = text({
      period_end: YEAR,
      accn: "0001193125-26-119770",
      cash: 47e6,
      short_term_investments: 63e6,
    });
    expect(factsOf({ biotech }).cashAndInterestBearingSecurities).toMatchObject({
      value: 110e6,
      url: "https://www.sec.gov/Archives/edgar/data/42/000119312526119770/",
    });
  });
});

describe("revenue and total assets from collected filings", () => {
  it("is zero where neither of two extracts, a vendor nor any other table has any: one of them alone may have missed a tag", () => {
    const without = {
      annual: annual({ revenue: "" }),
      quarterly: text({ period_end: YEAR, revenue_quarter: "" }),
      vendor: text({ revenue: "" }),
    };
    expect(factsOf(without).totalRevenue).toMatchObject({
      value: 0,
      periodStart: "2025-01-01",
      periodEnd: YEAR,
      quality: "reported",
      detail: ["fiscal_year", "two_extracts_agree"],
    });
    expect(factsOf({ ...without, annual: annual({ revenue: 0 }) }).totalRevenue?.value).toBe(0);
    for (const part of ["annual", "quarterly", "vendor"] as const)
      expect(factsOf({ ...without, [part]: undefined }).totalRevenue).toBeUndefined();
    const some: AmericanExtracts[] = [
      { vendor: text({ revenue: 5e6 }) },
      { quarterly: text({ period_end: YEAR, revenue_quarter: 1e6 }) },
      { biotech: text({ period_end: YEAR, revenue_year: 5e6 }) },
      { filed: text({ period_end: YEAR, revenue: 5e6 }) },
      { secondVendor: text({ revenue: 5e6 }) },
    ];
    for (const one of some) expect(factsOf({ ...without, ...one }).totalRevenue?.value ?? null).not.toBe(0);
    expect(factsOf(without, { revenue: 5e6 }).totalRevenue).toBeUndefined();
  });

  it("are twelve months when their fiscal year is confirmed", () => {
    const latest = text({ revenue_ttm: 120e6, revenue_latest_fy: 100e6, assets: 500e6 });
    const vendor = text({ revenue: 100.5e6 });
    expect(factsOf({ latest, vendor }).totalRevenue).toMatchObject({
      value: 120e6,
      periodStart: "2025-07-01",
      periodEnd: "2026-06-30",
      detail: ["about", "twelve_months", "collected_from_filings"],
    });
    expect(factsOf({ latest, vendor }, { revenue: 120e6 }).totalRevenue?.detail).toContain("two_extracts_agree");
    expect(factsOf({ latest, vendor: text({ revenue: 200e6 }) }).totalRevenue).toBeUndefined();
  });

  it("are the confirmed year where the twelve months are far from it: a quarter may be missing", () => {
    const latest = text({ revenue_ttm: 50e6, revenue_latest_fy: 100e6, assets: 500e6 });
    expect(factsOf({ latest, annual: annual({ revenue: 100e6 }) }).totalRevenue).toMatchObject({
      value: 100e6,
      periodEnd: YEAR,
      detail: ["fiscal_year", "two_extracts_agree"],
    });
  });

  it("are not a part on which two extracts of the same tag agree, when a vendor's year is far larger", () => {
    const extracts = {
      latest: text({ revenue_ttm: 24_993e6, revenue_latest_fy: 24_956e6, assets: 50_000e6 }),
      annual: annual({ revenue: 24_956e6 }),
      vendor: text({ revenue: 80_269e6 }),
    };
    expect(factsOf(extracts, { revenue: 24_993e6 }).totalRevenue).toBeUndefined();
    expect(isPartOfRevenue(extracts)).toBe(true);
    const filed = text({ period_end: YEAR, accn: "0000007084-26-000010", revenue: 80_269e6 });
    expect(factsOf({ ...extracts, filed }).totalRevenue).toMatchObject({ value: 80_269e6, periodEnd: YEAR });
    const near = { ...extracts, vendor: text({ revenue: 25_500e6 }) };
    expect(factsOf(near).totalRevenue?.value).toBe(24_993e6);
    expect(isPartOfRevenue(near)).toBe(false);
  });

  it("are in the currency in which the company files", () => {
    const found = factsOf({ annual: annual({ currency: "CNY", revenue: 7_000e6, debt_excl_leases: 5e6 }) });
    expect(found.totalRevenue).toMatchObject({ value: 7_000e6, currency: "CNY" });
    expect(found.interestBearingDebt).toBeUndefined();
  });

  it("give no total assets of another balance sheet than the debt's: a company can double in a year", () => {
    const debt = confirmed(100e6);
    const early = text({ period_end: "2025-06-30", Assets: 150e6 });
    expect(factsOf({ ...debt, quarterly: early }).totalAssets).toBeUndefined();
    const sameQuarter = text({ period_end: "2025-12-27", Assets: 300e6 });
    expect(factsOf({ ...debt, quarterly: sameQuarter }).totalAssets?.value).toBe(300e6);
  });
});

describe("any two extracts", () => {
  const dollars = fc.integer({ min: 1, max: 1e12 });

  it("agree in either order, never with nothing, and never when they differ by a tenth beyond rounding", () => {
    fc.assert(
      fc.property(dollars, dollars, (first, second) => {
        const isSame = agree({ value: first }, second);
        expect(isSame).toBe(agree({ value: second }, first));
        if (isSame) expect(Math.abs(first - second)).toBeLessThanOrEqual(Math.max(1e6, first * 0.03));
        expect(agree({ value: first }, 0, undefined)).toBe(false);
      }),
    );
  });

  it("give a debt that one of the filings' extracts has, or none", () => {
    const maybe = fc.option(dollars, { nil: "" as const });
    fc.assert(
      fc.property(maybe, maybe, maybe, maybe, (first, second, third, fourth) => {
        const extracts = {
          annual: annual({ debt_excl_leases: first }),
          latest: text({ total_debt: second }),
          quarterly: text({ period_end: YEAR, LongTermDebt_or_Noncurrent: third }),
          vendor: text({ debt_short_plus_long: fourth }),
        };
        const debt = factsOf(extracts).interestBearingDebt?.value;
        if (debt !== undefined) expect([first, second, third]).toContain(debt);
      }),
    );
  });
});

describe("the revenue of a year that a reader of filings names by the day of filing", () => {
  const filedRevenue = text({ filing_date: "2026-02-20", revenue_usd: 800e6 });
  const vendor = text({ period_end: YEAR, revenue: 801e6 });

  it("is of the fiscal year before that day, and needs a second source", () => {
    expect(factsOf({ filedRevenue, vendor }).totalRevenue).toMatchObject({
      value: 800e6,
      periodEnd: YEAR,
      quality: "reported",
      detail: ["fiscal_year", "two_extracts_agree"],
    });
    expect(factsOf({ filedRevenue, annual: annual({}) }).totalRevenue).toBeUndefined();
    expect(
      factsOf({ filedRevenue, vendor: text({ period_end: YEAR, revenue: 1_100e6 }) }).totalRevenue,
    ).toBeUndefined();
  });

  it.each(["2025-12-31", "2025-12-01", "2026-09-01", ""])("is of no known year when filed on %j", (filing_date) => {
    const undated = { ...filedRevenue, filing_date };
    expect(factsOf({ filedRevenue: undated, vendor }).totalRevenue).toBeUndefined();
  });
});

describe("a vendor's balance sheet", () => {
  const row = { period_end: YEAR, total_assets: 900e6, total_liabilities: 500e6, equity: 400e6 };
  const sheet = (changes: object, checks: Partial<SnapshotChecks> = {}) =>
    vendorSheet({ vendor: text({ ...row, ...changes }) }, { ...NO_CHECKS, ...checks }, SCREENED_ON).facts;

  it("is an estimate of its fiscal year, or of the last one that was surely out", () => {
    expect(sheet({})).toMatchObject({
      totalAssets: { value: 900e6, currency: "USD", periodEnd: YEAR, quality: "estimated" },
      totalLiabilities: { value: 500e6 },
    });
    expect(sheet({ period_end: "" }).totalAssets).toMatchObject({ periodEnd: YEAR, detail: ["undated_fiscal_year"] });
  });

  it.each([
    ["its parts do not add up", { equity: 100e6 }, {}],
    ["it is smaller than the table's steps allow", { total_assets: 9e6, total_liabilities: 5e6, equity: 4e6 }, {}],
    ["a newer cash exceeds it", {}, { cash: 901e6 }],
    ["a newer debt exceeds assets and liabilities", {}, { debt: 901e6 }],
    ["it is older than fifteen months", { period_end: "2024-12-31" }, {}],
  ])("is not used where %s", (_, changes, checks) => {
    expect(sheet(changes, checks)).toEqual({});
  });
});

describe("the address of a report", () => {
  const reports = new Map([["2025-12-27", "0000000042-26-000007"]]);
  const urls = (year: string, latest?: AmericanExtracts["latest"]) =>
    americanFilings("0000000042", { ...confirmed(100e6, year), latest }, NO_CHECKS, SCREENED_ON, reports).flatMap(
      ({ facts }) => facts.interestBearingDebt?.url ?? [],
    );

  it("is that of the report on the day or within a week of it, and of no other", () => {
    expect(urls(YEAR)[0]).toBe("https://www.sec.gov/Archives/edgar/data/42/000000004226000007/");
    expect(urls("2025-12-19")).toEqual([]);
    expect(urls("2026-03-31")).toEqual([]);
  });
});
