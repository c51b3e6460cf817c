import type { QuantityName } from "../../domain/facts/company-facts.ts";
import { asksToPurify } from "../../domain/screening/compliance-status.ts";
import {
  decidingFirst,
  type FlipPoint,
  type PurificationBound,
  purificationBound,
} from "../../domain/screening/screening.ts";
import type { Standing } from "../../domain/screening/standing.ts";
import { PURIFICATION_REQUIRED_FROM } from "../../domain/standards/screening-limits.ts";
import { houseLimitsOn } from "../../domain/standards/standards-on.ts";
import type { Analysis, Stock } from "../contracts/stocks.ts";
import type * as formats from "./en/format.ts";
import type { SENTENCES } from "./en/screening/verdict.words.ts";
import { LEAST_SHOWN, type ShareQuoted } from "./ratio-rules.ts";

type Verdict = Pick<Stock, "isScreened" | "complianceStatus" | "analysis"> & ShareQuoted;

/** What a language says of a verdict; `estimated` is its `byOurEstimate` or empty. */
type Words = typeof SENTENCES &
  Pick<typeof formats, "formatAmount" | "formatPercent"> & {
    amountOfShares: (dollars: number, quoted: ShareQuoted, bound: PurificationBound | null) => string;
    partToGive: (percent: string, bound: PurificationBound | null) => string;
    standingLine: (standing: Standing, reason: string) => string;
    inputs: Readonly<Record<QuantityName, string>>;
  };

/** Ends before a capital, or before what has none: a letter of Arabic, an isolate. */
const FIRST_SENTENCE = /^.*?(?:\.(?= [\p{Lu}\p{Lo}\u2068«(]|$)|۔(?= |$))/u;

/** A move of one input that would change the verdict, all else equal. */
export type FlipRow = { input: string; now: string; to: string; point: FlipPoint };

export function verdictWording(words: Words) {
  /** The verdict as one sentence to act on: what is allowed, and what to give away or why not. */
  function verdictSentence(stock: Verdict): string {
    const { isScreened, complianceStatus, analysis } = stock;
    if (!isScreened) return words.noFigures;
    if (complianceStatus === "halal") return words.halal;
    const sentence = whatDecides(analysis);
    if (sentence === undefined) return purifySentence(analysis, stock);
    return complianceStatus === "haram" ? words.avoid(sentence) : words.standingLine("doubt", sentence);
  }

  /** What stands against a yes, without the rule and the source behind it, which the reasons name. */
  function whatDecides({ reasons }: Pick<Analysis, "reasons">): string | undefined {
    const verdicts = decidingFirst(reasons).filter(({ effect }) => effect === "verdict");
    const message = verdicts.find(({ code }) => code !== "purification_required")?.message;
    return message && (FIRST_SENTENCE.exec(message)?.[0] ?? message);
  }

  function purifySentence(analysis: Analysis, quoted: ShareQuoted): string {
    const { nonCompliantIncomeRatio, purificationAmount, dividendPerShare } = analysis;
    if (nonCompliantIncomeRatio === null) return words.purify;
    const bound = purificationBound(analysis.evidence);
    const isSmall = bound === "at_least" && nonCompliantIncomeRatio < PURIFICATION_REQUIRED_FROM;
    if (isSmall && nonCompliantIncomeRatio < LEAST_SHOWN) return words.partNotKnown;
    const percent = words.formatPercent(nonCompliantIncomeRatio, isSmall ? 2 : 1);
    const estimated = byOurEstimate(analysis);
    const part = words.partToGive(percent, bound);
    if (dividendPerShare === 0) return words.ofGain(estimated, part);
    if (!purificationAmount) return words.ofDividends(estimated, part);
    return words.ofDividendsAmount(words.amountOfShares(purificationAmount, quoted, bound), estimated, part);
  }

  /** Flip points, nearest first, without those that an input reaches only at ten times its size or at a tenth of it. */
  function flipRows({ flipPoints }: Pick<Analysis, "flipPoints">): FlipRow[] {
    const near = flipPoints.filter(({ changePercent }) => changePercent > -90 && changePercent < 900);
    near.sort((one, other) => Math.abs(one.changePercent) - Math.abs(other.changePercent));
    return near.map((point) => {
      const { input, threshold, changePercent } = point;
      return {
        input: words.inputs[input],
        now: words.formatAmount(threshold / (1 + changePercent / 100)),
        to: words[changePercent < 0 ? "below" : "above"](words.formatAmount(threshold)),
        point,
      };
    });
  }

  /** The usual note on the business where it is true; otherwise the result of the business screen. */
  function businessNote(analysis: Analysis): string {
    const { business, nonCompliantIncomeRatio, screenedOn } = analysis;
    if (business.verdict !== "permissible" || business.isMixed) return business.rule;
    if (nonCompliantIncomeRatio === null) return words.business.incomeNotKnown;
    if (!asksToPurify(analysis)) return words.business[nonCompliantIncomeRatio === 0 ? "compliant" : "roundsToNothing"];
    const isWithin = nonCompliantIncomeRatio <= houseLimitsOn(screenedOn).nonCompliantIncomeRatio;
    return words.business[isWithin ? "purify" : "aboveLimit"];
  }

  /** Said after an amount that rests on our own estimate of the income; empty for any other. */
  const byOurEstimate = ({ evidence }: Pick<Analysis, "evidence">) =>
    purificationBound(evidence) === "about" ? words.byOurEstimate : "";

  /** What to give away of a share's dividends when there is no amount to name. */
  const noAmountText = (purificationAmount: number | null) =>
    purificationAmount === null ? words.dividendNotKnown : words.noDividend;

  return { verdictSentence, whatDecides, flipRows, businessNote, byOurEstimate, noAmountText };
}
