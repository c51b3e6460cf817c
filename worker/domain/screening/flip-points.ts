import type { ComplianceStatus } from "../../../schema/vocabulary/compliance.ts";
import { PURIFICATION_REQUIRED_FROM } from "../../../schema/vocabulary/screening-limits.ts";
import { SHORT_TERM_RATES } from "../../../schema/vocabulary/short-term-rates.ts";
import type { Financials } from "./financials.ts";
import type { LimitTest } from "./limit-test.ts";
import type { NonCompliantIncome } from "./non-compliant-income.ts";
import type { RatioTests } from "./ratio-tests.ts";
import type { FlipPoint } from "./screening.ts";

const LEVELS: readonly ComplianceStatus[] = ["halal", "questionable", "haram"];
type Level = 0 | 1 | 2;

/** A test as steps: questionable from one ratio on, haram from another. */
type Steps = { level: Level; questionableFrom: number; haramFrom: number };

/** How one input moves one test: the amount at which the test reaches a ratio; null when none does. */
type Lever = { steps: Steps; amountAt: (ratio: number) => number | null; ratioAt: (amount: number) => number };

/**
 * The amounts, in US dollars, at which the status changes when one input moves and all else stays: solved from the ratios,
 * not searched. An input that cannot change the status alone, or that is 0 today, has no flip point.
 *
 * `floor` is the status that stands whatever the ratios do: what the business, its age and missing inputs leave.
 */
export function flipPoints(
  floor: ComplianceStatus,
  tests: RatioTests,
  facts: Financials,
  income: NonCompliantIncome | undefined,
): FlipPoint[] {
  if (floor === "haram") return [];
  const debt = tests.debt && stepsOf(tests.debt);
  const cash = tests.cash && stepsOf(tests.cash);
  const purity = tests.income && withPurification(stepsOf(tests.income), tests.income.ratio);
  const all = [debt, cash, purity].filter((steps) => steps !== null);
  const floorLevel = levelOf(floor);
  const points: FlipPoint[] = [];
  const add = (input: FlipPoint["input"], today: number | undefined, levers: (Lever | null)[]) => {
    const moving = levers.filter((lever) => lever !== null);
    if (today === undefined || today === 0 || moving.length === 0) return;
    const resting = all.filter((steps) => !moving.some((lever) => lever.steps === steps));
    const point = flipPoint(input, today, moving, highest(floorLevel, resting));
    if (point !== null) points.push(point);
  };

  const marketCapitalization = facts.marketCapitalization?.amount;
  const debtAmount = facts.interestBearingDebt?.amount;
  const cashAmount = facts.cashAndInterestBearingSecurities?.amount;
  const revenue = facts.totalRevenue?.amount;
  add("marketCapitalization", marketCapitalization, [falling(debt, debtAmount), falling(cash, cashAmount)]);
  add("interestBearingDebt", debtAmount, [rising(debt, marketCapitalization)]);
  add("cashAndInterestBearingSecurities", cashAmount, [
    rising(cash, marketCapitalization),
    income?.isInterestEstimated ? earning(purity, facts, income) : null,
  ]);
  add("nonCompliantRevenue", income?.amount, [rising(purity, revenue)]);
  return points;
}

function flipPoint(input: FlipPoint["input"], today: number, levers: Lever[], resting: Level): FlipPoint | null {
  const status = levers.reduce<Level>((level, { steps }) => (steps.level > level ? steps.level : level), resting);
  return worsening(input, today, levers, resting, status) ?? improving(input, today, levers, resting, status);
}

/** The nearest amount at which any test reaches a worse level than today's status. */
function worsening(input: FlipPoint["input"], today: number, levers: Lever[], resting: Level, status: Level) {
  if (status === 2) return null;
  let nearest: number | null = null;
  for (const { steps, amountAt } of levers) {
    const ratio = status === 0 ? Math.min(steps.questionableFrom, steps.haramFrom) : steps.haramFrom;
    const amount = amountAt(ratio);
    if (amount !== null && (nearest === null || Math.abs(amount - today) < Math.abs(nearest - today))) nearest = amount;
  }
  if (nearest === null) return null;
  const at = nearest;
  const to = levers.reduce<Level>((level, { steps, ratioAt }) => {
    const reached = levelFrom(steps, ratioAt(at) * (1 + ROUNDING));
    return reached > level ? reached : level;
  }, resting);
  return to > status ? pointOf(input, today, at, to) : null;
}

