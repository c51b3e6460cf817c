import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { activityName } from "../../schema/wording/en/screening/business.ts";
import type { InputName, LeftOutFacts } from "../facts/company-facts.ts";
import type { CompanyProfile, Fact, Financials } from "../facts/financials.ts";
import { ACTIVITIES, type ActivityId } from "../standards/activities.ts";
import { makeFact } from "../test/facts.ts";
import { screenBusiness } from "./business-screen.ts";
import { screenStock } from "./screen-stock.ts";
import {
  type BusinessActivity,
  type BusinessScreen,
  type Ratios,
  REASON_CODES,
  type Reason,
  type ReasonCode,
  type StandardVerdict,
} from "./screening.ts";

type GoldenFact = Omit<Partial<Fact>, "amount" | "originalAmount"> & {
  amount: number | string;
  originalAmount?: number;
};
type GoldenCase = {
  name: string;
  why: string;
  raw?: unknown;
  profile: Partial<CompanyProfile>;
  facts: Partial<Record<InputName, GoldenFact>>;
  leftOut?: LeftOutFacts;
  screenedOn?: string;
  expected: {
    status: string;
    reasons: Partial<Reason>[];
    ratios?: Partial<Ratios>;
    business?: Partial<BusinessScreen & { activity: string }>;
    businessActivities?: BusinessActivity[];
    purificationAmountPerShare?: number | null;
    isRealData?: boolean;
    standards?: Record<string, string>;
    receivables?: Record<string, number | null>;
    /** The codes of a standard's reasons, in order. */
    standardCodes?: Record<string, ReasonCode[]>;
  };
};

const FOLDER = new URL("./golden/", import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
const golden = files.map((file) => ({
  file,
  cases: JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as GoldenCase[],
}));

it("has at least 60 golden cases", () => {
  expect(golden.flatMap(({ cases }) => cases).length).toBeGreaterThanOrEqual(60);
});

it("has a golden case for every reason and every prohibited activity", () => {
  const cases = golden.flatMap((file) => file.cases);
  const codes = new Set(
    cases.flatMap(({ expected }) => [
      ...expected.reasons.map(({ code }) => code),
      ...Object.values(expected.standardCodes ?? {}).flat(),
    ]),
  );
  // A stock comes under review in a refresh, not in a screening; only earlier editions count no interest.
  expect(
    REASON_CODES.filter((code) => !["under_review", "no_prohibited_part"].includes(code) && !codes.has(code)),
  ).toEqual([]);
  const haram = cases.filter(({ expected }) => expected.status === "haram");
  const activities = new Set(haram.map((given) => screenBusiness(profileOf(given)).activityId));
  const prohibited = Object.entries(ACTIVITIES).filter(([, { verdict }]) => verdict === "prohibited");
  expect(prohibited.map(([id]) => id).filter((id) => !activities.has(id as ActivityId))).toEqual([]);
});

describe.each(golden)("$file", ({ cases }) => {
  it.each(cases)("$name: $why", (given) => {
    const { expected } = given;
    const screening = screenStock({
      profile: profileOf(given),
      financials: financialsOf(given.facts),
      screenedOn: given.screenedOn ?? "2026-09-01",
      ...(given.leftOut && { leftOut: given.leftOut }),
    });

    expect(screening.status).toBe(expected.status);
    expect(screening.reasons.map(({ code }) => code)).toEqual(expected.reasons.map(({ code }) => code));
    for (const [index, reason] of expected.reasons.entries()) {
      const { figure, limit, ...exact } = reason;
      expect(screening.reasons[index]).toMatchObject(exact);
      if (typeof figure === "number") expect(screening.reasons[index]?.figure).toBeCloseTo(figure, 6);
      if (typeof limit === "number") expect(screening.reasons[index]?.limit).toBeCloseTo(limit, 6);
    }
    for (const [name, ratio] of Object.entries(expected.ratios ?? {})) {
      expectAmount(screening.ratios[name as keyof Ratios], ratio, name);
    }
    const named = { ...screening.business, activity: activityName(screening.business) };
    if (expected.business) expect(named).toMatchObject(expected.business);
    if (expected.isRealData !== undefined) expect(screening.isRealData).toBe(expected.isRealData);
    if (expected.purificationAmountPerShare !== undefined) {
      expectAmount(screening.purificationAmountPerShare, expected.purificationAmountPerShare, "purification");
    }
    for (const [index, activity] of (expected.businessActivities ?? []).entries()) {
      expect(screening.businessActivities[index]?.kind).toBe(activity.kind);
      expect(screening.businessActivities[index]?.percentage).toBeCloseTo(activity.percentage, 6);
    }
    const verdicts = new Map<string, StandardVerdict>(
      screening.standards.map((verdict) => [verdict.standardId, verdict]),
    );
    for (const [id, status] of Object.entries(expected.standards ?? {})) {
      expect(verdicts.get(id)?.status, id).toBe(status);
    }
    for (const [id, codes] of Object.entries(expected.standardCodes ?? {})) {
      expect(
        verdicts.get(id)?.reasons.map(({ code }) => code),
        id,
      ).toEqual(codes);
    }
    for (const [id, ratio] of Object.entries(expected.receivables ?? {})) {
      expectAmount(verdicts.get(id)?.receivablesRatio, ratio, id);
    }
  });
});

/** Published ratios of the reference companies have four decimals. */
function expectAmount(actual: number | null | undefined, expected: number | null, name: string) {
  if (expected === null) expect(actual, name).toBeNull();
  else expect(actual, name).toBeCloseTo(expected, 4);
}

function profileOf({ profile }: GoldenCase): CompanyProfile {
  return {
    symbol: "TEST",
    name: "Test Company",
    country: "United States",
    sic: null,
    gics: null,
    industry: null,
    ...profile,
  };
}

function financialsOf(facts: GoldenCase["facts"]): Financials {
  return Object.fromEntries(Object.entries(facts).map(([input, fact]) => [input, factOf(fact)]));
}

function factOf(given: GoldenFact): Fact {
  const amount = Number(given.amount);
  return { ...makeFact(amount), ...given, amount };
}
