import type { FundKind } from "../../../domain/funds/known-funds.ts";
import type { FundPart, FundWarning } from "../../../domain/funds/look-through.ts";
import { HOUSE_STANDARD_ID } from "../../../domain/standards/standards.ts";
import type { Fund, UNREAD_REASONS } from "../../contracts/funds.ts";
import { formatDay, formatMonth, formatPercent } from "./format.ts";

export const PART_LABELS: Readonly<Record<FundPart, string>> = {
  halal: "Halal",
  purify: "Halal, purify",
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
    "This fund earns from options in addition to its shares. A screening of companies says nothing about options: ask a scholar you trust about their contract.",
  leverage:
    "This fund multiplies or reverses what an index does, by borrowing and derivatives. That is beyond a screening of companies, whatever the index holds.",
  property: "This fund holds property, which a screening of companies does not judge.",
};

/** What a shared link says of a fund: how much of its weight passes under the house's own standard. */
export function answerOfFund({ kind, holdings }: Pick<Fund, "kind" | "holdings">): string {
  const house = holdings?.standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID);
  if (!house) return kind === "shares" ? "What it holds is not known yet." : KIND_SENTENCES[kind];
  const { halal, purify, doubt, haram } = house.parts;
  return `${formatPercent(halal + purify)} of its weight passes, ${formatPercent(haram)} is haram, ${formatPercent(doubt)} is in doubt.`;
}

/** The name of a fund of the SEC's list until its own filing gives one. */
export const UNREAD_FUND_NAME = "A US fund, not read yet";

/** Why nothing is known of what a fund of the SEC's list holds. */
export const UNREAD_SENTENCES: Readonly<Record<(typeof UNREAD_REASONS)[number], string>> = {
  not_read: "This is a US fund that files its holdings with the SEC. We have not read them yet.",
  in_work: "Its holdings have arrived and are being screened. Please come back in a few hours.",
  no_filing:
    "This US fund has not filed a list of its holdings (Form N-PORT) with the SEC, so we cannot look inside it.",
  too_long: "The list that this US fund has filed is too long for us to read.",
  unreadable: "We tried to read the list of holdings that this US fund has filed, and could not.",
};

/** The same in two words, where there is room for no more. */
export const WARNING_LABELS: Readonly<Record<FundWarning["code"], string>> = {
  old_holdings: "Old holdings",
  incomplete_holdings: "Incomplete holdings",
  unrecognized_holdings: "Little recognized",
};

export function warningSentence(warning: FundWarning, asOf: string): string {
  switch (warning.code) {
    case "old_holdings":
      return `These holdings are old: they are from ${asOf}, ${warning.days} days ago. The fund may hold other shares today.`;
    case "incomplete_holdings":
      return `This list of holdings is incomplete: it adds up to ${formatPercent(warning.percent)} of the fund.`;
    case "unrecognized_holdings":
      return `Only ${formatPercent(warning.percent)} of its weight in shares was recognized. What follows says little about the rest.`;
  }
}

/** The day of the holdings; holdings from issuers' files are known only by month. */
export function holdingsDay({ asOf, source }: { asOf: string; source: string }): string {
  return source === "fund-issuers" ? formatMonth(asOf) : formatDay(asOf);
}
