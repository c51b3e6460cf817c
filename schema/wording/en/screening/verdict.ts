import { everydayName } from "../../../../domain/issuers/folded-names.ts";
import { asksToPurify } from "../../../../domain/screening/compliance-status.ts";
import { decidingFirst, type FlipPoint, purificationBound } from "../../../../domain/screening/screening.ts";
import { PURIFICATION_REQUIRED_FROM } from "../../../../domain/standards/screening-limits.ts";
import { houseLimitsOn } from "../../../../domain/standards/standards-on.ts";
import type { Analysis, Stock } from "../../../contracts/stocks.ts";
import { LEAST_SHOWN } from "../../format-rules.ts";
import { formatAmount, formatPercent } from "../format.ts";
import { shortName } from "../names.ts";
import { answerOf } from "./answer.ts";
import { INPUT_LABELS } from "./inputs.ts";
import { amountOfShares, partToGive, type ShareQuoted } from "./ratios.ts";
import { standingLine } from "./standing.ts";
import * as words from "./verdict.words.ts";

export { EVERY_TEST_PASSED, FLIP_TEXTS, NOT_SCREENED, STATUS_LABELS } from "./verdict.words.ts";

const { SENTENCES } = words;

type Verdict = Pick<Stock, "isScreened" | "complianceStatus" | "analysis"> & ShareQuoted;

/** Ends before a capital, or before what has none: a letter of Arabic, an isolate. */
const FIRST_SENTENCE = /^.*?(?:\.(?= [\p{Lu}\p{Lo}\u2068«(]|$)|۔(?= |$))/u;

/** A move of one input that would change the verdict, all else equal. */
export type FlipRow = { input: string; now: string; to: string; point: FlipPoint };

/** The verdict as one sentence to act on: what is allowed, and what to give away or why not. */
export function verdictSentence(stock: Verdict): string {
  const { isScreened, complianceStatus, analysis } = stock;
  if (!isScreened) return SENTENCES.noFigures;
  if (complianceStatus === "halal") return SENTENCES.halal;
  const sentence = whatDecides(analysis);
  if (sentence === undefined) return purifySentence(analysis, stock);
  return complianceStatus === "haram" ? SENTENCES.avoid(sentence) : standingLine("doubt", sentence);
}

/** What stands against a yes, without the rule and the source behind it, which the reasons name. */
export function whatDecides({ reasons }: Pick<Analysis, "reasons">): string | undefined {
  const verdicts = decidingFirst(reasons).filter(({ effect }) => effect === "verdict");
  const message = verdicts.find(({ code }) => code !== "purification_required")?.message;
  return message && (FIRST_SENTENCE.exec(message)?.[0] ?? message);
}

function purifySentence(analysis: Analysis, quoted: ShareQuoted): string {
  const { nonCompliantIncomeRatio, purificationAmount, dividendPerShare } = analysis;
  if (nonCompliantIncomeRatio === null) return SENTENCES.purify;
  const bound = purificationBound(analysis.evidence);
  const isSmall = bound === "at_least" && nonCompliantIncomeRatio < PURIFICATION_REQUIRED_FROM;
  if (isSmall && nonCompliantIncomeRatio < LEAST_SHOWN) return SENTENCES.partNotKnown;
  const percent = formatPercent(nonCompliantIncomeRatio, isSmall ? 2 : 1);
  const estimated = byOurEstimate(analysis);
  const part = partToGive(percent, bound);
  if (dividendPerShare === 0) return SENTENCES.ofGain(estimated, part);
  if (!purificationAmount) return SENTENCES.ofDividends(estimated, part);
  return SENTENCES.ofDividendsAmount(amountOfShares(purificationAmount, quoted, bound), estimated, part);
}

/** Flip points, nearest first, without those that an input reaches only at ten times its size or at a tenth of it. */
export function flipRows({ flipPoints }: Pick<Analysis, "flipPoints">): FlipRow[] {
  const near = flipPoints.filter(({ changePercent }) => changePercent > -90 && changePercent < 900);
  near.sort((one, other) => Math.abs(one.changePercent) - Math.abs(other.changePercent));
  return near.map((point) => {
    const { input, threshold, changePercent } = point;
    return {
      input: INPUT_LABELS[input],
      now: formatAmount(threshold / (1 + changePercent / 100)),
      to: SENTENCES[changePercent < 0 ? "below" : "above"](formatAmount(threshold)),
      point,
    };
  });
}

/** The usual note on the business where it is true; otherwise the result of the business screen. */
export function businessNote(analysis: Analysis): string {
  const { business, nonCompliantIncomeRatio, screenedOn } = analysis;
  if (business.verdict !== "permissible" || business.isMixed) return business.rule;
  if (nonCompliantIncomeRatio === null) return SENTENCES.business.incomeNotKnown;
  if (!asksToPurify(analysis))
    return SENTENCES.business[nonCompliantIncomeRatio === 0 ? "compliant" : "roundsToNothing"];
  const isWithin = nonCompliantIncomeRatio <= houseLimitsOn(screenedOn).nonCompliantIncomeRatio;
  return SENTENCES.business[isWithin ? "purify" : "aboveLimit"];
}

/** Said after an amount that rests on our own estimate of the income; empty for any other. */
export const byOurEstimate = ({ evidence }: Pick<Analysis, "evidence">): string =>
  purificationBound(evidence) === "about" ? SENTENCES.byOurEstimate : "";

/** What to give away of a share's dividends when there is no amount to name. */
export const noAmountText = (purificationAmount: number | null): string =>
  purificationAmount === null ? SENTENCES.dividendNotKnown : SENTENCES.noDividend;

export const stockQuestion = ({ name, symbol }: Pick<Stock, "name" | "symbol">) =>
  words.stockQuestion({ name: shortName(name), symbol });

/** The name of the page: the company without the legal form of its name. */
export const stockTitle = (name: string) => words.stockTitle(everydayName(shortName(name)));

/** The description of a stock's page for search engines: the answer first, then the other contents. */
export const stockDescription = (stock: Stock): string => words.stockDescription(answerOf(stock));
