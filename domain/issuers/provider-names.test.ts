import { describe, expect, it } from "vitest";
import { SECTORS } from "../facts/exchanges.ts";
import { inMajorUnit } from "../facts/in-dollars.ts";
import { regionOfCountry, sectorOf } from "./provider-names.ts";

describe("sectors of providers", () => {
  it.each([
    ["Technology", "Semiconductors", "Technology"],
    ["Information Technology", "Software", "Technology"],
    ["Healthcare", "Biotechnology", "Healthcare"],
    ["Consumer Defensive", "Packaged Foods", "Consumer Goods"],
    ["Consumer Cyclical", "Auto Manufacturers", "Consumer Goods"],
    ["Consumer Cyclical", "Restaurants", "Consumer Services"],
    ["Consumer Cyclical", "Internet Retail", "Consumer Services"],
    ["Consumer Discretionary", "Hotels, Restaurants & Leisure", "Consumer Services"],
    ["Industrials", "Airlines", "Transportation"],
    ["Industrials", "Air Freight & Logistics", "Transportation"],
    ["Industrials", "Aerospace & Defense", "Industrial"],
    ["Communication Services", "Telecom Services", "Telecommunications"],
    ["Communication Services", "Internet Content & Information", "Technology"],
    ["Communication Services", "Entertainment", "Consumer Services"],
    ["Finance", "Major Banks", "Financial Services"],
    ["Basic Materials", null, "Materials"],
  ])("maps %s, %s to %s", (sector, industry, expected) => {
    expect(sectorOf(sector, industry)).toBe(expected);
    expect(SECTORS as readonly string[]).toContain(expected);
  });

  it("shows a word that maps to none unchanged", () => {
    expect(sectorOf("Miscellaneous", null)).toBe("Miscellaneous");
    expect(sectorOf(null, "Semiconductors")).toBeNull();
  });
});

describe("regions of countries", () => {
  it.each([
    ["Saudi Arabia", "Middle East"],
    ["Japan", "Asia-Pacific"],
    ["Jersey", "Europe"],
    ["Mexico", "North America"],
    ["Brazil", null],
    ["", null],
    [null, null],
  ])("puts %s in %s", (country, region) => expect(regionOfCountry(country)).toBe(region));
});

describe("minor units", () => {
  it("divides pence by a hundred and leaves pounds alone", () => {
    expect(inMajorUnit(308.8, "GBp")).toEqual({ price: 3.088, currency: "GBP" });
    expect(inMajorUnit(308.8, "GBX")).toEqual({ price: 3.088, currency: "GBP" });
    expect(inMajorUnit(3.088, "GBP")).toEqual({ price: 3.088, currency: "GBP" });
  });
});
