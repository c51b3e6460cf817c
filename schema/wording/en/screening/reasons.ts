import type { QuantityName } from "../../../../domain/facts/company-facts.ts";
import { STALE_AFTER_MONTHS } from "../../../../domain/facts/fact-limits.ts";
import { isDayAbout, type Sourced } from "../../../../domain/screening/age.ts";
import {
  BOUNDS,
  type BusinessScreen,
  type NamedFigure,
  type RatioPart,
  type RatioWhole,
  type Reason,
  type ReasonDetail,
} from "../../../../domain/screening/screening.ts";
import { TOO_OLD_AFTER_MONTHS } from "../../../../domain/standards/screening-limits.ts";
import type { StandardId } from "../../../../domain/standards/standards.ts";
import { LEAST_SHOWN } from "../../format-rules.ts";
import { exactPercent, formatDay, percentText } from "../format.ts";
import { SOURCE_LABELS } from "../sources.ts";
import { activityName, businessRule } from "./business.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { withBound } from "./ratios.ts";
import { ANOMALY_TEXTS, PARTS, RATIOS, SENTENCES } from "./reasons.words.ts";
import { standardName } from "./standard-names.ts";
import { WHOLE_TEXTS } from "./standards.words.ts";

export { ANOMALY_TEXTS } from "./reasons.words.ts";

/** Without evidence, where the reason forbids: neither days nor the prohibited part are told of it. */
export type ReasonContext = {
  business: BusinessScreen;
  standardId: StandardId;
  evidence?: Sourced["evidence"] | undefined;
};
type Detail<Kind> = Extract<ReasonDetail, { kind: Kind }>;

/** A figure with its source and date, and with "at most" or "at least" where it is only a bound. */
export const figureText = (figure: NamedFigure): string =>
  withBound(
    SENTENCES.figure(figure.amount, SOURCE_LABELS[figure.source], figure.periodEnd),
    figure.bound && BOUNDS[figure.bound],
  );

export function reasonText(reason: Reason, { business, standardId, evidence = [] }: ReasonContext): string {
  const { detail, about } = reason;
  switch (detail?.kind) {
    case undefined:
      return plainText(reason, business, evidence);
    case "ratio":
      return outcomeText(reason, detail);
    case "uncertain_ratio":
      return SENTENCES.inDoubt(
        ratioText(detail, percentText(reason.figure ?? 0, detail.limit)),
        SENTENCES.doubts[detail.doubt](exactPercent(detail.limit)),
      );
    case "newer_figure":
      return newerFigureText(reason, detail);
    case "income_bound":
      if (detail.bound === "lower" && (reason.figure ?? 0) < LEAST_SHOWN) return SENTENCES.purifyUnknown;
      return SENTENCES.purifyBound[detail.bound](percentText(reason.figure ?? 0));
    case "missing":
      return SENTENCES[about === "interestIncome" ? "missingInterest" : "missing"](subjectOf(reason));
    case "unusable":
      // A zero is a fact only where it was reported or its sources agree on it.
      if (about === "totalRevenue" && detail.problem === "zero") return SENTENCES.noRevenue;
      return SENTENCES.unusable(subjectOf(reason), SENTENCES.problems[detail.problem]);
    case "left_out":
      return SENTENCES.leftOut(subjectOf(reason), SENTENCES.whyLeftOut[detail.why]);
    case "stale":
      return staleText(reason, detail, evidence);
    case "under_review":
      return SENTENCES.underReview(ANOMALY_TEXTS[detail.anomaly]);
    case "unknown_business":
      return SENTENCES.unknownBusiness(businessRule(business, evidence));
    case "excluded_by_standard":
      return SENTENCES.excluded(standardName(standardId), activityName(business));
    case "edition":
      return SENTENCES.editions[detail.problem];
    case "not_screened":
      return SENTENCES.notScreened;
  }
}

