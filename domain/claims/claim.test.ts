import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CompanyFacts, SourcedFact } from "../facts/company-facts.ts";
import { makeCompany, makeRates, makeSourced } from "../test/facts.ts";
import { checkClaim, readersNeeded, reportHost } from "./check-claim.ts";
import {
  amountOf,
  type ClaimedFigure,
  type ClaimState,
  countingFigures,
  isSameClaim,
  readerFigure,
  withFigure,
  withoutReaders,
  withReaders,
} from "./claim.ts";

const RATES = makeRates({ SAR: 3.75, INR: 80 });
const CLAIM: ClaimedFigure = {
  input: "interestIncome",
  amount: 1234.5,
  unit: "millions",
  currency: "SAR",
  periodEnd: "2025-12-31",
  url: "https://www.saudiexchange.sa/report.pdf",
};

const fact = (value: number, more: Partial<SourcedFact> = {}) =>
  makeSourced(value, { currency: "SAR", periodEnd: "2025-12-31", ...more });
const company = (facts: CompanyFacts["facts"]) =>
  makeCompany({
    symbol: "2222.SR",
    country: "Saudi Arabia",
    exchange: "SAU",
    industry: "Oil & Gas Integrated",
    snapshotOn: "2026-08-01",
    facts,
  });
const KNOWN = company({
  marketCapitalization: fact(6e12),
  totalAssets: fact(2.4e12),
  totalRevenue: fact(1.8e12),
  interestIncome: fact(20e9),
});

describe("the amount of a claim", () => {
  it.each([
    [1234.5, "millions", 1_234_500_000],
    [12, "crore", 120_000_000],
    [3.25, "lakh", 325_000],
    [0.1, "ones", 0.1],
    [1.005, "thousands", 1005],
    [0, "billions", 0],
  ] as const)("of %s %s is %s", (amount, unit, whole) => {
    expect(amountOf({ amount, unit })).toBe(whole);
  });

  it("is a reported fact of a whole year, or of a day's balance", () => {
    expect(readerFigure(CLAIM).fact).toEqual({
      value: 1_234_500_000,
      currency: "SAR",
      periodStart: "2025-01-01",
      periodEnd: "2025-12-31",
      source: "reader-report",
      url: CLAIM.url,
      quality: "reported",
    });
    expect(readerFigure({ ...CLAIM, periodEnd: "2024-02-29" }).fact.periodStart).toBe("2023-03-01");
    expect(readerFigure({ ...CLAIM, input: "interestBearingDebt" }).fact).not.toHaveProperty("periodStart");
  });
});

describe("two readers", () => {
  it("say the same of one report in whatever unit", () => {
    expect(isSameClaim(CLAIM, { ...CLAIM, amount: 1_234_500, unit: "thousands" })).toBe(true);
    expect(isSameClaim({ ...CLAIM, amount: 0 }, { ...CLAIM, amount: 0 })).toBe(true);
    expect(isSameClaim(CLAIM, { ...CLAIM, url: `${CLAIM.url}#page=4` })).toBe(true);
  });

  it.each([
    { amount: 1234.6 },
    { url: "https://www.saudiexchange.sa.phish.example/report.pdf" },
    { currency: "USD" },
    { periodEnd: "2024-12-31" },
    { input: "totalRevenue" as const },
  ])("do not when one says %j", (other) => {
    expect(isSameClaim(CLAIM, { ...CLAIM, ...other })).toBe(false);
  });
});

describe("a claim among the facts", () => {
  it("takes the place of an estimate, and leaves it again", () => {
    const facts = withReaders(KNOWN, [readerFigure({ ...CLAIM, amount: 15, unit: "billions" })], RATES);
    expect(facts.facts.interestIncome).toMatchObject({ value: 15e9, source: "reader-report" });
    expect(withoutReaders(facts)).toEqual(KNOWN);
    expect(withReaders(facts, [], RATES)).toEqual(KNOWN);
  });

  it("that came without what its sources say leaves nothing of itself", () => {
    const { input, fact: own } = readerFigure(CLAIM);
    expect(withoutReaders(company({ ...KNOWN.facts, [input]: own })).facts).not.toHaveProperty(input);
  });

  it("never outranks a filing that we read ourselves of the same period, nor a newer one", () => {
    for (const periodEnd of ["2025-12-31", "2026-06-30"]) {
      const filed = fact(20e9, { source: "sec-edgar", quality: "reported", periodEnd });
      const known = company({ interestIncome: filed });
      expect(withFigure(known, readerFigure(CLAIM), RATES)).toEqual({ kind: "outranked", by: filed });
      expect(withReaders(known, [readerFigure(CLAIM)], RATES).facts).toEqual(known.facts);
    }
  });

  it.each([
    [
      "debt above the assets",
      { input: "interestBearingDebt" as const, amount: 9, unit: "billions" as const },
      "debt_above_total_assets",
    ],
    ["a currency without a rate", { currency: "XYZ" }, "no_exchange_rate"],
  ])("is refused for %s", (_, fields, reason) => {
    const small = company({ totalAssets: fact(1e9), marketCapitalization: fact(50e9) });
    expect(withFigure(small, readerFigure({ ...CLAIM, ...fields }), RATES)).toEqual({ kind: "implausible", reason });
  });
});

