import type { AnomalyCode } from "../../../../domain/facts/anomalies.ts";
import type { LeftOutReason } from "../../../../domain/facts/company-facts.ts";
import { STALE_AFTER_MONTHS } from "../../../../domain/facts/fact-limits.ts";
import type { FactProblem } from "../../../../domain/facts/usable-facts.ts";
import type { Doubt } from "../../../../domain/screening/limit-test.ts";
import type {
  BusinessScreen,
  NamedFigure,
  RatioPart,
  Reason,
  ReasonDetail,
} from "../../../../domain/screening/screening.ts";
import { TOO_OLD_AFTER_MONTHS } from "../../../../domain/standards/screening-limits.ts";
import type { StandardId } from "../../../../domain/standards/standards.ts";
import { formatAmount, formatDay, percentText } from "../format.ts";
import { SOURCE_LABELS } from "../sources.ts";
import { activityName, businessRule } from "./business.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { RATIO_TEXTS } from "./ratios.ts";
import { standardName, WHOLE_TEXTS } from "./standards.ts";

export const ANOMALY_TEXTS: Readonly<Record<AnomalyCode, string>> = {
  debt_above_total_assets: "Debt is above total assets.",
  thousandfold_jump: "A figure jumped or fell at least a hundredfold.",
  balance_vanished: "A material balance fell to nothing.",
  shares_contradict_market_capitalization: "Shares times price contradicts the market capitalization.",
  ratio_moved_without_filing: "A ratio moved although no new filing came.",
  price_jump_without_split: "The price moved more than threefold without a split.",
  revenue_collapsed: "Revenue fell to less than a fifth.",
  sources_disagree: "Two sources differ by more than ten percent.",
};

export type ReasonContext = { business: BusinessScreen; standardId: StandardId };

export function reasonText(reason: Reason, context: ReasonContext): string {
  const { detail } = reason;
  switch (detail?.kind) {
    case undefined:
      return plainText(reason, context.business);
    case "ratio":
      return `${ratioText(reason, detail)}${outcomeText(reason, detail)}`;
    case "uncertain_ratio":
      return `${ratioText(reason, detail)}, ${doubtText(detail)}`;
    case "newer_figure":
      return newerFigureText(reason, detail);
    case "income_bound":
      return INCOME_BOUND_TEXTS[detail.bound](percentText(reason.figure ?? 0));
    case "missing":
      return `${subjectOf(reason)} is not in the source${reason.about === "interestIncome" ? " and cannot be estimated" : ""}.`;
    case "unusable":
      if (reason.about === "totalRevenue" && detail.problem === "zero") return NO_REVENUE;
      return `${subjectOf(reason)} ${PROBLEM_TEXTS[detail.problem]} in the source, so it cannot be used.`;
    case "left_out":
      return `${subjectOf(reason)} is not known. ${LEFT_OUT_TEXTS[detail.why]}`;
    case "stale":
      return staleText(reason, detail);
    case "under_review":
      return `Newer figures are waiting for a review; the last good ones are shown: ${ANOMALY_TEXTS[detail.anomaly]}`;
    case "unknown_business":
      return `The business is not known well enough. ${businessRule(context.business)}`;
    case "excluded_by_standard":
      return `${standardName(context.standardId)} excludes this business: ${activityName(context.business)}.`;
    case "not_screened":
      return "Not screened yet: the name is known from a listing, and no source has its figures.";
  }
}

/** A reason fully described by its code, its figure and the business. */
function plainText(reason: Reason, business: BusinessScreen): string {
  const activity = activityName(business);
  switch (reason.code) {
    case "prohibited_business": {
      const tail = business.isMoneyTrade ? " Debt and cash are its trade, so the ratios have no meaning." : "";
      return `${activity}: prohibited. ${businessRule(business)}${tail}`;
    }
    case "grey_business":
      return `${activity}: ${businessRule(business)}`;
    case "mixed_business":
      return `${activity}: a prohibited part is likely. ${businessRule(business)}`;
    case "purification_required":
      return `${percentText(reason.figure ?? 0)} of total revenue is not compliant and must be given away.`;
    case "sources_disagree":
      return `${subjectOf(reason)}: two sources differ by ${percentText(reason.figure ?? 0, reason.limit ?? undefined)}.`;
    case "no_prohibited_part":
      return "Non-compliant income: no prohibited part of the business is known, and this standard counts no interest.";
    default:
      throw new TypeError(`No wording for the reason ${reason.code}`);
  }
}

