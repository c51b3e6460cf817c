import type { Fact, Financials } from "../facts/financials.ts";
import { PURIFICATION_REQUIRED_FROM } from "../standards/screening-limits.ts";
import { SHORT_TERM_RATES } from "../standards/short-term-rates.ts";
import type { Kind } from "./kinds.ts";
import type { LimitTest } from "./limit-test.ts";
import type { NonCompliantIncome } from "./non-compliant-income.ts";
import type { ComplianceStatus, FlipPoint } from "./screening.ts";

const LEVELS: readonly ComplianceStatus[] = ["halal", "questionable", "haram"];
type Level = 0 | 1 | 2;

/** A test as steps: the ratio from which it is questionable, and the one from which it is haram. */
type Steps = { level: Level; questionableFrom: number; haramFrom: number };

/** How one input moves one test: `ratio = amount × slope + rest`, or `ratio = slope ÷ amount` when the input is the denominator. */
type Lever = { steps: Steps; slope: number; rest: number; isDenominator: boolean };

/**
 * The amounts, in US dollars, at which the status changes when one input moves and all others stay: solved from the ratios, not
 * searched. An input that cannot change the status alone, or that is 0 today, has no flip point.
 *
 * `floor` is the status whatever the ratios are: it follows from the business, its age and missing inputs.
 */
export function flipPoints(
  floor: ComplianceStatus,
  tests: Readonly<Record<Exclude<Kind, "receivables">, LimitTest | null>>,
  facts: Financials,
  income: NonCompliantIncome | undefined,
): FlipPoint[] {
  const points: FlipPoint[] = [];
  if (floor === "haram") return points;
  const base = floor === "questionable" ? 1 : 0;
  const debt = tests.debt && stepsOf(tests.debt);
  const cash = tests.cash && stepsOf(tests.cash);
  const purity = tests.income && purityStepsOf(tests.income, income?.bound ?? null);
  const debtLevel = debt?.level ?? 0;
  const cashLevel = cash?.level ?? 0;
  const incomeLevel = purity?.level ?? 0;

  const marketCapitalization = facts.marketCapitalization?.amount ?? 0;
  const debtAmount = facts.interestBearingDebt?.amount ?? 0;
  const cashAmount = facts.cashAndInterestBearingSecurities?.amount ?? 0;
  const revenue = facts.totalRevenue?.amount ?? 0;
  addFlip(
    points,
    "marketCapitalization",
    marketCapitalization,
    higher(base, incomeLevel),
    debt && { steps: debt, slope: debtAmount * 100, rest: 0, isDenominator: true },
    cash && { steps: cash, slope: cashAmount * 100, rest: 0, isDenominator: true },
  );
  addFlip(
    points,
    "interestBearingDebt",
    debtAmount,
    higher(base, higher(cashLevel, incomeLevel)),
    debt && { steps: debt, slope: 100 / marketCapitalization, rest: 0, isDenominator: false },
    null,
  );
  const earning = purity && income && revenue > 0 ? earningLever(purity, income, revenue) : null;
  addFlip(
    points,
    "cashAndInterestBearingSecurities",
    cashAmount,
    higher(base, earning === null ? higher(debtLevel, incomeLevel) : debtLevel),
    cash && { steps: cash, slope: 100 / marketCapitalization, rest: 0, isDenominator: false },
    earning,
  );
  addFlip(
    points,
    "nonCompliantRevenue",
    income?.amount ?? 0,
    higher(base, higher(debtLevel, cashLevel)),
    purity && { steps: purity, slope: 100 / revenue, rest: 0, isDenominator: false },
    null,
  );
  return points;
}

/** No input moves more than two tests. */
function addFlip(
  points: FlipPoint[],
  input: FlipPoint["input"],
  today: number,
  resting: Level,
  first: Lever | null,
  second: Lever | null,
): void {
  if (today === 0) return;
  const status = higher(resting, higher(first?.steps.level ?? 0, second?.steps.level ?? 0));
  const point =
    worsening(input, today, resting, status, first, second) ?? improving(input, today, resting, status, first, second);
  if (point !== null) points.push(point);
}

/** The nearest amount at which any test reaches a worse level than today's status. */
function worsening(
  input: FlipPoint["input"],
  today: number,
  resting: Level,
  status: Level,
  first: Lever | null,
  second: Lever | null,
): FlipPoint | null {
  if (status === 2) return null;
  const one = first && amountAt(first, startOf(status === 0 ? 1 : 2, first.steps));
  const other = second && amountAt(second, startOf(status === 0 ? 1 : 2, second.steps));
  const isOtherNearer = one === null || (other !== null && Math.abs(other - today) < Math.abs(one - today));
  const nearest = isOtherNearer ? other : one;
  if (nearest === null) return null;
  const to = levelAround(first, second, nearest, 1 + ROUNDING, resting);
  return to > status ? pointOf(input, today, nearest, to) : null;
}

