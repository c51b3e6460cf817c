import type { PurificationBound } from "../../../../domain/screening/screening.ts";
import type { RatioName } from "../../../../domain/standards/standards.ts";
import { ratioWording } from "../../ratio-rules.ts";
import { formatDay } from "../format.ts";

export const RATIO_LABELS: Readonly<Record<RatioName, string>> = {
  debtRatio: "Debt Ratio",
  cashRatio: "Cash & Interest Securities",
  nonCompliantIncomeRatio: "Non-Compliant Income",
};

export const RATIO_BASIS: Readonly<Record<RatioName, string>> = {
  debtRatio: "Interest-bearing debt ÷ market capitalization",
  cashRatio: "Cash and interest-bearing securities ÷ market capitalization",
  nonCompliantIncomeRatio: "Non-compliant revenue ÷ total revenue",
};

/** What a ratio means and why it has a limit, for first-time readers. */
export const RATIO_MEANINGS = {
  question: "What does this mean?",
  lesson: "Read the lesson",
  debtRatio:
    "How much the company owes at interest, compared with what all its shares are worth. Borrowing at interest is not permissible, so scholars accept a company only while this debt stays a small part of its value.",
  cashRatio:
    "How much cash the company holds, with deposits and bonds that pay interest, compared with what all its shares are worth. Above the limit, buying the share comes close to buying money, much of which earns interest.",
  nonCompliantIncomeRatio:
    "How much of the company's revenue comes from interest or from a prohibited activity. A little is tolerated if you give your part of it to charity; above the limit the share is not permissible.",
} as const;

export const RATIO_TEXTS = {
  below: (limit: number) => `✓ Below ${limit}% threshold`,
  above: (limit: number) => `✗ Above ${limit}% threshold`,
  limit: (limit: number) => `limit ${limit}%`,
  uncertain: "uncertain, see why",
  prohibitedNotKnown: "Its prohibited sales are not known",
  notKnown: "Not known",
  notApplied: "Does not apply",
  notTested: "No such test",
  noMeaning: "Debt and cash are this company's trade, so this ratio has no meaning and is not tested.",
  businessDecides: "The business itself is prohibited, so its income is not tested.",
  figureMissing: "A figure that it needs is not known.",
  estimated: "Estimated",
  reported: "Reported",
  valueOf: (day: string) => `by the market value of ${formatDay(day)}`,
  atMost: "at most",
  atLeast: "at least",
} as const;

export const PURIFICATION_BOUND_TEXTS: Readonly<Record<PurificationBound, string>> = {
  about: "about",
  at_least: RATIO_TEXTS.atLeast,
  at_most: RATIO_TEXTS.atMost,
};

export const { withBound, noRatioText } = ratioWording(PURIFICATION_BOUND_TEXTS, RATIO_TEXTS);
