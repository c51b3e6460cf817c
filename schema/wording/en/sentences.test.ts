import { describe, expect, it } from "vitest";
import type { FactDetail } from "../../../domain/facts/company-facts.ts";
import { verdictAge } from "../../../domain/screening/age.ts";
import type { BusinessScreen, Reason } from "../../../domain/screening/screening.ts";
import { STANDINGS } from "../../../domain/screening/standing.ts";
import type { CodedStock } from "../../contracts/stocks.ts";
import { changeSentence } from "./changes.ts";
import { problemText } from "./refresh.ts";
import { ageSentence, listedAge, oldPriceSentence } from "./screening/ageing.ts";
import { evidenceNote } from "./screening/evidence-notes.ts";
import { noRatioText } from "./screening/ratios.ts";
import { type ReasonContext, reasonText } from "./screening/reasons.ts";
import { STANDING_LABELS, standingLine } from "./screening/standing.ts";
import { wordedStock } from "./stock.ts";

const business: BusinessScreen = {
  activityId: "groceries",
  verdict: "permissible",
  isMixed: true,
  isKnown: true,
  isMoneyTrade: false,
  basis: { kind: "industry", name: "Grocery Stores" },
};

const EMPTY: Reason = { code: "near_limit", effect: "verdict", figure: null, limit: null, about: null, detail: null };
const say = (reason: Partial<Reason>, about = business, evidence?: ReasonContext["evidence"]) =>
  reasonText({ ...EMPTY, ...reason }, { business: about, standardId: "dow-jones", evidence });
const STALE = { kind: "stale", periodEnd: "2025-01-31", part: "debt", ratio: 14.2, ratioLimit: 33 } as const;
const UNCERTAIN = { kind: "uncertain_ratio", part: "cash", whole: "totalAssets", limit: 33 } as const;
const INVESTMENTS_MISSING = { ...UNCERTAIN, doubt: "investments_missing" } as const;
const OLD = { code: "stale_data", figure: 16, limit: 15, about: "interestBearingDebt" } as const;
const DEBT = { kind: "ratio", part: "debt", whole: "marketCapitalization", failsAbove: null } as const;