/** A reason fully described by its code, its figure and the business. */
function plainText(reason: Reason, business: BusinessScreen, evidence: Sourced["evidence"]): string {
  const rule = businessRule(business, evidence);
  const share = percentText(reason.figure ?? 0, reason.limit ?? undefined);
  switch (reason.code) {
    case "prohibited_business":
      return `${SENTENCES.prohibited(activityName(business), rule)}${business.isMoneyTrade ? SENTENCES.moneyTrade : ""}`;
    case "grey_business":
      return SENTENCES.differedUpon(activityName(business), rule);
    case "mixed_business":
      return SENTENCES.mixed(activityName(business), rule);
    case "purification_required":
      return SENTENCES.purify(percentText(reason.figure ?? 0));
    case "sources_disagree":
      return SENTENCES.sourcesDisagree(subjectOf(reason), share);
    case "no_prohibited_part":
      return SENTENCES.noProhibitedPart;
    default:
      throw new TypeError(`No wording for the reason ${reason.code}`);
  }
}

function outcomeText(reason: Reason, detail: Detail<"ratio">): string {
  const { code, figure, limit } = reason;
  const shareOf = (percent: number | null) => percentText(percent ?? 0, limit ?? undefined);
  const shown = exactPercent(limit ?? 0);
  const { confirmed, bound } = detail;
  const ratio = ratioText(detail, withBound(shareOf(figure), bound && BOUNDS[bound]));
  if (code === "near_limit") return SENTENCES.nearLimit(ratio, shown);
  const certain = confirmed === null ? ratio : SENTENCES.confirmed(ratio, shareOf(confirmed));
  return (figure ?? 0) > (limit ?? 0) ? SENTENCES.aboveLimit(certain, shown) : SENTENCES.atLimit(certain, shown);
}

/** The two figures of a doubt, each with its source and date. */
function newerFigureText(reason: Reason, { used, newer, part, whole, ratio }: Detail<"newer_figure">): string {
  const limit = reason.limit ?? undefined;
  return SENTENCES.newerFigure(
    ...([subjectOf(reason), PARTS[part], WHOLE_TEXTS[whole], figureText(used)] as const),
    ...([percentText(ratio ?? 0, limit), figureText(newer), percentText(reason.figure ?? 0, limit)] as const),
    exactPercent(limit ?? 0),
    RATIOS[part],
  );
}

/** How old a figure is, and what its ratio is still worth. */
function staleText(reason: Reason, detail: Detail<"stale">, evidence: Sourced["evidence"]): string {
  const { periodEnd, part, ratio, ratioLimit, atMost } = detail;
  const figure = evidence.find((one) => one.input === reason.about && one.periodEnd === periodEnd);
  const months = (reason.figure ?? 0) > TOO_OLD_AFTER_MONTHS ? TOO_OLD_AFTER_MONTHS : STALE_AFTER_MONTHS;
  const old = SENTENCES[figure && isDayAbout(figure) ? "oldAbout" : "old"](
    subjectOf(reason),
    formatDay(periodEnd),
    months,
  );
  if (part === null || ratio === null || ratioLimit === null) return SENTENCES.tooOld(old);
  const share = percentText((atMost ?? { ratio }).ratio, ratioLimit);
  const limit = exactPercent(ratioLimit);
  const name = RATIOS[part];
  if (atMost) return SENTENCES.bounded(old, formatDay(atMost.periodEnd), share, limit, name);
  if (reason.effect !== "note") return SENTENCES.reliedOnLittle(old, share, limit, name);
  return SENTENCES[ratio > ratioLimit ? "farAboveLimit" : "farBelowLimit"](old, share, limit, name);
}

const ratioText = ({ part, whole }: { part: RatioPart; whole: RatioWhole }, share: string) =>
  SENTENCES.ratio(PARTS[part], share, WHOLE_TEXTS[whole]);

const subjectOf = ({ about }: Reason) => INPUT_SUBJECTS[about as QuantityName];
