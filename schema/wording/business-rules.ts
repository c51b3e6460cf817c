import type { QuantityName } from "../../domain/facts/company-facts.ts";
import { industryName } from "../../domain/issuers/industry-names.ts";
import type { BusinessActivity, BusinessBasis, BusinessScreen } from "../../domain/screening/screening.ts";
import type { ActivityId } from "../../domain/standards/activities.ts";
import type { BusinessOverrideId } from "../../domain/standards/business-tables.ts";

type Basis<Kind> = Extract<BusinessBasis, { kind: Kind }>;

type Words = {
  /** What each such business is called, and why it is judged so. */
  overrides: Readonly<Record<BusinessOverrideId, readonly [name: string, reason: string]>>;
  institutions: Readonly<Record<Basis<"islamic_institution">["institution"], string>>;
  activityClassName: (activity: ActivityId) => string;
  rules: Readonly<Record<ActivityId, string>>;
  /** In place of a rule of a mixed business that says its prohibited part is not reported. */
  knownPart: Readonly<Record<"permissible" | "differed_upon", string>>;
  industryText: (name: string) => string;
  inputs: Readonly<Record<QuantityName, string>>;

  byGics: (industry: string) => string;
  byIndustry: (industry: string) => string;
  bySicCode: (code: number) => string;
  bySicCodes: (first: number, last: number) => string;
  bySource: (source: string) => string;
  withoutAlcoholAndPork: string;
};

/** What a share of income that is no line of business is the figure of. */
export const ACTIVITY_INPUTS = {
  prohibited_activities: "prohibitedRevenue",
  interest_income: "interestIncome",
} as const;

export function businessWording(words: Words) {
  function activityName({ activityId, verdict, isMixed, isKnown, basis }: BusinessScreen): string {
    switch (basis.kind) {
      case "gics":
      case "industry": {
        const hasOwnName = verdict === "permissible" && isKnown && !isMixed;
        return hasOwnName ? words.industryText(basis.name) : words.activityClassName(activityId);
      }
      case "override":
        return words.overrides[basis.id]?.[0] ?? words.activityClassName(activityId);
      case "islamic_institution":
        return words.institutions[basis.institution];
      case "without_alcohol_and_pork":
        return words.activityClassName(basis.class);
      default:
        return words.activityClassName(activityId);
    }
  }

  function wordedActivities(
    activities: readonly BusinessActivity[],
    business: string,
  ): (BusinessActivity & { activity: string })[] {
    return activities.map((income) => ({
      ...income,
      activity: income.kind === "line_of_business" ? business : words.inputs[ACTIVITY_INPUTS[income.kind]],
    }));
  }

  /** Why a business is judged this way, with the rule or list behind it. */
  function businessRule(
    { activityId, verdict, isMixed, basis }: BusinessScreen,
    evidence: readonly { input: string }[] = [],
  ): string {
    const isPartKnown = isMixed && evidence.some(({ input }) => input === ACTIVITY_INPUTS.prohibited_activities);
    const rule = isPartKnown && verdict !== "prohibited" ? words.knownPart[verdict] : words.rules[activityId];
    const source = basisText(basis);
    return source === null ? rule : `${rule} ${source}`;
  }

  function basisText(basis: BusinessBasis): string | null {
    switch (basis.kind) {
      case "gics":
        return words.byGics(words.industryText(basis.name));
      case "industry":
        return words.byIndustry(words.industryText(basis.name));
      case "sic":
        return basis.first === basis.last ? words.bySicCode(basis.first) : words.bySicCodes(basis.first, basis.last);
      case "override":
        return words.overrides[basis.id]?.[1] ?? null;
      case "islamic_institution":
        return words.bySource(basis.source);
      case "without_alcohol_and_pork":
        return words.withoutAlcoholAndPork;
      case "unknown":
        return null;
    }
  }

  return { activityName, wordedActivities, businessRule };
}

/** An industry in a language, by its names; one that only its provider uses stays as it is. */
export function industryWording(names: Readonly<Record<string, string>>, asItIs = (name: string) => name) {
  return (name: string): string => {
    const known = industryName(name);
    return Object.hasOwn(names, known) ? (names[known] ?? known) : asItIs(name);
  };
}