describe("the sentence of a reason", () => {
  it.each<[Partial<Reason>, string]>([
    [
      { code: "debt_above_limit", figure: 44, limit: 33, detail: { ...DEBT, confirmed: 35.2, bound: "upper" } },
      "Interest-bearing debt: at most 44% of market capitalization, of which 35.2% is confirmed by filings, above the limit of 33%.",
    ],
    [
      { code: "debt_above_limit", figure: 33, limit: 33, about: "debtRatio", detail: { ...DEBT, confirmed: null } },
      "Interest-bearing debt: 33% of market capitalization, at the limit of 33%.",
    ],
    [
      { code: "near_limit", figure: 33.0000001, limit: 33, about: "debtRatio", detail: { ...DEBT, confirmed: null } },
      "Interest-bearing debt: 33.0000001% of market capitalization, within one point of the limit of 33%.",
    ],
    [
      { code: "insufficient_data", figure: 25, limit: 20, about: "cashRatio", detail: INVESTMENTS_MISSING },
      "Cash and interest-bearing securities: 25% of total assets, but the source leaves out short-term investments; with them it may be above the limit of 33%.",
    ],
    [
      { code: "insufficient_data", about: "interestIncome", detail: { kind: "missing" } },
      "Interest income is not in the source and cannot be estimated.",
    ],
    [
      { code: "sources_disagree", about: "totalRevenue", detail: { kind: "left_out", why: "sources_disagree" } },
      "Total revenue is not known. Two sources disagree too widely to choose one.",
    ],
    [
      { code: "insufficient_data", about: "price", detail: { kind: "unusable", problem: "negative" } },
      "The share price is negative in the source, so it cannot be used.",
    ],
    [
      { code: "insufficient_data", about: "totalRevenue", detail: { kind: "unusable", problem: "zero" } },
      "Total revenue is 0: the company reports none, so no share of it can be measured; until it sells something, interest may be most of what it earns.",
    ],
    [
      { ...OLD, figure: 28, about: "totalRevenue", detail: { ...STALE, part: null, ratio: null, ratioLimit: null } },
      "The newest figure for total revenue dates from Jan 31, 2025, more than 27 months ago: it is out of date, so no verdict can rest on it.",
    ],
    [
      { ...OLD, detail: STALE },
      "The newest figure for interest-bearing debt dates from Jan 31, 2025, more than 15 months ago. With a figure this old we accept a ratio only if it is at most a third of its limit: interest-bearing debt is 14.2%, and the limit is 33%.",
    ],
    [
      { ...OLD, effect: "note", detail: { ...STALE, ratio: 1.2 } },
      "The newest figure for interest-bearing debt dates from Jan 31, 2025, more than 15 months ago. The verdict still rests on it: interest-bearing debt is 1.2% and would have to triple, or more, to exceed the limit of 33%.",
    ],
    [
      { ...OLD, effect: "note", about: "marketCapitalization", detail: { ...STALE, ratio: 60 } },
      "The newest figure for market capitalization dates from Jan 31, 2025, more than 15 months ago. The verdict still rests on it: interest-bearing debt is 60%, at least one and a half times the limit of 33%.",
    ],
    [
      { code: "purification_required", figure: 1.234, limit: 0.5 },
      "1.23% of its revenue is not compliant: give that part of your dividends to charity.",
    ],
    [
      { code: "purification_required", figure: 0.2, limit: 0.5, detail: { kind: "income_bound", bound: "lower" } },
      "At least 0.2% of its revenue is not compliant: give at least that part of your dividends to charity. The source leaves out short-term investments and what they earn, so it may be more; the company's own report names its interest or finance income.",
    ],
    [
      { code: "purification_required", figure: 0.001, limit: 0.5, detail: { kind: "income_bound", bound: "lower" } },
      "Its source leaves out short-term investments and what they earn, so how much of its revenue is not compliant is not known: give a part of your dividends to charity. The company's own report names its interest or finance income.",
    ],
    [
      { code: "purification_required", figure: 1.2, limit: 0.5, detail: { kind: "income_bound", bound: "estimate" } },
      "About 1.2% of its revenue is not compliant, by our estimate: give that part of your dividends to charity. No source gives its interest, so we estimate it from its cash.",
    ],
    [
      { code: "purification_required", figure: 3, limit: 0.5, detail: { kind: "income_bound", bound: "upper" } },
      "At most 3% of its revenue is not compliant: what you give to charity of your dividends need be no more than that part. The source counts other income or other assets with it.",
    ],
    [
      { code: "under_review", detail: { kind: "under_review", anomaly: "revenue_collapsed" } },
      "Newer figures wait for a review. Revenue fell to less than a fifth. Shown are the last that passed our checks.",
    ],
    [
      { code: "mixed_business" },
      "Groceries and supermarkets: a prohibited part is likely. Shops of this kind sell alcohol, tobacco or pork; how much is not reported. Industry by the data provider: Grocery Stores.",
    ],
    [
      { code: "prohibited_business", detail: { kind: "excluded_by_standard" } },
      "Dow Jones Islamic Market excludes this business: Groceries and supermarkets.",
    ],
  ])("%#", (reason, sentence) => {
    expect(say(reason)).toBe(sentence);
  });

  it("says of a stale figure without a day that its day is about right, and of a newer one its own", () => {
    const basis = { kind: "source", snapshotOn: null, entries: null, details: ["undated"] } as const;
    const figure = { input: OLD.about, periodEnd: STALE.periodEnd, basis } as const;
    const [about, of] = ["dates from about Jan 31, 2025, more than 15", "dates from Jan 31, 2025, more than 15"];
    expect(say({ ...OLD, detail: STALE }, business, [figure])).toContain(about);
    expect(say({ ...OLD, detail: STALE }, business, [{ ...figure, periodEnd: "2024-12-31" }])).toContain(of);
    expect(say({ ...OLD, detail: STALE }, business, [{ ...figure, input: "totalRevenue" }])).toContain(of);
  });

  it("says why a money trade has no ratios", () => {
    const bank: BusinessScreen = {
      ...business,
      activityId: "banking",
      verdict: "prohibited",
      isMoneyTrade: true,
      basis: { kind: "sic", first: 6021, last: 6029 },
    };
    expect(say({ code: "prohibited_business" }, bank)).toBe(
      "Conventional banking: prohibited. Conventional banking, lending at interest, is on Mizan's list of prohibited activities. SIC codes 6021 to 6029. Debt and cash are its trade, so the ratios have no meaning.",
    );
  });
});