/** The two figures of a doubt, each with its source and date. */
function newerFigureText(reason: Reason, detail: Extract<ReasonDetail, { kind: "newer_figure" }>): string {
  const { used, newer, part, whole, ratio } = detail;
  const limit = reason.limit ?? undefined;
  const share = (percent: number | null) => percentText(percent ?? 0, limit);
  return `${subjectOf(reason)}: ${figureText(used)} makes ${lowerFirst(PARTS[part])} ${share(ratio)} of ${WHOLE_TEXTS[whole]}, the newer ${figureText(newer)} ${share(reason.figure)}, where the limit is ${limit}%. They lead to different results.`;
}

/** A figure with its source and date. */
export function figureText({ amount, bound, source, periodEnd }: NamedFigure): string {
  const words = bound && `${bound === "upper" ? RATIO_TEXTS.atMost : RATIO_TEXTS.atLeast} `;
  return `${words ?? ""}${formatAmount(amount)} (${SOURCE_LABELS[source]}, ${formatDay(periodEnd)})`;
}

/** How old a figure is, and what its ratio is still worth. */
function staleText(reason: Reason, detail: Extract<ReasonDetail, { kind: "stale" }>): string {
  const { periodEnd, part, ratio, ratioLimit, atMost } = detail;
  const isTooOld = part === null || ratio === null || ratioLimit === null;
  const months = (reason.figure ?? 0) > TOO_OLD_AFTER_MONTHS ? TOO_OLD_AFTER_MONTHS : STALE_AFTER_MONTHS;
  const date = `The newest figure for ${lowerFirst(subjectOf(reason))} dates from ${formatDay(periodEnd)}, more than ${months} months ago`;
  if (isTooOld) return `${date}: too old for a verdict.`;
  const share = percentText(ratio, ratioLimit);
  if (atMost) {
    const most = percentText(atMost.ratio, ratioLimit);
    return `${date}. The newer balance sheet of ${formatDay(atMost.periodEnd)} still bounds it: ${lowerFirst(PARTS[part])} is at most ${most}, and the limit is ${ratioLimit}%.`;
  }
  if (reason.effect === "note") {
    const distance =
      ratio > ratioLimit
        ? `, at least one and a half times the limit of ${ratioLimit}%`
        : ` and would have to triple to be above the limit of ${ratioLimit}%`;
    return `${date}. The verdict still rests on it: ${lowerFirst(PARTS[part])} is ${share}${distance}.`;
  }
  return `${date}. At that age a ratio is relied on only as far as a third of its limit, and ${lowerFirst(PARTS[part])} is ${share} where the limit is ${ratioLimit}%.`;
}

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "Interest-bearing debt",
  cash: "Cash and interest-bearing securities",
  income: "Non-compliant income",
  receivables: "Receivables",
  receivables_and_cash: "Receivables and cash",
};

const INCOME_BOUND_TEXTS = {
  lower: (share: string) =>
    `At least ${share} of total revenue is not compliant. The source leaves out short-term investments and what they earn, so there may be more to give away; the company's own report names its interest or finance income.`,
  estimate: (share: string) =>
    `About ${share} of total revenue is not compliant by our estimate, and must be given away: no source gives its interest, so we estimate it from its cash.`,
  upper: (share: string) =>
    `At most ${share} of total revenue is not compliant and must be given away: the source counts other income or other assets with it.`,
} as const;

type AboutRatio = Extract<ReasonDetail, { kind: "ratio" | "uncertain_ratio" }>;

/** The ratio in words, as the start of a sentence. */
function ratioText({ figure, limit }: Reason, detail: AboutRatio): string {
  const share = percentText(figure ?? 0, detail.kind === "uncertain_ratio" ? detail.limit : (limit ?? undefined));
  return `${PARTS[detail.part]}: ${share} of ${WHOLE_TEXTS[detail.whole]}`;
}

function outcomeText({ code, figure, limit }: Reason, { confirmed }: Extract<ReasonDetail, { kind: "ratio" }>): string {
  if (code === "near_limit") return `, within one point of the limit of ${limit}%.`;
  const certain =
    confirmed === null ? "" : `, of which ${percentText(confirmed, limit ?? undefined)} is confirmed by filings`;
  return `${certain}, ${(figure ?? 0) > (limit ?? 0) ? "above" : "at"} the limit of ${limit}%.`;
}

