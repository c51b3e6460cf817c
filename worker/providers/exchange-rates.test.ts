import { describe, expect, it } from "vitest";
import { exchangeRates } from "./exchange-rates.ts";
import { cannedAnswers } from "./test/canned-answers.ts";

const answer = (rates: object, more: object = {}) =>
  JSON.stringify({ result: "success", base_code: "USD", time_last_update_unix: 1_780_185_600, rates, ...more });
const rates = (body: string) => exchangeRates(cannedAnswers({ "/v6/latest/USD": body }));
const GOOD = { USD: 1, EUR: 0.8578, SAR: 3.75, HKD: 7.8362 };

describe("exchange rates", () => {
  it("gives units for one dollar with their day", async () => {
    await expect(rates(answer(GOOD))).resolves.toMatchObject({ asOf: "2026-05-31", rates: GOOD });
  });

  it("leaves out a rate that is zero, negative or text", async () => {
    const found = await rates(answer({ ...GOOD, JPY: 0, GBP: -1, CAD: "1.38" }));
    expect(Object.keys(found.rates)).toEqual(Object.keys(GOOD));
  });

  it.each([
    ["rates the other way round", answer({ ...GOOD, SAR: 0.2667 })],
    ["rates for another base", answer(GOOD, { base_code: "EUR" })],
    ["a provider's error", JSON.stringify({ result: "error", "error-type": "quota-reached" })],
    ["no dollar", answer({ EUR: 0.86 })],
  ])("refuses %s", async (_, body) => {
    await expect(rates(body)).rejects.toThrow("exchange-rates /v6/latest/USD");
  });
});
