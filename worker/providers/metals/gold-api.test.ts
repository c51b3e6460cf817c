import { describe, expect, it } from "vitest";
import { cannedAnswers } from "../test/canned-answers.ts";
import { goldApi } from "./gold-api.ts";

const answer = (price: unknown, symbol = "XAU") =>
  JSON.stringify({ name: "Gold", price, symbol, updatedAt: "2026-08-22T10:00:00Z", updatedAtReadable: "now" });
const gold = (body: string) => goldApi(cannedAnswers({ "/price/XAU": body })).price("gold");

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
