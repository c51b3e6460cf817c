import { expect, it } from "vitest";
import { CLASS_DECISIONS } from "../../domain/standards/class-decisions.ts";
import { stockEndpoints, stockSchema } from "../../schema/contracts/stocks.ts";
import { wordedStock } from "../../schema/wording/en/stock.ts";
import { documentOf, documentText } from "../../worker/verdicts/document-text.ts";
import { stockAnswer } from "../../worker/verdicts/stock-answer.ts";
import { stockDocument } from "../../worker/verdicts/stock-document.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";

const stocks = new Map(embeddedUniverse().map((stock) => [stock.profile.symbol, stock.screening.business]));

it.each(CLASS_DECISIONS)("$id: every example is judged so", ({ activities, examples }) => {
  const judged = examples.map((symbol) => [symbol, stocks.get(symbol)?.activityId] as const);
  expect(judged.filter(([, activity]) => !activity || !activities.some((id) => id === activity))).toEqual([]);
});

const isOther = (schema: { parse(sent: unknown): unknown }, answer: object) =>
  JSON.stringify(schema.parse(JSON.parse(JSON.stringify(answer)))) !== JSON.stringify(answer);

it("the document of every stock of the embedded universe is stored shorter, the same when read, also in its earlier form, and exactly what the contract makes of it", () => {
  let [shorter, longer] = [0, 0];
  const others = embeddedUniverse().filter((stock, place) => {
    if (!stock.isScreened && place % 10 > 0) return false;
    const document = stockDocument(stock);
    const [stored, earlier] = [documentText(document), JSON.stringify(document)];
    if ([stored, earlier].some((text) => JSON.stringify(documentOf(text)) !== earlier)) return true;
    [shorter, longer] = [shorter + stored.length, longer + earlier.length];
    const coded = stockAnswer({ id: 1, document: stored }, stock.screening.screenedOn);
    return isOther(stockEndpoints.findVerdict.response, coded) || isOther(stockSchema, wordedStock(coded));
  });
  expect(others.map(({ profile }) => profile.symbol)).toEqual([]);
  expect(shorter).toBeLessThan(0.8 * longer);
});
