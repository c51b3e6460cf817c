import { INPUT_NAMES, type InputName } from "../../../schema/vocabulary/compliance.ts";
import { SOURCES_DISAGREE_ABOVE } from "../../../schema/vocabulary/screening-limits.ts";
import { HOUSE_STANDARD_ID, STANDARDS } from "../../../schema/vocabulary/standards.ts";
import { businessActivities } from "./business-activities.ts";
import { screenBusiness } from "./business-screen.ts";
import {
  businessReasons,
  complianceStatus,
  isPurificationRequired,
  NOT_SCREENED_YET,
  purificationReason,
} from "./compliance-status.ts";
import type { CompanyProfile, Fact, Financials } from "./financials.ts";
import { flipPoints } from "./flip-points.ts";
import { INPUT_LABELS } from "./input-names.ts";
import { type NonCompliantIncome, nonCompliantIncome } from "./non-compliant-income.ts";
import { percentText } from "./percent-text.ts";
import { purificationAmountPerShare } from "./purification.ts";
import { percentOf } from "./ratios.ts";
import type { BusinessScreen, Evidence, Reason, Screening } from "./screening.ts";
import { staleReason } from "./staleness.ts";
import { type Case, type Judgement, judge } from "./standard-verdicts.ts";
import { splitOf, type Tested } from "./standards-split.ts";
import { usableFacts } from "./usable-facts.ts";

/** Two sources that give an input differently: by how much, in percent of the larger figure. */
export type Disagreement = { input: InputName; percent: number };

export type ScreenStockInput = {
  profile: CompanyProfile;
  financials: Financials;
  /** ISO date. */
  screenedOn: string;
  /** What a second source says otherwise; none when there is no second source. */
  disagreements?: readonly Disagreement[];
};

/**
 * Screens one stock: its business, its ratios under every standard, the status with its reasons, purification, evidence and
 * the points at which the status changes.
 *
 * Pure, and it does not throw for bad data: an input that is missing, negative, not finite or 0 where it divides is a reason
 * `insufficient_data` that names it. Missing data makes no stock halal and none haram.
 */
export function screenStock({ profile, financials, screenedOn, disagreements = [] }: ScreenStockInput): Screening {
  const business = screenBusiness(profile);
  if (INPUT_NAMES.every((input) => financials[input] === undefined)) return notScreenedYet(business.screen, screenedOn);
  const { facts, unusable } = usableFacts(financials);
  const income = nonCompliantIncome(facts, profile.segments, business.isMoneyTrade);
  const incomeRatio = incomeRatioOf(facts, income);
  const isPartReported = income !== undefined && (income.prohibitedSales ?? 0) > 0;
  const inputs = verdictInputs(facts, income);
  const given: Case = {
    business,
    businessReasons: businessReasons(business, isPartReported),
    facts,
    unusable,
    income,
    shared: sharedReasons(inputs, incomeRatio, screenedOn, disagreements),
  };

  const all = STANDARDS.map((standard) => ({ standard, ...judge(standard, given) }));
  const house = all[HOUSE_INDEX] as Tested & Judgement;
  const { status, ratios, reasons } = house.verdict;
  const { dividendPerShare } = facts;
  return {
    status,
    standardId: HOUSE_STANDARD_ID,
    ratios,
    reasons,
    business: business.screen,
    businessActivities: businessActivities(business.screen.activity, profile.segments, interestPercent(facts, income)),
    purificationAmountPerShare:
      dividendPerShare === undefined || ratios.nonCompliantIncomeRatio === null
        ? null
        : purificationAmountPerShare({
            dividendPerShare: dividendPerShare.amount,
            nonCompliantIncomeRatio: ratios.nonCompliantIncomeRatio,
          }),
    evidence: evidenceOf(facts, income),
    isRealData: inputs.length > 0 && inputs.every(([, fact]) => fact.quality === "reported" && fact.bound === null),
    standards: all.map(({ verdict }) => verdict),
    split: splitOf(all),
    flipPoints: flipPoints(floorOf(reasons), house.tests, facts, income),
    screenedOn,
  };
}

