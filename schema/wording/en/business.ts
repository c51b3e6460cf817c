import type { BusinessBasis, BusinessScreen } from "../../../domain/screening/screening.ts";
import { ACTIVITY_RULES } from "./activity-rules.ts";
import { OVERRIDE_REASONS } from "./override-reasons.ts";

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