describe("the note of a figure", () => {
  it("names its snapshot, the filing's own entries as words, and its caveats", () => {
    expect(
      evidenceNote({
        basis: {
          kind: "source",
          snapshotOn: "2026-06-02",
          entries: "LongTermDebtCurrent + CommercialPaper",
          details: ["with_leases"],
        },
      }),
    ).toBe(
      "Market snapshot, June 2026. As filed: Long term debt current + Commercial paper. Includes operating leases, so it is an upper bound.",
    );
    expect(evidenceNote({ basis: null })).toBeNull();
  });

  it("names a newer figure beside it, and whether that leads elsewhere", () => {
    const figure = { amount: 2.4e9, periodEnd: "2026-06-30", source: "market-snapshot", bound: "upper" } as const;
    const newer = { ...figure, currency: "USD", quality: "estimated" } as const;
    expect(evidenceNote({ basis: null, newer: { ...newer, isSame: true } })).toBe(
      "A newer figure of another source, at most $2.4B (Market snapshot, Jun 30, 2026), leads to the same results.",
    );
    expect(evidenceNote({ basis: null, newer: { ...newer, isSame: false } })).toContain("would change at least one");
  });

  it("says how it was estimated", () => {
    expect(
      evidenceNote({ basis: { kind: "estimated_interest", percent: 1.5, asOf: "2026-06-17", source: "A Bank" } }),
    ).toMatch(/^Not reported; we assume 1\.5% interest a year on cash and .* \(A Bank, 2026-06-17\)\.$/);
  });
});

const read = (figuresOn: string | null, priceOn: string | null) => verdictAge({ figuresOn, priceOn }, "2026-11-22");

function aged(figuresOn: string | null, priceOn: string | null, details: FactDetail[] = []) {
  const basis = { kind: "source", snapshotOn: null, entries: null, details } as const;
  const evidence = figuresOn ? [{ input: "interestBearingDebt" as const, periodEnd: figuresOn, basis }] : [];
  return ageSentence({ age: read(figuresOn, priceOn), analysis: { business, evidence } });
}

it("says how old figures and price are", () => {
  expect(aged("2026-06-30", "2026-11-20")).toBe(
    "Figures up to Jun 30, 2026 (4 months old), price of Nov 20, 2026 (2 days old).",
  );
  expect(aged("2026-10-31", "2026-11-22")).toBe(
    "Figures up to Oct 31, 2026 (less than a month old), price of Nov 22, 2026 (of today).",
  );
  expect(aged("2026-10-22", null, ["about"])).toBe("Figures up to about Oct 22, 2026 (a month old).");
  expect(aged(null, null)).toBeUndefined();
});

it("says what a price older than 45 days means, and nothing about a recent one", () => {
  expect(oldPriceSentence(read("2026-06-30", "2026-09-01"))).toMatch(/^The price is old: market values may have moved/);
  expect(oldPriceSentence(read("2026-06-30", "2026-11-01"))).toBeUndefined();
});

it("says in a list of what days figures and price are, and how old a price of more than 45 days is", () => {
  const listed = (figuresOn: string | null, priceAsOf: string | null) =>
    listedAge({ figuresOn, priceAsOf }, "2026-11-22");
  expect(listed("2026-06-30", "2026-11-20")).toBe("Figures up to Jun 30, 2026, price of Nov 20, 2026");
  expect(listed("2026-06-30", "2026-08-21")).toBe("Figures up to Jun 30, 2026, price of Aug 21, 2026, 93 days old");
  expect(listed(null, "2026-11-20")).toBe("Price of Nov 20, 2026");
  expect(listed(null, null)).toBeUndefined();
  const figures = { figuresOn: "2026-06-30", priceAsOf: null };
  expect(listedAge({ ...figures, isRealData: true }, "2026-11-22")).toBe("Verified · Figures up to Jun 30, 2026");
  expect(listedAge({ ...figures, isRealData: false }, "2026-11-22")).toBe("Estimated · Figures up to Jun 30, 2026");
  expect(listedAge({ ...figures, isDayAbout: true }, "2026-11-22")).toBe("Figures up to about Jun 30, 2026");
});

it("a ratio is unknown where somebody tests it: none of a bank's, and of an Islamic one its income alone", () => {
  const [bank, shop] = [{ isMoneyTrade: true } as const, { isMoneyTrade: false, verdict: "permissible" } as const];
  for (const name of ["debtRatio", "cashRatio", "nonCompliantIncomeRatio"] as const)
    expect(noRatioText(name, { ...bank, verdict: "prohibited" })).toBe("Does not apply");
  expect(noRatioText("debtRatio", { ...bank, verdict: "permissible" })).toBe("Does not apply");
  expect(noRatioText("nonCompliantIncomeRatio", { ...bank, verdict: "permissible" })).toBe("Not known");
  expect(noRatioText("debtRatio", shop)).toBe("Not known");
});

it("names every standing, and says why a stock is in doubt", () => {
  expect(STANDINGS.map((standing) => standingLine(standing, undefined)).join(" · ")).toBe(
    "Halal · Halal, purify · In doubt · Haram · Not screened",
  );
  expect(standingLine("doubt", "Total revenue is not in the source.")).toBe(
    "In doubt: Total revenue is not in the source.",
  );
  expect(standingLine("purify", "Anything.")).toBe(STANDING_LABELS.purify);
});

