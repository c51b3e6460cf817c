import type { FundWarning } from "../../../domain/funds/look-through.ts";
import { HOUSE_STANDARD_ID } from "../../../domain/standards/standards.ts";
import type { Fund } from "../../contracts/funds.ts";
import { formatDay, formatMonth, formatPercent } from "./format.ts";
import { ANSWER, KIND_SENTENCES, WARNINGS } from "./funds.words.ts";

export { KIND_SENTENCES, PART_LABELS, UNREAD_FUND_NAME, UNREAD_SENTENCES, WARNING_LABELS } from "./funds.words.ts";

/** What a shared link says of a fund: how much of its weight passes under the house's own standard. */
export function answerOfFund({ kind, holdings }: Pick<Fund, "kind" | "holdings">): string {
  const house = holdings?.standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID);
  if (!house) return kind === "shares" ? ANSWER.unknown : KIND_SENTENCES[kind];
  const { halal, purify, doubt, haram } = house.parts;
  return ANSWER.known(formatPercent(halal + purify), formatPercent(haram), formatPercent(doubt));
}

export const warningSentence = (warning: FundWarning, asOf: string): string =>
  warning.code === "old_holdings"
    ? WARNINGS.old_holdings(asOf, warning.days)
    : WARNINGS[warning.code](formatPercent(warning.percent));

/** The day of the holdings; holdings from issuers' files are known only by month. */
export const holdingsDay = ({ asOf, source }: { asOf: string; source: string }): string =>
  source === "fund-issuers" ? formatMonth(asOf) : formatDay(asOf);
