import { expect, it } from "vitest";
import { type ClaimedInput, readerFigure, withFigure } from "../../domain/claims/claim.ts";
import { wantedFigure } from "../../domain/claims/wanted-figure.ts";
import type { CompanyFacts } from "../../domain/facts/company-facts.ts";
import { monthsBetween } from "../../domain/facts/iso-date.ts";
import { type Derived, derive } from "../../domain/verdict/derive.ts";
import { readCompanyFacts, readExchangeRates } from "./universe-files.ts";

const ON = "2026-11-23";
const rates = readExchangeRates();

const WHOLES = {
  islamicFinancing: "interestBearingDebt",
  murabahaDeposits: "cashAndInterestBearingSecurities",
  prohibitedRevenue: "totalRevenue",
} as const;
const isPart = (input: ClaimedInput): input is keyof typeof WHOLES => input in WHOLES;

/** What the wanted figure may be: a part of its whole; about what is known of it, as far as its bound leaves room; else a part of the limit, or above it. */
function plausible(input: ClaimedInput, { screening, financials }: Derived): number[] {
  if (isPart(input)) {
    const shares = input === "prohibitedRevenue" ? [0, 0.01, 0.2] : [0, 0.5, 0.9];
    return shares.map((share) => share * (financials[WHOLES[input]]?.amount ?? 0));
  }
  const entry = screening.evidence.find((figure) => figure.input === input);
  const figure = entry?.newer ?? entry;
  const most = (financials.totalAssets?.amount ?? Number.POSITIVE_INFINITY) * 0.9;
  const limit =
    input === "interestIncome"
      ? (financials.totalRevenue?.amount ?? 0) * 0.05
      : (financials.marketCapitalization?.amount ?? 0) * 0.33;
  const shares = figure?.bound === "upper" ? [1, 0.8, 0.6] : figure?.bound === "lower" ? [1, 1.3, 1.8] : [1, 0.85, 1.2];
  const amounts = figure ? shares.map((share) => share * figure.amount) : [0.3, 0.6, 1.4].map((share) => share * limit);
  return input === "totalRevenue" ? amounts : amounts.map((amount) => Math.min(amount, most));
}

/** The standings with each plausible figure of the next report. */
function standingsWith(input: ClaimedInput, known: CompanyFacts): string[] {
  const { totalAssets, totalRevenue, interestBearingDebt, cashAndInterestBearingSecurities: cash } = known.facts;
  const given = [totalAssets, totalRevenue, interestBearingDebt, cash].filter((one) => one !== undefined);
  const ends = given.flatMap(({ periodEnd, newer }) => [periodEnd, newer?.periodEnd ?? ""]).sort();
  let periodEnd = ends.at(-1) ?? ON;
  while (monthsBetween(periodEnd, ON) > 15) periodEnd = `${Number(periodEnd.slice(0, 4)) + 1}${periodEnd.slice(4)}`;
  if (isPart(input)) periodEnd = known.facts[WHOLES[input]]?.periodEnd ?? periodEnd;
  const currency = given[0]?.currency ?? "USD";
  return plausible(input, derive({ known, rates }, ON)).map((dollars) => {
    const amount = dollars * (currency === "USD" ? 1 : (rates.rates[currency] ?? 1));
    const figure = readerFigure({ input, amount, unit: "ones", currency, periodEnd, url: "" });
    const result = withFigure(known, figure, rates);
    if (result.kind !== "used") return result.kind;
    return derive({ known: result.facts, rates }, ON).standing;
  });
}

it("the figure that is wanted of a report settles the doubt, for most of what it may be", () => {
  let doubtful = 0;
  const settled: number[] = [];
  for (const known of readCompanyFacts()) {
    const { screening, standing } = derive({ known, rates }, ON);
    if (standing !== "doubt") continue;
    doubtful += 1;
    const wanted = wantedFigure({ ...screening, ...screening.ratios }, ON);
    if (!wanted) continue;
    settled.push(standingsWith(wanted, known).filter((standing) => /halal|purify|haram/.test(standing)).length);
  }
  expect(settled.length).toBeGreaterThan(doubtful / 4);
  expect(settled.filter((of) => of >= 2).length).toBeGreaterThan(settled.length * 0.9);
  expect(settled.filter((of) => of === 3).length).toBeGreaterThan(settled.length * 0.75);
});
