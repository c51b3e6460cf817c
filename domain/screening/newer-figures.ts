import { SOURCES_DISAGREE_ABOVE } from "../facts/fact-limits.ts";
import type { Financials } from "../facts/financials.ts";
import { OF_STATEMENTS, percentApart } from "../facts/newest-figure.ts";
import { problemOf } from "../facts/usable-facts.ts";
import {
  DEBT_WITH_LEASES_DOUBT_FACTOR,
  DEBT_WITH_LEASES_DOUBT_FACTOR_OF_TENANTS,
} from "../standards/screening-limits.ts";
import type { Standard } from "../standards/standards-on.ts";
import { complianceStatus, isBeyondFigures } from "./compliance-status.ts";
import { namedFigure } from "./evidence.ts";
import { isFailureOf, KINDS, type Kind, type Measured, partOf, wholeOf } from "./kinds.ts";
import type { LimitTest } from "./limit-test.ts";
import { nonCompliantIncome } from "./non-compliant-income.ts";
import { type Case, testOf } from "./ratio-tests.ts";
import type { Reason, ReasonDetail, StandardVerdict } from "./screening.ts";

type Statement = (typeof OF_STATEMENTS)[number];

/** The facts with each newer figure in the place of the one it stands beside; undefined when there is none. */
export function withNewerFigures(facts: Financials): Financials | undefined {
  let newer: Financials | undefined;
  for (const input of OF_STATEMENTS) {
    const beside = facts[input]?.newer;
    if (beside && problemOf(input, beside) === null) newer = { ...(newer ?? facts), [input]: beside };
  }
  return newer;
}

/** Whether a newer figure is of another currency than the one it stands beside. */
export function isInOtherCurrency(facts: Financials): boolean {
  return OF_STATEMENTS.some((input) => facts[input]?.newer && facts[input].newer.currency !== facts[input].currency);
}

/** The same case with the newer figures. */
export function newerCase(given: Case, facts: Financials): Case {
  return { ...given, facts, income: nonCompliantIncome(facts, given.business.isMoneyTrade) };
}

/** The verdict, in doubt where the newer figures lead one of its tests elsewhere: neither of the two decides then. */
export function besideNewer(
  verdict: StandardVerdict,
  standard: Standard,
  given: Case,
  newer: Case,
  measured: Measured,
): { verdict: StandardVerdict; isSame: boolean } {
  if (verdict.reasons.some(isBeyondFigures)) return { verdict, isSame: true };
  let { reasons } = verdict;
  let isSame = true;
  for (const kind of KINDS) {
    const [first, second] = [testOf(kind, standard, verdict, given), testOf(kind, standard, measured, newer)];
    if (!first || !second) continue;
    const found = detailOf(kind, standard, first.ratio, given.facts);
    if (!found || (first.outcome === second.outcome && !found.isOtherCurrency)) continue;
    isSame = false;
    if (!found.isOtherCurrency && !leadsElsewhere(first, second, given)) continue;
    const { ratio: figure, limit } = second;
    const doubt: Reason = {
      code: "sources_disagree",
      effect: "verdict",
      figure,
      limit,
      about: found.input,
      detail: found.detail,
    };
    reasons = [...reasons.filter((reason) => !isFailureOf(kind, reason)), doubt];
  }
  return reasons === verdict.reasons
    ? { verdict, isSame }
    : { verdict: { ...verdict, reasons, status: complianceStatus(reasons) }, isSame };
}

/**
 * Whether a newer figure contradicts the outcome of an older one. What a source only bounds does so as far as the bound cannot explain
 * it: leases never account for more than a known multiple of the debt.
 */
function leadsElsewhere(first: LimitTest, second: LimitTest, { business }: Case): boolean {
  if (first.outcome === "doubt") return false;
  if (first.outcome === "pass" && second.ratio <= first.ratio) return false;
  if (second.outcome !== "doubt") return true;
  if (first.outcome === "fail")
    return percentApart(first.ratio, second.ratio) > SOURCES_DISAGREE_ABOVE && second.ratio < first.ratio;
  if (second.doubt !== "leases_included" && second.doubt !== "investments_missing") return true;
  const { isLeaseHeavy } = business;
  if (isLeaseHeavy && first.ratio === 0) return false;
  const factor = isLeaseHeavy ? DEBT_WITH_LEASES_DOUBT_FACTOR_OF_TENANTS : DEBT_WITH_LEASES_DOUBT_FACTOR;
  return second.ratio > first.ratio * factor;
}

const INPUTS: Readonly<Record<Kind, readonly Statement[]>> = {
  debt: ["interestBearingDebt"],
  cash: ["cashAndInterestBearingSecurities"],
  receivables: ["cashAndInterestBearingSecurities"],
  income: ["totalRevenue", "cashAndInterestBearingSecurities"],
};

function detailOf(kind: Kind, standard: Standard, ratio: number, facts: Financials) {
  const moved = INPUTS[kind].flatMap((input) => {
    const used = facts[input];
    return used?.newer ? [{ input, used, newer: used.newer, apart: percentApart(used.amount, used.newer.amount) }] : [];
  });
  const [most] = moved.sort((first, second) => second.apart - first.apart);
  if (!most) return undefined;
  const { input, used, newer } = most;
  const detail: ReasonDetail = {
    kind: "newer_figure",
    part: partOf(kind, standard),
    whole: wholeOf(kind, standard),
    ratio,
    used: namedFigure(used),
    newer: namedFigure(newer),
  };
  return { input, detail, isOtherCurrency: used.currency !== newer.currency };
}
