import { INPUT_NAMES, type LeftOutFacts } from "../facts/company-facts.ts";
import { STALE_AFTER_MONTHS } from "../facts/fact-limits.ts";
import type { CompanyProfile, Fact, Financials } from "../facts/financials.ts";
import { monthsBetween } from "../facts/iso-date.ts";
import { hasFacts, usableFacts } from "../facts/usable-facts.ts";
import { isFinancedIslamically } from "../standards/islamic-institutions.ts";
import { HOUSE_STANDARD_ID } from "../standards/standards.ts";
import { type Standard, standardsOn } from "../standards/standards-on.ts";
import { agedTest, agedVerdict, type FigureOf, isBounded } from "./age.ts";
import { lessIslamicParts, withBounds } from "./bounds.ts";
import { screenBusiness } from "./business-screen.ts";
import { businessReasons, isPurificationRequired, NOT_SCREENED_YET, purificationReason } from "./compliance-status.ts";
import { evidenceOf, isRealData } from "./evidence.ts";
import { flipPoints } from "./flip-points.ts";
import type { Kind, Measured } from "./kinds.ts";
import type { LimitTest } from "./limit-test.ts";
import { missingInputs } from "./missing-inputs.ts";
import { besideNewer, isInOtherCurrency, newerCase, withNewerFigures } from "./newer-figures.ts";
import { type NonCompliantIncome, nonCompliantIncome, prohibitedIncome } from "./non-compliant-income.ts";
import { type Case, type Findings, findingsOf, measureAll, NO_FINDINGS, testOf } from "./ratio-tests.ts";
import { businessActivities, percentOf, purificationAmountPerShare } from "./ratios.ts";
import type { BusinessScreen, ComplianceStatus, Reason, Screening, StandardVerdict } from "./screening.ts";
import { judge } from "./standard-verdicts.ts";

export type ScreenStockInput = {
  profile: CompanyProfile;
  /** How its business was read, if it was. */
  business?: BusinessScreen | undefined;
  financials: Financials;
  /** Amounts that a source gave but that were not believed. */
  leftOut?: LeftOutFacts | undefined;
  /** ISO date. */
  screenedOn: string;
  /** The standards to screen by, the house standard among them; those of the day when not given. */
  standards?: readonly Standard[] | undefined;
};

/**
 * Screens one stock, its business and then its figures: the ratios under every standard, the status with its reasons, purification,
 * evidence and the points at which the status changes.
 *
 * Pure, and never throws for bad data: an input that is missing, negative, not finite or 0 as a denominator gives a reason
 * `insufficient_data` that names it. Missing data makes no stock halal and none haram.
 */
export function screenStock({
  profile,
  business = screenBusiness(profile),
  financials,
  leftOut = NOTHING,
  screenedOn,
  standards: judgedBy = standardsOn(screenedOn),
}: ScreenStockInput): Screening {
  if (!hasFacts(financials)) return { ...NOT_SCREENED, business, screenedOn };
  const { given, counted } = caseOf({ profile, business, financials, leftOut, screenedOn });
  const { facts, income, prohibited } = given;
  const { verdicts, findings, isSame } = judgeBy(judgedBy, given);
  const figureOf = figuresOf(given, isSame);
  const isAged = isAnyAged(figureOf, screenedOn);
  const onTheDay = isAged ? verdicts.map((verdict) => agedVerdict(verdict, business, figureOf, screenedOn)) : verdicts;
  const place = judgedBy.findIndex(({ id }) => id === HOUSE_STANDARD_ID);
  const byHouse = judgedBy[place];
  const house = onTheDay[place];
  if (!byHouse || !house) throw new RangeError("The house standard is always among those that judge");
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
    evidence: evidenceOf(counted, income, isSame),
    isRealData: isRealData(facts),
    standards: onTheDay,
    flipPoints:
      isAged && isBounded(HOUSE_STANDARD_ID, figureOf, screenedOn)
        ? []
        : flipPoints(
            floorOf(reasons),
            houseTests(byHouse, house, findings[place] as Findings, given, (kind, test) =>
              isAged ? agedTest(test, kind, byHouse, figureOf, screenedOn) : test,
            ),
            facts,
            income,
          ),
    screenedOn,
  };
}

