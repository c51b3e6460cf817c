import { expect, it } from "vitest";
import { stockSchema } from "../../schema/contracts/stocks.ts";
import { stockAnswer } from "../../worker/verdicts/stock-answer.ts";
import { stockDocument } from "../../worker/verdicts/stock-document.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";

/** Names without a verdict differ in their name alone. */
const NAMES_APART = 10;

it("the document of every stock of the embedded universe is exactly what the contract makes of it", () => {
  const others = embeddedUniverse().filter((stock, place) => {
    if (!stock.isScreened && place % NAMES_APART > 0) return false;
    const text = stockAnswer(1, JSON.stringify(stockDocument(stock)), stock.screening.screenedOn);
    return JSON.stringify(stockSchema.parse(JSON.parse(text))) !== text;
  });
  expect(others.map(({ profile }) => profile.symbol)).toEqual([]);
});
