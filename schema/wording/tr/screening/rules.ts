import type { RatioName } from "../../../../domain/standards/standards.ts";
import type { RuleChange } from "../../../../domain/standards/standards-on.ts";
import { type Correction, movedBy, ruleChangeOf } from "../../rule-change-rules.ts";
import { exactPercent, formatCount, formatDay } from "../format.ts";
import { activityClassName } from "./activity-rules.ts";
import { standardName } from "./standard-names.ts";

const LIMIT_NAMES: Readonly<Record<RatioName, string>> = {
  debtRatio: "Borç sınırı",
  cashRatio: "Nakit sınırı",
  nonCompliantIncomeRatio: "Uygun olmayan gelir sınırı",
};

/** The content of a rule change, one sentence for each part. */
export const ruleChangeSentence = (change: RuleChange) =>
  ruleChangeOf(
    {
      exactPercent,
      limitMoves: (ratio, after, before) => `${LIMIT_NAMES[ratio]} ${after} olacak; bugün ${before}.`,
      excluded: (activity) =>
        `Şimdiye kadar belirsiz sayılan bir faaliyet dışarıda bırakılacak: ${activityClassName(activity)}.`,
    },
    change,
  );

type Counted = { takesEffectOn: string; isComplete: boolean; screened: number; moved: number };

export function announcedSentence({ takesEffectOn, isComplete, screened, moved }: Counted): string {
  const from = `${formatDay(takesEffectOn)} tarihli yenilemeden itibaren geçerlidir.`;
  const counts = `taranan ${formatCount(screened)} hisseden ${formatCount(moved)} tanesi`;
  if (!isComplete) return `${from} Neyi değiştireceği hâlâ hesaplanıyor: şimdiye kadar ${counts}.`;
  return `${from} Bugünkü rakamlarla ${counts} için sonucu değiştirirdi.`;
}

export const announcedTitle = (takesEffectOn: string) =>
  `Duyuru: kurallarımız ${formatDay(takesEffectOn)} tarihli yenilemeyle değişecek`;

export const RULES_TEXTS = {
  others: (count: number) => `ve ${formatCount(count)} tane daha`,
  show: "Etkilenecek hisseler",
} as const;

export const correctedTitle = ({ on }: Pick<Correction, "on">) =>
  `Kurallarımız, ${formatDay(on)}: Dow Jones, S&P ve MSCI düzeltildi`;

/** What our data said wrongly of other standards until a day, and how many verdicts the right editions moved. */
export function correctedSentence(correction: Correction): string {
  const { screened } = correction;
  const moved = movedBy(correction, standardName, formatCount).join(", ");
  return `O güne kadar Dow Jones ve S&P sütunlarımız, ikisinin de 2023'te bıraktığı iki oranı (nakdi ve müşterilerin borçlarını) arıyor, gelir ölçütünde faizi saymıyordu; MSCI'ın üçüncü sınırı da ${exactPercent(70)} yerine ${exactPercent(33.33)} idi. Bu yanlıştı. ${formatCount(screened)} hisse içinde değişen sonuçlar: ${moved}. Mizan'ın kendi sonuçları değişmedi.`;
}
