import type { BusinessActivity, BusinessBasis, BusinessScreen } from "../../../domain/screening/screening.ts";
import { ACTIVITIES } from "../../../domain/standards/activities.ts";
import { BUSINESS_OVERRIDES } from "../../../domain/standards/business-overrides.ts";
import { ACTIVITY_RULES } from "./activity-rules.ts";
import { OVERRIDE_REASONS } from "./override-reasons.ts";

const ISLAMIC_INSTITUTIONS = { bank: "Islamic banking", takaful: "Takaful", finance: "Islamic finance" } as const;

/** What a business is called: a permissible one by its source's name for it or by ours, any other by the name of its class. */
export function activityName({ activityId, verdict, isMixed, isKnown, basis }: BusinessScreen): string {
  switch (basis.kind) {
    case "gics":
    case "industry":
      return verdict === "permissible" && isKnown && !isMixed ? basis.name : ACTIVITIES[activityId].name;
    case "override":
      return BUSINESS_OVERRIDES[basis.id]?.[1] ?? ACTIVITIES[activityId].name;
    case "islamic_institution":
      return ISLAMIC_INSTITUTIONS[basis.institution];
    case "without_alcohol_and_pork":
      return ACTIVITIES[basis.class].name;
    default:
      return ACTIVITIES[activityId].name;
  }
}

/** The names of a company's sources of income. */
export function wordedActivities(
  activities: readonly BusinessActivity[],
  business: string,
): (BusinessActivity & { activity: string })[] {
  return activities.map(({ kind, percentage }) => ({
    kind,
    activity: kind === "interest_income" ? "Interest income" : business,
    percentage,
  }));
}

/** Why a business is judged this way, with the rule or list behind it. */
export function businessRule({ activityId, basis }: Pick<BusinessScreen, "activityId" | "basis">): string {
  const source = basisText(basis);
  return source === null ? ACTIVITY_RULES[activityId] : `${ACTIVITY_RULES[activityId]} ${source}`;
}

function basisText(basis: BusinessBasis): string | null {
  switch (basis.kind) {
    case "gics":
      return `GICS: ${basis.name}.`;
    case "industry":
      return `Industry by the data provider: ${basis.name}.`;
    case "sic":
      return basis.first === basis.last ? `SIC code ${basis.first}.` : `SIC codes ${basis.first} to ${basis.last}.`;
    case "override":
      return OVERRIDE_REASONS[basis.id];
    case "islamic_institution":
      return `Source: ${basis.source}.`;
    case "without_alcohol_and_pork":
      return "Alcohol and pork may not be sold in Saudi Arabia.";
    case "unknown":
      return null;
  }
}
