import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { InputName } from "../facts/company-facts.ts";
import type { CompanyProfile, Fact, Financials } from "../facts/financials.ts";
import { standardsOn } from "../standards/standards-on.ts";
import { makeFact } from "../test/facts.ts";
import { agedStanding, figuresIn, screeningOn } from "./age.ts";
import { screenStock } from "./screen-stock.ts";
import { COMPLIANCE_STATUSES, type ComplianceStatus } from "./screening.ts";
import { type Standing, standingOf } from "./standing.ts";
import { standingsByStandard } from "./standings-by-standard.ts";

const RANK: Record<ComplianceStatus, number> = { halal: 0, questionable: 1, haram: 2 };
const NEEDED = [
  "marketCapitalization",
  "interestBearingDebt",
  "cashAndInterestBearingSecurities",
  "totalRevenue",
  "interestIncome",
] as const;
const SCREENED_ON = "2026-09-01";

const industry = fc.constantFrom("Semiconductors", "Trucking", "Restaurants", "Banks - Regional", "Lodging", "Tobacco");
const symbol = fc.constantFrom("TEST", "1120.SR", "RICK");
const profile: fc.Arbitrary<CompanyProfile> = fc.record({
  symbol,
  name: fc.constant("Test Company"),
  country: fc.constantFrom(null, "United States", "Saudi Arabia"),
  sic: fc.constantFrom(null, "7372", "2082"),
  gics: fc.constant(null),
  industry: fc.oneof({ weight: 8, arbitrary: industry }, { weight: 1, arbitrary: fc.constant(null) }),
});

const factDetails = fc.record({
  currency: fc.constantFrom("USD", "JPY", "BRL", "XXX"),
  quality: fc.constantFrom("reported" as const, "estimated" as const),
  periodEnd: fc.constantFrom("2026-06-30", "2025-12-31", "2025-05-01"),
});

/** Amounts near the limits as well as far from them. */
const dollars = fc.oneof(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 1e12 }));

const positive = dollars.map((amount) => amount + 1);

const share = fc.option(fc.constantFrom(0.4, 0.61, 0.9, 1));

function fact(amounts: fc.Arbitrary<number>, bound: Fact["bound"]): fc.Arbitrary<Fact> {
  return fc.tuple(amounts, factDetails, fc.boolean(), share).map(([amount, details, isBound, confirmedShare]) =>
    makeFact(amount, {
      bound: isBound ? bound : null,
      ...(isBound && bound === "upper" && confirmedShare !== null && { confirmedShare }),
      ...details,
    }),
  );
}

const whole: fc.Arbitrary<Financials> = fc.record(
  {
    marketCapitalization: fact(positive, null),
    averageMarketCapitalization: fact(positive, null),
    longAverageMarketCapitalization: fact(positive, null),
    interestBearingDebt: fact(dollars, "upper"),
    cashAndInterestBearingSecurities: fact(dollars, "lower"),
    accountsReceivable: fact(dollars, null),
    totalAssets: fact(positive, null),
    totalRevenue: fact(positive, null),
    totalLiabilities: fact(dollars, null),
    interestIncome: fact(dollars, null),
    dividendPerShare: fact(dollars, null),
  },
  { requiredKeys: ["marketCapitalization", "interestBearingDebt", "cashAndInterestBearingSecurities", "totalRevenue"] },
);

/** Parts of debt and cash that bear no interest, and sales of prohibited activities, all or none of them given. */
const financials: fc.Arbitrary<Financials> = fc
  .tuple(whole, fc.option(fc.record({ part: fc.constantFrom(0, 0.3, 0.9, 1), prohibited: fact(dollars, null) })))
  .map(([facts, parts]) => {
    if (parts === null) return facts;
    const { interestBearingDebt: debt, cashAndInterestBearingSecurities: cash } = facts;
    return {
      ...facts,
      prohibitedRevenue: parts.prohibited,
      ...(debt && { islamicFinancing: makeFact(debt.amount * parts.part, { periodEnd: debt.periodEnd }) }),
      ...(cash && { murabahaDeposits: makeFact(cash.amount * parts.part, { periodEnd: cash.periodEnd }) }),
    };
  });

const badAmount = fc.oneof(
  fc.constantFrom(
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    0,
    -0,
    -1,
    5e-324,
    1e-9,
    1e300,
    1.7e308,
  ),
  fc.double(),
);
const anyFinancials: fc.Arbitrary<Financials> = fc.dictionary(
  fc.constantFrom<InputName>(...NEEDED, "totalAssets", "accountsReceivable", "dividendPerShare"),
  fact(badAmount, "lower"),
);