it("whatever is accepted, revoked and filed, in whatever order, ends in what the sources and the accepted figures say", () => {
  const figures = [12, 15, 18].flatMap((amount) =>
    (["2025-12-31", "2024-12-31"] as const).map((periodEnd) =>
      readerFigure({ ...CLAIM, amount, unit: "billions", periodEnd }),
    ),
  );
  const step = fc.oneof(
    fc.record({ accept: fc.nat(figures.length - 1) }),
    fc.record({ revoke: fc.nat(figures.length - 1) }),
    fc.record({ filed: fc.constantFrom(11, 21), periodEnd: fc.constantFrom("2024-12-31", "2025-06-30") }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let [known, sources] = [KNOWN, KNOWN];
      const decided = new Map<number, { state: ClaimState; figure: (typeof figures)[number] }>();
      for (const one of steps) {
        if ("filed" in one) {
          const filed = fact(one.filed * 1e9, { periodEnd: one.periodEnd, quality: "reported", source: "sec-edgar" });
          const brought = (facts: CompanyFacts) => ({ ...facts, facts: { ...facts.facts, interestIncome: filed } });
          sources = brought(sources);
          known = withReaders(brought(withoutReaders(known)), known.readers?.figures ?? [], RATES);
          continue;
        }
        const [place, state] = "accept" in one ? [one.accept, "accepted" as const] : [one.revoke, "revoked" as const];
        const figure = figures[place];
        if (!figure || (state === "revoked" && !decided.has(place))) continue;
        if (state === "accepted") decided.delete(place);
        decided.set(place, { state, figure });
        known = withReaders(known, countingFigures(known, [...decided.values()]), RATES);
      }
      const accepted = [...decided.values()].flatMap(({ state, figure }) => (state === "accepted" ? [figure] : []));
      expect(known).toEqual(withReaders(sources, accepted, RATES));
      expect(withoutReaders(known)).toEqual(sources);
    }),
  );
});

describe("what a machine notices", () => {
  const check = (fields: Partial<ClaimedFigure>) =>
    checkClaim({ ...CLAIM, ...fields }, { known: KNOWN, rates: RATES, listings: [KNOWN] });

  it("is nothing about a figure near the known one at an official place", () => {
    expect(check({ amount: 18_000 })).toEqual([]);
    expect(readersNeeded([])).toBe(1);
  });

  it("names a unit that is a thousand or ten million times too large or too small", () => {
    expect(check({ amount: 18_000, unit: "billions" })).toEqual([{ code: "unit_mistake", times: 1000 }]);
    expect(check({ amount: 18_000, unit: "thousands" })).toEqual([{ code: "unit_mistake", times: 1 / 1000 }]);
    expect(check({ amount: 20_500 * 3.75, currency: "USD", unit: "crore" })[0]?.code).toBe("unit_mistake");
  });

  it("names interest that nobody reported as a wrong unit where no cash could have earned it", () => {
    const known = company({ cashAndInterestBearingSecurities: fact(8e9) });
    const beside = (amount: number, unit: ClaimedFigure["unit"]) =>
      checkClaim({ ...CLAIM, amount, unit }, { known, rates: RATES, listings: [known] });
    expect(beside(250, "millions")).toEqual([]);
    expect(beside(0, "millions")).toEqual([]);
    expect(beside(15_000, "millions")).toEqual([]);
    expect(beside(250_000, "millions")).toEqual([{ code: "unit_mistake", times: 1000 }]);
    expect(beside(250, "ones")).toEqual([{ code: "unit_mistake", times: 1e-6 }]);
    expect(beside(200, "thousands")).toEqual([]);
  });

  it("tells how far it is from the known figure, in any currency", () => {
    expect(check({ amount: 80_000 })).toEqual([{ code: "far_from_known", percent: 400 }]);
    expect(check({ amount: 20_000 / 3.75, currency: "USD" })).toEqual([]);
  });

  it("asks for two more readers of a report at an unknown place", () => {
    const found = check({ amount: 18_000, url: "https://www.aramco.com/report.pdf" });
    expect(found).toEqual([{ code: "unknown_host" }]);
    expect(readersNeeded(found)).toBe(2);
  });

  it("knows an official place by the company's markets and its country", () => {
    const at = (host: string, ...listings: Pick<CompanyFacts, "exchange" | "country">[]) =>
      checkClaim({ ...CLAIM, amount: 18_000, url: `https://${host}/a.pdf` }, { known: KNOWN, rates: RATES, listings });
    const [saudi, american] = [KNOWN, { exchange: "NYSE", country: "Saudi Arabia" } as const];
    expect(at("www.sec.gov", saudi)).toEqual([{ code: "unknown_host" }]);
    expect(at("www.kap.org.tr", saudi, american)).toEqual([{ code: "unknown_host" }]);
    expect(at("www.sec.gov", saudi, american)).toEqual([]);
    expect(at("www.saudiexchange.sa", american)).toEqual([]);
  });

  it.each([
    "https://saudiexchange.sa.evil.example/report.pdf",
    "https://evil-saudiexchange.sa/report.pdf",
    "https://example.org/?to=https://www.saudiexchange.sa/report.pdf",
    "https://example.org/#www.saudiexchange.sa",
  ])("is not deceived by %s", (url) => {
    expect(check({ amount: 18_000, url })).toEqual([{ code: "unknown_host" }]);
  });
});

it.each([
  "http://www.sec.gov/report",
  "https://www.sec.gov@evil.example/",
  "https://www.sec.gov:8443/report",
  "https://127.0.0.1/report",
  "https://localhost/report",
  "https://www.s\u0435c.gov/report",
  "https://xn--sc-kia.gov/report",
  "https://www.sec.gov\\.evil.example/",
  "javascript:alert(1)",
  "",
])("%j is no address of a report", (address) => {
  expect(reportHost(address)).toBeUndefined();
});
