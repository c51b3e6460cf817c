import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LeftOutFacts, LeftOutReason, SourcedFact, SourcedFacts } from "./company-facts.ts";
import { isoDay } from "./iso-date.ts";
import { mergeFacts } from "./merge-facts.ts";
import type { SourceAnswer } from "./source-answer.ts";

const filing = (value: number, periodEnd: string, traits: Partial<SourcedFact> = {}): SourcedFact => {
  return { value, currency: "USD", periodEnd, source: "sec-edgar", quality: "reported", ...traits };
};
const estimate = (value: number, periodEnd: string, traits: Partial<SourcedFact> = {}): SourcedFact => {
  return { ...filing(value, periodEnd), source: "market-snapshot", quality: "estimated", ...traits };
};
const debt = (fact: SourcedFact) => ({ interestBearingDebt: fact });
const merge = (known: SourcedFacts, ...answers: SourcedFacts[]) =>
  mergeFacts(
    { facts: known },
    answers.map((facts) => ({ facts })),
  );
const merged = (known: SourcedFact, ...fresh: SourcedFact[]) =>
  merge(debt(known), ...fresh.map(debt)).facts.interestBearingDebt?.value;

describe("mergeFacts", () => {
  it("loses nothing when no source answers, or none gives the figure", () => {
    const known = debt(filing(5, "2026-03-31"));
    expect(merge(known).facts).toEqual(known);
    expect(merge(known, {}).facts).toEqual(known);
  });

  it("prefers newer figures, never older ones", () => {
    expect(merged(filing(5, "2026-03-31"), filing(6, "2026-06-30"))).toBe(6);
    expect(merged(filing(5, "2026-03-31"), filing(6, "2025-12-31"))).toBe(5);
  });

  it("replaces an estimate by a filing unless that is much older, and never a filing by an estimate of the same day", () => {
    expect(merged(estimate(5, "2026-06-30"), filing(6, "2026-03-31"))).toBe(6);
    expect(merged(estimate(5, "2026-06-30"), filing(6, "2025-05-31"))).toBe(5);
    expect(merged(filing(5, "2026-06-30"), estimate(6, "2026-06-30"))).toBe(5);
  });

  it("flags two sources of one period that differ by over ten percent", () => {
    const known = filing(90, "2026-03-31");
    const other = (value: number, traits = {}) => filing(value, "2026-06-28", { source: "eodhd", ...traits });
    const outcome = (second: SourcedFact) => {
      const { disagreements } = merge(debt(known), debt(filing(100, "2026-06-30")), debt(second));
      return disagreements.map(({ code, before, after }) => [code, before, after]);
    };
    expect(outcome(other(89))).toEqual([["sources_disagree", 89, 100]]);
    expect(outcome(other(90))).toEqual([]);
    expect(outcome(other(50, { bound: "lower" }))).toEqual([]);
    expect(outcome(other(50, { currency: "EUR" }))).toEqual([]);
    expect(outcome({ ...other(50), periodEnd: "2026-03-31" })).toEqual([]);
  });
});

