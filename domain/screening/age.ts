import type { InputName } from "../facts/company-facts.ts";
import { STALE_AFTER_MONTHS } from "../facts/fact-limits.ts";
import { numberAt } from "../facts/iso-date.ts";
import { AGED_DEBT_FAILS_FROM, AGED_PASSES_UP_TO, TOO_OLD_AFTER_MONTHS } from "../standards/screening-limits.ts";
import { HOUSE_STANDARD_ID, STANDARDS, type Standard, type StandardId } from "../standards/standards.ts";
import { complianceStatus } from "./compliance-status.ts";
import { RATIO_INPUTS } from "./evidence.ts";
import type { LimitTest } from "./limit-test.ts";
import { KINDS, type Kind, type Measured, ratioOf } from "./ratio-tests.ts";
import type { BusinessScreen, Evidence, FlipPoint, RatioPart, Reason, StandardVerdict } from "./screening.ts";
import { standingOf } from "./standing.ts";

/**
 * Calendar months from one ISO date to another; days count as thirty-firsts of a month, so that the same day of the month gives a
 * whole number.
 */
export function monthsBetween(from: string, to: string): number {
  const years = numberAt(to, 0, 4) - numberAt(from, 0, 4);
  const months = numberAt(to, 5, 7) - numberAt(from, 5, 7);
  const days = numberAt(to, 8, 10) - numberAt(from, 8, 10);
  return years * 12 + months + days / 31;
}

/** The last day on which a date is at most so many months ago. */
function lastDayWithin(date: string, months: number): string {
  const count = numberAt(date, 0, 4) * 12 + numberAt(date, 5, 7) - 1 + months;
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1];
  const two = (number: number) => String(number).padStart(2, "0");
  const day = Math.min(numberAt(date, 8, 10), daysOf(year, month));
  return `${year}-${two(month)}-${two(day)}`;
}