const screen = (given: CompanyProfile, facts: Financials) =>
  screenStock({ profile: given, financials: facts, screenedOn: SCREENED_ON });

const raise = (facts: Financials, input: InputName, by: number): Financials => {
  const today = facts[input];
  return today === undefined ? facts : { ...facts, [input]: { ...today, amount: today.amount + by } };
};

describe("a status", () => {
  it.each(["interestBearingDebt", "cashAndInterestBearingSecurities", "interestIncome", "prohibitedRevenue"] as const)(
    "never improves when %s rises",
    (input) => {
      fc.assert(
        fc.property(profile, financials, dollars, (given, facts, by) => {
          const before = screen(given, facts);
          const after = screen(given, raise(facts, input, by));
          expect(RANK[after.status]).toBeGreaterThanOrEqual(RANK[before.status]);
        }),
        { numRuns: 1000 },
      );
    },
  );

  it("never worsens when market capitalization rises", () => {
    fc.assert(
      fc.property(profile, financials, dollars, (given, facts, by) => {
        const before = screen(given, facts);
        const after = screen(given, raise(facts, "marketCapitalization", by));
        expect(RANK[after.status]).toBeLessThanOrEqual(RANK[before.status]);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(["marketCapitalization", "interestBearingDebt", "cashAndInterestBearingSecurities", "totalRevenue"] as const)(
    "is not halal without %s, unless money is the trade itself and its income is reported",
    (input) => {
      fc.assert(
        fc.property(profile, financials, (given, facts) => {
          const { [input]: _removed, totalLiabilities: _all, totalAssets: _whole, ...rest } = facts;
          const screening = screen(given, rest);
          const isIslamic = given.symbol === "1120.SR" && input !== "totalRevenue";
          if (!isIslamic) expect(screening.status).not.toBe("halal");
        }),
        { numRuns: 500 },
      );
    },
  );

  it("is not halal where the interest is only known from below, under any standard that passes the rest", () => {
    fc.assert(
      fc.property(profile, financials, (given, { interestIncome: _reported, ...facts }) => {
        const { status, ratios, standards } = screen(given, facts);
        const isEstimated = ratios.nonCompliantIncomeRatio !== null;
        if (!isEstimated || facts.cashAndInterestBearingSecurities?.bound !== "lower") return;
        expect([status, ...standards.map((verdict) => verdict.status)]).not.toContain("halal");
      }),
      { numRuns: 1000 },
    );
  });

  it("is not haram for lack of data: what fails without an input fails with it", () => {
    fc.assert(
      fc.property(profile, financials, fc.constantFrom(...NEEDED), (given, facts, input) => {
        const { [input]: _removed, ...rest } = facts;
        const failures = (from: Financials) => {
          const { reasons } = screen(given, from);
          return reasons.filter(({ code, effect }) => effect === "verdict" && code.endsWith("_above_limit")).length;
        };
        // Interest that is not reported is estimated, and an aged figure leaves a doubt: without either a failure may be added.
        const isAged = screen(given, facts).reasons.some(({ code }) => code === "stale_data");
        if (input !== "interestIncome" && !isAged) expect(failures(rest)).toBeLessThanOrEqual(failures(facts));
      }),
      { numRuns: 500 },
    );
  });
});

describe("a screening", () => {
  it("contains only finite numbers, and never throws, whatever the facts are", () => {
    fc.assert(
      fc.property(profile, anyFinancials, (given, facts) => {
        expectFinite(screen(given, facts));
      }),
      { numRuns: 2000 },
    );
  });

  it("names in every reason the figure that crosses its limit", () => {
    fc.assert(
      fc.property(profile, financials, (given, facts) => {
        const { reasons, standards } = screen(given, facts);
        for (const reason of [...reasons, ...standards.flatMap((verdict) => verdict.reasons)]) {
          const isOfRatio = /_above_limit$|^near_limit$|^purification_required$/.test(reason.code);
          if (isOfRatio) expect([reason.figure, reason.limit]).not.toContain(null);
          if (reason.figure === null || reason.limit === null) continue;
          if (reason.detail?.kind === "income_bound" && reason.detail.bound === "lower") continue;
          if (reason.code === "near_limit") expect(Math.abs(reason.figure - reason.limit)).toBeLessThanOrEqual(1);
          else expect(reason.figure).toBeGreaterThanOrEqual(reason.limit);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe("a stricter standard", () => {
  it("never passes what a looser one on the same denominator fails", () => {
    fc.assert(
      fc.property(profile, financials, (given, facts) => {
        const { averageMarketCapitalization: _average, longAverageMarketCapitalization: _long, ...spot } = facts;
        const verdicts = new Map(screen(given, spot).standards.map((verdict) => [verdict.standardId, verdict.status]));
        if (verdicts.get("mizan") === "haram") expect(verdicts.get("aaoifi")).toBe("haram");
        if (verdicts.get("aaoifi") === "halal") expect(verdicts.get("mizan")).toBe("halal");
      }),
      { numRuns: 1000 },
    );
  });

  it("exists among the standards, so that the property is tested", () => {
    const [house, aaoifi] = standardsOn("2026-09-01");
    expect(house?.debt.limit).toBeGreaterThan(aaoifi?.debt.limit ?? Number.NaN);
    expect(COMPLIANCE_STATUSES).toHaveLength(3);
  });
});

describe("a flip point", () => {
  it("is where the status changes: just beyond it the new one holds, just before it the old one", () => {
    fc.assert(
      fc.property(profile, whole, fc.option(fact(dollars, null)), (given, reported, prohibitedRevenue) => {
        const facts = { ...reported, ...(prohibitedRevenue && { prohibitedRevenue }) };
        const screening = screen(given, facts);
        for (const { input, threshold, changePercent, to } of screening.flipPoints) {
          const moved = input === "nonCompliantRevenue" ? incomeInput(facts) : input;
          const today = moved && facts[moved];
          if (!moved || !today) continue;
          const set = (amount: number) => screen(given, { ...facts, [moved]: { ...today, amount } }).status;
          const outward = Math.sign(changePercent) || (input === "marketCapitalization" ? -1 : 1);
          expect(set(threshold * (1 + outward * 1e-7))).toBe(to);
          const before = threshold * (1 - outward * 1e-7);
          if (Math.abs(changePercent) > 1e-4) expect(set(before)).toBe(screening.status);
        }
      }),
      { numRuns: 3000 },
    );
  });

  const incomeInput = (facts: Financials): InputName | undefined =>
    facts.interestIncome && !facts.prohibitedRevenue ? "interestIncome" : undefined;
});

function expectFinite(value: unknown): void {
  if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
  else if (Array.isArray(value)) value.forEach(expectFinite);
  else if (typeof value === "object" && value !== null) Object.values(value).forEach(expectFinite);
}

describe("a newer figure beside the one that is used", () => {
  const newer = fact(dollars, "upper").map((one) => ({ ...one, periodEnd: "2026-06-30" }));
  const inputs = fc.constantFrom("interestBearingDebt" as const, "cashAndInterestBearingSecurities" as const);
  const besides = fc.record(
    { interestBearingDebt: newer, cashAndInterestBearingSecurities: newer },
    { requiredKeys: [] },
  );
  const withNewer = (facts: Financials, beside: Partial<Record<InputName, Fact>>): Financials => ({
    ...facts,
    ...Object.fromEntries(
      Object.entries(beside).flatMap(([input, one]) => {
        const used = facts[input as InputName];
        return used ? [[input, { ...used, newer: one }]] : [];
      }),
    ),
  });
  const standingOn = (given: CompanyProfile, facts: Financials, screenedOn = SCREENED_ON) =>
    standingOf({ ...screenStock({ profile: given, financials: facts, screenedOn }), isScreened: true });

  it("never turns a verdict round: at most it leaves a doubt", () => {
    fc.assert(
      fc.property(profile, financials, besides, (given, facts, beside) => {
        const isAged = screen(given, facts).reasons.some(
          ({ code, effect }) => code === "stale_data" && effect === "verdict",
        );
        const [alone, both] = [standingOn(given, facts), standingOn(given, withNewer(facts, beside))];
        if (isAged) return;
        if (both !== "doubt") expect([alone, "doubt"]).toContain(both);
        if (alone === "doubt" && both !== "doubt") throw new Error(`${alone} became ${both}`);
      }),
      { numRuns: 2000 },
    );
  });

  it("never makes a verdict worse where it is the lower one", () => {
    fc.assert(
      fc.property(profile, whole, inputs, newer, (given, facts, input, beside) => {
        const { amount = 0, currency = "USD" } = facts[input] ?? {};
        const better = { ...beside, amount: Math.min(beside.amount, amount), bound: null, currency };
        const [alone, both] = [facts, withNewer(facts, { [input]: better })].map((each) =>
          standingOn(given, { ...each, [input]: { ...each[input], periodEnd: "2025-12-31" } as Fact }),
        );
        if (alone !== "haram") expect(both).toBe(alone);
      }),
      { numRuns: 2000 },
    );
  });

  it("counts for the age of a verdict to which it leads as well, on whatever day it is read", () => {
    fc.assert(
      fc.property(
        profile,
        financials,
        besides,
        fc.constantFrom("2026-09-30", "2027-04-01", "2028-01-01"),
        (given, facts, beside, today) => {
          const both = withNewer(facts, beside);
          const published = screen(given, both);
          const { analysis: aged } = screeningOn(published, true, today);
          const anew = screenStock({ profile: given, financials: both, screenedOn: today });
          expect(aged.standards.map(({ status }) => status)).toEqual(anew.standards.map(({ status }) => status));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe("a bound of a newer balance sheet", () => {
  it("beside an aged figure never makes a verdict worse, and never turns a failure", () => {
    fc.assert(
      fc.property(
        profile,
        financials,
        dollars,
        fc.constantFrom("2026-09-01", "2027-04-01", "2028-01-01"),
        (given, facts, amount, screenedOn) => {
          const { totalLiabilities: _owed, totalAssets: _assets, ...bare } = facts;
          const sheet = makeFact(amount, { periodEnd: "2026-06-30" });
          const [before, after] = [bare, { ...bare, totalLiabilities: sheet, totalAssets: sheet }].map((each) =>
            screenStock({ profile: given, financials: each, screenedOn }),
          );
          expect(RANK[after?.status ?? "haram"]).toBeLessThanOrEqual(RANK[before?.status ?? "halal"]);
          if (before?.status === "haram") expect(after?.status).toBe("haram");
        },
      ),
      { numRuns: 2000 },
    );
  });

  const without = (facts: Financials, input: InputName): Financials => {
    const { [input]: _, ...others } = facts;
    return others;
  };

  it("never fails anything and never makes a verdict worse", () => {
    fc.assert(
      fc.property(
        profile,
        financials,
        fc.constantFrom(...(["interestBearingDebt", "cashAndInterestBearingSecurities"] as const)),
        (given, facts, input) => {
          const unknown = without(facts, input);
          const bare = without(without(unknown, "totalLiabilities"), "totalAssets");
          const bounded = screen(given, unknown);
          const code = input === "interestBearingDebt" ? "debt_above_limit" : "cash_above_limit";
          const about = input === "interestBearingDebt" ? "debtRatio" : "cashRatio";
          for (const { reasons } of bounded.standards)
            expect(reasons.some((reason) => reason.code === code && reason.about === about)).toBe(false);
          const worse = RANK[bounded.status] > RANK[screen(given, bare).status];
          expect(worse).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe("a verdict that is read later", () => {
  const readOn = fc.constantFrom(
    "2026-09-01",
    "2026-09-30",
    "2026-10-01",
    "2027-03-31",
    "2027-08-01",
    "2027-08-02",
    "2029-01-01",
  );

  it("is what a screening on the day of reading would give, in every standard and in the standings of lists", () => {
    fc.assert(
      fc.property(profile, financials, readOn, (given, facts, today) => {
        const published = screen(given, facts);
        const { analysis: aged } = screeningOn(published, true, today);
        const anew = screenStock({ profile: given, financials: facts, screenedOn: today });
        expect(aged.standards.map(({ status }) => status)).toEqual(anew.standards.map(({ status }) => status));
        expect([...aged.reasons].sort(byCode)).toEqual([...anew.reasons].sort(byCode));
        const flips = anew.flipPoints.map(({ input, to }) => `${input} ${to}`);
        for (const { input, to } of aged.flipPoints) expect(flips).toContain(`${input} ${to}`);
        const listed = standingsByStandard(published, true, figuresIn(published.evidence));
        for (const { standardId, status, reasons } of anew.standards) {
          const found = listed.find((one) => one.standardId === standardId);
          const standing = found && agedStanding(found.standing as Standing, found.until, today);
          expect((standing as string) === "cannot_be_judged" ? "doubt" : standing).toBe(
            standingOf({ status, reasons, isScreened: true }),
          );
        }
      }),
      { numRuns: 3000 },
    );
  });

  it("is never halal or to be purified for being older", () => {
    fc.assert(
      fc.property(profile, financials, readOn, (given, facts, today) => {
        const [before, after] = [SCREENED_ON, today].map((screenedOn) =>
          standingOf({ ...screenStock({ profile: given, financials: facts, screenedOn }), isScreened: true }),
        );
        if (after === "halal" || after === "purify") expect(after).toBe(before);
      }),
      { numRuns: 2000 },
    );
  });
});

const byCode = (first: { code: string; about: string | null }, second: { code: string; about: string | null }) =>
  `${first.code}${first.about}`.localeCompare(`${second.code}${second.about}`);
