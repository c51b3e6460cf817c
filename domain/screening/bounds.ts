import type { FactDetail } from "../facts/company-facts.ts";
import type { Fact, Financials } from "../facts/financials.ts";
import { daysBetween } from "../facts/iso-date.ts";
import { SAME_QUARTER_DAYS } from "../facts/newest-figure.ts";
import { houseLimitsOn } from "../standards/standards-on.ts";
import { percentOf } from "./ratios.ts";

/**
 * The facts with an upper bound in the place of a debt or cash that no source gives: debt is at most total liabilities, cash with
 * securities at most total assets less receivables. Only where even the bound passes; it never fails anything.
 */
export function withBounds(facts: Financials, day: string): Financials {
  const { totalLiabilities, totalAssets, accountsReceivable, marketCapitalization } = facts;
  if (!marketCapitalization || (facts.interestBearingDebt && facts.cashAndInterestBearingSecurities)) return facts;
  const limits = houseLimitsOn(day);
  const passes = (bound: Fact, limit: number) => percentOf(bound.amount, marketCapitalization.amount) <= limit;
  let bounded = facts;
  if (!facts.interestBearingDebt && totalLiabilities && passes(totalLiabilities, limits.debtRatio))
    bounded = { ...bounded, interestBearingDebt: atMost(totalLiabilities, "all_liabilities") };
  if (!facts.cashAndInterestBearingSecurities && totalAssets) {
    const left = lessReceivables(totalAssets, accountsReceivable);
    const bound = left === totalAssets ? left : { ...left, originalAmount: left.amount * left.exchangeRate };
    if (passes(bound, limits.cashRatio))
      bounded = { ...bounded, cashAndInterestBearingSecurities: atMost(bound, "all_assets") };
  }
  return bounded;
}

/** Total assets less the receivables of the same day: the most that cash with securities can be. */
export function lessReceivables<Of extends Pick<Fact, "amount" | "periodEnd">>(assets: Of, receivables?: Of): Of {
  if (receivables?.periodEnd !== assets.periodEnd || receivables.amount >= assets.amount) return assets;
  return { ...assets, amount: assets.amount - receivables.amount };
}

function atMost({ newer: _, ...whole }: Fact, detail: FactDetail): Fact {
  const { snapshotOn = null, entries = null, details = [] } = whole.basis?.kind === "source" ? whole.basis : {};
  return { ...whole, bound: "upper", basis: { kind: "source", snapshotOn, entries, details: [detail, ...details] } };
}

/** Nothing is 0 % of any value, also of one that is not known. */
export function isNothing({ amount, bound }: Fact): boolean {
  return amount === 0 && bound !== "lower";
}

/** Whether a debt is only bounded by everything that the company owes. */
export function isAllLiabilities(fact: Fact): boolean {
  return says(fact, "all_liabilities");
}

export function says({ basis }: Fact, detail: FactDetail): boolean {
  return basis?.kind === "source" && basis.details.includes(detail);
}

/**
 * Receivables and cash together, at most as much where the receivables are only bounded: by what is current and neither cash nor
 * inventory, or beside a cash that is bounded by all assets besides fixed ones, and so contains them. Else undefined.
 */
export function receivablesAndCash({
  accountsReceivable: owed,
  cashAndInterestBearingSecurities: cash,
}: Pick<Financials, "accountsReceivable" | "cashAndInterestBearingSecurities">): number | undefined {
  if (!owed || !cash) return undefined;
  if (owed.bound === null) return owed.amount + cash.amount;
  if (owed.periodEnd !== cash.periodEnd) return undefined;
  if (cash.bound === "upper") return says(cash, "other_assets_included") ? cash.amount : undefined;
  return says(owed, "rest_of_assets") ? owed.amount + cash.amount : undefined;
}

/**
 * The facts with debt and cash less their parts that bear no interest by the report. A part that is of another quarter than its whole,
 * larger than it, or beside cash without investments, in which it may not be contained, is left out: then nothing is known of it.
 */
export function lessIslamicParts(facts: Financials): Financials {
  const { islamicFinancing, murabahaDeposits } = facts;
  if (!islamicFinancing && !murabahaDeposits) return facts;
  const debt = less(facts.interestBearingDebt, islamicFinancing);
  const cash = less(facts.cashAndInterestBearingSecurities, murabahaDeposits);
  return {
    ...facts,
    ...(debt && { interestBearingDebt: debt }),
    ...(cash && { cashAndInterestBearingSecurities: cash }),
    islamicFinancing: debt && islamicFinancing,
    murabahaDeposits: cash && murabahaDeposits,
  } as Financials;
}

function less(whole: Fact | undefined, part: Fact | undefined): Fact | undefined {
  if (!whole || !part || whole.bound === "lower" || part.amount > whole.amount) return undefined;
  if (Math.abs(daysBetween(part.periodEnd, whole.periodEnd)) > SAME_QUARTER_DAYS) return undefined;
  const amount = whole.amount - part.amount;
  const certain = (whole.confirmedShare ?? 0) * whole.amount - part.amount;
  const { confirmedShare: _, ...rest } = whole;
  return {
    ...rest,
    amount,
    originalAmount: amount * whole.exchangeRate,
    ...(certain > 0 && amount > 0 && { confirmedShare: certain / amount }),
  };
}
