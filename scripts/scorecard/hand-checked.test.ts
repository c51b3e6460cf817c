import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { InputName } from "../../domain/facts/company-facts.ts";
import { HOUSE_EDITION } from "../../domain/standards/editions.ts";
import { stockSchema } from "../../schema/contracts/stocks.ts";
import { formatPercent } from "../../schema/wording/en/format.ts";
import { wordedStock } from "../../schema/wording/en/stock.ts";
import { EXAMPLE_HOLDING, workExample } from "../../web/src/features/methodology/sections/worked-example.ts";
import { ratioReadings } from "../../web/src/features/stocks/ratios/ratio-reading.ts";
import { reportContent } from "../../web/src/features/stocks/report/report-content.ts";
import { companyFinancials } from "../../worker/providers/sec/company-financials.ts";
import { companyFactsAnswer } from "../../worker/providers/test/company-facts.ts";
import { stockAnswer } from "../../worker/verdicts/stock-answer.ts";
import { stockDocument } from "../../worker/verdicts/stock-document.ts";
import { findRecordedData } from "../recorded/recorded-network.ts";
import { embeddedUniverse } from "../test/embedded-universe.ts";
import { parseCompanyFacts } from "../universe/build/build-past.ts";

/** Amounts in millions of US dollars as in the balance sheet, added up by hand. */
type Part = readonly [concept: string, millions: number];
type Balance = {
  cik: string;
  date: string;
  debt: readonly Part[];
  cash: readonly Part[];
  /** Periods to be added up, or taken away. */
  revenue: readonly number[];
  /** Other figures of the filings, by date or by first and last day: those that the sums must use, and those they must leave out. */
  filed: Readonly<Record<string, Readonly<Record<string, number>>>>;
};
type Checked = Balance & {
  symbol: string;
  marketCapitalization: number;
  /** As reported; or else the cash that it is estimated from. */
  interest?: readonly number[];
  cashThatEarns?: number;
  /** Calculated on paper to two decimals: debt, cash, non-compliant income. */
  percents: readonly [debt: number, cash: number, income: number];
};

const USD_RATE = 0.03625;
/** Eight of the ten are in the embedded universe with all their filings; of two only the filings are known: one is too old, one reports by IFRS. */
const { universe, filings: BY_FILING } = JSON.parse(
  readFileSync(join(import.meta.dirname, "golden/hand-checked.json"), "utf8"),
) as { universe: readonly Checked[]; filings: readonly Balance[] };

const data = findRecordedData();
const FILED_ON = "2026-05-01";

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
const added = (parts: readonly Part[]) => sum(parts.map(([, millions]) => millions));
const interestOf = ({ interest, cashThatEarns = 0 }: Checked) => (interest ? sum(interest) : cashThatEarns * USD_RATE);
const dollars = (millions: number) => Math.round(millions * 1_000_000);

const ALL = [...universe, ...BY_FILING];

describe("the figures added up by hand", () => {
  it.each(ALL)("are what is read of the filings of $cik", (given) => {
    const found = companyFinancials(parseCompanyFacts(filings(given), "/test"), "2026-08-22");
    expect(found?.balanceDate).toBe(given.date);
    expect(found?.facts.interestBearingDebt?.value).toBe(dollars(added(given.debt)));
    expect(found?.facts.cashAndInterestBearingSecurities?.value).toBe(dollars(added(given.cash)));
    expect(found?.facts.totalRevenue?.value).toBe(dollars(sum(given.revenue)));
  });

  it.each(universe)("are the interest that $symbol reports, which is left out when it stopped", (given) => {
    const found = companyFinancials(parseCompanyFacts(filings(given), "/test"), "2026-08-22");
    const reported = given.interest && dollars(sum(given.interest));
    expect(found?.facts.interestIncome?.value).toBe(reported);
  });
});

describe.skipIf(!data)("the filings recorded in MIZAN_RECORDED_DATA", () => {
  it.each(ALL)("say what is written here about $cik at $date", ({ cik, date, debt, cash, filed }) => {
    const { facts } = JSON.parse(readFileSync(join(data ?? "", `sec/companyfacts/CIK${cik}.json`), "utf8"));
    const concepts = { ...facts["us-gaap"], ...facts["ifrs-full"] };
    const others = Object.entries(filed).flatMap(([concept, amounts]) =>
      Object.entries(amounts).map(([period, millions]) => [concept, period, millions] as const),
    );
    for (const [concept, period, millions] of [
      ...[...debt, ...cash].map(([concept, millions]) => [concept, date, millions] as const),
      ...others,
    ]) {
      const reported: { start?: string; end: string; val: number }[] = concepts[concept]?.units.USD ?? [];
      const then = reported.filter(({ start, end }) => (start ? `${start}/${end}` : end) === period);
      expect(
        then.map(({ val }) => val),
        `${concept} ${period}`,
      ).toContain(dollars(millions));
    }
  });
});

