import type { Fact, Financials } from "../facts/financials.ts";
import { PURIFICATION_REQUIRED_FROM } from "../standards/screening-limits.ts";
import { SHORT_TERM_RATES } from "../standards/short-term-rates.ts";
import type { Kind } from "./kinds.ts";
import type { LimitTest } from "./limit-test.ts";
import type { NonCompliantIncome } from "./non-compliant-income.ts";
import type { ComplianceStatus, FlipPoint } from "./screening.ts";

const LEVELS: readonly ComplianceStatus[] = ["halal", "questionable", "haram"];
type Level = 0 | 1 | 2;

/** A test as steps: the ratio from which it is questionable, that from which it is in doubt, and the one above which it is haram. */
type Steps = { level: Level; isDoubtful: boolean; questionableFrom: number; doubtFrom: number; haramFrom: number };

/** What stays when an input moves. */
type Resting = { level: Level; isDoubtful: boolean };

/** How one input moves one test: `ratio = amount × slope + rest`, or `ratio = slope ÷ amount` when the input is the denominator. */
type Lever = { steps: Steps; slope: number; rest: number; isDenominator: boolean };

/** One input that moves, with no more than two tests, while all others stay. */
type Move = { input: FlipPoint["input"]; today: number; rest: Resting; first: Lever | null; second: Lever | null };

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
  if (floor === "haram") return [];
  const debt = tests.debt && stepsOf(tests.debt);
  const cash = tests.cash && stepsOf(tests.cash);
  const purity = tests.income && purityStepsOf(tests.income, income?.bound ?? null);
  const base: Resting = { level: floor === "questionable" ? 1 : 0, isDoubtful: floor === "questionable" };

  const marketCapitalization = facts.marketCapitalization?.amount ?? 0;
  const debtAmount = facts.interestBearingDebt?.amount ?? 0;
  const cashAmount = facts.cashAndInterestBearingSecurities?.amount ?? 0;
  const revenue = facts.totalRevenue?.amount ?? 0;
  const numerator = (steps: Steps | null, whole: number) =>
    steps && { steps, slope: 100 / whole, rest: 0, isDenominator: false };
  const denominator = (steps: Steps | null, part: number) =>
    steps && { steps, slope: part * 100, rest: 0, isDenominator: true };
  const earning = purity && income && revenue > 0 ? earningLever(purity, income, revenue) : null;
  const move = (input: Move["input"], today: number, rest: Resting, first: Lever | null, second: Lever | null = null) =>
    flipOf({ input, today, rest, first, second }, facts) ?? [];
  return [
    move(
      "marketCapitalization",
      marketCapitalization,
      resting(base, purity),
      denominator(debt, debtAmount),
      denominator(cash, cashAmount),
    ),
    move("interestBearingDebt", debtAmount, resting(base, cash, purity), numerator(debt, marketCapitalization)),
    move(
      "cashAndInterestBearingSecurities",
      cashAmount,
      resting(base, debt, earning === null ? purity : null),
      numerator(cash, marketCapitalization),
      earning,
    ),
    move("nonCompliantRevenue", income?.amount ?? 0, resting(base, debt, cash), numerator(purity, revenue)),
  ].flat();
}

function resting(base: Resting, one: Steps | null, other: Steps | null = null): Resting {
  const level = higher(base.level, higher(one?.level ?? 0, other?.level ?? 0));
  return { level, isDoubtful: base.isDoubtful || one?.isDoubtful === true || other?.isDoubtful === true };
}

/** Where a newer figure that stands beside a known one leads elsewhere, the verdict is in doubt. */
function flipOf(move: Move, { interestBearingDebt: debt, cashAndInterestBearingSecurities: cash }: Financials) {
  const { input, today, rest, first, second } = move;
  if (today === 0) return null;
  const status = higher(rest.level, higher(first?.steps.level ?? 0, second?.steps.level ?? 0));
  const point = worsening(move, status) ?? improving(move, status);
  if (point === null || input !== "marketCapitalization" || !(debt?.newer || cash?.newer)) return point;
  const beside = (lever: Lever | null, newer: { amount: number } | undefined) =>
    lever && newer ? { ...lever, slope: newer.amount * 100 } : lever;
  const newer = { ...move, first: beside(first, debt?.newer), second: beside(second, cash?.newer) };
  const nudge = LEVELS.indexOf(point.to) > status ? 1 + ROUNDING : 1 - ROUNDING;
  if (around(newer, point.threshold, nudge).level === around(move, point.threshold, nudge).level) return point;
  return status === 1 ? null : { ...point, to: "questionable" as const, standing: "doubt" as const };
}

