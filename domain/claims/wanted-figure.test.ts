import { describe, expect, it } from "vitest";
import type { CompanyFacts, InputName, SourcedFact } from "../facts/company-facts.ts";
import { standingOf } from "../screening/standing.ts";
import { makeCompany, makeRates, makeSourced } from "../test/facts.ts";
import { derive } from "../verdict/derive.ts";
import { type ClaimedInput, readerFigure, withFigure } from "./claim.ts";
import { wantedFigure } from "./wanted-figure.ts";

const RATES = makeRates();
const ON = "2026-11-23";

const fact = makeSourced;
const CLEAR: CompanyFacts["facts"] = {
  marketCapitalization: fact(1000e6, { periodEnd: "2026-08-21" }),
  interestBearingDebt: fact(100e6),
  cashAndInterestBearingSecurities: fact(100e6),
  totalAssets: fact(1500e6),
  totalRevenue: fact(800e6),
  interestIncome: fact(1e6),
};

/** A company whose facts are clear but for those given; undefined takes one away. */
function company(facts: Partial<Record<InputName, SourcedFact | undefined>>, industry = "Oil & Gas Integrated") {
  const known = Object.entries({ ...CLEAR, ...facts }).filter(([, one]) => one);
  return makeCompany({ industry, snapshotOn: "2026-08-01", facts: Object.fromEntries(known) });
}

function wantedOf(known: CompanyFacts) {
  const { screening } = derive({ known, rates: RATES }, ON);
  return wantedFigure({ ...screening, ...screening.ratios }, ON);
}

function standingWith(known: CompanyFacts, input: ClaimedInput, millions: number) {
  const claim = {
    input,
    amount: millions,
    unit: "millions",
    currency: "USD",
    periodEnd: "2026-06-30",
    url: "",
  } as const;
  const result = withFigure(known, readerFigure(claim), RATES);
  if (result.kind !== "used") return result.kind;
  return standingOf({ ...derive({ known: result.facts, rates: RATES }, ON).screening, isScreened: true });
}

const old = { periodEnd: "2025-03-31" };

describe("the figure that settles a doubt", () => {
  it.each([
    ["debt with leases", { interestBearingDebt: fact(400e6, { bound: "upper", detail: ["with_leases"] }) }],
    ["no debt", { interestBearingDebt: undefined }],
    ["cash without investments", { cashAndInterestBearingSecurities: fact(200e6, { bound: "lower" }) }],
    ["no cash and no interest", { cashAndInterestBearingSecurities: undefined, interestIncome: undefined }],
    ["interest that is estimated", { interestIncome: undefined, totalRevenue: fact(50e6) }],
    ["debt of two years ago", { interestBearingDebt: fact(200e6, old) }],
    [
      "a newer debt that stands alone",
      { interestBearingDebt: fact(200e6, { quality: "reported", periodEnd: "2025-12-31", newer: fact(400e6) }) },
    ],
  ] as const)("of %s leaves none, whatever it is", (_, facts) => {
    const known = company(facts as Partial<Record<InputName, SourcedFact>>);
    const wanted = wantedOf(known);
    expect(wanted).not.toBeNull();
    for (const millions of wanted === "interestIncome" ? [0.5, 20] : [150, 400])
      expect(standingWith(known, wanted as ClaimedInput, millions)).toMatch(/^(halal|purify|haram)$/);
  });
});

describe("a part of a figure settles", () => {
  const SAUDI = { country: "Saudi Arabia", symbol: "TEST.SR" };

  it("a mixed business: the sales of what is prohibited", () => {
    const known = company({}, "Grocery Stores");
    expect(wantedOf(known)).toBe("prohibitedRevenue");
    expect([0, 8, 80].map((millions) => standingWith(known, "prohibitedRevenue", millions))).toEqual([
      "halal",
      "purify",
      "haram",
    ]);
  });

  it.each([
    ["interestBearingDebt", "islamicFinancing"],
    ["cashAndInterestBearingSecurities", "murabahaDeposits"],
  ] as const)("%s in Saudi Arabia: how much of it is Islamic", (whole, part) => {
    const known = { ...company({ [whole]: fact(600e6, { bound: undefined }) }), ...SAUDI };
    expect(wantedOf(known)).toBe(part);
    expect([0, 400].map((millions) => standingWith(known, part, millions))).toEqual(["haram", "halal"]);
    const withOthers = { ...company({ [whole]: fact(600e6, { bound: "upper" }) }), ...SAUDI };
    expect(wantedOf(withOthers)).toBeNull();
  });
});

describe("no figure settles", () => {
  it.each([
    ["a clear verdict", company({})],
    ["a verdict that is haram by its figures", company({ interestBearingDebt: fact(700e6, { quality: "reported" }) })],
    ["a mixed business without its debt", company({ interestBearingDebt: undefined }, "Grocery Stores")],
    ["a business on which views differ", company({}, "Lodging")],
    ["an unknown business", company({ interestBearingDebt: undefined }, "")],
    ["a missing market value", company({ marketCapitalization: undefined })],
    ["two missing figures", company({ interestBearingDebt: undefined, cashAndInterestBearingSecurities: undefined })],
    [
      "statements of two years ago",
      company({ interestBearingDebt: fact(200e6, old), cashAndInterestBearingSecurities: fact(200e6, old) }),
    ],
    [
      "cash that a filing gives without its investments",
      company({ cashAndInterestBearingSecurities: fact(200e6, { bound: "lower", quality: "reported" }) }),
    ],
    [
      "interest that a filing gives with other income",
      company({ interestIncome: fact(60e6, { bound: "upper", quality: "reported" }) }),
    ],
    ["a revenue of nothing", company({ totalRevenue: fact(0) })],
    ["an estimate near its limit, over an estimated value", company({ interestBearingDebt: fact(325e6) })],
  ])("%s", (_, known) => {
    expect(wantedOf(known)).toBeNull();
  });
});
