import type { BusinessActivity, BusinessBasis, BusinessScreen } from "../../../../domain/screening/screening.ts";
import { industryText } from "../industries.ts";
import { ACTIVITY_RULES, activityClassName } from "./activity-rules.ts";
import { SENTENCES } from "./business.words.ts";
import { INPUT_LABELS } from "./inputs.ts";

/** What a share of income that is no line of business is the figure of. */
export const ACTIVITY_INPUTS = {
  prohibited_activities: "prohibitedRevenue",
  interest_income: "interestIncome",
} as const;

export function activityName({ activityId, verdict, isMixed, isKnown, basis }: BusinessScreen): string {
  switch (basis.kind) {
    case "gics":
    case "industry": {
      const hasOwnName = verdict === "permissible" && isKnown && !isMixed;
      return hasOwnName ? industryText(basis.name) : activityClassName(activityId);
    }
    case "override":
      return SENTENCES.overrides[basis.id]?.[0] ?? activityClassName(activityId);
    case "islamic_institution":
      return SENTENCES.institutions[basis.institution];
    case "without_alcohol_and_pork":
      return activityClassName(basis.class);
    default:
      return activityClassName(activityId);
  }
}

export function wordedActivities(
  activities: readonly BusinessActivity[],
  business: string,
): (BusinessActivity & { activity: string })[] {
  return activities.map((income) => ({
    ...income,
    activity: income.kind === "line_of_business" ? business : INPUT_LABELS[ACTIVITY_INPUTS[income.kind]],
  }));
}

/** Why a business is judged this way, with the rule or list behind it. */
export function businessRule(
  { activityId, verdict, isMixed, basis }: BusinessScreen,
  evidence: readonly { input: string }[] = [],
): string {
  const isPartKnown = isMixed && evidence.some(({ input }) => input === ACTIVITY_INPUTS.prohibited_activities);
  const rule = isPartKnown && verdict !== "prohibited" ? SENTENCES.knownPart[verdict] : ACTIVITY_RULES[activityId];
  const source = basisText(basis);
  return source === null ? rule : `${rule} ${source}`;
}

function basisText(basis: BusinessBasis): string | null {
  switch (basis.kind) {
    case "gics":
      return SENTENCES.byGics(industryText(basis.name));
    case "industry":
      return SENTENCES.byIndustry(industryText(basis.name));
    case "sic":
      return basis.first === basis.last
        ? SENTENCES.bySicCode(basis.first)
        : SENTENCES.bySicCodes(basis.first, basis.last);
    case "override":
      return SENTENCES.overrides[basis.id]?.[1] ?? null;
    case "islamic_institution":
      return SENTENCES.bySource(basis.source);
    case "without_alcohol_and_pork":
      return SENTENCES.withoutAlcoholAndPork;
    case "unknown":
      return null;
  }
}
