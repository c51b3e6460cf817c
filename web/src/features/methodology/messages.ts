import { isolate, joined } from "#wording/format.ts";
import { SOURCES_DISAGREE_ABOVE, STALE_AFTER_MONTHS } from "../../../../domain/facts/fact-limits.ts";
import { FAR_SIZE_FACTOR, SIMILAR_SIZE_FACTOR } from "../../../../domain/screening/alternatives.ts";
import { HOUSE_EDITION } from "../../../../domain/standards/editions.ts";
import {
  CASH_WITHOUT_INVESTMENTS_DOUBT,
  DEBT_WITH_LEASES_DOUBT_FACTOR,
  DEBT_WITH_LEASES_DOUBT_FACTOR_OF_TENANTS,
  NEAR_LIMIT_MARGIN,
  PURIFICATION_REQUIRED_FROM,
  TOO_OLD_AFTER_MONTHS,
} from "../../../../domain/standards/screening-limits.ts";
import * as words from "./messages.words.ts";

export * from "./messages.words.ts";

const debtLimit = HOUSE_EDITION.debt.limit;
const cashLimit = HOUSE_EDITION.cash.limit;
const incomeLimit = HOUSE_EDITION.income.limit;
const { principles, standards, verdicts, activities, example, alternatives, scorecard } = words.methodologyTexts;
const [house, ...standing] = standards.house;
const [missing, stale, disagree, differing, estimate, cash, leases, ...furtherDoubts] = verdicts.doubts;
const { rules } = alternatives;

/** The sentences with the limits of the domain in them. */
export const methodologyTexts = {
  ...words.methodologyTexts,
  principles: {
    ...principles,
    debt: { ...principles.debt, figure: principles.debt.figure(debtLimit), rule: principles.debt.rule(debtLimit) },
    cash: { ...principles.cash, figure: principles.cash.figure(cashLimit), rule: principles.cash.rule(cashLimit) },
    income: {
      ...principles.income,
      figure: principles.income.figure(incomeLimit),
      rule: principles.income.rule(incomeLimit),
    },
  },
  standards: {
    ...standards,
    houseTitle: standards.houseTitle(debtLimit, cashLimit, incomeLimit),
    house: [house(debtLimit, cashLimit, incomeLimit), ...standing],
  },
  verdicts: {
    ...verdicts,
    purificationRequired: verdicts.purificationRequired(PURIFICATION_REQUIRED_FROM),
    doubts: [
      missing,
      stale(STALE_AFTER_MONTHS, TOO_OLD_AFTER_MONTHS),
      disagree(SOURCES_DISAGREE_ABOVE),
      differing,
      estimate(NEAR_LIMIT_MARGIN),
      cash(CASH_WITHOUT_INVESTMENTS_DOUBT.of, CASH_WITHOUT_INVESTMENTS_DOUBT.outOf),
      leases(DEBT_WITH_LEASES_DOUBT_FACTOR, DEBT_WITH_LEASES_DOUBT_FACTOR_OF_TENANTS),
      ...furtherDoubts,
    ],
  },
  activities: {
    ...activities,
    islamicSource: (source: string) =>
      source.startsWith("Saudi Finance") ? activities.islamicSource.saudiFinance(source) : isolate(source),
  },
  example: {
    ...example,
    split: (percent: number, failing: readonly string[]) => example.split(percent, joined(failing), debtLimit),
  },
  scorecard: { ...scorecard, causes: scorecard.causes as Readonly<Record<string, string>> },
  alternatives: {
    ...alternatives,
    rules: rules.map(
      ([title, text]) => [title, typeof text === "string" ? text : text(SIMILAR_SIZE_FACTOR, FAR_SIZE_FACTOR)] as const,
    ),
  },
};
