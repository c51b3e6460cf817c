import { expect, it } from "vitest";
import { stockSchema } from "../../schema/contracts/stocks.ts";
import { stockAnswer } from "../../worker/verdicts/stock-answer.ts";
import { stockDocument } from "../../worker/verdicts/stock-document.ts";
import { screenedUniverse } from "./screened-universe.ts";

it("the document of every stock of the embedded universe is exactly what the contract makes of it", () => {
  const others = [...screenedUniverse()].filter((stock) => {
    const text = stockAnswer(1, JSON.stringify(stockDocument(stock)), stock.screening.screenedOn);
    return JSON.stringify(stockSchema.parse(JSON.parse(text))) !== text;
  });
  expect(others.map(({ profile }) => profile.symbol)).toEqual([]);
});