/** The company facts that the SEC would answer, with only the figures written here. */
function filings({ cik, date, debt, cash, filed }: Balance): unknown {
  const concepts: Record<string, { start?: string; end: string; val: number }[]> = {};
  const taxonomy = "Revenue" in filed ? "ifrs-full" : "us-gaap";
  const file = (concept: string, period: string, millions: number) => {
    const [first = "", last] = period.split("/");
    const entry = { ...(last ? { start: first, end: last } : { end: first }), val: dollars(millions), filed: FILED_ON };
    const name = `${taxonomy}:${concept}`;
    concepts[name] = [...(concepts[name] ?? []), entry];
  };
  for (const [concept, millions] of [...debt, ...cash]) file(concept, date, millions);
  for (const [concept, amounts] of Object.entries(filed)) {
    for (const [period, millions] of Object.entries(amounts)) file(concept, period, millions);
  }
  return companyFactsAnswer(concepts, cik);
}

describe.each(universe)("$symbol, checked by hand", (given) => {
  const stock = sent(given.symbol);
  const amountOf = (input: InputName) => stock.analysis.evidence.find((fact) => fact.input === input)?.amount;
  const { debtRatio, cashRatio, nonCompliantIncomeRatio } = stock.analysis;
  const ratios = [debtRatio, cashRatio, nonCompliantIncomeRatio];

  it("is sent with the inputs of its filing", () => {
    expect(amountOf("interestBearingDebt")).toBe(dollars(added(given.debt)));
    expect(amountOf("cashAndInterestBearingSecurities")).toBe(dollars(added(given.cash)));
    expect(amountOf("totalRevenue")).toBe(dollars(sum(given.revenue)));
    expect(amountOf("interestIncome")).toBeCloseTo(interestOf(given) * 1_000_000, 0);
    expect(amountOf("marketCapitalization")).toBe(dollars(given.marketCapitalization));
  });

  it("is sent with the ratios worked out on paper", () => {
    for (const [index, ratio] of ratios.entries()) {
      expect(Math.abs((ratio ?? Number.NaN) - (given.percents[index] ?? 0))).toBeLessThan(0.01);
    }
  });

  it("has the same figures on the card and in the report", () => {
    expect(ratioReadings(stock.analysis).map(({ ratio }) => ratio)).toEqual(ratios);
    const rows = reportContent(stock, "https://example.org").sections.flatMap((section) => section.rows);
    for (const { name, ratio } of ratioReadings(stock.analysis)) {
      const label = { debtRatio: "Debt", cashRatio: "Cash", nonCompliantIncomeRatio: "Non-Compliant Income" }[name];
      const shown = rows.filter((row) => row.label.startsWith(label)).map((row) => row.value);
      expect(shown.map((figure) => figure?.split(" ").at(-1))).toContain(formatPercent(ratio ?? Number.NaN, 2));
    }
  });

  it("has the figures and the status that the methodology page's worked example gives for its amounts", () => {
    const worked = workExample(
      {
        marketCapitalization: dollars(given.marketCapitalization),
        interestBearingDebt: dollars(added(given.debt)),
        cashAndInterestBearingSecurities: dollars(added(given.cash)),
        totalRevenue: dollars(sum(given.revenue)),
        interestIncome: interestOf(given) * 1_000_000,
        prohibitedSales: 0,
        dividendPerShare: stock.analysis.dividendPerShare ?? 0,
      },
      EXAMPLE_HOLDING,
      HOUSE_EDITION,
    );
    for (const [index, { percent }] of [worked.debt, worked.cash, worked.income].entries()) {
      expect(percent).toBeCloseTo(ratios[index] ?? Number.NaN, 9);
    }
    expect(worked.status).toBe(stock.complianceStatus);
    if (stock.analysis.dividendPerShare !== null) {
      expect(worked.purificationPerShare).toBeCloseTo(stock.analysis.purificationAmount ?? Number.NaN, 9);
    }
  });
});

/** The stock as the browser reads it, through the stored text and the contract. */
function sent(symbol: string) {
  for (const stock of embeddedUniverse()) {
    if (stock.profile.symbol !== symbol) continue;
    const answer = stockAnswer({ id: 1, document: JSON.stringify(stockDocument(stock)) }, stock.screening.screenedOn);
    return stockSchema.parse(wordedStock(answer));
  }
  throw new Error(`${symbol} is not in the universe`);
}