/** The nearest amount at which any test reaches a worse level than today's status. */
function worsening(move: Move, status: Level): FlipPoint | null {
  const { today, first, second } = move;
  if (status === 2) return null;
  const one = first && amountAt(first, startOf(status === 0 ? 1 : 2, first.steps));
  const other = second && amountAt(second, startOf(status === 0 ? 1 : 2, second.steps));
  const isOtherNearer = one === null || (other !== null && Math.abs(other - today) < Math.abs(one - today));
  const nearest = isOtherNearer ? other : one;
  if (nearest === null) return null;
  const to = around(move, nearest, 1 + ROUNDING);
  return to.level > status ? pointOf(move, nearest, to) : null;
}

/** The nearest amount at which every test that causes today's status has left it. */
function improving(move: Move, status: Level): FlipPoint | null {
  const { today, rest, first, second } = move;
  if (rest.level >= status) return null;
  const isFirstHolding = first !== null && first.steps.level >= status;
  const isSecondHolding = second !== null && second.steps.level >= status;
  const one = isFirstHolding ? amountAt(first, startOf(status, first.steps)) : null;
  const other = isSecondHolding ? amountAt(second, startOf(status, second.steps)) : null;
  if ((isFirstHolding && one === null) || (isSecondHolding && other === null)) return null;
  const isOtherFurther = one === null || (other !== null && Math.abs(other - today) > Math.abs(one - today));
  const furthest = isOtherFurther ? other : one;
  if (furthest === null) return null;
  const to = around(move, furthest, 1 - ROUNDING);
  return to.level < status ? pointOf(move, furthest, to) : null;
}

/** The ratio from which a test has a level or worse. */
function startOf(level: Level, { questionableFrom, haramFrom }: Steps): number {
  return level === 2 ? haramFrom : Math.min(questionableFrom, haramFrom);
}

function around({ first, second, rest }: Move, amount: number, nudge: number): Resting {
  const ratioAt = ({ slope, rest: more, isDenominator }: Lever) =>
    isDenominator ? slope / amount : amount * slope + more;
  const stepsAt = (lever: Lever | null) => lever && stepsAround(lever.steps, ratioAt(lever) * nudge);
  return resting(rest, stepsAt(first), stepsAt(second));
}

/** The amount at which a test reaches a ratio; null when no amount above 0 does. */
function amountAt({ slope, rest, isDenominator }: Lever, ratio: number): number | null {
  const amount = isDenominator ? slope / ratio : (ratio - rest) / slope;
  return Number.isFinite(amount) && amount > 0 ? amount : null;
}

/** Allows for the last bit of a division, so that a ratio computed back from its own threshold is on the right side. */
const ROUNDING = 1e-12;

function pointOf({ input, today }: Move, threshold: number, to: Resting): FlipPoint | null {
  const changePercent = ((threshold - today) / today) * 100;
  const status = LEVELS[to.level];
  if (status === undefined || !Number.isFinite(changePercent) || !isUsable(threshold, input)) return null;
  const standing = status !== "questionable" ? status : to.isDoubtful ? "doubt" : "purify";
  return { input, threshold, changePercent, to: status, standing };
}

/** An amount at which a figure could no longer be used is no point of the same verdict. */
function isUsable(threshold: number, input: FlipPoint["input"]): boolean {
  return threshold <= Number.MAX_SAFE_INTEGER && (threshold >= 1 || input !== "marketCapitalization");
}

function stepsOf(test: LimitTest): Steps {
  const doubtAbove = test.failsAbove > test.limit ? test.limit : Number.POSITIVE_INFINITY;
  const doubtFrom = Math.min(test.doubtFrom, doubtAbove);
  return {
    level: test.outcome === "fail" ? 2 : test.outcome === "doubt" ? 1 : 0,
    isDoubtful: test.outcome === "doubt",
    questionableFrom: doubtFrom,
    doubtFrom,
    haramFrom: test.failsAbove,
  };
}

/** A ratio known only from below requires purification however small it is. */
function purityStepsOf(test: LimitTest, bound: Fact["bound"]): Steps {
  const steps = stepsOf(test);
  const questionableFrom = bound === "lower" ? 0 : Math.min(steps.doubtFrom, PURIFICATION_REQUIRED_FROM);
  const level = steps.level === 0 && test.ratio >= questionableFrom ? 1 : steps.level;
  return { ...steps, level, questionableFrom };
}

/** The same test at another ratio. */
function stepsAround(steps: Steps, ratio: number): Steps {
  const { questionableFrom, doubtFrom, haramFrom } = steps;
  const level = ratio > haramFrom ? 2 : ratio >= questionableFrom ? 1 : 0;
  return { ...steps, level, isDoubtful: level < 2 && ratio >= doubtFrom };
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
