import type { FactDetail, InputName } from "../facts/company-facts.ts";
import { STALE_AFTER_MONTHS } from "../facts/fact-limits.ts";
import { addDays, daysBetween, lastDayWithin, monthsBetween } from "../facts/iso-date.ts";
import type { Limit } from "../standards/editions.ts";
import {
  AGED_DEBT_FAILS_FROM,
  AGED_PASSES_UP_TO,
  NEAR_LIMIT_MARGIN,
  TOO_OLD_AFTER_MONTHS,
} from "../standards/screening-limits.ts";
import { HOUSE_STANDARD_ID, type StandardId } from "../standards/standards.ts";
import { type Standard, standardsOn } from "../standards/standards-on.ts";
import { lessReceivables } from "./bounds.ts";
import { complianceStatus, isBeyondFigures } from "./compliance-status.ts";
import { RATIO_INPUTS } from "./evidence.ts";
import { isFailureOf, KINDS, type Kind, type Measured, partOf, ratioOf } from "./kinds.ts";
import type { LimitTest } from "./limit-test.ts";
import { percentOf } from "./ratios.ts";
import type {
  BusinessScreen,
  ComplianceStatus,
  Evidence,
  FlipPoint,
  RatioPart,
  Reason,
  ReasonDetail,
  StandardVerdict,
} from "./screening.ts";
import { type Standing, standingOf } from "./standing.ts";

/** `aged` after fifteen months, `too_old` after twenty-seven. */
type Age = "current" | "aged" | "too_old";

function ageOf(periodEnd: string, on: string): Age {
  const months = monthsBetween(periodEnd, on);
  return months > TOO_OLD_AFTER_MONTHS ? "too_old" : months > STALE_AFTER_MONTHS ? "aged" : "current";
}

type DatedFigure = Pick<Evidence, "amount" | "periodEnd" | "quality">;
export type FigureOf = (input: InputName) => DatedFigure | undefined;

type Dated = { input: InputName; periodEnd: string };
type DatedEvidence = Pick<Evidence, "input" | "newer"> & DatedFigure;

type Newer = { newer?: Evidence["newer"] | undefined };

/** A verdict that a newer figure leads to as well stands as of that one. */
export function dayOf({ periodEnd, newer }: Pick<Evidence, "periodEnd"> & Newer): string {
  return newer?.isSame ? newer.periodEnd : periodEnd;
}

export function figuresIn(evidence: readonly DatedEvidence[]): FigureOf {
  const figures: Partial<Record<InputName, DatedFigure>> = {};
  for (const one of evidence) figures[one.input] = one.newer?.isSame ? { ...one, periodEnd: one.newer.periodEnd } : one;
  return (input) => figures[input];
}

function partsOf(kind: Kind, { receivables, income }: Standard): readonly InputName[] {
  switch (kind) {
    case "debt":
      return ["interestBearingDebt"];
    case "cash":
      return ["cashAndInterestBearingSecurities"];
    case "receivables":
      return receivables?.withCash
        ? ["accountsReceivable", "cashAndInterestBearingSecurities"]
        : ["accountsReceivable"];
    case "income":
      return ["totalRevenue", "prohibitedRevenue", ...(income.countsInterest ? (["interestIncome"] as const) : [])];
  }
}

type TestedRatio = {
  kind: Kind;
  part: RatioPart;
  limit: number;
  atLimit: Limit["atLimit"];
  /** What the ratio rests on; a market value ages like the figure that it divides. */
  inputs: readonly InputName[];
  /** What a balance is divided by; undefined for income. */
  whole: InputName | undefined;
};

type Tested = ReadonlyMap<StandardId, readonly TestedRatio[]>;
const TESTED = new WeakMap<readonly Standard[], Tested>();

function testedBy(standardId: StandardId, day: string): readonly TestedRatio[] {
  const standards = standardsOn(day);
  let tested = TESTED.get(standards);
  if (!tested) {
    tested = new Map(standards.map((standard) => [standard.id, testedRatios(standard)]));
    TESTED.set(standards, tested);
  }
  return tested.get(standardId) ?? [];
}

