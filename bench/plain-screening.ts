import type { InputName } from "../domain/facts/company-facts.ts";
import type { Financials } from "../domain/facts/financials.ts";
import type { ScreenStockInput } from "../domain/screening/screen-stock.ts";
import type { Evidence, FlipPoint, Ratios, Reason, Screening } from "../domain/screening/screening.ts";
import { type Denominator, STANDARDS, type Standard } from "../domain/standards/standards.ts";

/**
 * The minimum cost of any code that returns screenings: a hand-written loop that decides nothing. It does the arithmetic of every
 * ratio under every standard and creates each object and array of the result.
 */
export function plainScreening({ financials }: ScreenStockInput, screening: Screening): Screening {
  const standards = [];
  for (let index = 0; index < STANDARDS.length; index++) {
    const standard = STANDARDS[index] as Standard;
    const verdict = screening.standards[index] as Screening["standards"][number];
    const ratios = ratiosOf(standard, financials, verdict.ratios, screening);
    standards.push({
      standardId: standard.id,
      status: verdict.status,
      ratios,
      receivablesRatio: receivablesRatioOf(standard, financials, verdict.receivablesRatio, screening),
      reasons: reasonsOf(verdict.reasons, ratios),
    });
  }
  const house = standards[0] as Screening["standards"][number];
  const { business, split } = screening;
  const dividend = financials.dividendPerShare;
  const incomeRatio = house.ratios.nonCompliantIncomeRatio;
  return {
    status: house.status,
    standardId: house.standardId,
    ratios: house.ratios,
    reasons: house.reasons,
    business: {
      activityId: business.activityId,
      verdict: business.verdict,
      isMixed: business.isMixed,
      isKnown: business.isKnown,
      isMoneyTrade: business.isMoneyTrade,
      basis: business.basis,
    },
    businessActivities: activitiesOf(screening),
    purificationAmountPerShare:
      dividend === undefined || incomeRatio === null ? null : (dividend.amount * incomeRatio) / 100,
    evidence: evidenceOf(screening, financials),
    isRealData: screening.isRealData,
    standards,
    split: split && { ...split, passes: { ...split.passes }, fails: { ...split.fails } },
    flipPoints: flipPointsOf(screening.flipPoints, financials, screening),
    screenedOn: screening.screenedOn,
  };
}

function amountOf(denominator: Denominator, financials: Financials): number {
  if (denominator === "totalAssets") return financials.totalAssets?.amount ?? 0;
  const average = denominator === "marketCapitalization" ? undefined : financials[denominator];
  if (average) return average.amount;
  return financials.marketCapitalization?.amount ?? 0;
}

function ratiosOf(standard: Standard, financials: Financials, known: Ratios, screening: Screening): Ratios {
  const debt = todayOf("interestBearingDebt", financials, screening);
  const cash = todayOf("cashAndInterestBearingSecurities", financials, screening);
  return {
    debtRatio: known.debtRatio === null ? null : (debt * 100) / amountOf(standard.debt.denominator, financials),
    cashRatio:
      known.cashRatio === null || standard.cash === null
        ? null
        : (cash * 100) / amountOf(standard.cash.denominator, financials),
    nonCompliantIncomeRatio:
      known.nonCompliantIncomeRatio === null
        ? null
        : (incomeOf(screening) * 100) / (financials.totalRevenue?.amount ?? 0),
  };
}

function receivablesRatioOf(
  { receivables }: Standard,
  financials: Financials,
  known: number | null,
  screening: Screening,
): number | null {
  if (receivables === null || known === null) return null;
  const cash = receivables.withCash ? todayOf("cashAndInterestBearingSecurities", financials, screening) : 0;
  const { accountsReceivable: owed, cashAndInterestBearingSecurities: held } = financials;
  const isInCash = receivables.withCash && owed?.bound === "upper" && held?.bound === "upper";
  const amount = isInCash ? 0 : todayOf("accountsReceivable", financials, screening);
  return ((amount + cash) * 100) / amountOf(receivables.denominator, financials);
}

function reasonsOf(reasons: readonly Reason[], ratios: Ratios): Reason[] {
  const built: Reason[] = [];
  for (let index = 0; index < reasons.length; index++) {
    const { code, effect, figure, limit, about, detail } = reasons[index] as Reason;
    built.push({
      code,
      effect,
      figure: about !== null && about in ratios ? (ratios[about as keyof Ratios] ?? figure) : figure,
      limit,
      about,
      detail: detail && { ...detail },
    });
  }
  return built;
}

function activitiesOf({ businessActivities }: Screening): Screening["businessActivities"] {
  const built = [];
  let left = 100;
  for (let index = businessActivities.length - 1; index > 0; index--) {
    const { kind, percentage } = businessActivities[index] as Screening["businessActivities"][number];
    built.push({ kind, percentage });
    left -= percentage;
  }
  built.unshift({ kind: businessActivities[0]?.kind ?? "line_of_business", percentage: left });
  return built;
}

function evidenceOf({ evidence }: Screening, financials: Financials): Evidence[] {
  const built: Evidence[] = [];
  for (const known of evidence) {
    const given = financials[known.input];
    const fact = given?.source === known.source ? given : known;
    const entry: Evidence = {
      input: known.input,
      amount: fact.amount,
      originalAmount: fact.originalAmount,
      currency: fact.currency,
      exchangeRate: fact.exchangeRate,
      exchangeRateDate: fact.exchangeRateDate,
      periodStart: fact.periodStart,
      periodEnd: fact.periodEnd,
      source: fact.source,
      url: fact.url,
      quality: fact.quality,
      basis: fact.basis,
      bound: fact.bound,
    };
    if (known.newer) entry.newer = { ...known.newer };
    built.push(entry);
  }
  return built;
}

function incomeOf({ evidence }: Screening): number {
  let income = 0;
  for (const { input, amount } of evidence) {
    if (input === "interestIncome" || input === "prohibitedRevenue") income += amount;
  }
  return income;
}

function flipPointsOf(points: readonly FlipPoint[], financials: Financials, screening: Screening): FlipPoint[] {
  const built: FlipPoint[] = [];
  for (const { input, threshold, to } of points) {
    const today = input === "nonCompliantRevenue" ? incomeOf(screening) : todayOf(input, financials, screening);
    built.push({ input, threshold, changePercent: ((threshold - today) / today) * 100, to });
  }
  return built;
}

/** An amount, or the bound that stands in its place in the evidence. */
function todayOf(input: InputName, financials: Financials, { evidence }: Screening): number {
  const given = financials[input];
  if (given) return given.amount;
  for (const entry of evidence) if (entry.input === input) return entry.amount;
  return 0;
}
