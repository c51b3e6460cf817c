import fc from "fast-check";
import { describe, expect, it } from "vitest";
import overrides from "../../schema/seed/business/overrides.json" with { type: "json" };
import { normalizeSymbol } from "../issuers/symbols.ts";
import {
  ACTIVITIES_BY_GICS,
  ACTIVITIES_BY_INDUSTRY,
  ACTIVITIES_BY_SIC,
  BUSINESS_OVERRIDES,
} from "../standards/business-tables.ts";
import { ISLAMIC_INSTITUTIONS } from "../standards/islamic-institutions.ts";
import { makeProfile } from "../test/facts.ts";
import { isMisnamed, screenBusiness } from "./business-screen.ts";
import { businessActivities } from "./ratios.ts";

const profile = makeProfile(null);

describe("the tables of the business screen", () => {
  it.each([
    ["GICS", ACTIVITIES_BY_GICS],
    ["industries", ACTIVITIES_BY_INDUSTRY],
  ])("name every one of the %s once", (_name, rows) => {
    const names = rows.flatMap(([, list]) => list.map((name) => name.toLowerCase()));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("name every symbol once, in the form in which it is stored", () => {
    const symbols = [
      ...Object.values(BUSINESS_OVERRIDES).flatMap(([, symbols]) => symbols.split(" ")),
      ...ISLAMIC_INSTITUTIONS.map(({ symbol }) => symbol),
    ];
    expect(symbols.filter((symbol, index) => symbols.indexOf(symbol) !== index)).toEqual([]);
    for (const symbol of symbols) expect(normalizeSymbol(symbol)).toBe(symbol);
  });

  it("contain SIC ranges of four digits in order", () => {
    for (const [first, last] of ACTIVITIES_BY_SIC) {
      expect(first).toBeGreaterThanOrEqual(100);
      expect(last).toBeLessThanOrEqual(9999);
      expect(first).toBeLessThanOrEqual(last);
    }
  });

  it("make at least half of the classes of ordinary industry certainly permissible", () => {
    const names = ACTIVITIES_BY_INDUSTRY.flatMap(([, list]) => list);
    const screens = names.map((industry) => screenBusiness({ ...profile, industry }));
    const clean = screens.filter(({ verdict, isKnown, isMixed }) => verdict === "permissible" && isKnown && !isMixed);
    expect(clean.length / names.length).toBeGreaterThan(0.5);
  });
});

describe("a business with a part that is not permissible", () => {
  const parts = Object.entries(overrides.parts);
  it.each(
    parts.flatMap(([id, [activity = "", symbols = ""]]) =>
      symbols.split(" ").map((each) => [each, id, activity] as const),
    ),
  )("%s is always in doubt, and says by what it was recognized", (symbol, id, activity) => {
    const screen = screenBusiness({ ...profile, symbol, industry: "Semiconductors" });
    expect(screen.isMixed || screen.verdict === "differed_upon").toBe(true);
    expect(screen).toMatchObject({ activityId: activity, basis: { kind: "override", id } });
  });
});

describe("a business", () => {
  it("is found whatever the case and the space around its industry", () => {
    expect(screenBusiness({ ...profile, industry: " TOBACCO " }).verdict).toBe("prohibited");
  });

  it.each(["", "abcd", "99999", "-1", "7372.5"])("is unknown under the SIC code %j", (sic) => {
    expect(screenBusiness({ ...profile, sic }).isKnown).toBe(false);
  });

  it("is unknown under names that are properties of every object", () => {
    for (const industry of ["__proto__", "constructor", "toString"]) {
      expect(screenBusiness({ ...profile, industry, gics: industry }).isKnown).toBe(false);
    }
  });

  it("keeps the stricter of two sources in either order", () => {
    const strict = { gics: "Tobacco", industry: "Packaged Foods" };
    const other = { gics: "Packaged Foods & Meats", industry: "Tobacco" };
    for (const names of [strict, other]) {
      expect(screenBusiness({ ...profile, ...names }).verdict).toBe("prohibited");
    }
  });

  it("is overridden by its symbol before anything else", () => {
    expect(screenBusiness({ ...profile, symbol: "GRMN", sic: "2111" }).verdict).toBe("permissible");
  });

  it.each([
    ["MSGS", "Entertainment", true],
    ["GSRAY.IS", "Hotels, Restaurants & Leisure", true],
    ["GRMN", "Scientific & Technical Instruments", false],
    ["1120.SR", "Banks - Regional", false],
  ])("of %s is no %s, whatever its source says: %s", (symbol, industry, isOther) => {
    expect(isMisnamed(symbol, industry)).toBe(isOther);
  });

  it("is mixed in a restaurant abroad and not in Saudi Arabia", () => {
    const restaurant = { ...profile, industry: "Restaurants" };
    expect(screenBusiness({ ...restaurant, country: "France" }).isMixed).toBe(true);
    expect(screenBusiness({ ...restaurant, country: "Saudi Arabia" }).isMixed).toBe(false);
    expect(screenBusiness({ ...restaurant, symbol: "6002.SR" }).isMixed).toBe(false);
  });

  it("leaves tobacco prohibited in Saudi Arabia too", () => {
    expect(screenBusiness({ ...profile, industry: "Tobacco", country: "Saudi Arabia" }).verdict).toBe("prohibited");
  });
});

describe("a class of business", () => {
  it.each([
    [
      "software and data for lenders and insurers",
      "BR VRSK ALKT QTWO NCNO BLND CCC GWRE FICO EFX NRDS TREE",
      "helpToLenders",
    ],
    ["parts and services for defense", "AME APH MSI ETN OII AMSC OPTX TTMI ITT PH", "aerospace"],
    ["self-storage that insures what is stored", "PSA EXR CUBE SMA", "insurancePart"],
    ["employers for others, with their insurance", "TNET NSP BBSI", "insurancePart"],
    ["landlords of care homes that lend", "OHI CTRE NHI MPT WELL", "lendingPart"],
    ["online shops that sell groceries", "AMZN JD 9618.HK BABA 9988.HK CPNG", "groceries"],
    ["Saudi cooperative insurers", "8010.SR 8020.SR 8030.SR", "cooperativeInsurance"],
    ["games with gambling beside them", "9697.T 6460.T AGYS", "gamblingPart"],
  ])("is judged the same in every company: %s", (_, symbols, activity) => {
    const found = symbols.split(" ").map((symbol) => screenBusiness({ ...profile, symbol }).activityId);
    expect(new Set(found)).toEqual(new Set([activity]));
  });

  it("counts a company with a prohibited part as a tenant only where its class names it one", () => {
    const of = (symbol: string, industry: string) =>
      screenBusiness({ symbol, name: "Test", country: null, sic: null, gics: null, industry });
    expect(of("TRIVENI.BO", "Confectioners")).not.toHaveProperty("isLeaseHeavy");
    expect(of("MC.PA", "Luxury Goods")).toMatchObject({ activityId: "alcoholPart", isLeaseHeavy: true });
  });
});

describe("the activities of a business", () => {
  it("add up to exactly 100 with any interest", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 250, noNaN: true }), (interest) => {
        const activities = businessActivities(interest, 0);
        expect(activities.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100);
        for (const { percentage } of activities) expect(percentage).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  it("add up to 100 with any prohibited part beside the interest", () => {
    const percent = fc.double({ min: 0, max: 250, noNaN: true });
    fc.assert(
      fc.property(percent, percent, (interest, prohibited) => {
        const activities = businessActivities(interest, prohibited);
        expect(activities.reduce((sum, { percentage }) => sum + percentage, 0)).toBeCloseTo(100, 9);
        for (const { percentage } of activities) expect(percentage).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("are the line of business alone when nothing else is known", () => {
    expect(businessActivities(0, 0)).toEqual([{ kind: "line_of_business", percentage: 100 }]);
  });
});
