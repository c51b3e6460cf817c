import { INPUT_NAMES } from "../facts/company-facts.ts";
import { STALE_AFTER_MONTHS } from "../facts/fact-limits.ts";
import type { Fact, Financials } from "../facts/financials.ts";
import { hasFacts, type UnusableFact, usableFacts } from "../facts/usable-facts.ts";
import { isFinancedIslamically } from "../standards/islamic-institutions.ts";
import { standardsOn } from "../standards/rule-changes.ts";
import { HOUSE_STANDARD_ID, STANDARDS, type Standard } from "../standards/standards.ts";
import { agedTest, agedVerdict, type FigureOf, isBounded, monthsBetween } from "./age.ts";
import { lessIslamicParts, withBounds } from "./bounds.ts";
import { businessReasons, isPurificationRequired, NOT_SCREENED_YET, purificationReason } from "./compliance-status.ts";
import { evidenceOf, isRealData } from "./evidence.ts";
import { flipPoints } from "./flip-points.ts";
import type { LimitTest } from "./limit-test.ts";
import { type LeftOutInputs, missingInputs } from "./missing-inputs.ts";
import { besideNewer, isInOtherCurrency, newerCase, withNewerFigures } from "./newer-figures.ts";
import { type NonCompliantIncome, nonCompliantIncome, prohibitedIncome } from "./non-compliant-income.ts";
import {
  type Case,
  type Findings,
  findingsOf,
  type Kind,
  MEASURES_LIKE,
  type Measured,
  measure,
  NO_FINDINGS,
  testOf,
} from "./ratio-tests.ts";
import { businessActivities, percentOf, purificationAmountPerShare } from "./ratios.ts";
import type { BusinessScreen, ComplianceStatus, Reason, Screening, StandardVerdict } from "./screening.ts";
import { judge, splitOf } from "./standard-verdicts.ts";

export type ScreenFinancialsInput = {
  company: { symbol: string; country: string | null };
  business: BusinessScreen;
  financials: Financials;
  /** Amounts that a source gave but that were not believed. */
  leftOut?: LeftOutInputs;
  /** Figures that are known to be unusable and not among the financials. */
  unusable?: readonly UnusableFact[];
  /** ISO date. */
  screenedOn: string;
  /** The standards to screen by, in the order of STANDARDS; those of the day when not given. */
  standards?: readonly Standard[];
};

/**
 * Screens the figures of a stock whose business is known: its ratios under every standard, the status with its reasons, purification,
 * evidence and the points at which the status changes.
 *
 * Pure, and never throws for bad data: an input that is missing, negative, not finite or 0 as a denominator gives a reason
 * `insufficient_data` that names it. Missing data makes no stock halal and none haram.
 */
export function screenFinancials({
  company,
  business,
  financials,
  leftOut = NOTHING,
  unusable: alsoUnusable = [],
  screenedOn,
  standards: judgedBy = standardsOn(screenedOn),
}: ScreenFinancialsInput): Screening {
  if (!hasFacts(financials)) return notScreenedYet(business, screenedOn);
  const { facts: usable, unusable } = usableFacts(financials);
  const judged = lessIslamicParts(usable);
  const facts = withBounds(judged);
  const income = nonCompliantIncome(facts, business.isMoneyTrade);
  const { prohibitedRevenue, totalRevenue } = facts;
  const prohibited =
    prohibitedRevenue && totalRevenue && !business.isMoneyTrade ? prohibitedIncome(prohibitedRevenue) : undefined;
  const ofBusiness = businessReasons(business, prohibited !== undefined);
  const shared = sharedReasons(facts, income);
  const common = ofBusiness.length === 0 ? shared : ofBusiness.concat(shared);
  const isInIslamicMarket = isFinancedIslamically(company);
  const given: Case = {
    symbol: company.symbol,
    business,
    businessReasons: ofBusiness,
    facts,
    missing: missingInputs(facts, business, income, unusable.concat(alsoUnusable), leftOut),
    income,
    prohibited,
    isWithoutProhibitedPart: !prohibited && business.verdict === "permissible" && business.isKnown && !business.isMixed,
    mayOweIslamic: isInIslamicMarket && !facts.islamicFinancing,
    mayHoldIslamic: isInIslamicMarket && !facts.murabahaDeposits,
    shared,
    common,
  };
  const newerFacts = business.verdict === "prohibited" ? undefined : withNewerFigures(facts);
  const isOtherCurrency = newerFacts !== undefined && isInOtherCurrency(facts);
  const newerMeasured: Measured[] = [];
  const newer = newerFacts && newerCase(given, newerFacts);
  let isSame = true;
  const findings: Findings[] = [];
  const standards: StandardVerdict[] = [];
  for (const standard of judgedBy) {
    const measured = standards[MEASURES_LIKE[standards.length] as number] ?? measure(standard, given);
    const found = findingsOf(standard, measured, given);
    findings.push(found);
    const verdict = judge(standard, measured, found, given);
    if (!newer) {
      standards.push(verdict);
      continue;
    }
    const second = newerMeasured[MEASURES_LIKE[standards.length] as number] ?? measure(standard, newer);
    newerMeasured.push(second);
    // Where every test is clear with both figures, they lead to the same.
    if (!isOtherCurrency && found === NO_FINDINGS && findingsOf(standard, second, newer) === NO_FINDINGS)
      standards.push(verdict);
    else {
      const beside = besideNewer(verdict, standard, given, newer, second);
      isSame &&= beside.isSame;
      standards.push(beside.verdict);
    }
  }
  const figureOf: FigureOf = (input) => {
    const fact = input === "interestIncome" ? income?.interest : facts[input];
    return isSame && fact?.newer ? { ...fact, periodEnd: fact.newer.periodEnd } : fact;
  };
  const isAged = isAnyAged(figureOf, screenedOn);
  if (isAged)
    for (const [index, verdict] of standards.entries())
      standards[index] = agedVerdict(verdict, business, figureOf, screenedOn);
  const house = standards[HOUSE_INDEX] as StandardVerdict;
  const byHouse = judgedBy[HOUSE_INDEX] as Standard;
  const { status, ratios, reasons } = house;
  const { dividendPerShare } = facts;
  return {
    status,
    standardId: HOUSE_STANDARD_ID,
    ratios,
    reasons,
    business,
    businessActivities: businessActivities(
      percentOfRevenue(income?.interest, facts),
      percentOfRevenue(prohibited?.prohibited, facts),
    ),
    purificationAmountPerShare:
      dividendPerShare === undefined || ratios.nonCompliantIncomeRatio === null
        ? null
        : purificationAmountPerShare({
            dividendPerShare: dividendPerShare.amount,
            nonCompliantIncomeRatio: ratios.nonCompliantIncomeRatio,
          }),
    evidence: evidenceOf(judged === usable ? facts : withWholes(facts, usable), income, isSame),
    isRealData: isRealData(facts),
    standards,
    split: splitOf(standards, findings, given, judgedBy),
    flipPoints:
      isAged && isBounded(HOUSE_STANDARD_ID, figureOf, screenedOn)
        ? []
        : flipPoints(
            floorOf(reasons),
            houseTests(byHouse, house, findings[HOUSE_INDEX] as Findings, given, (kind, test) =>
              isAged ? agedTest(test, kind, byHouse, figureOf, screenedOn) : test,
            ),
            facts,
            income,
          ),
    screenedOn,
  };
}

