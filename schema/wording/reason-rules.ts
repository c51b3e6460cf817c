import type { AnomalyCode } from "../../domain/facts/anomalies.ts";
import type { LeftOutReason, QuantityName } from "../../domain/facts/company-facts.ts";
import { STALE_AFTER_MONTHS } from "../../domain/facts/fact-limits.ts";
import type { FactProblem } from "../../domain/facts/usable-facts.ts";
import { isDayAbout, type Sourced } from "../../domain/screening/age.ts";
import type { Doubt } from "../../domain/screening/limit-test.ts";
import type {
  BusinessScreen,
  NamedFigure,
  PurificationBound,
  RatioPart,
  RatioWhole,
  Reason,
  ReasonDetail,
} from "../../domain/screening/screening.ts";
import { TOO_OLD_AFTER_MONTHS } from "../../domain/standards/screening-limits.ts";
import type { StandardId } from "../../domain/standards/standards.ts";
import type { EditionProblem } from "../../domain/standards/standards-on.ts";
import type * as formats from "./en/format.ts";
import { BOUNDS, boundOfFailure, LEAST_SHOWN } from "./ratio-rules.ts";

export type AnomalyTexts = Readonly<Record<AnomalyCode, string>>;
/** Without evidence, where the reason forbids: neither days nor the prohibited part are told of it. */
export type ReasonContext = {
  business: BusinessScreen;
  standardId: StandardId;
  evidence?: Sourced["evidence"] | undefined;
};
type Detail<Kind> = Extract<ReasonDetail, { kind: Kind }>;

/** What a language says of each reason. Figures, limits and dates come as it writes them; `subject` starts a sentence. */
export type ReasonWords = Pick<typeof formats, "percentText" | "exactPercent" | "formatDay"> & {
  withBound: (text: string, bound: PurificationBound | null) => string;
  /** A figure with its source and date. */
  figure: (figure: NamedFigure) => string;
  activityName: (business: BusinessScreen) => string;
  businessRule: (business: BusinessScreen, evidence: Sourced["evidence"]) => string;
  standardName: (standardId: string) => string;
  subjects: Readonly<Record<QuantityName, string>>;
  anomalies: AnomalyTexts;
  /** A ratio's numerator at the start of a sentence, the ratio inside one, and its denominator. */
  parts: Readonly<Record<RatioPart, string>>;
  ratios: Readonly<Record<RatioPart, string>>;
  wholes: Readonly<Record<RatioWhole, string>>;

  /** The start of a sentence about a ratio. */
  ratio: (part: string, share: string, whole: string) => string;
  nearLimit: (ratio: string, limit: string) => string;
  aboveLimit: (ratio: string, limit: string) => string;
  atLimit: (ratio: string, limit: string) => string;
  confirmed: (ratio: string, share: string) => string;
  inDoubt: (ratio: string, doubt: string) => string;
  doubts: Readonly<Record<Doubt, (limit: string) => string>>;
  newerFigure: (
    ...given: [
      ...[subject: string, part: string, whole: string, used: string, usedShare: string],
      ...[newer: string, newerShare: string, limit: string, ratio: string],
    ]
  ) => string;

  /** How old the newest figure is, as the start of a sentence, and what it is still worth. */
  old: (subject: string, date: string, months: number) => string;
  oldAbout: (subject: string, date: string, months: number) => string;
  tooOld: (old: string) => string;
  bounded: (old: string, date: string, share: string, limit: string, ratio: string) => string;
  farAboveLimit: (old: string, share: string, limit: string, ratio: string) => string;
  farBelowLimit: (old: string, share: string, limit: string, ratio: string) => string;
  reliedOnLittle: (old: string, share: string, limit: string, ratio: string) => string;

  missing: (subject: string) => string;
  missingInterest: (subject: string) => string;
  unusable: (subject: string, problem: string) => string;
  problems: Readonly<Record<FactProblem, string>>;
  noRevenue: string;
  leftOut: (subject: string, why: string) => string;
  whyLeftOut: Readonly<Record<LeftOutReason, string>>;
  sourcesDisagree: (subject: string, share: string) => string;
  underReview: (anomaly: string) => string;
  notScreened: string;

  prohibited: (activity: string, rule: string) => string;
  /** After it, where money is the trade. */
  moneyTrade: string;
  differedUpon: (activity: string, rule: string) => string;
  mixed: (activity: string, rule: string) => string;
  unknownBusiness: (rule: string) => string;
  excluded: (standard: string, activity: string) => string;

  /** Why a standard cannot judge anything. */
  editions: Readonly<Record<EditionProblem, string>>;

  purify: (share: string) => string;
  purifyUnknown: string;
  purifyBound: Readonly<Record<Detail<"income_bound">["bound"], (share: string) => string>>;
  noProhibitedPart: string;
};