const NOTHING: LeftOutFacts = {};

type Asked = Pick<ScreenStockInput, "profile" | "financials" | "screenedOn"> & {
  business: BusinessScreen;
  leftOut: LeftOutFacts;
};

/** What every standard judges, and the facts as the evidence gives them: with the wholes of which only parts count. */
function caseOf({ profile, business, financials, leftOut, screenedOn }: Asked) {
  const { facts: usable, unusable } = usableFacts(financials);
  const judged = lessIslamicParts(usable);
  const facts = withBounds(judged, screenedOn);
  const income = nonCompliantIncome(facts, business.isMoneyTrade);
  const { prohibitedRevenue, totalRevenue } = facts;
  const prohibited =
    prohibitedRevenue && totalRevenue && !business.isMoneyTrade ? prohibitedIncome(prohibitedRevenue) : undefined;
  const ofBusiness = businessReasons(business, prohibited !== undefined);
  const shared = sharedReasons(facts, income);
  const isInIslamicMarket = isFinancedIslamically(profile);
  const given: Case = {
    business,
    businessReasons: ofBusiness,
    facts,
    missing: missingInputs(facts, business, income, unusable, leftOut),
    income,
    prohibited,
    isWithoutProhibitedPart: !prohibited && business.verdict === "permissible" && business.isKnown && !business.isMixed,
    mayOweIslamic: isInIslamicMarket && !facts.islamicFinancing,
    mayHoldIslamic: isInIslamicMarket && !facts.murabahaDeposits,
    shared,
    common: ofBusiness.length === 0 ? shared : ofBusiness.concat(shared),
  };
  return { given, counted: judged === usable ? facts : withWholes(facts, usable) };
}

/**
 * The verdict of every standard. Where a newer figure of another source leads one of them elsewhere, it is in doubt, and `isSame` is
 * false: the figures then stand as of their own day.
 */
function judgeBy(standards: readonly Standard[], given: Case) {
  const measured = measureAll(standards, given);
  const findings = standards.map((standard, place) => findingsOf(standard, measured[place] as Measured, given));
  const verdicts = standards.map((standard, place) =>
    judge(standard, measured[place] as Measured, findings[place] as Findings, given),
  );
  const newerFacts = given.business.verdict === "prohibited" ? undefined : withNewerFigures(given.facts);
  if (!newerFacts) return { verdicts, findings, isSame: true };
  const newer = newerCase(given, newerFacts);
  const newerMeasured = measureAll(standards, newer);
  const isOtherCurrency = isInOtherCurrency(given.facts);
  let isSame = true;
  for (const [place, standard] of standards.entries()) {
    const second = newerMeasured[place] as Measured;
    const isClear = findings[place] === NO_FINDINGS && findingsOf(standard, second, newer) === NO_FINDINGS;
    // Where every test is clear with both figures, they lead to the same.
    if (isClear && !isOtherCurrency) continue;
    const beside = besideNewer(verdicts[place] as StandardVerdict, standard, given, newer, second);
    isSame &&= beside.isSame;
    verdicts[place] = beside.verdict;
  }
  return { verdicts, findings, isSame };
}

/** The figures by whose age a verdict ages; one that a newer figure confirms is as old as that one. */
function figuresOf({ facts, income }: Case, isSame: boolean): FigureOf {
  return (input) => {
    const fact = input === "interestIncome" ? income?.interest : facts[input];
    return isSame && fact?.newer ? { ...fact, periodEnd: fact.newer.periodEnd } : fact;
  };
}

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

const NOT_SCREENED: Omit<Screening, "business" | "screenedOn"> = {
  status: "questionable",
  standardId: HOUSE_STANDARD_ID,
  ratios: { debtRatio: null, cashRatio: null, nonCompliantIncomeRatio: null },
  reasons: [NOT_SCREENED_YET],
  businessActivities: [],
  purificationAmountPerShare: null,
  evidence: [],
  isRealData: false,
  standards: [],
  flipPoints: [],
};

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
    if (effect === "verdict" && !about?.endsWith("Ratio")) floor = "questionable";
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
