import type { FundKind } from "../../../../domain/funds/known-funds.ts";
import type { FundPart, FundWarning } from "../../../../domain/funds/look-through.ts";
import { formatDay, formatPercent } from "../../../../schema/wording/en/format.ts";

export const PART_LABELS: Readonly<Record<FundPart, string>> = {
  halal: "Halal",
  purify: "Permissible, purify",
  doubt: "In doubt",
  haram: "Haram",
  cannotBeJudged: "Cannot be judged",
  notScreened: "Not screened",
  notFound: "Not recognized",
  cash: "Cash",
  beyond: "Not shares",
  undeclared: "Not in the list",
};

export const KIND_SENTENCES: Readonly<Record<Exclude<FundKind, "shares">, string>> = {
  bonds:
    "This fund holds bonds or other debt. A screening of companies says nothing about them: whether a debt, or a sukuk, is permissible is decided by its contract.",
  metal:
    "This fund holds a metal. A screening of companies says nothing about it: what matters is whether each unit owns its metal outright and how it is bought and sold.",
  options:
    "This fund earns from options beside its shares. A screening of companies says nothing about options: ask a scholar you trust about their contract.",
  leverage:
    "This fund multiplies or reverses what an index does, by borrowing and derivatives. That is beyond a screening of companies, whatever the index holds.",
  property: "This fund holds property, which a screening of companies does not judge.",
};

export const fundTexts = {
  listTitle: "Funds, looked through",
  listLead:
    "A fund is what it holds. Each is taken apart by weight: what share of it passes, is in doubt or fails, and what nobody could judge.",
  halalFunds: "Funds that call themselves halal",
  otherFunds: "Funds of American shares",
  beyondFunds: "Beyond a screening of companies",
  fund: "Fund",
  passes: "Passes",
  doubt: "In doubt",
  fails: "Fails",
  unjudged: "Not judged",
  holdingsOf: "Holdings of",
  noHoldings: "Its holdings are not known yet.",
  question: (name: string, symbol: string) => `What is inside ${name} (${symbol})?`,
  pageTitle: (name: string, symbol: string) => `What is inside ${name} (${symbol})?`,
  shellTitle: "What is inside this fund?",
  another: "All funds",
  check: "Check a stock",
  claims: "It calls itself halal. That is its own word; below is what we find.",
  retry: "Try again",
  failed: "The fund could not be shown. Please try again in a minute.",
  dates: (asOf: string, screenedOn: string) => `Holdings of ${asOf}, companies as screened on ${screenedOn}.`,
  source: "Source of the holdings",
  judged: (percent: string, standard: string) =>
    `${percent} of its weight was judged under ${standard}. The rest is not counted as anything.`,
  house: "the house method",
  standards: "Its weight under every standard",
  standard: "Standard",
  judgedColumn: "Judged",
  rest: "Not judged",
  offenders: "The largest holdings that fail",
  doubtful: "The largest holdings in doubt",
  noOffenders: "No holding that we recognized fails.",
  weight: "Weight",
  company: "Company",
  why: "Why",
  purification: "Purification of its distributions",
  ofPermissible: (percent: string) =>
    `Of a year's distributions, about ${percent} is non-compliant income of the holdings that do not fail. It is given away.`,
  fromHaram: (percent: string) =>
    `About ${percent} more comes from holdings that fail. How much of that is given away is for a scholar to say; the cautious way is all of it.`,
  purificationKnown: (percent: string) =>
    `Counted by weight and dividend on the ${percent} of the fund whose dividends and income are known.`,
  noPurification: "No dividends of its holdings are known, so no share of its distributions can be given.",
  alike: "Is there a halal fund like it?",
  overlap: (percent: string) => `${percent} of the two is the same.`,
  noAlike: "No fund that calls itself halal, and whose holdings we know, is left to compare it with.",
  notFatwa:
    "A fund is never simply halal or haram here: boards differ on how much of it may fail. Ask one that you trust.",
} as const;

/** The first reason of a holding's status in a few words. */
export const REASON_WORDS: Readonly<Record<string, string>> = {
  prohibited_business: "Prohibited business",
  debt_above_limit: "Debt above the limit",
  cash_above_limit: "Cash and securities above the limit",
  income_above_limit: "Non-compliant income above the limit",
  purification_required: "Purification required",
  grey_business: "Scholars differ on its business",
  mixed_business: "Part of its business is prohibited",
  insufficient_data: "Figures are missing",
  stale_data: "Figures are too old",
  sources_disagree: "Sources disagree",
};

export function warningSentence(warning: FundWarning, asOf: string): string {
  switch (warning.code) {
    case "old_holdings":
      return `These holdings are old: they are of ${asOf}, ${warning.days} days ago. The fund may hold other shares today.`;
    case "incomplete_holdings":
      return `This list of holdings is incomplete: it adds up to ${formatPercent(warning.percent)} of the fund.`;
    case "unrecognized_holdings":
      return `Only ${formatPercent(warning.percent)} of its weight in shares was recognized. What follows says little about the rest.`;
  }
}

const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** The day of the holdings; those that come from issuers' files are known by their month. */
export function holdingsDay({ asOf, source }: { asOf: string; source: string }): string {
  return source === "fund-issuers" ? MONTH.format(new Date(asOf)) : formatDay(asOf);
}