const NOTHING: LeftOutInputs = {};

const HOUSE_INDEX = STANDARDS.findIndex(({ id }) => id === HOUSE_STANDARD_ID);

function houseTests(
  standard: Standard,
  measured: Measured,
  found: Findings,
  given: Case,
  onTheDay: (kind: Exclude<Kind, "receivables">, test: LimitTest) => LimitTest,
) {
  const of = (kind: Exclude<Kind, "receivables">) => {
    const test = found[kind] ?? testOf(kind, standard, measured, given);
    return test && onTheDay(kind, test);
  };
  return { debt: of("debt"), cash: of("cash"), income: of("income") };
}

function notScreenedYet(business: BusinessScreen, screenedOn: string): Screening {
  const ratios = { debtRatio: null, cashRatio: null, nonCompliantIncomeRatio: null };
  const reasons = [NOT_SCREENED_YET];
  return {
    status: "questionable",
    standardId: HOUSE_STANDARD_ID,
    ratios,
    reasons,
    business,
    businessActivities: [],
    purificationAmountPerShare: null,
    evidence: [],
    isRealData: false,
    standards: [],
    split: null,
    flipPoints: [],
    screenedOn,
  };
}

function percentOfRevenue(part: Fact | undefined, { totalRevenue }: Financials): number {
  return part && totalRevenue ? percentOf(part.amount, totalRevenue.amount) : 0;
}

/** The facts with debt and cash as their sources give them, of which the tests count only a part. */
function withWholes(
  facts: Financials,
  { interestBearingDebt: debt, cashAndInterestBearingSecurities: cash }: Financials,
) {
  return {
    ...facts,
    ...(debt && { interestBearingDebt: debt }),
    ...(cash && { cashAndInterestBearingSecurities: cash }),
  };
}

function sharedReasons(facts: Financials, income: NonCompliantIncome | undefined): readonly Reason[] {
  if (facts.totalRevenue === undefined || income === undefined) return [];
  const ratio = percentOf(income.amount, facts.totalRevenue.amount);
  if (!isPurificationRequired(ratio, income.bound === "lower")) return [];
  return [purificationReason(ratio, income.bound ?? (income.isInterestEstimated ? "estimate" : null))];
}

/** The status if every ratio were 0. */
function floorOf(reasons: readonly Reason[]): ComplianceStatus {
  let floor: ComplianceStatus = "halal";
  for (const { code, effect, about, detail } of reasons) {
    if (code === "prohibited_business") return "haram";
    if (detail?.kind === "stale" && detail.part !== null) continue;
    if (effect === "verdict" && !isRatio(about)) floor = "questionable";
  }
  return floor;
}

/** Whether a figure is so old that age may matter: the common case is that none is. */
function isAnyAged(figureOf: FigureOf, on: string): boolean {
  for (const input of INPUT_NAMES) {
    const periodEnd = figureOf(input)?.periodEnd;
    if (periodEnd !== undefined && monthsBetween(periodEnd, on) > STALE_AFTER_MONTHS) return true;
  }
  return false;
}

function isRatio(about: Reason["about"]): boolean {
  return about === "debtRatio" || about === "cashRatio" || about === "nonCompliantIncomeRatio";
}
