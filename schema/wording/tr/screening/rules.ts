import { houseLimitsOn, type RuleChange } from "../../../../domain/standards/rule-changes.ts";
import { RATIO_NAMES, type RatioName } from "../../../../domain/standards/standards.ts";
import { exactPercent, formatCount, formatDay } from "../format.ts";
import { ACTIVITY_RULES } from "./activity-rules.ts";

const LIMIT_NAMES: Readonly<Record<RatioName, string>> = {
  debtRatio: "Borç sınırı",
  cashRatio: "Nakit sınırı",
  nonCompliantIncomeRatio: "Uygun olmayan gelir sınırı",
};

/** The content of a rule change, one sentence for each part. */
export function ruleChangeSentence({ announcedOn, limits = {}, alsoExcludes = [] }: RuleChange): string {
  const before = houseLimitsOn(announcedOn);
  const moved = RATIO_NAMES.flatMap((name) => {
    const limit = limits[name];
    return limit === undefined
      ? []
      : [`${LIMIT_NAMES[name]} ${exactPercent(limit)} oluyor; bugün ${exactPercent(before[name])}.`];
  });
  const excluded = alsoExcludes.map(
    (activity) => `Belirsiz olan bir faaliyet dışarıda bırakılıyor: ${ACTIVITY_RULES[activity]}`,
  );
  return [...moved, ...excluded].join(" ");
}

type Counted = { takesEffectOn: string; isComplete: boolean; screened: number; moved: number };

export function announcedSentence({ takesEffectOn, isComplete, screened, moved }: Counted): string {
  const from = `${formatDay(takesEffectOn)} tarihli yenilemeden itibaren geçerlidir.`;
  const counts = `taranan ${formatCount(screened)} pay senedinden ${formatCount(moved)} tanesi`;
  if (!isComplete) return `${from} Neyi değiştireceği hâlâ hesaplanıyor: şimdiye kadar ${counts}.`;
  return `${from} Bugünkü rakamlarla ${counts} için sonucu değiştirirdi.`;
}

export const announcedTitle = (takesEffectOn: string) =>
  `Duyuru: kurallarımız ${formatDay(takesEffectOn)} tarihli yenilemeyle değişiyor`;

export const RULES_TEXTS = {
  others: (count: number) => `ve ${formatCount(count)} tane daha`,
  show: "Hangi pay senetlerini değiştireceği",
} as const;
