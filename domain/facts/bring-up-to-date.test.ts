import { describe, expect, it } from "vitest";
import { makeCompany, makeRates } from "../test/facts.ts";
import { derive } from "../verdict/derive.ts";
import type { SourcedFact, SourcedFacts } from "./company-facts.ts";
import type { SourceAnswer } from "./source-answer.ts";

const ON = "2026-09-01";
const RATES = makeRates({ EUR: 0.9, ZAR: 16 });
const KNOWN = makeCompany({ industry: "Semiconductors" });

const filed = (value: number, periodEnd: string, traits: Partial<SourcedFact> = {}): SourcedFact => {
  return { value, currency: "USD", periodEnd, source: "sec-edgar", quality: "reported", ...traits };
};
const snapshot = (value: number, periodEnd: string, traits: Partial<SourcedFact> = {}): SourcedFact => {
  return { ...filed(value, periodEnd), source: "market-snapshot", quality: "estimated", ...traits };
};
const year = (value: number, periodStart: string, periodEnd: string) => filed(value, periodEnd, { periodStart });

/** Within every limit: debt of 10 %, cash of 5 %, interest of 0.2 %. */
const SOUND: SourcedFacts = {
  marketCapitalization: snapshot(1_000, "2026-08-31"),
  interestBearingDebt: filed(100, "2025-12-31"),
  cashAndInterestBearingSecurities: filed(50, "2025-12-31"),
  totalRevenue: year(500, "2025-01-01", "2025-12-31"),
  interestIncome: year(1, "2025-01-01", "2025-12-31"),
};

function screened(...answers: (SourcedFacts | SourceAnswer)[]) {
  const given = answers.map((answer) =>
    "facts" in answer ? (answer as SourceAnswer) : { facts: answer as SourcedFacts },
  );
  const derived = derive({ known: KNOWN, answers: given, rates: RATES }, ON);
  if (!derived) throw new Error("nothing was derived");
  const { screening, standing, facts } = derived;
  const doubts = screening.reasons.filter(
    ({ effect, code }) => effect === "verdict" && code !== "purification_required",
  );
  return {
    standing,
    doubts: doubts.map(({ code, about, detail }) => [
      code,
      about,
      detail?.kind === "left_out" ? detail.why : detail?.kind,
    ]),
    facts: facts.facts,
  };
}

const scaled = (facts: SourcedFacts, by: number): SourcedFacts =>
  Object.fromEntries(Object.entries(facts).map(([input, fact]) => [input, { ...fact, value: fact.value * by }]));

it("passes a company whose figures are sound, as the ground of the cases below", () => {
  expect(screened(scaled(SOUND, 1e6))).toMatchObject({ standing: "halal", doubts: [] });
});

describe("bad figures leave a doubt with its reason, never a pass", () => {
  const million = (facts: SourcedFacts) => scaled(facts, 1e6);

  it("two sources of the same date and rank that disagree", () => {
    const other = { interestBearingDebt: filed(150, "2025-12-31", { source: "xbrl-filings" }) };
    expect(screened(million(SOUND), million(other))).toMatchObject({
      standing: "doubt",
      doubts: [["sources_disagree", "interestBearingDebt", "sources_disagree"]],
    });
  });

  it("payments whose rare yield their reports' currency explains are no dividend", () => {
    const paid = (value: number, currency = "USD"): SourcedFacts => ({
      price: snapshot(100, "2026-08-31", { currency }),
      dividendPerShare: snapshot(value, "2026-08-31", { currency, detail: ["dividends_summed"] }),
    });
    const inEuros = { totalRevenue: { ...year(500e6, "2025-01-01", "2025-12-31"), currency: "EUR" } };
    const dividendOf = (...answers: SourcedFacts[]) => screened(...answers).facts.dividendPerShare?.value;
    const reported = million(SOUND);
    expect(dividendOf(reported, paid(16))).toBe(16);
    expect(dividendOf({ ...reported, ...inEuros }, paid(16))).toBe(16);
    expect(dividendOf(reported, paid(20, "EUR"))).toBe(20);
    const weak = { totalRevenue: { ...year(500e6, "2025-01-01", "2025-12-31"), currency: "ZAR" } };
    expect(dividendOf({ ...reported, ...weak }, paid(15))).toBe(15);
    expect(dividendOf({ ...reported, ...weak }, paid(16))).toBeUndefined();
  });

  it("a figure dated in the future", () => {
    const future = { ...SOUND, interestBearingDebt: filed(100, "2026-12-31") };
    expect(screened(million(future))).toMatchObject({
      standing: "doubt",
      doubts: [["insufficient_data", "interestBearingDebt", "dated_in_future"]],
    });
    const earlier = { interestBearingDebt: filed(90, "2026-06-30") };
    expect(screened(million(future), million(earlier)).standing).toBe("halal");
  });

  it("a newer figure in another currency", () => {
    const newer = { interestBearingDebt: snapshot(90, "2026-06-30", { currency: "EUR" }) };
    expect(screened(million(SOUND), million(newer))).toMatchObject({
      standing: "doubt",
      doubts: [["sources_disagree", "interestBearingDebt", "newer_figure"]],
    });
    const withoutRate = { interestBearingDebt: snapshot(90, "2026-06-30", { currency: "NZD" }) };
    expect(screened(million(SOUND), million(withoutRate))).toMatchObject({
      standing: "doubt",
      doubts: [["insufficient_data", "interestBearingDebt", "no_exchange_rate"]],
    });
  });

  it("a balance sheet without its date", () => {
    const undated = { ...SOUND, interestBearingDebt: filed(100, "") };
    expect(screened(million(undated))).toMatchObject({
      standing: "doubt",
      doubts: [["insufficient_data", "interestBearingDebt", "unusable"]],
    });
  });

  it("revenue of the half year in which a company changed its fiscal year", () => {
    const changed = { ...SOUND, totalRevenue: year(500, "2025-07-01", "2025-12-31") };
    expect(screened(million(changed))).toMatchObject({
      standing: "doubt",
      doubts: [["insufficient_data", "totalRevenue", "not_twelve_months"]],
    });
  });

  it("balances from before a merger or a split", () => {
    const merged = { totalAssets: filed(2_100, "2026-06-30") };
    const before = { ...SOUND, totalAssets: filed(1_000, "2025-12-31") };
    for (const newest of [merged, { totalAssets: filed(500, "2026-06-30") }])
      expect(screened(million(before), million(newest))).toMatchObject({
        standing: "doubt",
        doubts: [
          ["insufficient_data", "interestBearingDebt", "of_another_size"],
          ["insufficient_data", "cashAndInterestBearingSecurities", "of_another_size"],
        ],
      });
    expect(screened(million(before), million({ totalAssets: filed(1_900, "2026-06-30") })).standing).toBe("halal");
  });

  it("a value that counts the shares from before a rights issue", () => {
    const issue = { ...SOUND, cashAndInterestBearingSecurities: filed(4_590, "2025-12-31") };
    expect(screened(million(issue))).toMatchObject({
      standing: "doubt",
      doubts: [["insufficient_data", "marketCapitalization", "value_far_below_cash"]],
    });
  });
});