describe("the sentence of a stored problem", () => {
  it.each([
    ["answered 403", "It answered with the status 403."],
    ["lacks data.rows", "Its answer lacks data.rows."],
    ["unusable", "Its answer could not be used; the log says why."],
    ["old_price", "Left out: the price is old."],
    ["fund_disagrees 3 224", "3 of 224 companies in the fund are haram here."],
    ["driver_lost", "The run kept stopping, however often it was resumed; the log says why."],
    [
      "source_below_limit 0.0 sec-edgar: debt; too_many_status_changes 7.2",
      "A source answered less than ninety percent of what it was asked (sec-edgar: debt: 0.0%). More than five percent of the statuses would change at once (7.2%).",
    ],
  ])("%s", (stored, sentence) => {
    expect(problemText(stored)).toBe(sentence);
  });

  it.each([
    "A chunk failed however often it was tried; the log says why",
    "source_below_limit (sec-edgar): 0.0 %; coverage_below_limit: 12.0 %",
    "no answer (The operation was aborted)",
    "constructor",
    "",
  ])("is the stored one if an earlier version stored it: %j", (stored) => {
    expect(problemText(stored)).toContain(stored.split("; ")[0]);
  });
});

describe("a stock of the API", () => {
  const business = { activityId: "general", verdict: "permissible", isKnown: true, basis: { kind: "unknown" } };
  const stockWith = (code: string) =>
    ({
      standing: "haram",
      age: { readOn: "2026-11-20" },
      analysis: {
        business: { ...business, activity: "Autre", rule: "Autre." },
        businessActivities: [{ kind: "interest_income", activity: "Autre", percentage: 2 }],
        reasons: [{ code, effect: "verdict", figure: 2, limit: 0.5, about: null, detail: null, message: "Autre." }],
        evidence: [],
        standards: [],
        split: null,
      },
    }) as unknown as CodedStock;

  it("gets this language's words for its codes, whatever words it has", () => {
    const { analysis, answer } = wordedStock(stockWith("purification_required"));
    expect(analysis.businessActivities[0]?.activity).toBe("Interest income");
    expect(analysis.business.activity).toBe("Trade and industry");
    expect(analysis.reasons[0]?.message).toMatch(/^2% of its revenue is not compliant: give that/);
    expect(answer).toBe("No.");
  });

  it.each([
    ["groceries", "permissible", "mixed_business", / how much is not reported\./],
    ["airlines", "differed_upon", "grey_business", / none reports how much\./],
  ])("says of the prohibited part of %s that it is not reported, until it is", (activityId, verdict, code, unknown) => {
    const stock = stockWith(code);
    const texts = (input: string) => {
      const of = {
        business: { ...stock.analysis.business, activityId, verdict, isMixed: true },
        evidence: [{ input }],
      };
      const { analysis } = wordedStock({ ...stock, analysis: { ...stock.analysis, ...of } } as unknown as CodedStock);
      return [analysis.business.rule, analysis.reasons[0]?.message ?? ""].join(" ");
    };
    expect(texts("totalRevenue").split(unknown)).toHaveLength(3);
    expect(texts("prohibitedRevenue").split(/ how much this company earns from .+? is reported\./)).toHaveLength(3);
    expect(texts("prohibitedRevenue")).not.toMatch(unknown);
  });

  it("is refused when a code of it has no words here", () => {
    expect(() => wordedStock(stockWith("of_tomorrow"))).toThrow(TypeError);
  });
});

describe("a verdict that changed", () => {
  const ratios = { debtRatio: 30, cashRatio: 1, nonCompliantIncomeRatio: 1 };
  const told = (
    before: "halal" | "haram" | "doubt",
    after: "halal" | "haram" | "doubt",
    causes: ("age" | "price")[],
  ) => {
    const verdict = (standing: typeof before) => ({
      ...ratios,
      standing,
      status: standing === "doubt" ? ("questionable" as const) : standing,
    });
    return changeSentence({
      before: verdict(before),
      after: verdict(after),
      causes,
      inputs: [],
      changedOn: "2026-11-23",
    });
  };

  it("says that a share is permissible now, but not of one that was only in doubt", () => {
    expect(told("haram", "halal", ["price"])).toBe("Haram → Halal. Its market value moved. It is permissible now.");
    expect(told("doubt", "halal", ["price"])).toBe("In doubt → Halal. Its market value moved.");
  });

  it("asks for patience where age alone changed it", () => {
    expect(told("halal", "doubt", ["age"])).toMatch(/Nothing else changed: wait for its next report\.$/);
    expect(told("halal", "doubt", ["age", "price"])).not.toContain("Nothing else changed");
    expect(told("halal", "haram", ["age"])).not.toContain("Nothing else changed");
  });
});