function testedRatios(standard: Standard): TestedRatio[] {
  return KINDS.flatMap((kind) => {
    const test = standard[kind];
    if (test === null) return [];
    const { limit, atLimit, denominator } = test;
    const whole = denominator === "totalRevenue" || denominator === "totalIncome" ? undefined : denominator;
    const inputs = [...partsOf(kind, standard), ...(whole ? [whole] : [])];
    return [{ kind, part: partOf(kind, standard), limit, atLimit, inputs, whole }];
  });
}

function oldestOf({ inputs }: TestedRatio, figureOf: FigureOf, on: string): (Dated & { age: Age }) | undefined {
  const oldest = oldestAmong(inputs, figureOf);
  return oldest && { ...oldest, age: ageOf(oldest.periodEnd, on) };
}

function oldestAmong(inputs: readonly InputName[], figureOf: FigureOf): Dated | undefined {
  let oldest: Dated | undefined;
  for (const input of inputs) {
    const periodEnd = figureOf(input)?.periodEnd;
    if (periodEnd !== undefined && (oldest === undefined || periodEnd <= oldest.periodEnd))
      oldest = { input, periodEnd };
  }
  return oldest;
}

/** The most that a newer balance sheet leaves for a ratio, in percent. */
type AtMost = { ratio: number; periodEnd: string };

/**
 * What a balance sheet that is newer than a debt or a cash figure leaves for its ratio at most: total liabilities, or total assets
 * less receivables of the same day. Undefined where it is no newer or does not pass, and beside a ratio above the limit: age alone
 * lets nothing pass.
 */
function atMostOf(tested: TestedRatio, aged: number, oldest: Dated, figureOf: FigureOf): AtMost | undefined {
  const { limit, atLimit } = tested;
  const sheet = aged > limit ? undefined : sheetOf(tested, figureOf);
  if (!sheet || sheet.periodEnd <= oldest.periodEnd) return undefined;
  const { ratio, isEstimated } = sheet;
  const passes = isEstimated
    ? ratio < limit - NEAR_LIMIT_MARGIN
    : ratio < limit || (atLimit === "passes" && ratio === limit);
  return passes ? { ratio, periodEnd: sheet.periodEnd } : undefined;
}

function sheetOf(
  { kind, whole: of }: TestedRatio,
  figureOf: FigureOf,
): (AtMost & { isEstimated: boolean }) | undefined {
  const assets = kind === "cash" ? figureOf("totalAssets") : undefined;
  const part =
    kind === "debt" ? figureOf("totalLiabilities") : assets && lessReceivables(assets, figureOf("accountsReceivable"));
  const whole = of && figureOf(of);
  if (!part || !whole) return undefined;
  return {
    ratio: percentOf(part.amount, whole.amount),
    periodEnd: part.periodEnd < whole.periodEnd ? part.periodEnd : whole.periodEnd,
    isEstimated: part.quality === "estimated" || whole.quality === "estimated",
  };
}

/** Whether a newer balance sheet stands beside an aged figure of a standard: how far one figure may move then hangs on two. */
export function isBounded(standardId: StandardId, figureOf: FigureOf, on: string): boolean {
  return testedBy(standardId, on).some((tested) => {
    const oldest = oldestOf(tested, figureOf, on);
    const sheet = oldest && oldest.age !== "current" && sheetOf(tested, figureOf);
    return sheet ? sheet.periodEnd > oldest.periodEnd : false;
  });
}

function carries({ ratio, periodEnd }: AtMost, limit: number, on: string): boolean {
  const age = ageOf(periodEnd, on);
  return age === "current" || (age === "aged" && ratio < doubtfulFrom(limit));
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
  figureOf: FigureOf,
  on: string,
): LimitTest {
  const tested = testedBy(standard.id, on).find((one) => one.kind === kind);
  const age = tested && oldestOf(tested, figureOf, on)?.age;
  if (!tested || age === undefined || age === "current") return test;
  const isDebt = age === "aged" && kind === "debt" && !isValueAged(tested, figureOf, on);
  const doubtFrom = age === "aged" ? Math.min(test.doubtFrom, doubtfulFrom(test.limit)) : 0;
  const failsAbove = isDebt ? test.failsAbove * AGED_DEBT_FAILS_FROM : Number.POSITIVE_INFINITY;
  const fails = isDebt && test.ratio >= failsAbove;
  const outcome = fails ? "fail" : test.ratio >= doubtFrom || test.outcome !== "pass" ? "doubt" : "pass";
  return { ...test, doubtFrom, failsAbove, outcome };
}