const DOUBT_TEXTS: Readonly<Record<Doubt, (limit: number) => string>> = {
  investments_missing: (limit) =>
    `but the source leaves out short-term investments; with them it may be above the limit of ${limit}%.`,
  leases_included: (limit) =>
    `but the source counts operating leases as debt; without them it may be within the limit of ${limit}%.`,
  interest_estimated: (limit) => `above the limit of ${limit}%, but the interest in it is only estimated.`,
  islamic_financing: (limit) =>
    `above the limit of ${limit}%, but the source does not separate Islamic financing from debt at interest.`,
  islamic_deposits: (limit) =>
    `above the limit of ${limit}%, but the source does not separate murabaha deposits, which bear no interest, from cash at interest.`,
  all_liabilities: (limit) =>
    `but that is everything the company owes; its debt at interest alone may be within the limit of ${limit}%.`,
  other_assets_included: (limit) =>
    `but the source counts assets that bear no interest with it; without them it may be within the limit of ${limit}%.`,
  other_income_included: (limit) =>
    `but the source counts other income with the interest; without that income it may be within the limit of ${limit}%.`,
  estimate: (limit) => `an estimate too near the limit of ${limit}% to be certain.`,
};

function doubtText({ doubt, limit }: Extract<ReasonDetail, { kind: "uncertain_ratio" }>): string {
  return DOUBT_TEXTS[doubt](limit);
}

function subjectOf({ about }: Reason): string {
  return INPUT_SUBJECTS[about as keyof typeof INPUT_SUBJECTS];
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A zero is a fact only where it was reported or its sources agree on it. */
const NO_REVENUE =
  "Total revenue is 0: the company reports none, so no share of it can be measured; until it sells something, interest may be most of what it earns.";

const PROBLEM_TEXTS: Readonly<Record<FactProblem, string>> = {
  not_a_number: "is not a number",
  negative: "is negative",
  too_large: "is beyond any company's size",
  zero: "is 0",
  below_one_dollar: "is less than one dollar",
  no_exchange_rate: "has no exchange rate",
  no_date: "has no date",
};

const LEFT_OUT_TEXTS: Readonly<Record<LeftOutReason, string>> = {
  negative_amount: "The source gives a negative amount.",
  not_a_number: "The source gives something that is not a number.",
  zero_unconfirmed: "The source gives zero where it may mean that nothing was reported.",
  debt_above_total_assets: "Debt above total assets: an error of scale in the source.",
  cash_above_total_assets: "Cash and securities above total assets: an error of scale in the source.",
  debt_far_above_value: "Debt more than a hundred times the market capitalization.",
  cash_far_above_value: "Cash more than ten times the market capitalization.",
  revenue_far_above_value:
    "Revenue more than thirty times the market capitalization: the reporting currency is in doubt.",
  revenue_below_interest_expense:
    "Revenue below the interest paid in the same year: the source took a part for the whole.",
  revenue_far_below_debt: "Revenue under a twentieth of debt: the source took a part for the whole.",
  value_far_below_cash:
    "Its cash less its debt is more than three times the market capitalization: the source probably counts the shares from before new ones were issued.",
  placeholder_share_count: "A share count that is a placeholder.",
  shares_disagree_with_value: "Shares times price is more than a quarter away from the market capitalization.",
  dividend_above_half_of_price: "A yearly dividend above half of the price.",
  partial_debt: "The source gives only a part of the debt.",
  part_of_others: "Two other sources of about its date say much more: the source gives only a part of it.",
  known_to_be_partial:
    "The source gives only a part of it. This rests on what is generally known of the company, not on a source.",
  sources_disagree: "Two sources disagree too widely to choose one.",
  unknown_currency: "The reporting currency is not known.",
  no_exchange_rate: "No exchange rate is known for the reporting currency.",
  stale_concept: "The filer stopped reporting it under this concept.",
  average_far_from_value:
    "The average is more than four times today's market capitalization, or less than a quarter: a split or a rights issue is in it.",
  mixed_dates: "Its current part is not reported at the balance-sheet date.",
  dated_in_future: "The source dates it in the future.",
  not_twelve_months:
    "The source gives it for another time than twelve months, as when a company changes its fiscal year.",
  of_another_size:
    "It is from before a merger or a split: a newer balance sheet has at least twice its total assets then, or at most half.",
};
