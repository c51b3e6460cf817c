import type { InputName } from "../facts/company-facts.ts";
import { SOURCES_DISAGREE_ABOVE } from "../facts/fact-limits.ts";
import type { CompanyProfile, Fact, Financials } from "../facts/financials.ts";
import { hasFacts, usableFacts } from "../facts/usable-facts.ts";
import { standardsOn } from "../standards/rule-changes.ts";
import { HOUSE_STANDARD_ID, STANDARDS, type Standard } from "../standards/standards.ts";
import { staleReason } from "./ageing.ts";
import { businessActivities, isFinancedIslamically, screenBusiness } from "./business-screen.ts";
import { businessReasons, isPurificationRequired, NOT_SCREENED_YET, purificationReason } from "./compliance-status.ts";
import { evidenceOf, isRealData, RATIO_INPUTS } from "./evidence.ts";
import { flipPoints } from "./flip-points.ts";
import { type LeftOutInputs, missingInputs } from "./missing-inputs.ts";
import { type NonCompliantIncome, nonCompliantIncome } from "./non-compliant-income.ts";
import { type Case, type Findings, findingsOf, MEASURES_LIKE, type Measured, measure, testOf } from "./ratio-tests.ts";
import { percentOf, purificationAmountPerShare } from "./ratios.ts";
import type { BusinessScreen, ComplianceStatus, Reason, Screening, StandardVerdict } from "./screening.ts";
import { judge, splitOf } from "./standard-verdicts.ts";

/** Two sources that disagree on an input, and by how much, in percent of the larger figure. */
export type Disagreement = { input: InputName; percent: number };

export type ScreenStockInput = {
  profile: CompanyProfile;
  financials: Financials;
  /** Amounts that a source gave but that were not believed. */
  leftOut?: LeftOutInputs;
  /** ISO date. */
  screenedOn: string;
  /** Disagreements with a second source; empty when there is none. */
  disagreements?: readonly Disagreement[];
  /** The standards to screen by, in the order of STANDARDS; those of the day when not given. */
  standards?: readonly Standard[];
};

/**
 * Screens one stock: its business, its ratios under every standard, the status with its reasons, purification, evidence and the
 * points at which the status changes.
 *
 * Pure, and never throws for bad data: an input that is missing, negative, not finite or 0 as a denominator gives a reason
 * `insufficient_data` that names it. Missing data makes no stock halal and none haram.
 */
export function screenStock({
  profile,
  financials,
  leftOut = NOTHING,
  screenedOn,
  disagreements = [],
  standards: judgedBy = standardsOn(screenedOn),
}: ScreenStockInput): Screening {
  const business = screenBusiness(profile);
  if (!hasFacts(financials)) return notScreenedYet(business.screen, screenedOn);
  const { facts, unusable } = usableFacts(financials);
  const income = nonCompliantIncome(facts, business.isMoneyTrade);
  const ofBusiness = businessReasons(business);
  const shared = sharedReasons(facts, income, screenedOn, disagreements);
  const common = ofBusiness.length === 0 ? shared : ofBusiness.concat(shared);
  const given: Case = {
    business,
    businessReasons: ofBusiness,
    facts,
    missing: missingInputs(facts, business, income, unusable, leftOut),
    income,
    isWithoutProhibitedPart:
      business.screen.verdict === "permissible" && business.screen.isKnown && !business.screen.isMixed,
    mayOweIslamic: isFinancedIslamically(profile),
    shared,
    common,
  };
  const findings: Findings[] = [];
  const standards: StandardVerdict[] = [];
  for (const standard of judgedBy) {
    const measured = standards[MEASURES_LIKE[standards.length] as number] ?? measure(standard, given);
    const found = findingsOf(standard, measured, given);
    findings.push(found);
    standards.push(judge(standard, measured, found, given));
  }
  const house = standards[HOUSE_INDEX] as StandardVerdict;
  const { status, ratios, reasons } = house;
  const { dividendPerShare } = facts;
  return {
    status,
    standardId: HOUSE_STANDARD_ID,
    ratios,
    reasons,
    business: business.screen,
    businessActivities: businessActivities(interestPercent(facts, income)),
    purificationAmountPerShare:
      dividendPerShare === undefined || ratios.nonCompliantIncomeRatio === null
        ? null
        : purificationAmountPerShare({
            dividendPerShare: dividendPerShare.amount,
            nonCompliantIncomeRatio: ratios.nonCompliantIncomeRatio,
          }),
    evidence: evidenceOf(facts, income),
    isRealData: isRealData(facts, income),
    standards,
    split: splitOf(standards, findings, given, judgedBy),
    flipPoints: flipPoints(
      floorOf(reasons),
      houseTests(judgedBy[HOUSE_INDEX] as Standard, house, findings[HOUSE_INDEX] as Findings, given),
      facts,
      income,
    ),
    screenedOn,
  };
}