/** The nearest amount at which every test that causes today's status has left it. */
function improving(
  input: FlipPoint["input"],
  today: number,
  resting: Level,
  status: Level,
  first: Lever | null,
  second: Lever | null,
): FlipPoint | null {
  if (resting >= status) return null;
  const isFirstHolding = first !== null && first.steps.level >= status;
  const isSecondHolding = second !== null && second.steps.level >= status;
  const one = isFirstHolding ? amountAt(first, startOf(status, first.steps)) : null;
  const other = isSecondHolding ? amountAt(second, startOf(status, second.steps)) : null;
  if ((isFirstHolding && one === null) || (isSecondHolding && other === null)) return null;
  const isOtherFurther = one === null || (other !== null && Math.abs(other - today) > Math.abs(one - today));
  const furthest = isOtherFurther ? other : one;
  if (furthest === null) return null;
  const to = levelAround(first, second, furthest, 1 - ROUNDING, resting);
  return to < status ? pointOf(input, today, furthest, to) : null;
}

/** The ratio from which a test has a level or worse. */
function startOf(level: Level, { questionableFrom, haramFrom }: Steps): number {
  return level === 2 ? haramFrom : Math.min(questionableFrom, haramFrom);
}

function levelAround(first: Lever | null, second: Lever | null, amount: number, nudge: number, resting: Level): Level {
  const one = first === null ? 0 : levelFrom(first.steps, ratioAt(first, amount) * nudge);
  const other = second === null ? 0 : levelFrom(second.steps, ratioAt(second, amount) * nudge);
  return higher(resting, higher(one, other));
}

function ratioAt({ slope, rest, isDenominator }: Lever, amount: number): number {
  return isDenominator ? slope / amount : amount * slope + rest;
}

/** The amount at which a test reaches a ratio; null when no amount above 0 does. */
function amountAt({ slope, rest, isDenominator }: Lever, ratio: number): number | null {
  const amount = isDenominator ? slope / ratio : (ratio - rest) / slope;
  return Number.isFinite(amount) && amount > 0 ? amount : null;
}

/** Allows for the last bit of a division, so that a ratio computed back from its own threshold is on the right side. */
const ROUNDING = 1e-12;

function pointOf(input: FlipPoint["input"], today: number, threshold: number, to: Level): FlipPoint | null {
  const changePercent = ((threshold - today) / today) * 100;
  const status = LEVELS[to];
  if (status === undefined || !Number.isFinite(changePercent) || !isUsable(threshold, input)) return null;
  return { input, threshold, changePercent, to: status };
}

/** An amount at which a figure could no longer be used is no point of the same verdict. */
function isUsable(threshold: number, input: FlipPoint["input"]): boolean {
  return threshold <= Number.MAX_SAFE_INTEGER && (threshold >= 1 || input !== "marketCapitalization");
}

function stepsOf(test: LimitTest): Steps {
  const doubtAbove = test.failsAbove > test.limit ? test.limit : Number.POSITIVE_INFINITY;
  return {
    level: test.outcome === "fail" ? 2 : test.outcome === "doubt" ? 1 : 0,
    questionableFrom: Math.min(test.doubtFrom, doubtAbove),
    haramFrom: test.failsAbove,
  };
}

/** A ratio known only from below requires purification however small it is. */
function purityStepsOf(test: LimitTest, bound: Fact["bound"]): Steps {
  const { level, questionableFrom: doubtFrom, haramFrom } = stepsOf(test);
  const questionableFrom = bound === "lower" ? 0 : Math.min(doubtFrom, PURIFICATION_REQUIRED_FROM);
  return { level: level === 0 && test.ratio >= questionableFrom ? 1 : level, questionableFrom, haramFrom };
}

function levelFrom({ questionableFrom, haramFrom }: Steps, ratio: number): Level {
  if (ratio > haramFrom) return 2;
  return ratio >= questionableFrom ? 1 : 0;
}

/** Cash, through its estimated interest. */
function earningLever(steps: Steps, income: NonCompliantIncome, revenue: number): Lever | null {
  const { interest, prohibited } = income;
  if (!income.isInterestEstimated || !interest) return null;
  const percent = RATE_BY_CURRENCY.get(interest.currency) ?? 0;
  return { steps, slope: percent / revenue, rest: ((prohibited?.amount ?? 0) * 100) / revenue, isDenominator: false };
}

const RATE_BY_CURRENCY = new Map(SHORT_TERM_RATES.map(({ currency, percent }) => [currency, percent]));

function higher(first: Level, second: Level): Level {
  return first > second ? first : second;
}
