import { expect, it } from "vitest";
import { bareName, foldedWords } from "../../domain/issuers/folded-names.ts";
import arabicListings from "../../schema/seed/companies/arabic-listings.json" with { type: "json" };
import oneCompany from "../../schema/seed/companies/one-company.json" with { type: "json" };
import { embeddedUniverse } from "../test/embedded-universe.ts";
import { listingsNamedInArabic } from "./build/build-issuers.ts";
import { readIssuers, readListedNames, readUnsharedFacts } from "./universe-files.ts";

const issuers = readIssuers();

const companyOf = new Map(issuers.flatMap((issuer) => issuer.map((symbol) => [symbol, issuer[0]] as const)));
const screened = embeddedUniverse().filter(({ isScreened }) => isScreened);

it("no two listings of one company have verdicts that contradict each other", () => {
  const verdicts = new Map(
    screened.map(({ profile, screening: { status, ratios } }) => [profile.symbol, JSON.stringify({ status, ratios })]),
  );
  const told = issuers.map((issuer) => issuer.flatMap((symbol) => verdicts.get(symbol) ?? []));
  expect(told.filter((listings) => new Set(listings).size > 1)).toEqual([]);
  expect(told.filter((listings) => listings.length > 1).length).toBeGreaterThan(100);
});

it("a listing belongs to one company, and is in the universe", () => {
  const listed = new Set([...readUnsharedFacts(), ...readListedNames()].map(({ symbol }) => symbol));
  const symbols = issuers.flat();
  expect(symbols.filter((symbol) => !listed.has(symbol))).toEqual([]);
  expect(new Set(symbols).size).toBe(symbols.length);
});

it("a company has its Arabic name at all its listings", () => {
  expect(arabicListings).toEqual(listingsNamedInArabic(issuers));
  expect(arabicListings.GOOG).toBe("GOOGL");
});

it("listings known to be one company's are grouped", () => {
  for (const known of oneCompany.flatMap(({ listings }) => listings))
    expect(new Set(known.map((symbol) => companyOf.get(symbol))).size, `${known}`).toBe(1);
});

it("companies that share a name, or whose identifiers were mixed up, stay apart", () => {
  const areTogether = (pair: string) =>
    issuers.some((issuer) => pair.split(" ").every((symbol) => issuer.includes(symbol)));
  expect(["BIDU 9888.HK", "BRK.A BRK.B"].every(areTogether)).toBe(true);
  const others = ["SIE.DE SIEMENS.BO", "PFE PFIZER.BO", "9984.T 9434.T", "ORCL 4716.T", "ORC.DE 4716.T", "PTC PTC.BO"];
  expect(others.filter(areTogether)).toEqual([]);
});

/** Two companies each, looked at. */
const TWO_COMPANIES = new Set(["ABFRL.BO ABLBL.BO", "DAYA.JK DUTI.JK", "LTF.BO LTTS.BO"]);

it("finds no two listings apart whose names begin with the same two words, whose revenue is the same and whose verdicts differ", () => {
  const alike = Map.groupBy(screened, ({ profile }) => bareName(foldedWords(profile.name)).slice(0, 2).join(" "));
  const apart = [...alike.values()].flatMap((listings) =>
    listings.flatMap((one, place) =>
      listings.slice(0, place).flatMap((other) => {
        const [symbol, second] = [one.profile.symbol, other.profile.symbol];
        const [revenue = 0, compared = 0] = [one, other].map(({ financials }) => financials.totalRevenue?.amount);
        const isOne = (companyOf.get(symbol) ?? symbol) === (companyOf.get(second) ?? second);
        const isSameRevenue = !!revenue && Math.abs(revenue - compared) <= 0.05 * Math.max(revenue, compared);
        const differ = one.screening.status !== other.screening.status;
        return !isOne && isSameRevenue && differ ? [[symbol, second].sort().join(" ")] : [];
      }),
    ),
  );
  expect(apart.filter((pair) => !TWO_COMPANIES.has(pair))).toEqual([]);
});