describe("answers of one company", () => {
  const undated = (value: number) => estimate(value, "2026-08-22", { source: "eodhd", detail: ["undated"] });
  const revenues = (...facts: SourcedFact[]) =>
    mergeFacts(
      { facts: {} },
      facts.map((totalRevenue) => ({ facts: { totalRevenue } })),
    );
  const capitalizations = (...facts: SourcedFact[]) =>
    mergeFacts(
      { facts: {} },
      facts.map((marketCapitalization) => ({ facts: { marketCapitalization } })),
    );

  it("prefers the more trusted of two for the same month's end, whatever day each writes", () => {
    const filed = filing(5, "2025-12-27");
    const vendor = filing(6, "2025-12-31", { source: "eodhd" });
    expect(revenues(vendor, filed).facts.totalRevenue).toEqual(filed);
    expect(revenues(filed, filing(6, "2026-01-31", { source: "eodhd" })).facts.totalRevenue?.value).toBe(6);
  });

  it("disagree above 20 percent if one has no date, and above a third for values of two days", () => {
    expect(revenues(estimate(100, "2026-06-30"), undated(81)).disagreements).toEqual([]);
    expect(revenues(estimate(100, "2026-06-30"), undated(79)).disagreements).toHaveLength(1);
    const quote = (value: number, day: string) => estimate(value, day, { source: "nasdaq-screener" });
    expect(capitalizations(quote(100, "2026-08-21"), estimate(67, "2026-08-08")).disagreements).toEqual([]);
    expect(capitalizations(quote(100, "2026-08-21"), estimate(66, "2026-08-08")).disagreements).toHaveLength(1);
    expect(capitalizations(quote(100, "2026-08-21"), estimate(66, "2026-05-08")).disagreements).toEqual([]);
  });

  it("never contradict a filing when they are estimates", () => {
    const { facts, disagreements } = revenues(estimate(100, "2026-06-30"), filing(500, "2026-06-30"));
    expect([facts.totalRevenue?.value, disagreements]).toEqual([500, []]);
  });

  it("that only check are compared and never used", () => {
    const check = { isCheckOnly: true, facts: { totalRevenue: undated(50) } };
    const alone = mergeFacts({ facts: {} }, [check]);
    expect([alone.facts, alone.disagreements]).toEqual([{}, []]);
    const both = mergeFacts({ facts: {} }, [{ facts: { totalRevenue: estimate(100, "2026-06-30") } }, check]);
    expect([both.facts.totalRevenue?.value, both.disagreements.length]).toEqual([100, 1]);
  });

  it("confirm the part without leases of a debt that includes them, up to all of it", () => {
    const upper = estimate(400, "2026-06-30", { bound: "upper", detail: ["with_leases"] });
    const confirmedBy = (part: SourcedFact) =>
      mergeFacts({ facts: {} }, [{ facts: debt(upper) }, { isCheckOnly: true, facts: debt(part) }]).facts
        .interestBearingDebt;
    const part = (value: number, periodEnd = "2025-12-31") => filing(value, periodEnd, { bound: "lower" });
    expect(confirmedBy(part(300))).toMatchObject({
      value: 400,
      confirmedShare: 0.75,
      detail: ["with_leases", "confirmed_by_filings"],
    });
    expect(confirmedBy(part(404))?.confirmedShare).toBe(1);
    expect(confirmedBy(part(420))?.confirmedShare).toBeUndefined();
    expect(confirmedBy(part(300, "2025-01-31"))?.confirmedShare).toBeUndefined();
  });

  it("have liabilities that bound nothing once a newer debt alone is more", () => {
    const both = (all: SourcedFact, owed: SourcedFact) =>
      merge({ ...debt(owed), totalLiabilities: all }, {}).facts.totalLiabilities?.value;
    expect(both(filing(746, "2025-12-31"), filing(981, "2026-06-30"))).toBeUndefined();
    expect(both(filing(746, "2025-12-31"), filing(700, "2026-06-30"))).toBe(746);
    expect(both(filing(746, "2026-06-30"), filing(981, "2025-12-31"))).toBe(746);
    const inEuros = filing(746, "2025-12-31", { currency: "EUR" });
    expect(both(inEuros, filing(981, "2026-06-30"))).toBe(746);
    const of = (value: number) => [
      { facts: { totalLiabilities: inEuros, interestBearingDebt: filing(value, "2026-06-30") } },
    ];
    const rates = { USD: 1, EUR: 0.9 };
    expect(mergeFacts({ facts: {} }, of(981), { rates }).leftOut.totalLiabilities).toBe("mixed_dates");
    expect(mergeFacts({ facts: {} }, of(800), { rates }).facts.totalLiabilities?.value).toBe(746);
  });

  it("name what the most trusted of them left out, until another gives it", () => {
    const leftOut = (reason: LeftOutReason, trust: number) => ({ trust, facts: {}, leftOut: { totalRevenue: reason } });
    const answers = [leftOut("negative_amount", 5), leftOut("stale_concept", 1)];
    expect(mergeFacts({ facts: {} }, answers).leftOut).toEqual({ totalRevenue: "stale_concept" });
    const given = { facts: { totalRevenue: estimate(1, "2026-06-30") } };
    expect(mergeFacts({ facts: {} }, [...answers, given]).leftOut).toEqual({});
  });
});

