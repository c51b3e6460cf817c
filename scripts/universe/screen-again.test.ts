import { expect, it } from "vitest";
import type { SourcedFact } from "../../domain/facts/company-facts.ts";
import type { Fact } from "../../domain/facts/financials.ts";
import { addDays } from "../../domain/facts/iso-date.ts";
import { screenAgain } from "../../domain/screening/screen-again.ts";
import { screenStock } from "../../domain/screening/screen-stock.ts";
import type { Reason, Screening } from "../../domain/screening/screening.ts";
import { standingOf } from "../../domain/screening/standing.ts";
import type { CodedAnalysis, Stock } from "../../schema/contracts/stocks.ts";
import { stockAnswer } from "../../worker/verdicts/stock-answer.ts";
import { stockDocument } from "../../worker/verdicts/stock-document.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";

const coded = (reasons: readonly Reason[]) =>
  reasons.map(({ code, effect, figure, limit, about, detail }) => ({ code, effect, figure, limit, about, detail }));

/** What a reader sees of a verdict, without its sentences. */
function told({ status, ratios, reasons, standards }: Pick<Screening, "status" | "ratios" | "reasons" | "standards">) {
  return JSON.stringify({
    status,
    standing: standingOf({ status, reasons, isScreened: true }),
    ratios,
    reasons: coded(reasons),
    standards: standards.map((verdict) => [
      verdict.standardId,
      verdict.status,
      verdict.ratios,
      verdict.receivablesRatio,
      coded(verdict.reasons),
    ]),
  });
}

function* answers(days: number, oneIn = 1) {
  const screened = embeddedUniverse().filter(({ isScreened }) => isScreened);
  for (const stock of screened.filter((_, place) => place % oneIn === 0)) {
    const on = addDays(stock.screening.screenedOn, days);
    const answer = JSON.parse(stockAnswer(1, JSON.stringify(stockDocument(stock)), on)) as Stock;
    yield { stock, answer, before: { company: answer, screening: answer.analysis as CodedAnalysis, on } };
  }
}

it.each([
  [0, 1],
  [400, 3],
])(
  "the answers of the embedded universe, screened again without a change, are the same %i days later (one in %i)",
  (days, oneIn) => {
    const others: string[] = [];
    for (const { answer, before } of answers(days, oneIn)) {
      const { debtRatio, cashRatio, nonCompliantIncomeRatio, reasons, standards } = before.screening;
      const ratios = { debtRatio, cashRatio, nonCompliantIncomeRatio };
      const published = { status: answer.complianceStatus, ratios, reasons, standards };
      const again = screenAgain(before);
      const isSame =
        again &&
        told(again) === told(published) &&
        again.purificationAmountPerShare === answer.analysis.purificationAmount &&
        (days > 0 || JSON.stringify(again.flipPoints) === JSON.stringify(answer.analysis.flipPoints));
      if (!isSame) others.push(answer.symbol);
    }
    expect(others).toEqual([]);
  },
);

it("a third of the embedded universe at a lower price is judged as the pipeline judges it", () => {
  const others: string[] = [];
  for (const { stock, answer, before } of answers(0, 3)) {
    const { profile, facts, screening } = stock;
    const { price, marketCapitalization } = stock.financials;
    const lower = (fact: Fact) => ({ ...fact, amount: fact.amount * 0.7, originalAmount: fact.originalAmount * 0.7 });
    const judged = screenStock({
      profile,
      financials: {
        ...stock.financials,
        ...(price && { price: lower(price) }),
        ...(marketCapitalization && { marketCapitalization: lower(marketCapitalization) }),
      },
      leftOut: facts?.leftOut ?? {},
      screenedOn: screening.screenedOn,
    });
    const again = screenAgain(before, { priceChangePercent: -30 });
    if (!again || toldButWhyMissing(again) !== toldButWhyMissing(judged)) others.push(answer.symbol);
  }
  expect(others).toEqual([]);
});

/** Why a figure was not believed is not in an answer that could do without it. */
const toldButWhyMissing = (screening: Screening) =>
  told(screening).replaceAll(/\{"kind":"left_out","why":"\w+"\}/g, '{"kind":"missing"}');

it("a verdict that its evidence does not lead to is not worked out", () => {
  for (const { before } of answers(0)) {
    const { screening } = before;
    const [first, ...others] = screening.standards;
    if (!first) continue;
    const forged = { ...first, status: first.status === "haram" ? ("halal" as const) : ("haram" as const) };
    expect(screenAgain({ ...before, screening: { ...screening, standards: [forged, ...others] } })).toBeUndefined();
    return;
  }
});

it("a figure in a currency without a rate is not worked out", () => {
  for (const { before } of answers(0)) {
    const cash = { value: 1, currency: "XXX", periodEnd: "2026-06-30", source: "reader-report", quality: "reported" };
    const facts = { cashAndInterestBearingSecurities: cash as SourcedFact };
    expect(screenAgain(before, { facts })).toBeUndefined();
    expect(screenAgain(before, { facts, rates: { XXX: 2 } })).toBeDefined();
    return;
  }
});