describe("of several dated figures", () => {
  const debtOf = (...answers: (SourcedFacts | SourceAnswer)[]) => screened(...answers).facts.interestBearingDebt;
  const debt = (fact: SourcedFact) => ({ interestBearingDebt: fact });
  const FILED = debt(filed(100e6, "2025-12-31"));
  const NEWER = debt(snapshot(200e6, "2026-06-30"));
  const witness = (value: number, reader: string, traits: Partial<SourcedFact> = {}): SourceAnswer => {
    return { isWitness: true, reader, facts: debt(filed(value, "2026-06-30", traits)) };
  };

  it("a newer filing wins, and a single newer snapshot stays beside the older filing", () => {
    expect(debtOf(FILED, debt(filed(300e6, "2026-06-30")))?.value).toBe(300e6);
    expect(debtOf(FILED, NEWER)).toMatchObject({ value: 100e6, newer: { value: 200e6, source: "market-snapshot" } });
    expect(debtOf(FILED, debt(snapshot(200e6, "2026-03-31")))?.newer).toBeUndefined();
  });

  it("two newer sources within a tenth win, unless one reader gave both", () => {
    expect(debtOf(FILED, NEWER, witness(185e6, "an extract"))?.value).toBe(200e6);
    expect(debtOf(FILED, NEWER, witness(170e6, "an extract"))?.value).toBe(100e6);
    expect(debtOf(FILED, NEWER, witness(200e6, "market-snapshot"))?.value).toBe(100e6);
  });

  it("cash of 1.80 billion that filed equivalents of 1.75 bear out wins over 19.05 of the year before; equivalents alone never do", () => {
    const cash = (fact: SourcedFact) => ({ cashAndInterestBearingSecurities: fact });
    const equivalents = (periodEnd: string): SourceAnswer => {
      const fact = filed(1_752e6, periodEnd, { bound: "lower" });
      return { isWitness: true, reader: "an extract", facts: cash(fact) };
    };
    const value = (total: SourcedFact, periodEnd: string) =>
      screened(cash(filed(19_048e6, "2025-12-31")), cash(total), equivalents(periodEnd)).facts
        .cashAndInterestBearingSecurities?.value;
    const total = snapshot(1_796e6, "2026-06-30");
    expect(value(total, "2026-06-30")).toBe(1_796e6);
    expect(value(total, "2026-03-31")).toBe(1_796e6);
    expect(value(total, "2025-12-31")).toBe(19_048e6);
    expect(value({ ...total, bound: "lower" }, "2026-06-30")).toBe(19_048e6);
  });

  it("one below three quarters of what two others say is a part: it is left out and bears nothing out", () => {
    const part = { reader: "an extract", facts: debt(filed(75e6, "2026-06-30")) };
    const others = [witness(160e6, "one"), witness(165e6, "two")];
    expect(debtOf(part, ...others)).toBeUndefined();
    expect(debtOf(part, witness(160e6, "one"))?.value).toBe(75e6);
    expect(debtOf(FILED, part, ...others)?.value).toBe(100e6);
  });
});
