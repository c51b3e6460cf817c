import type { RatioName } from "../../../../domain/standards/standards.ts";
import type { RuleChange } from "../../../../domain/standards/standards-on.ts";
import { ruleChangeOf } from "../../rule-change-rules.ts";
import { counted, exactPercent, formatCount, formatDay } from "../format.ts";
import { activityClassName } from "./activity-rules.ts";

const LIMIT_NAMES: Readonly<Record<RatioName, string>> = {
  debtRatio: "de dette",
  cashRatio: "de liquidités",
  nonCompliantIncomeRatio: "de revenus non conformes",
};

/** The content of a rule change, one sentence for each part. */
export const ruleChangeSentence = (change: RuleChange) =>
  ruleChangeOf(
    {
      exactPercent,
      limitMoves: (ratio, after, before) =>
        `Le seuil ${LIMIT_NAMES[ratio]} passe à ${after} ; il est aujourd’hui de ${before}.`,
      excluded: (activity) => `Une activité qui était indéterminée est exclue : ${activityClassName(activity)}.`,
    },
    change,
  );

type Counted = { takesEffectOn: string; isComplete: boolean; screened: number; moved: number };

export function announcedSentence({ takesEffectOn, isComplete, screened, moved }: Counted): string {
  const from = `Le changement s’applique à partir de la mise à jour du ${formatDay(takesEffectOn)}.`;
  const counts = `${formatCount(moved)} sur ${counted(screened, "action examinée", "actions examinées")}`;
  if (!isComplete) return `${from} Ce qu’il changerait est encore en cours de calcul : jusqu’ici ${counts}.`;
  return `${from} D’après les chiffres actuels, il changerait le résultat de ${counts}.`;
}

export const announcedTitle = (takesEffectOn: string) =>
  `Annonce : nos règles changent avec la mise à jour du ${formatDay(takesEffectOn)}`;

export const RULES_TEXTS = {
  others: (count: number) => `et ${counted(count, "autre")}`,
  show: "Les actions dont le résultat changerait",
} as const;
