import { describe, expect, it } from "vitest";
import { makeSummary } from "../../../test/stocks.ts";
import { addressWithFilter, filterKey, filterOfAddress, matchesFilter, NO_FILTER, unknownIn } from "./stock-filter.ts";

const read = (query: string) => filterOfAddress(new URLSearchParams(query));

describe("the filter of an address", () => {
  it("is none for words nobody knows, which are named", () => {
    expect(read("filter=permissible&exchange=MARS,,&sector=x&region=")).toEqual(NO_FILTER);
    expect(unknownIn(new URLSearchParams("exchange=MARS,,lse&sector=x&q=y"))).toEqual(["MARS", "x"]);
  });

  it.each(["halal", "questionable", "haram", "watchlist"])("takes filter=%s", (status) => {
    expect(read(`filter=${status}`).status).toBe(status);
  });

  it("comes back from its own address, with what else stands there", () => {
    const filter = read(
      "filter=halal&q=health&exchange=hkex,NASDAQ&sector=Energy,Real+Estate&region=Asia-Pacific&standing=doubt,purify&debt=0&size=300000000.4&price=9.999&income=-1&cash=lots",
    );
    expect(filter).toEqual({
      status: "halal",
      text: "health",
      exchanges: ["NASDAQ", "HKEX"],
      sectors: ["Energy", "Real Estate"],
      regions: ["Asia-Pacific"],
      standings: ["purify", "doubt"],
      bounds: { debt: 0, size: 3e8, price: 10 },
      industry: "",
      standards: [],
    });
    const address = addressWithFilter(new URLSearchParams("sort=-price&q=before"), filter);
    expect(filterOfAddress(address)).toEqual(filter);
    expect(address.get("sort")).toBe("-price");
  });

  it("is the same for a text with spaces around it", () => {
    expect(filterKey({ ...NO_FILTER, text: " health " })).toBe(filterKey({ ...NO_FILTER, text: "health" }));
  });
});

describe("a stock of the watchlist", () => {
  const stock = makeSummary({ symbol: "SAP.DE", name: "SAP SE", exchange: "FRA", sector: "Technology" });

  it.each([
    ["its name in any case", { text: "sap s" }, true],
    ["the exchange's other name", { exchanges: ["DAX" as const] }, true],
    ["another exchange", { exchanges: ["LSE" as const] }, false],
    ["another sector", { sectors: ["Energy" as const] }, false],
    ["its sector", { sectors: ["Energy" as const, "Technology" as const] }, true],
    ["a text in the middle of its symbol", { text: "P.DE" }, false],
  ])("is tried against %s", (_, part, isMatch) => {
    expect(matchesFilter(stock, { ...NO_FILTER, ...part })).toBe(isMatch);
  });
});

it.each([
  [{ regions: ["Europe"] }, true],
  [{ regions: ["Middle East"] }, false],
  [{ industry: "steel" }, true],
  [{ industry: "Software" }, false],
  [{ standards: ["aaoifi"] }, true],
  [{ standards: ["aaoifi", "msci"] }, false],
] as const)("filters the watchlist by region, industry and standards: %j", (part, isMatch) => {
  const watched = { ...makeSummary(), region: "Europe", industry: "Steel", permittedBy: ["aaoifi" as const] };
  expect(matchesFilter(watched, { ...NO_FILTER, ...part })).toBe(isMatch);
  expect(matchesFilter(makeSummary(), { ...NO_FILTER, ...part })).toBe(false);
});

it.each([
  ["0", 0, true],
  ["0", 0.01, false],
  ["33", 33, true],
  ["33", null, false],
  ["", 90, true],
  ["-5", 90, true],
])("a maximum debt of %j lets a debt of %j through: %j", (debt, debtRatio, isThrough) => {
  expect(matchesFilter({ ...makeSummary(), debtRatio }, read(`debt=${debt}`))).toBe(isThrough);
});

it.each([
  ["cash=10", { cashRatio: 10 }, { cashRatio: 10.1 }],
  ["income=0.5", { nonCompliantIncomeRatio: 0.5 }, { nonCompliantIncomeRatio: null }],
  ["size=2000000000", { marketCapitalization: 2e9 }, { marketCapitalization: 1.9e9 }],
  ["price=50", { currentPrice: 50 }, { currentPrice: null }],
] as const)("filters the watchlist by %s", (query, within, outside) => {
  const stock = makeSummary();
  expect(matchesFilter({ ...stock, ...within }, read(query))).toBe(true);
  expect(matchesFilter({ ...stock, ...outside }, read(query))).toBe(false);
});
