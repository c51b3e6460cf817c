import { expect, it } from "vitest";
import { CLAIMED_INPUTS, countingFigures, readerFigure } from "../../domain/claims/claim.ts";
import type { CompanyFacts } from "../../domain/facts/company-facts.ts";
import { screeningOn } from "../../domain/screening/age.ts";
import { standingAt } from "../../domain/screening/standing.ts";
import { derive, deriveWith } from "../../domain/verdict/derive.ts";
import { withOther } from "../../domain/verdict/other-figures.ts";
import type { CodedAnalysis, Stock } from "../../schema/contracts/stocks.ts";
import { wordedStock } from "../../schema/wording/en/stock.ts";
import { stockAgain } from "../../schema/wording/en/stock-again.ts";
import { deriveAgain, type StoredColumns, storedStock } from "../../worker/verdicts/derive-again.ts";
import { documentOf } from "../../worker/verdicts/document-text.ts";
import { stockAnswer } from "../../worker/verdicts/stock-answer.ts";
import { stockDocument, stockRow } from "../../worker/verdicts/stock-document.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";
import { readExchangeRates } from "./universe-files.ts";

const EVERY_STOCK_MILLISECONDS = 600_000;
/** One quantity of every third stock in turn; with this set all of each, which takes minutes. */
const EVERY_QUANTITY = process.env["EVERY_QUANTITY"] === "1";
const READ_ON = "2026-11-24";

const rates = readExchangeRates();

function* storedUniverse() {
  let id = 0;
  for (const stock of embeddedUniverse()) {
    if (!stock.isScreened) continue;
    id++;
    if (!EVERY_QUANTITY && id % 3 !== 0) continue;
    const row = stockRow(id, stock, stockDocument(stock));
    const answer = wordedStock(stockAnswer(row, READ_ON));
    const figures = {
      known: JSON.parse(row.facts ?? "") as CompanyFacts,
      rates,
      screenedOn: stock.screening.screenedOn,
    };
    yield { id, stock, row, answer, figures };
  }
}

/** What a reader sees of a verdict. */
function told({
  reasons,
  evidence,
  standards,
  flipPoints,
  businessActivities,
  ...analysis
}: CodedAnalysis | Stock["analysis"]) {
  const { debtRatio, cashRatio, nonCompliantIncomeRatio, purificationAmount, isRealData } = analysis;
  const ratios = { debtRatio, cashRatio, nonCompliantIncomeRatio, purificationAmount, isRealData };
  return JSON.stringify({ reasons, evidence, standards, flipPoints, businessActivities, ratios });
}

it(
  "for every stock, the preview of a reader's figure of any quantity is the verdict that the Worker publishes when it is accepted",
  () => {
    const others: string[] = [];
    let [counted, refused] = [0, 0];
    for (const { id, row, figures } of storedUniverse()) {
      for (const [turn, input] of CLAIMED_INPUTS.entries()) {
        if (!EVERY_QUANTITY && (id + turn) % CLAIMED_INPUTS.length !== 0) continue;
        const known = figures.known.facts[input];
        const amount = Math.round(
          (known?.value ?? figures.known.facts.totalRevenue?.value ?? 1e9) * (0.4 + (id % 7) / 6),
        );
        const currency = known?.currency ?? figures.known.facts.totalRevenue?.currency ?? "USD";
        const report = { periodEnd: "2026-06-30", url: "https://www.sec.gov/a" };
        const figure = readerFigure({ input, amount, unit: "ones", currency, ...report });
        const preview = deriveWith(figure, figures, figures.screenedOn);
        const stored = storedStock(row as StoredColumns);
        const readers = countingFigures(stored.known, [{ state: "accepted", figure }]);
        const decided = deriveAgain(stored, { readers, rates }, figures.screenedOn);
        if (!preview) refused++;
        if (!preview) continue;
        counted++;
        const published = decided.row ?? row;
        const answer = stockAnswer(published, READ_ON);
        const seen = screeningOn(preview.screening, true, READ_ON).analysis;
        const coded = documentOf(published.document).analysis;
        const stays = screeningOn(coded, true, READ_ON).analysis;
        const isSame =
          JSON.stringify([seen.reasons, seen.evidence, seen.standards]) ===
            JSON.stringify([stays.reasons, stays.evidence, stays.standards]) &&
          JSON.stringify(preview.facts) === published.facts &&
          answer.analysis.reasons.length === seen.reasons.length;
        if (!isSame) others.push(`${row.symbol} ${input}`);
      }
    }
    expect(counted).toBeGreaterThan(500);
    expect(refused).toBeGreaterThan(500);
    expect(others).toEqual([]);
  },
  EVERY_STOCK_MILLISECONDS,
);

it(
  "what-if without a change is every stock's own answer, to the byte of its reasons and figures",
  () => {
    const others: string[] = [];
    for (const { answer, figures } of storedUniverse()) {
      const again = stockAgain(answer, figures, {});
      const isSame =
        told(again.analysis) === told(answer.analysis) &&
        again.answer === answer.answer &&
        again.standing === answer.standing &&
        again.complianceStatus === answer.complianceStatus;
      if (!isSame) others.push(answer.symbol);
    }
    expect(others).toEqual([]);
  },
  EVERY_STOCK_MILLISECONDS,
);

it(
  "what-if at a flip point, a hair beyond it, has the standing that the point tells, but for one in five hundred",
  () => {
    let told = 0;
    const others: string[] = [];
    for (const { stock, answer, figures } of storedUniverse()) {
      for (const { input, threshold, changePercent, ...point } of stock.screening.flipPoints) {
        if (input === "nonCompliantRevenue") continue;
        const amounts = { [input]: threshold * (1 + Math.sign(changePercent) * 1e-6) };
        const known = withOther(figures.known, { amounts }, { rates, on: figures.screenedOn });
        told++;
        if (derive({ known, rates }, figures.screenedOn).standing !== standingAt(point))
          others.push(`${answer.symbol} ${input}`);
      }
    }
    expect(told).toBeGreaterThan(4_000);
    expect(others.length).toBeLessThan(told / 500);
  },
  EVERY_STOCK_MILLISECONDS,
);