function daysOf(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** `aged` after fifteen months, `too_old` after twenty-seven. */
type Age = "current" | "aged" | "too_old";

function ageOf(periodEnd: string, on: string): Age {
  const months = monthsBetween(periodEnd, on);
  return months > TOO_OLD_AFTER_MONTHS ? "too_old" : months > STALE_AFTER_MONTHS ? "aged" : "current";
}

/** The ends of the periods of a verdict's inputs. */
export type DateOf = (input: InputName) => string | undefined;

type Dated = { input: InputName; periodEnd: string };
type DatedEvidence = Pick<Evidence, "input" | "periodEnd" | "newer">;

/** A verdict that a newer figure leads to as well stands as of that one. */
export function dayOf({ periodEnd, newer }: DatedEvidence): string {
  return newer?.isSame ? newer.periodEnd : periodEnd;
}

export function dateIn(evidence: readonly DatedEvidence[]): DateOf {
  return (wanted) => {
    const found = evidence.find(({ input }) => input === wanted);
    return found && dayOf(found);
  };
}

/** The figures that a ratio rests on. A market value is of its own day and ages no ratio; see `marketValueOf`. */
function figuresOf(kind: Kind, { debt, cash, receivables, income }: Standard): readonly InputName[] {
  const withAssets = (inputs: InputName[], denominator: string): readonly InputName[] =>
    denominator === "totalAssets" ? [...inputs, "totalAssets"] : inputs;
  switch (kind) {
    case "debt":
      return withAssets(["interestBearingDebt"], debt.denominator);
    case "cash":
      return withAssets(["cashAndInterestBearingSecurities"], cash?.denominator ?? "");
    case "receivables":
      return withAssets(
        ["accountsReceivable", ...(receivables?.withCash ? (["cashAndInterestBearingSecurities"] as const) : [])],
        receivables?.denominator ?? "",
      );
    case "income":
      return income.countsInterest ? ["totalRevenue", "interestIncome"] : ["totalRevenue"];
  }
}

/** The market value that a ratio divides by; undefined when it divides by a figure. */
function marketValueOf(kind: Kind, { debt, cash, receivables }: Standard): InputName | undefined {
  const denominator = { debt, cash, receivables, income: null }[kind]?.denominator;
  return denominator === "totalAssets" ? undefined : denominator;
}

type TestedRatio = {
  kind: Kind;
  part: RatioPart;
  limit: number;
  figures: readonly InputName[];
  value: InputName | undefined;
};

const TESTED = new Map<StandardId, readonly TestedRatio[]>(
  STANDARDS.map((standard) => [
    standard.id,
    KINDS.flatMap((kind): TestedRatio[] => {
      const test = standard[kind];
      if (test === null) return [];
      const part = kind === "receivables" && standard.receivables?.withCash ? "receivables_and_cash" : kind;
      return [
        { kind, part, limit: test.limit, figures: figuresOf(kind, standard), value: marketValueOf(kind, standard) },
      ];
    }),
  ]),
);

/** The oldest figure behind a ratio; a market value only once it is so old that no ratio can rest on it. */
function oldestOf({ figures, value }: TestedRatio, dateOf: DateOf, on: string): (Dated & { age: Age }) | undefined {
  const valueDate = value && dateOf(value);
  if (value && valueDate && ageOf(valueDate, on) !== "current")
    return { input: value, periodEnd: valueDate, age: "too_old" };
  const oldest = oldestAmong(figures, dateOf);
  return oldest && { ...oldest, age: ageOf(oldest.periodEnd, on) };
}

function oldestAmong(inputs: readonly InputName[], dateOf: DateOf): Dated | undefined {
  let oldest: Dated | undefined;
  for (const input of inputs) {
    const periodEnd = dateOf(input);
    if (periodEnd !== undefined && (oldest === undefined || periodEnd <= oldest.periodEnd))
      oldest = { input, periodEnd };
  }
  return oldest;
}

/** From this ratio on, an aged figure leaves a doubt. Exactly a third of the limit still passes. */
function doubtfulFrom(limit: number): number {
  return limit * AGED_PASSES_UP_TO * (1 + 2 ** -50);
}

/** A test with the doubt that the age of its figures adds. */
export function agedTest(
  test: LimitTest,
  kind: Exclude<Kind, "receivables">,
  standard: Standard,
  dateOf: DateOf,
  on: string,
): LimitTest {
  const ratio = TESTED.get(standard.id)?.find((one) => one.kind === kind);
  const age = ratio && oldestOf(ratio, dateOf, on)?.age;
  if (age === undefined || age === "current") return test;
  const isDebt = age === "aged" && kind === "debt";
  const doubtFrom = age === "aged" ? Math.min(test.doubtFrom, doubtfulFrom(test.limit)) : 0;
  const failsAbove = isDebt ? test.failsAbove * AGED_DEBT_FAILS_FROM : Number.POSITIVE_INFINITY;
  const fails = isDebt && test.ratio >= failsAbove;
  const outcome = fails ? "fail" : test.ratio >= doubtFrom || test.outcome !== "pass" ? "doubt" : "pass";
  return { ...test, doubtFrom, failsAbove, outcome };
}

type AgedFigure = Dated & { part: RatioPart | null; ratio: number | null; ratioLimit: number | null };

function staleReason(
  effect: Reason["effect"],
  { input, periodEnd, part, ratio, ratioLimit }: AgedFigure,
  on: string,
): Reason {
  return {
    code: "stale_data",
    effect,
    figure: monthsBetween(periodEnd, on),
    limit: STALE_AFTER_MONTHS,
    about: input,
    detail: { kind: "stale", periodEnd, part, ratio, ratioLimit },
  };
}

const ABOUT: Readonly<Record<Kind, Reason["about"]>> = {
  debt: "debtRatio",
  cash: "cashRatio",
  income: "nonCompliantIncomeRatio",
  receivables: "accountsReceivable",
};

/** The reason for which one kind of ratio fails a standard. */
function failureOf(kind: Kind, reasons: readonly Reason[]): Reason | undefined {
  return reasons.find(({ code, about }) => code.endsWith("_above_limit") && about === ABOUT[kind]);
}

function stillFails(kind: Kind, age: Age, { figure, detail }: Reason): boolean {
  if (age !== "aged" || kind !== "debt" || detail?.kind !== "ratio") return age === "current";
  return (figure ?? 0) >= (detail.failsAbove ?? Number.POSITIVE_INFINITY) * AGED_DEBT_FAILS_FROM;
}

type Judged = Pick<StandardVerdict, "standardId" | "status" | "reasons"> & Measured;

/**
 * A verdict on a day, with what the age of its figures leaves of it.
 *
 * Up to fifteen months after the end of its period a figure is judged as it stands. Up to twenty-seven, a ratio that rests on it
 * passes as far as a third of its limit, and debt fails from one and a half times the limit; in between it is in doubt. After
 * that no ratio says anything. A prohibited business stays prohibited, whatever the date of its figures.
 *
 * @see docs/data.md for the measured table behind these bounds
 */
export function agedVerdict<Of extends Judged>(
  verdict: Of,
  business: Pick<BusinessScreen, "isMoneyTrade">,
  dateOf: DateOf,
  on: string,
): Of {
  if (verdict.reasons.some(({ code }) => code === "prohibited_business")) return verdict;
  const dropped = new Set<Reason>();
  let doubted: AgedFigure | undefined;
  let noted: AgedFigure | undefined;
  for (const tested of TESTED.get(verdict.standardId) ?? []) {
    const ratio = ratioOf(tested.kind, verdict);
    const oldest = ratio === null ? undefined : oldestOf(tested, dateOf, on);
    if (ratio === null || oldest === undefined || oldest.age === "current") continue;
    const aged = {
      input: oldest.input,
      periodEnd: oldest.periodEnd,
      part: tested.part,
      ratio,
      ratioLimit: tested.limit,
    };
    const failure = failureOf(tested.kind, verdict.reasons);
    if (failure && stillFails(tested.kind, oldest.age, failure)) noted = older(noted, aged);
    else if (failure || oldest.age === "too_old" || ratio >= doubtfulFrom(tested.limit)) {
      if (failure) dropped.add(failure);
      doubted = older(
        doubted,
        oldest.age === "too_old" ? { ...aged, part: null, ratio: null, ratioLimit: null } : aged,
      );
    } else noted = older(noted, aged);
  }
  if (business.isMoneyTrade) {
    const oldest = oldestAmong(RATIO_INPUTS, dateOf);
    if (oldest && ageOf(oldest.periodEnd, on) !== "current")
      doubted = { ...oldest, part: null, ratio: null, ratioLimit: null };
  }
  const known = verdict.reasons.filter((reason) => reason.code !== "stale_data" && !dropped.has(reason));
  if (!doubted && !noted) return known.length === verdict.reasons.length ? verdict : { ...verdict, reasons: known };
  const reasons = [
    ...known,
    ...(doubted ? [staleReason("verdict", doubted, on)] : []),
    ...(noted && !doubted ? [staleReason("note", noted, on)] : []),
  ];
  return { ...verdict, reasons, status: complianceStatus(reasons) };
}

/** The older of two figures; of the same day, the one whose ratio is nearer to its limit. */
function older(one: AgedFigure | undefined, other: AgedFigure): AgedFigure {
  if (one === undefined || other.periodEnd < one.periodEnd) return other;
  return other.periodEnd === one.periodEnd && shareOfLimit(other) > shareOfLimit(one) ? other : one;
}

function shareOfLimit({ ratio, ratioLimit }: AgedFigure): number {
  return ratio === null || ratioLimit === null ? 0 : ratio / ratioLimit;
}

/**
 * The last day on which a verdict keeps its standing, unless newer figures come; null when age does not change it. A verdict in doubt
 * stays so, and a prohibited business stays prohibited.
 */
export function standsUntil(
  verdict: Judged,
  business: Pick<BusinessScreen, "isMoneyTrade">,
  dateOf: DateOf,
): string | null {
  const standing = standingOf({ ...verdict, isScreened: true });
  if (standing === "doubt" || verdict.reasons.some(({ code }) => code === "prohibited_business")) return null;
  const days: string[] = [];
  for (const tested of TESTED.get(verdict.standardId) ?? []) {
    const ratio = ratioOf(tested.kind, verdict);
    const failure = failureOf(tested.kind, verdict.reasons);
    if (ratio === null || (standing === "haram" && !failure)) continue;
    const oldest = oldestAmong(tested.figures, dateOf);
    const lasts = failure ? stillFails(tested.kind, "aged", failure) : ratio < doubtfulFrom(tested.limit);
    const ofFigures = oldest && lastDayWithin(oldest.periodEnd, lasts ? TOO_OLD_AFTER_MONTHS : STALE_AFTER_MONTHS);
    const valueDate = tested.value && dateOf(tested.value);
    const ofValue = valueDate && lastDayWithin(valueDate, STALE_AFTER_MONTHS);
    const last = [ofFigures, ofValue].filter((day) => day !== undefined).sort()[0];
    if (last) days.push(last);
  }
  if (business.isMoneyTrade) {
    const oldest = oldestAmong(RATIO_INPUTS, dateOf);
    if (oldest) days.push(lastDayWithin(oldest.periodEnd, STALE_AFTER_MONTHS));
  }
  days.sort();
  return (standing === "haram" ? days.at(-1) : days[0]) ?? null;
}

type Screened = {
  business: BusinessScreen;
  evidence: readonly DatedEvidence[];
  reasons: readonly Reason[];
  standards: readonly StandardVerdict[];
  flipPoints: readonly FlipPoint[];
  screenedOn: string;
};

/** A screening on the day of reading. A flip point holds as long as the figures of the house verdict are of the same age. */
export function agedScreening<Of extends Screened>(screening: Of, on: string): Of {
  const dateOf = dateIn(screening.evidence);
  const standards = screening.standards.map((verdict) => agedVerdict(verdict, screening.business, dateOf, on));
  if (standards.every((verdict, place) => verdict === screening.standards[place])) return screening;
  const house = standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID);
  const review = screening.reasons.filter(({ code }) => code === "under_review");
  const isOfSameAge = (TESTED.get(HOUSE_STANDARD_ID) ?? []).every(
    (tested) => oldestOf(tested, dateOf, on)?.age === oldestOf(tested, dateOf, screening.screenedOn)?.age,
  );
  return {
    ...screening,
    reasons: house ? [...house.reasons, ...review] : screening.reasons,
    standards,
    flipPoints: isOfSameAge ? screening.flipPoints : [],
  };
}
