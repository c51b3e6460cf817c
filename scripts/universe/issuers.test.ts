import { expect, it } from "vitest";
import { bareName, foldedWords } from "../../domain/issuers/folded-names.ts";
import oneCompany from "../../schema/seed/companies/one-company.json" with { type: "json" };
import { embeddedUniverse } from "../test/embedded-universe.ts";
import { readIssuers, readListedNames, readUnsharedFacts } from "./universe-files.ts";

const issuers = readIssuers();

it("no two listings of one company have verdicts that contradict each other", () => {
  const verdicts = new Map(
    embeddedUniverse()
      .filter(({ isScreened }) => isScreened)
      .map(({ profile, screening: { status, ratios } }) => [profile.symbol, JSON.stringify({ status, ratios })]),
  );
  const contradicting = issuers.filter(
    (issuer) => new Set(issuer.flatMap((symbol) => verdicts.get(symbol) ?? [])).size > 1,
  );
  expect(contradicting).toEqual([]);
  expect(issuers.filter((issuer) => issuer.filter((symbol) => verdicts.has(symbol)).length > 1).length).toBeGreaterThan(
    100,
  );
});

it("a listing belongs to one company, and is in the universe", () => {
  const listed = new Set([...readUnsharedFacts(), ...readListedNames()].map(({ symbol }) => symbol));
  const symbols = issuers.flat();
  expect(symbols.filter((symbol) => !listed.has(symbol))).toEqual([]);
  expect(new Set(symbols).size).toBe(symbols.length);
});

it("listings known to be one company's are grouped", () => {
  const companyOf = new Map(issuers.flatMap((issuer) => issuer.map((symbol) => [symbol, issuer[0]] as const)));
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
  const homes = new Map(issuers.flatMap((issuer) => issuer.map((symbol) => [symbol, issuer[0]] as const)));
  const stocks = embeddedUniverse().filter(({ isScreened }) => isScreened);
  const alike = Map.groupBy(stocks, ({ profile }) => bareName(foldedWords(profile.name)).slice(0, 2).join(" "));
  const apart = [...alike.values()].flatMap((listings) =>
    listings.flatMap((one, place) =>
      listings.slice(0, place).flatMap((other) => {
        const [symbol, second] = [one.profile.symbol, other.profile.symbol];
        const [revenue, compared] = [one, other].map(({ financials }) => financials.totalRevenue?.amount ?? 0);
        const isOne = (homes.get(symbol) ?? symbol) === (homes.get(second) ?? second);
        const isSameRevenue =
          !!revenue && !!compared && Math.abs(revenue - compared) <= 0.05 * Math.max(revenue, compared);
        const differ = one.screening.status !== other.screening.status;
        return !isOne && isSameRevenue && differ ? [[symbol, second].sort().join(" ")] : [];
      }),
    ),
  );
  expect(apart.filter((pair) => !TWO_COMPANIES.has(pair))).toEqual([]);
});