/** The nearest amount at which every test that holds today's status has left it. */
function improving(input: FlipPoint["input"], today: number, levers: Lever[], resting: Level, status: Level) {
  if (resting >= status) return null;
  let furthest: number | null = null;
  for (const { steps, amountAt } of levers) {
    if (steps.level < status) continue;
    const amount = amountAt(status === 2 ? steps.haramFrom : Math.min(steps.questionableFrom, steps.haramFrom));
    if (amount === null) return null;
    if (furthest === null || Math.abs(amount - today) > Math.abs(furthest - today)) furthest = amount;
  }
  if (furthest === null) return null;
  const at = furthest;
  const to = levers.reduce<Level>((level, { steps, ratioAt }) => {
    const reached = levelFrom(steps, ratioAt(at) * (1 - ROUNDING));
    return reached > level ? reached : level;
  }, resting);
  return to < status ? pointOf(input, today, at, to) : null;
}

/** Room for the last bit of a division, so that a ratio computed back from its own threshold lands on the right side. */
const ROUNDING = 1e-12;

function pointOf(input: FlipPoint["input"], today: number, threshold: number, to: Level): FlipPoint | null {
  const changePercent = ((threshold - today) / today) * 100;
  const status = LEVELS[to];
  if (status === undefined || !Number.isFinite(threshold) || !Number.isFinite(changePercent)) return null;
  return { input, threshold, changePercent, to: status };
}

function stepsOf(test: LimitTest): Steps {
  const doubtAbove = test.failsAbove > test.limit ? test.limit : Number.POSITIVE_INFINITY;
  return {
    level: test.outcome === "fail" ? 2 : test.outcome === "doubt" ? 1 : 0,
    questionableFrom: Math.min(test.doubtFrom, doubtAbove),
    haramFrom: test.failsAbove,
  };
}

function withPurification(steps: Steps, ratio: number): Steps {
  const questionableFrom = Math.min(steps.questionableFrom, PURIFICATION_REQUIRED_FROM);
  return { ...steps, questionableFrom, level: steps.level === 0 && ratio >= questionableFrom ? 1 : steps.level };
}

function levelFrom({ questionableFrom, haramFrom }: Steps, ratio: number): Level {
  if (ratio > haramFrom) return 2;
  return ratio >= questionableFrom ? 1 : 0;
}

/** A numerator: the ratio rises with it. */
function rising(steps: Steps | null, whole: number | undefined): Lever | null {
  if (steps === null || whole === undefined) return null;
  return {
    steps,
    amountAt: (ratio) => finite((ratio * whole) / 100),
    ratioAt: (amount) => (amount * 100) / whole,
  };
}

/** The denominator: the ratio falls as it grows. */
function falling(steps: Steps | null, part: number | undefined): Lever | null {
  if (steps === null || part === undefined) return null;
  return {
    steps,
    amountAt: (ratio) => (ratio === 0 || part === 0 ? null : finite((part * 100) / ratio)),
    ratioAt: (amount) => (part * 100) / amount,
  };
}

/** Cash, through the interest estimated on it. */
function earning(steps: Steps | null, facts: Financials, income: NonCompliantIncome): Lever | null {
  const revenue = facts.totalRevenue?.amount;
  const rate = RATE_BY_CURRENCY.get(income.interest?.currency ?? "");
  if (steps === null || revenue === undefined || rate === undefined || rate === 0) return null;
  const rest = income.amount - (income.interest?.amount ?? 0);
  return {
    steps,
    amountAt: (ratio) => {
      const amount = finite((((ratio * revenue) / 100 - rest) * 100) / rate);
      return amount === null || amount < 0 ? null : amount;
    },
    ratioAt: (amount) => (((amount * rate) / 100 + rest) * 100) / revenue,
  };
}

const RATE_BY_CURRENCY = new Map(SHORT_TERM_RATES.map(({ currency, percent }) => [currency, percent]));

function finite(amount: number): number | null {
  return Number.isFinite(amount) && amount > 0 ? amount : null;
}

function highest(floor: Level, steps: readonly Steps[]): Level {
  return steps.reduce<Level>((level, step) => (step.level > level ? step.level : level), floor);
}

function levelOf(status: ComplianceStatus): Level {
  return status === "haram" ? 2 : status === "questionable" ? 1 : 0;
}
