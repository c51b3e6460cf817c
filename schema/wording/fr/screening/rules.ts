import type { RatioName } from "../../../../domain/standards/standards.ts";
import type { RuleChange } from "../../../../domain/standards/standards-on.ts";
import { type Correction, movedBy, ruleChangeOf } from "../../rule-change-rules.ts";
import { counted, exactPercent, formatCount, formatDay } from "../format.ts";
import { activityClassName } from "./activity-rules.ts";
import { standardName } from "./standard-names.ts";

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

export const correctedTitle = ({ on }: Pick<Correction, "on">) =>
  `Nos règles, ${formatDay(on)} : Dow Jones, S&P et MSCI corrigés`;

/** What our data said wrongly of other standards until a day, and how many verdicts the right editions moved. */
export function correctedSentence(correction: Correction): string {
  const { screened } = correction;
  const moved = movedBy(correction, standardName, formatCount).join(", ");
  return `Jusqu’à ce jour, nos colonnes Dow Jones et S&P demandaient deux ratios que tous deux ont abandonnés en 2023 (les liquidités, et ce que doivent les clients) et laissaient les intérêts hors du critère des revenus, et le troisième seuil de MSCI était de ${exactPercent(33.33)} au lieu de ${exactPercent(70)}. C’était faux. Résultats qui ont changé, sur ${formatCount(screened)} : ${moved}. Ceux de Mizan n’ont pas changé.`;
}
