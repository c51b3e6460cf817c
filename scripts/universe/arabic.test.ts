import { expect, it } from "vitest";
import type { Stock } from "../../schema/contracts/stocks.ts";
import { ageSentence } from "../../schema/wording/ar/screening/ageing.ts";
import { evidenceAmount, originalAmount } from "../../schema/wording/ar/screening/evidence.ts";
import {
  businessNote,
  flipRows,
  stockDescription,
  verdictSentence,
} from "../../schema/wording/ar/screening/verdict.ts";
import { wordedStock } from "../../schema/wording/ar/stock.ts";
import { stockAnswer } from "../../worker/verdicts/stock-answer.ts";
import { stockDocument } from "../../worker/verdicts/stock-document.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";

const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;

function sentencesOf(stock: Stock): (string | null | undefined)[] {
  const { analysis } = stock;
  return [
    ...[stock.answer, verdictSentence(stock), businessNote(analysis), stockDescription(stock), ageSentence(stock)],
    ...[analysis, ...analysis.standards].flatMap(({ reasons }) => reasons.map(({ message }) => message)),
    ...analysis.evidence.flatMap((fact) => [fact.note, evidenceAmount(fact), originalAmount(fact)]),
    ...flipRows(analysis).flatMap(({ input, now, to }) => [input, now, to]),
    ...analysis.businessActivities.map(({ activity }) => activity),
    ...[analysis.split?.message, ...analysis.standards.flatMap(({ caveats }) => caveats)],
  ];
}

it("words every third stock of the embedded universe in Arabic, with Latin letters in names alone", () => {
  const leftOver = new Set<string>();
  let place = 0;
  for (const screened of embeddedUniverse()) {
    if (++place % 3 > 0) continue;
    const arabic = wordedStock(stockAnswer({ id: 1, document: JSON.stringify(stockDocument(screened)) }, "2026-11-23"));
    for (const text of sentencesOf(arabic))
      if (text && /[A-Za-z]/.test(text.replace(ISOLATED, ""))) leftOver.add(`${arabic.symbol}: ${text}`);
    if (!screened.isScreened) break;
  }
  expect([...leftOver].slice(0, 20)).toEqual([]);
});