function marketValueOf({ whole }: TestedRatio, figureOf: FigureOf): DatedFigure | undefined {
  return whole === undefined || whole === "totalAssets" ? undefined : figureOf(whole);
}

/** Whether a market value is so old that a ratio above its limit may have fallen since. */
function isValueAged(tested: TestedRatio, figureOf: FigureOf, on: string): boolean {
  const value = marketValueOf(tested, figureOf);
  return value !== undefined && ageOf(value.periodEnd, on) !== "current";
}

type StaleDetail = Extract<ReasonDetail, { kind: "stale" }>;
type AgedFigure = Dated & Omit<StaleDetail, "kind">;

/** Too old for any ratio. */
const UNRATED = { part: null, ratio: null, ratioLimit: null };

function staleReason(effect: Reason["effect"], { input, ...detail }: AgedFigure, on: string): Reason {
  return {
    code: "stale_data",
    effect,
    figure: monthsBetween(detail.periodEnd, on),
    limit: STALE_AFTER_MONTHS,
    about: input,
    detail: { kind: "stale", ...detail },
  };
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
 * passes as far as a third of its limit, and debt fails from one and a half times the limit; in between it is in doubt, unless a
 * newer balance sheet leaves at most what passes. After that no ratio says anything. A prohibited business stays prohibited, whatever
 * the date of its figures.
 *
 * @see docs/data.md for the measured table behind these bounds
 */
export function agedVerdict<Of extends Judged>(
  verdict: Of,
  business: Pick<BusinessScreen, "isMoneyTrade">,
  figureOf: FigureOf,
  on: string,
): Of {
  if (verdict.reasons.some(isBeyondFigures)) return verdict;
  const dropped = new Set<Reason>();
  let doubted: AgedFigure | undefined;
  let noted: AgedFigure | undefined;
  const bounded: AgedFigure[] = [];
  for (const tested of testedBy(verdict.standardId, on)) {
    const ratio = ratioOf(tested.kind, verdict);
    const oldest = ratio === null ? undefined : oldestOf(tested, figureOf, on);
    if (ratio === null || oldest === undefined || oldest.age === "current") continue;
    const aged = {
      input: oldest.input,
      periodEnd: oldest.periodEnd,
      part: tested.part,
      ratio,
      ratioLimit: tested.limit,
    };
    const failure = verdict.reasons.find((reason) => isFailureOf(tested.kind, reason));
    const fails = failure && !isValueAged(tested, figureOf, on) && stillFails(tested.kind, oldest.age, failure);
    const atMost = failure ? undefined : atMostOf(tested, ratio, oldest, figureOf);
    if (fails) noted = older(noted, aged);
    else if (oldest.age === "aged" && !failure && ratio < doubtfulFrom(tested.limit)) noted = older(noted, aged);
    else if (atMost && carries(atMost, tested.limit, on)) bounded.push({ ...aged, atMost });
    else {
      if (failure) dropped.add(failure);
      doubted = older(doubted, oldest.age === "too_old" ? { ...aged, ...UNRATED } : aged);
    }
  }
  if (business.isMoneyTrade) {
    const oldest = oldestAmong(RATIO_INPUTS, figureOf);
    if (oldest && ageOf(oldest.periodEnd, on) !== "current") doubted = { ...oldest, ...UNRATED };
  }
  const known = verdict.reasons.filter((reason) => reason.code !== "stale_data" && !dropped.has(reason));
  if (!doubted && !noted && bounded.length === 0)
    return known.length === verdict.reasons.length ? verdict : { ...verdict, reasons: known };
  const reasons = [
    ...known,
    ...(doubted
      ? [staleReason("verdict", doubted, on)]
      : [...(noted ? [noted] : []), ...bounded].map((figure) => staleReason("note", figure, on))),
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
 * The last day on which a verdict keeps its standing, by the editions of a day and unless newer figures come; null when age does not
 * change it. A verdict in doubt stays so, and a prohibited business stays prohibited.
 */
export function standsUntil(
  verdict: Judged,
  business: Pick<BusinessScreen, "isMoneyTrade">,
  figureOf: FigureOf,
  on: string,
): string | null {
  const standing = standingOf({ ...verdict, isScreened: true });
  if (standing === "doubt" || verdict.reasons.some(({ code }) => code === "prohibited_business")) return null;
  const days: string[] = [];
  for (const tested of testedBy(verdict.standardId, on)) {
    const ratio = ratioOf(tested.kind, verdict);
    const failure = verdict.reasons.find((reason) => isFailureOf(tested.kind, reason));
    const oldest = oldestAmong(tested.inputs, figureOf);
    if (ratio === null || (standing === "haram" && !failure) || oldest === undefined) continue;
    const carriedUntil = (periodEnd: string, isFarFromLimit: boolean) =>
      lastDayWithin(periodEnd, isFarFromLimit ? TOO_OLD_AFTER_MONTHS : STALE_AFTER_MONTHS);
    const isFar = (percent: number) => percent < doubtfulFrom(tested.limit);
    if (failure) {
      const value = marketValueOf(tested, figureOf);
      const last = carriedUntil(oldest.periodEnd, stillFails(tested.kind, "aged", failure));
      const ofValue = value ? lastDayWithin(value.periodEnd, STALE_AFTER_MONTHS) : last;
      days.push(ofValue < last ? ofValue : last);
      continue;
    }
    const atMost = atMostOf(tested, ratio, oldest, figureOf);
    const last = carriedUntil(oldest.periodEnd, isFar(ratio));
    const later = atMost && carriedUntil(atMost.periodEnd, isFar(atMost.ratio));
    days.push(later && later > last ? later : last);
  }
  if (business.isMoneyTrade) {
    const oldest = oldestAmong(RATIO_INPUTS, figureOf);
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

/**
 * A stored screening on the day of reading: what age leaves of it, its status and standing then, the last day on which they hold by age
 * alone, and the day on which it fell into doubt.
 */
export function screeningOn<Of extends Screened>(stored: Of, isScreened: boolean, today: string) {
  const figureOf = figuresIn(stored.evidence);
  const analysis = agedScreening(stored, figureOf, today);
  const { reasons } = analysis;
  const status = complianceStatus(reasons);
  const until = isScreened ? houseStandsUntil(stored, figureOf, today) : null;
  const isPast = until !== null && until < today;
  return {
    analysis,
    status,
    standing: standingOf({ status, reasons, isScreened }),
    standsUntil: isPast ? null : until,
    agedOn: isPast ? doubtfulOn(until) : undefined,
  };
}

export type DatedVerdicts = Pick<Screened, "business" | "evidence" | "standards">;

function houseStandsUntil({ business, standards }: DatedVerdicts, figureOf: FigureOf, on: string): string | null {
  const house = standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID);
  return house ? standsUntil(house, business, figureOf, on) : null;
}

/** The day on which a stored verdict fell into doubt by age, up to a day; undefined when it has not. */
export function agedBefore(stored: DatedVerdicts, today: string): string | undefined {
  const until = houseStandsUntil(stored, figuresIn(stored.evidence), today);
  return until !== null && until < today ? doubtfulOn(until) : undefined;
}

/** What age leaves of a screening. A flip point holds as long as the figures of the house verdict are of the same age. */
function agedScreening<Of extends Screened>(screening: Of, figureOf: FigureOf, on: string): Of {
  const standards = screening.standards.map((verdict) => agedVerdict(verdict, screening.business, figureOf, on));
  if (standards.every((verdict, place) => verdict === screening.standards[place])) return screening;
  const house = standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID);
  const review = screening.reasons.filter(({ code }) => code === "under_review");
  const ageAt = (tested: TestedRatio, day: string) =>
    [oldestOf(tested, figureOf, day)?.age, isValueAged(tested, figureOf, day)].join();
  const isOfSameAge = testedBy(HOUSE_STANDARD_ID, on).every(
    (tested) => ageAt(tested, on) === ageAt(tested, screening.screenedOn),
  );
  return {
    ...screening,
    reasons: house ? [...house.reasons, ...review] : screening.reasons,
    standards,
    flipPoints: isOfSameAge ? screening.flipPoints : [],
  };
}

/** A price older than this is called old. Days. */
export const PRICE_OLD_AFTER_DAYS = 45;

type DatedInput = Pick<Evidence, "input" | "periodEnd">;
type RestsOn = {
  business: Pick<BusinessScreen, "isMoneyTrade">;
  evidence: readonly (DatedInput & Newer)[];
};

/** The end of the period of the oldest figure behind a verdict, an ISO date; null when it rests on none. */
export function figuresOnOf({ isScreened, analysis }: { isScreened: boolean; analysis: RestsOn }): string | null {
  return isScreened ? (oldestInput(analysis)?.periodEnd ?? null) : null;
}

/** The oldest input of the house verdict. Interest does not count if money is the business itself. */
function oldestInput({ business, evidence }: RestsOn): DatedInput | undefined {
  const of = (input: InputName): DatedInput | undefined => {
    const entry = evidence.find((one) => one.input === input);
    return entry && { input, periodEnd: dayOf(entry) };
  };
  let oldest = business.isMoneyTrade ? undefined : of("interestIncome");
  for (const input of [...RATIO_INPUTS, "prohibitedRevenue"] as const) {
    const entry = of(input);
    if (entry && (oldest === undefined || entry.periodEnd <= oldest.periodEnd)) oldest = entry;
  }
  return oldest;
}

export type Sourced = Pick<RestsOn, "business"> & {
  evidence: readonly (RestsOn["evidence"][number] & Pick<Evidence, "basis">)[];
};
const UNDATED: readonly FactDetail[] = ["about", "undated_fiscal_year", "undated", "undated_half_year"];

/** Whether its source gave a figure without a day, so that the end of its period is only about right. */
export function isDayAbout({ basis }: Pick<Evidence, "basis">): boolean {
  return basis?.kind === "source" && basis.details.some((detail) => UNDATED.includes(detail));
}

/** The same of the day of `figuresOnOf`. */
export function isOldestDayAbout({ business, evidence }: Sourced): boolean {
  const oldest = oldestInput({ business, evidence })?.input;
  return evidence.some((figure) => figure.input === oldest && !figure.newer?.isSame && isDayAbout(figure));
}

/** A standing on a day, by the last day on which its figures carry it; null when age does not change it. */
export function agedStanding(standing: Standing, standsUntil: string | null, today: string): Standing {
  return standsUntil !== null && today > standsUntil ? "doubt" : standing;
}

/** The first day on which a standing is in doubt. */
export const doubtfulOn = (standsUntil: string) => addDays(standsUntil, 1);

/** A verdict that falls into doubt by age is announced this many days before. */
export const AGEING_NOTICE_DAYS = 30;

/** What age does to a verdict: a past or an announced fall into doubt, and the day on which it is to be told. */
export type AgeChange = { doubtOn: string; toldOn: string; isPast: boolean };

/** The change by age that is to be told of a standing on a day; undefined when it is not due within the notice. */
export function ageChangeOn(standsUntil: string | null, today: string): AgeChange | undefined {
  if (standsUntil === null) return undefined;
  const doubtOn = doubtfulOn(standsUntil);
  const toldOn = addDays(doubtOn, -AGEING_NOTICE_DAYS);
  if (today < toldOn) return undefined;
  return today < doubtOn ? { doubtOn, toldOn, isPast: false } : { doubtOn, toldOn: doubtOn, isPast: true };
}

/** The status for an aged standing. */
export function agedStatus(status: ComplianceStatus, standing: Standing): ComplianceStatus {
  return standing === "doubt" ? "questionable" : status;
}

/** The age of a verdict's figures and price on the day of reading. */
export type VerdictAge = {
  readOn: string;
  /** The end of the period of its oldest figure; null when it has none. */
  figuresOn: string | null;
  /** True when that is more than fifteen months ago. */
  isStale: boolean;
  priceOn: string | null;
  /** Whole days since the price; null without one. */
  priceDays: number | null;
  /** True when the price is older than 45 days. */
  isPriceOld: boolean;
};

export function verdictAge(
  { figuresOn, priceOn }: Pick<VerdictAge, "figuresOn" | "priceOn">,
  readOn: string,
): VerdictAge {
  const priceDays = priceOn === null ? null : Math.max(0, daysBetween(priceOn, readOn));
  return {
    readOn,
    figuresOn,
    isStale: figuresOn !== null && monthsBetween(figuresOn, readOn) > STALE_AFTER_MONTHS,
    priceOn,
    priceDays,
    isPriceOld: priceDays !== null && priceDays > PRICE_OLD_AFTER_DAYS,
  };
}