describe("any answers", () => {
  const inputs = ["interestBearingDebt", "totalRevenue", "marketCapitalization", "price"] as const;
  const anyFact = fc
    .record({
      value: fc.integer({ min: 0, max: 1e6 }),
      currency: fc.constantFrom("USD", "EUR"),
      periodEnd: fc
        .date({ min: new Date("2024-01-01"), max: new Date("2026-08-22"), noInvalidDate: true })
        .map((date) => isoDay(date)),
      source: fc.constantFrom("sec-edgar", "eodhd", "market-snapshot", "nasdaq-screener"),
      quality: fc.constantFrom("reported", "estimated"),
      bound: fc.option(fc.constantFrom("upper", "lower"), { nil: undefined }),
    })
    .map(({ bound, ...fact }): SourcedFact => ({ ...fact, ...(bound && { bound }) }) as SourcedFact);
  const anyFacts = fc.dictionary(fc.constantFrom(...inputs), anyFact) as fc.Arbitrary<SourcedFacts>;
  const anyAnswer: fc.Arbitrary<SourceAnswer> = fc.record({
    facts: anyFacts,
    isCheckOnly: fc.boolean(),
    trust: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    leftOut: fc.dictionary(
      fc.constantFrom(...inputs),
      fc.constantFrom("negative_amount", "stale_concept"),
    ) as fc.Arbitrary<LeftOutFacts>,
  });
  const anyAnswers = fc.array(anyAnswer, { maxLength: 6 });
  const core = ({ confirmedShare: _, detail: __, newer: ___, ...fact }: SourcedFact) => fact;

  it("merge to the same in any order", () => {
    fc.assert(
      fc.property(
        anyFacts,
        anyAnswers.chain((answers) =>
          fc.tuple(
            fc.constant(answers),
            fc.shuffledSubarray(answers, { minLength: answers.length, maxLength: answers.length }),
          ),
        ),
        (known, [answers, shuffled]) => {
          const [one, other] = [mergeFacts({ facts: known }, answers), mergeFacts({ facts: known }, shuffled)];
          expect(other.facts).toEqual(one.facts);
          expect(other.leftOut).toEqual(one.leftOut);
          expect(new Set(other.disagreements.map(({ about }) => about))).toEqual(
            new Set(one.disagreements.map(({ about }) => about)),
          );
        },
      ),
    );
  });

  it("lose nothing that was known or given, and invent nothing", () => {
    fc.assert(
      fc.property(anyFacts, anyAnswers, (known, answers) => {
        const { facts } = mergeFacts({ facts: known }, answers);
        const given = answers.filter(({ isCheckOnly }) => !isCheckOnly);
        for (const input of inputs) {
          const candidates = [known[input], ...given.map((answer) => answer.facts[input])].filter((fact) => fact);
          const chosen = facts[input];
          expect(chosen === undefined).toBe(candidates.length === 0);
          if (chosen) expect(candidates.map((fact) => core(fact as SourcedFact))).toContainEqual(core(chosen));
        }
      }),
    );
  });

  it("are never better than the best of them: no estimate becomes reported, no bound exact, no date newer", () => {
    fc.assert(
      fc.property(anyFacts, anyAnswers, (known, answers) => {
        const { facts } = mergeFacts({ facts: known }, answers);
        const all = [known, ...answers.filter(({ isCheckOnly }) => !isCheckOnly).map((answer) => answer.facts)];
        for (const [input, chosen] of Object.entries(facts) as [keyof SourcedFacts, SourcedFact][]) {
          const of = all.flatMap((each) => each[input] ?? []);
          if (chosen.quality === "reported") expect(of.some(({ quality }) => quality === "reported")).toBe(true);
          if (!chosen.bound) expect(of.some(({ bound }) => !bound)).toBe(true);
          expect(of.some(({ periodEnd }) => periodEnd >= chosen.periodEnd)).toBe(true);
          expect(chosen.confirmedShare ?? 0).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it("change nothing the second time, not even when what spoke for a figure was replaced by it", () => {
    const known = { totalRevenue: filing(1, "2024-01-01", { source: "market-snapshot" }) };
    const given = [filing(0, "2024-01-16"), estimate(1, "2025-01-16", { source: "eodhd" })];
    const answers: SourceAnswer[] = given.map((totalRevenue) => ({ facts: { totalRevenue } }));
    fc.assert(
      fc.property(anyFacts, anyAnswers, (facts, all) => {
        const once = mergeFacts({ facts }, all);
        const twice = mergeFacts(once, all);
        expect(twice.facts).toEqual(once.facts);
        expect(twice.leftOut).toEqual(once.leftOut);
      }),
      { numRuns: 1000, examples: [[known, answers]] },
    );
  });
});