const NOTHING: LeftOutInputs = {};

const HOUSE_INDEX = STANDARDS.findIndex(({ id }) => id === HOUSE_STANDARD_ID);

function houseTests(standard: Standard, measured: Measured, found: Findings, given: Case) {
  return {
    debt: found.debt ?? testOf("debt", standard, measured, given),
    cash: found.cash ?? testOf("cash", standard, measured, given),
    income: found.income ?? testOf("income", standard, measured, given),
  };
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
    standards: STANDARDS.map(({ id }) => ({
      standardId: id,
      status: "questionable",
      ratios,
      receivablesRatio: null,
      reasons,
    })),
    split: null,
    flipPoints: [],
    screenedOn,
  };
}

function interestPercent(facts: Financials, income: NonCompliantIncome | undefined): number | null {
  if (facts.totalRevenue === undefined || income === undefined) return null;
  return percentOf(income.amount, facts.totalRevenue.amount);
}

function sharedReasons(
  facts: Financials,
  income: NonCompliantIncome | undefined,
  screenedOn: string,
  disagreements: readonly Disagreement[],
): readonly Reason[] {
  const reasons: Reason[] = [];
  if (facts.totalRevenue !== undefined && income !== undefined) {
    const ratio = percentOf(income.amount, facts.totalRevenue.amount);
    if (isPurificationRequired(ratio, income.bound)) reasons.push(purificationReason(ratio, income.bound));
  }
  const stale = oldestIsStale(facts, income, screenedOn);
  if (stale !== undefined) reasons.push(stale);
  for (const { input, percent } of disagreements) {
    if (percent > SOURCES_DISAGREE_ABOVE) reasons.push(disagreementReason(input, percent));
  }
  return reasons;
}

function oldestIsStale(facts: Financials, income: NonCompliantIncome | undefined, screenedOn: string) {
  let about: InputName = "interestIncome";
  let oldest: Fact | undefined = income?.interest;
  for (const input of RATIO_INPUTS) {
    const fact = facts[input];
    if (fact !== undefined && (oldest === undefined || fact.periodEnd <= oldest.periodEnd)) {
      about = input;
      oldest = fact;
    }
  }
  return oldest && staleReason(about, oldest, screenedOn);
}

function disagreementReason(input: InputName, percent: number): Reason {
  return {
    code: "sources_disagree",
    effect: "verdict",
    figure: percent,
    limit: SOURCES_DISAGREE_ABOVE,
    about: input,
    detail: null,
  };
}

/** The status if every ratio were 0. */
function floorOf(reasons: readonly Reason[]): ComplianceStatus {
  let floor: ComplianceStatus = "halal";
  for (const { code, effect, about } of reasons) {
    if (code === "prohibited_business") return "haram";
    if (effect === "verdict" && !isRatio(about)) floor = "questionable";
  }
  return floor;
}

function isRatio(about: Reason["about"]): boolean {
  return about === "debtRatio" || about === "cashRatio" || about === "nonCompliantIncomeRatio";
}
