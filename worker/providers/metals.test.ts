import { describe, expect, it } from "vitest";
import { benchmarkPrice, spotPrice } from "./metals.ts";
import { cannedAnswers } from "./test/canned-answers.ts";

const answer = (price: unknown, symbol = "XAU") =>
  JSON.stringify({ name: "Gold", price, symbol, updatedAt: "2026-08-22T10:00:00Z", updatedAtReadable: "now" });
const gold = (body: string) => spotPrice(cannedAnswers({ "/price/XAU": body }), "gold");

describe("gold-api.com", () => {
  it("reads dollars per troy ounce and the day", async () => {
    await expect(gold(answer(4228.5))).resolves.toMatchObject({
      metal: "gold",
      dollarsPerTroyOunce: 4228.5,
      asOf: "2026-08-22",
    });
  });

  it.each([
    ["a price in grams or another unit", answer(136)],
    ["a price far too high", answer(4_228_500)],
    ["text for a price", answer("4228.5")],
    ["zero", answer(0)],
    ["the other metal", answer(66, "XAG")],
    ["a web page", "<!doctype html><title>busy</title>"],
    ["half an answer", answer(4228.5).slice(0, 20)],
  ])("refuses %s", async (_, body) => {
    await expect(gold(body)).rejects.toThrow("gold-api /price/XAU");
  });
});

const day = (d: string, ...v: (number | null)[]) => ({ is_cms_locked: 0, d, v });
const OLD_DAYS = Array.from({ length: 400 }, (_, number) => day("1990-01-02", 300 + number, 200, 250));
const DAYS = [...OLD_DAYS, day("2026-09-24", 3990, 3000, 3400), day("2026-09-25", 4000.5, 3010, 3410)];

const goldOf = (body: string | number) =>
  benchmarkPrice(cannedAnswers({ "/json/gold_pm.json": body }), "gold", "2026-09-26");

describe("the London benchmark prices", () => {
  it.each([
    ["absent", 404],
    ["truncated", JSON.stringify(DAYS).slice(0, -40)],
    ["an empty list", "[]"],
    ["of another form", JSON.stringify({ data: DAYS })],
    ["without a price in dollars", JSON.stringify([day("2026-09-25", null, 3010, 3410)])],
    ["no longer kept", JSON.stringify(OLD_DAYS)],
    ["in another unit", JSON.stringify([day("2026-09-25", 128.6, 96, 110)])],
    ["of text", JSON.stringify([{ d: "2026-09-25", v: ["4000"] }])],
  ])("are refused when the file is %s", async (_, body) => {
    await expect(goldOf(body)).rejects.toThrow("lbma /json/gold_pm.json");
  });

  it("are read from the end of the file, in dollars", async () => {
    await expect(goldOf(JSON.stringify(DAYS))).resolves.toEqual({
      metal: "gold",
      asOf: "2026-09-25",
      dollarsPerTroyOunce: 4000.5,
      url: "https://prices.lbma.org.uk/json/gold_pm.json",
    });
  });

  it("of silver are in another file, and a day without dollars is skipped", async () => {
    const body = JSON.stringify([day("2026-09-24", 50, 40, 45), day("2026-09-25", null, 40, 45)]);
    const price = await benchmarkPrice(cannedAnswers({ "/json/silver.json": body }), "silver", "2026-09-26");
    expect(price).toMatchObject({ metal: "silver", asOf: "2026-09-24", dollarsPerTroyOunce: 50 });
  });
});
