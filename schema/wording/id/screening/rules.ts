import type { RatioName } from "../../../../domain/standards/standards.ts";
import type { RuleChange } from "../../../../domain/standards/standards-on.ts";
import { ruleChangeOf } from "../../rule-change-rules.ts";
import { exactPercent, formatCount, formatDay } from "../format.ts";
import { activityClassName } from "./activity-rules.ts";

const LIMIT_NAMES: Readonly<Record<RatioName, string>> = {
  debtRatio: "Batas utang",
  cashRatio: "Batas kas",
  nonCompliantIncomeRatio: "Batas pendapatan tidak halal",
};

/** The content of a rule change, one sentence for each part. */
export const ruleChangeSentence = (change: RuleChange) =>
  ruleChangeOf(
    {
      exactPercent,
      limitMoves: (ratio, after, before) => `${LIMIT_NAMES[ratio]} menjadi ${after}; hari ini ${before}.`,
      excluded: (activity) =>
        `Suatu bidang usaha yang tadinya belum dapat dipastikan dikecualikan: ${activityClassName(activity)}.`,
    },
    change,
  );

type Counted = { takesEffectOn: string; isComplete: boolean; screened: number; moved: number };

export function announcedSentence({ takesEffectOn, isComplete, screened, moved }: Counted): string {
  const from = `Berlaku sejak pembaruan ${formatDay(takesEffectOn)}.`;
  const counts = `${formatCount(moved)} dari ${formatCount(screened)} saham yang disaring`;
  if (!isComplete) return `${from} Yang akan diubahnya masih dihitung: sejauh ini ${counts}.`;
  return `${from} Dengan angka hari ini, perubahan itu akan mengubah ${counts}.`;
}

export const announcedTitle = (takesEffectOn: string) =>
  `Pengumuman: aturan kami berubah pada pembaruan ${formatDay(takesEffectOn)}`;

export const RULES_TEXTS = {
  others: (count: number) => `dan ${formatCount(count)} lainnya`,
  show: "Saham mana yang akan diubahnya",
} as const;