export function reasonWording(words: ReasonWords) {
  const { percentText, exactPercent, formatDay, activityName, businessRule } = words;

  /** A figure with its source and date, and with "at most" or "at least" where it is only a bound. */
  const figureText = (figure: NamedFigure) =>
    words.withBound(words.figure(figure), figure.bound && BOUNDS[figure.bound]);

  function reasonText(reason: Reason, { business, standardId, evidence = [] }: ReasonContext): string {
    const { detail, about } = reason;
    switch (detail?.kind) {
      case undefined:
        return plainText(reason, business, evidence);
      case "ratio":
        return outcomeText(reason, detail);
      case "uncertain_ratio":
        return words.inDoubt(
          ratioText(detail, percentText(reason.figure ?? 0, detail.limit)),
          words.doubts[detail.doubt](exactPercent(detail.limit)),
        );
      case "newer_figure":
        return newerFigureText(reason, detail);
      case "income_bound":
        if (detail.bound === "lower" && (reason.figure ?? 0) < LEAST_SHOWN) return words.purifyUnknown;
        return words.purifyBound[detail.bound](percentText(reason.figure ?? 0));
      case "missing":
        return words[about === "interestIncome" ? "missingInterest" : "missing"](subjectOf(reason));
      case "unusable":
        // A zero is a fact only where it was reported or its sources agree on it.
        if (about === "totalRevenue" && detail.problem === "zero") return words.noRevenue;
        return words.unusable(subjectOf(reason), words.problems[detail.problem]);
      case "left_out":
        return words.leftOut(subjectOf(reason), words.whyLeftOut[detail.why]);
      case "stale":
        return staleText(reason, detail, evidence);
      case "under_review":
        return words.underReview(words.anomalies[detail.anomaly]);
      case "unknown_business":
        return words.unknownBusiness(businessRule(business, evidence));
      case "excluded_by_standard":
        return words.excluded(words.standardName(standardId), activityName(business));
      case "edition":
        return words.editions[detail.problem];
      case "not_screened":
        return words.notScreened;
    }
  }

  /** A reason fully described by its code, its figure and the business. */
  function plainText(reason: Reason, business: BusinessScreen, evidence: Sourced["evidence"]): string {
    const rule = businessRule(business, evidence);
    const share = percentText(reason.figure ?? 0, reason.limit ?? undefined);
    switch (reason.code) {
      case "prohibited_business":
        return `${words.prohibited(activityName(business), rule)}${business.isMoneyTrade ? words.moneyTrade : ""}`;
      case "grey_business":
        return words.differedUpon(activityName(business), rule);
      case "mixed_business":
        return words.mixed(activityName(business), rule);
      case "purification_required":
        return words.purify(percentText(reason.figure ?? 0));
      case "sources_disagree":
        return words.sourcesDisagree(subjectOf(reason), share);
      case "no_prohibited_part":
        return words.noProhibitedPart;
      default:
        throw new TypeError(`No wording for the reason ${reason.code}`);
    }
  }

  function outcomeText(reason: Reason, detail: Detail<"ratio">): string {
    const { code, figure, limit } = reason;
    const shareOf = (percent: number | null) => percentText(percent ?? 0, limit ?? undefined);
    const shown = exactPercent(limit ?? 0);
    const { confirmed } = detail;
    const ratio = ratioText(detail, words.withBound(shareOf(figure), boundOfFailure(reason)));
    if (code === "near_limit") return words.nearLimit(ratio, shown);
    const certain = confirmed === null ? ratio : words.confirmed(ratio, shareOf(confirmed));
    return (figure ?? 0) > (limit ?? 0) ? words.aboveLimit(certain, shown) : words.atLimit(certain, shown);
  }

  /** The two figures of a doubt, each with its source and date. */
  function newerFigureText(reason: Reason, { used, newer, part, whole, ratio }: Detail<"newer_figure">): string {
    const limit = reason.limit ?? undefined;
    return words.newerFigure(
      ...([subjectOf(reason), words.parts[part], words.wholes[whole], figureText(used)] as const),
      ...([percentText(ratio ?? 0, limit), figureText(newer), percentText(reason.figure ?? 0, limit)] as const),
      exactPercent(limit ?? 0),
      words.ratios[part],
    );
  }

  /** How old a figure is, and what its ratio is still worth. */
  function staleText(reason: Reason, detail: Detail<"stale">, evidence: Sourced["evidence"]): string {
    const { periodEnd, part, ratio, ratioLimit, atMost } = detail;
    const figure = evidence.find((one) => one.input === reason.about && one.periodEnd === periodEnd);
    const months = (reason.figure ?? 0) > TOO_OLD_AFTER_MONTHS ? TOO_OLD_AFTER_MONTHS : STALE_AFTER_MONTHS;
    const old = words[figure && isDayAbout(figure) ? "oldAbout" : "old"](
      subjectOf(reason),
      formatDay(periodEnd),
      months,
    );
    if (part === null || ratio === null || ratioLimit === null) return words.tooOld(old);
    const share = percentText((atMost ?? { ratio }).ratio, ratioLimit);
    const limit = exactPercent(ratioLimit);
    const name = words.ratios[part];
    if (atMost) return words.bounded(old, formatDay(atMost.periodEnd), share, limit, name);
    if (reason.effect !== "note") return words.reliedOnLittle(old, share, limit, name);
    return words[ratio > ratioLimit ? "farAboveLimit" : "farBelowLimit"](old, share, limit, name);
  }

  const ratioText = ({ part, whole }: { part: RatioPart; whole: RatioWhole }, share: string) =>
    words.ratio(words.parts[part], share, words.wholes[whole]);

  const subjectOf = ({ about }: Reason) => words.subjects[about as QuantityName];

  return { reasonText, figureText };
}
