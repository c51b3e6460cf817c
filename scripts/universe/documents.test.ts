import { expect, it } from "vitest";
import { stockSchema } from "../../schema/contracts/stocks.ts";
import { documentOf, documentText } from "../../worker/verdicts/document-text.ts";
import { stockAnswer } from "../../worker/verdicts/stock-answer.ts";
import { type ScreenedStock, stockDocument } from "../../worker/verdicts/stock-document.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";

/** Names without a verdict differ in their name alone. */
const NAMES_APART = 10;

it("the document of every stock of the embedded universe is the same read from its text and exactly what the contract makes of it", () => {
  const others = embeddedUniverse().filter((stock, place) => {
    if (!stock.isScreened && place % NAMES_APART > 0) return false;
    const document = stockDocument(stock);
    const stored = documentText(document);
    if (JSON.stringify(documentOf(stored)) !== JSON.stringify(document)) return true;
    const text = stockAnswer(1, stored, stock.screening.screenedOn);
    return JSON.stringify(stockSchema.parse(JSON.parse(text))) !== text;
  });
  expect(others.map(({ profile }) => profile.symbol)).toEqual([]);
});

it("a document that was stored with the reasons of each standard apart is read as well, and twice as long", () => {
  const [stock] = embeddedUniverse();
  const document = stockDocument(stock as ScreenedStock);
  const { length } = JSON.stringify(document.analysis.standards);
  expect(documentOf(JSON.stringify(document))).toEqual(document);
  expect(documentText(document).length).toBeLessThan(JSON.stringify(document).length - length / 2);
});