const HOUSE_INDEX = STANDARDS.findIndex(({ id }) => id === HOUSE_STANDARD_ID);

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
    standards: STANDARDS.map(({ id, caveat }) => ({
      standardId: id,
      status: "questionable",
      ratios,
      receivablesRatio: null,
      reasons,
      caveats: [caveat],
    })),
    split: null,
    flipPoints: [],
    screenedOn,
  };
}

function incomeRatioOf(facts: Financials, income: NonCompliantIncome | undefined): number | null {
  if (facts.totalRevenue === undefined || income === undefined || income.isPartial) return null;
  return percentOf(income.amount, facts.totalRevenue.amount);
}

function interestPercent(facts: Financials, income: NonCompliantIncome | undefined): number | null {
  if (facts.totalRevenue === undefined || income === undefined) return null;
  if (income.interest !== undefined) return percentOf(income.interest.amount, facts.totalRevenue.amount);
  return income.total === undefined || income.isPartial ? null : percentOf(income.amount, facts.totalRevenue.amount);
}

/** The facts that the house verdict rests on. */
function verdictInputs(facts: Financials, income: NonCompliantIncome | undefined): (readonly [InputName, Fact])[] {
  const inputs: (readonly [InputName, Fact])[] = [];
  const add = (input: InputName, fact: Fact | undefined) => {
    if (fact !== undefined) inputs.push([input, fact]);
  };
  add("marketCapitalization", facts.marketCapitalization);
  add("interestBearingDebt", facts.interestBearingDebt);
  add("cashAndInterestBearingSecurities", facts.cashAndInterestBearingSecurities);
  add("totalRevenue", facts.totalRevenue);
  add("interestIncome", income?.interest);
  add("nonCompliantRevenue", income?.total);
  return inputs;
}

function sharedReasons(
  inputs: readonly (readonly [InputName, Fact])[],
  incomeRatio: number | null,
  screenedOn: string,
  disagreements: readonly Disagreement[],
): Reason[] {
  const reasons: Reason[] = [];
  if (incomeRatio !== null && isPurificationRequired(incomeRatio)) reasons.push(purificationReason(incomeRatio));
  const stale = staleReason(inputs, screenedOn);
  if (stale !== undefined) reasons.push(stale);
  for (const { input, percent } of disagreements) {
    if (percent > SOURCES_DISAGREE_ABOVE) reasons.push(disagreementReason(input, percent));
  }
  return reasons;
}

function disagreementReason(input: InputName, percent: number): Reason {
  return {
    code: "sources_disagree",
    effect: "verdict",
    figure: percent,
    limit: SOURCES_DISAGREE_ABOVE,
    about: input,
    message: `${INPUT_LABELS[input]}: two sources differ by ${percentText(percent, SOURCES_DISAGREE_ABOVE)}.`,
  };
}

/** Every input, with what was estimated or derived in its place. */
function evidenceOf(facts: Financials, income: NonCompliantIncome | undefined): Evidence[] {
  const evidence: Evidence[] = [];
  for (const input of INPUT_NAMES) {
    let fact = facts[input];
    if (input === "interestIncome") fact ??= income?.interest;
    if (input === "nonCompliantRevenue") fact ??= income?.total;
    if (fact !== undefined) evidence.push({ input, ...fact });
  }
  return evidence;
}

/** The status that would stand if every ratio were 0. */
function floorOf(reasons: readonly Reason[]) {
  return complianceStatus(reasons.filter(({ about, code }) => code === "prohibited_business" || !RATIOS.has(about)));
}

const RATIOS: ReadonlySet<Reason["about"]> = new Set(["debtRatio", "cashRatio", "nonCompliantIncomeRatio"]);
