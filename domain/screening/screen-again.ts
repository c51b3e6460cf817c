import type { InputName, LeftOutReason, SourcedFact } from "../facts/company-facts.ts";
import type { Fact, Financials } from "../facts/financials.ts";
import { factInDollars } from "../facts/in-dollars.ts";
import type { UnusableFact } from "../facts/usable-facts.ts";
import { standardsOn } from "../standards/standards-on.ts";
import type { LeftOutInputs } from "./missing-inputs.ts";
import { screenFinancials } from "./screen-financials.ts";
import type { BusinessScreen, Evidence, Reason, Screening, StandardVerdict } from "./screening.ts";

/** A published screening, and the day on which it is read. */
export type ScreenedBefore = {
  company: { symbol: string; country: string | null };
  screening: {
    business: BusinessScreen;
    evidence: readonly Evidence[];
    reasons: readonly Reason[];
    standards: readonly StandardVerdict[];
    screenedOn: string;
  };
  on: string;
};

/** What is taken instead of what is known. */
export type OtherFigures = {
  /** Amounts in US dollars: a known figure keeps its day and source, one that is not known is taken as reported on the day of reading. */
  amounts?: Partial<Record<InputName, number>>;
  /** Figures from elsewhere. */
  facts?: Partial<Record<InputName, SourcedFact>>;
  /** Units of a currency for one US dollar, where none of the known figures has it. */
  rates?: Readonly<Record<string, number>>;
  /** The price, and with it the market value, in percent: -20 is a fall by a fifth. Averages of two or three years stay. */
  priceChangePercent?: number;
};

/**
 * Screens a published stock again, with other figures. Undefined where its evidence does not lead to the published verdict, as with one
 * that an earlier version stored, and for a figure without an exchange rate.
 */
export function screenAgain(before: ScreenedBefore, other: OtherFigures = {}): Screening | undefined {
  const known = knownOf(before);
  const unchanged = screenFinancials(known);
  if (!isSameVerdict(unchanged.standards, before.screening.standards)) return undefined;
  const financials = withOther(known.financials, other, before.on);
  if (!financials) return undefined;
  const isGiven = (input: string) => input in { ...other.facts, ...other.amounts };
  const screening = screenFinancials({
    ...known,
    financials,
    leftOut: Object.fromEntries(Object.entries(known.leftOut).filter(([input]) => !isGiven(input))),
    unusable: known.unusable.filter(({ input }) => !isGiven(input)),
  });
  const underReview = before.screening.reasons.filter(({ code }) => code === "under_review");
  return { ...screening, reasons: [...screening.reasons, ...underReview] };
}

function knownOf({ company, screening, on }: ScreenedBefore) {
  const { business, evidence, screenedOn } = screening;
  return {
    company,
    business,
    financials: factsOf(evidence),
    ...doubtsOf(screening),
    screenedOn: on,
    standards: standardsOn(screenedOn),
  };
}

/** The figures that the evidence was made of, without those that the screening itself derives. */
function factsOf(evidence: readonly Evidence[]): Financials {
  const financials: Financials = {};
  for (const { input, newer, inPlaceOf, ...entry } of evidence) {
    const fact: Fact = entry;
    if (newer) fact.newer = besideFact(fact, newer);
    if (inPlaceOf) financials[input] = besideFact(fact, inPlaceOf);
    else if (!isDerived(input, entry)) financials[input] = fact;
  }
  return financials;
}

const DERIVED = new Set(["all_liabilities", "all_assets"]);

function isDerived(input: InputName, { source, basis }: Pick<Evidence, "source" | "basis">): boolean {
  if (input === "interestIncome") return source === "mizan-estimate";
  return basis?.kind === "source" && basis.details.some((detail) => DERIVED.has(detail));
}

type Beside = NonNullable<Evidence["inPlaceOf"]>;

function besideFact(fact: Fact, { amount, periodEnd, source, bound, currency, quality }: Beside): Fact {
  return { ...dollars(amount, periodEnd), currency, periodStart: fact.periodStart, source, quality, bound };
}

function dollars(amount: number, periodEnd: string): Fact {
  return {
    amount,
    originalAmount: amount,
    currency: "USD",
    exchangeRate: 1,
    exchangeRateDate: null,
    periodStart: null,
    periodEnd,
    source: "reader-report",
    url: null,
    quality: "reported",
    basis: null,
    bound: null,
  };
}

/** Why inputs are missing, as the verdicts say it. */
function doubtsOf({ reasons, standards }: ScreenedBefore["screening"]) {
  const leftOut: Partial<Record<InputName, LeftOutReason>> = {};
  const unusable: UnusableFact[] = [];
  for (const { about, detail } of [...reasons, ...standards.flatMap((verdict) => verdict.reasons)]) {
    const input = about as InputName;
    if (detail?.kind === "left_out") leftOut[input] = detail.why;
    if (detail?.kind === "unusable") unusable.push({ input, problem: detail.problem });
  }
  return { leftOut: leftOut satisfies LeftOutInputs, unusable };
}

const OF_THE_PRICE: readonly InputName[] = ["price", "marketCapitalization"];

function withOther(
  known: Financials,
  { amounts = {}, facts = {}, rates, priceChangePercent }: OtherFigures,
  on: string,
) {
  const financials = { ...known };
  const times = (input: InputName, factor: number) => {
    const fact = financials[input];
    if (fact) financials[input] = scaled(fact, factor);
  };
  if (priceChangePercent !== undefined)
    for (const input of OF_THE_PRICE) times(input, Math.max(0, 1 + priceChangePercent / 100));
  for (const [input, amount] of Object.entries(amounts) as [InputName, number][]) {
    const fact = financials[input];
    financials[input] = fact
      ? { ...scaled(fact, 0), amount, originalAmount: amount * fact.exchangeRate }
      : dollars(amount, on);
  }
  const onDay = ratesOf(known, rates);
  for (const [input, fact] of Object.entries(facts) as [InputName, SourcedFact][]) {
    const inDollars = factInDollars(fact, onDay, null);
    if (!inDollars) return undefined;
    financials[input] = inDollars;
  }
  return financials;
}

function scaled({ newer: _, ...fact }: Fact, factor: number): Fact {
  return { ...fact, amount: fact.amount * factor, originalAmount: fact.originalAmount * factor };
}

function ratesOf(financials: Financials, more: Readonly<Record<string, number>> = {}) {
  const rates: Record<string, number> = { ...more };
  let asOf = "";
  for (const { currency, exchangeRate, exchangeRateDate } of Object.values(financials)) {
    if (exchangeRateDate === null) continue;
    rates[currency] = exchangeRate;
    asOf = exchangeRateDate;
  }
  return { asOf, base: "USD", rates, source: "exchange-rates", url: "" } as const;
}

function isSameVerdict(now: readonly StandardVerdict[], before: readonly StandardVerdict[]): boolean {
  return now.length === before.length && now.every((verdict, place) => isSame(verdict, before[place]));
}

function isSame(one: StandardVerdict, other: StandardVerdict | undefined): boolean {
  const of = ({ status, ratios, receivablesRatio, reasons }: StandardVerdict) =>
    JSON.stringify([
      status,
      ratios.debtRatio,
      ratios.cashRatio,
      ratios.nonCompliantIncomeRatio,
      receivablesRatio,
      reasons.map(({ code, effect, figure, limit, about }) => [code, effect, figure, limit, about]),
    ]);
  return other !== undefined && of(one) === of(other);
}
