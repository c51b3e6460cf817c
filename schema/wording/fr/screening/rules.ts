import { houseLimitsOn, type RuleChange } from "../../../../domain/standards/rule-changes.ts";
import { RATIO_NAMES, type RatioName } from "../../../../domain/standards/standards.ts";
import { counted, exactPercent, formatCount, formatDay } from "../format.ts";
import { ACTIVITY_RULES } from "./activity-rules.ts";

const LIMIT_NAMES: Readonly<Record<RatioName, string>> = {
  debtRatio: "de dette",
  cashRatio: "de liquidités",
  nonCompliantIncomeRatio: "de revenus non conformes",
};

/** The content of a rule change, one sentence for each part. */
export function ruleChangeSentence({ announcedOn, limits = {}, alsoExcludes = [] }: RuleChange): string {
  const before = houseLimitsOn(announcedOn);
  const moved = RATIO_NAMES.flatMap((name) => {
    const limit = limits[name];
    if (limit === undefined) return [];
    return [
      `Le seuil ${LIMIT_NAMES[name]} passe à ${exactPercent(limit)} ; il est aujourd’hui de ${exactPercent(before[name])}.`,
    ];
  });
  const excluded = alsoExcludes.map(
    (activity) => `Une activité jusqu’ici indéterminée est exclue : ${ACTIVITY_RULES[activity]}`,
  );
  return [...moved, ...excluded].join(" ");
}

type Counted = { takesEffectOn: string; isComplete: boolean; screened: number; moved: number };

export function announcedSentence({ takesEffectOn, isComplete, screened, moved }: Counted): string {
  const from = `Elle s’applique à partir de la mise à jour du ${formatDay(takesEffectOn)}.`;
  const counts = `${formatCount(moved)} sur ${counted(screened, "action examinée", "actions examinées")}`;
  if (!isComplete) return `${from} Ce qu’elle changerait est encore en cours de calcul : jusqu’ici ${counts}.`;
  return `${from} D’après les chiffres actuels, elle en changerait ${counts}.`;
}

export const announcedTitle = (takesEffectOn: string) =>
  `Annonce : nos règles changent avec la mise à jour du ${formatDay(takesEffectOn)}`;

export const RULES_TEXTS = {
  others: (count: number) => `et ${counted(count, "autre")}`,
  show: "Quelles actions elle changerait",
} as const;
