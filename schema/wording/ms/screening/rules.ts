import type { RatioName } from "../../../../domain/standards/standards.ts";
import type { RuleChange } from "../../../../domain/standards/standards-on.ts";
import { upperFirst } from "../../format-rules.ts";
import { ruleChangeOf } from "../../rule-change-rules.ts";
import { exactPercent, formatCount, formatDay } from "../format.ts";
import { activityClassName } from "./activity-rules.ts";

const LIMIT_NAMES: Readonly<Record<RatioName, string>> = {
  debtRatio: "had hutang",
  cashRatio: "had tunai",
  nonCompliantIncomeRatio: "had pendapatan tidak patuh Syariah",
};

/** The content of a rule change, one sentence for each part. */
export const ruleChangeSentence = (change: RuleChange) =>
  ruleChangeOf(
    {
      exactPercent,
      limitMoves: (ratio, after, before) => `${upperFirst(LIMIT_NAMES[ratio])} menjadi ${after}; hari ini ${before}.`,
      excluded: (activity) =>
        `Perniagaan yang sebelum ini belum dapat ditentukan dikecualikan: ${activityClassName(activity)}.`,
    },
    change,
  );

type Counted = { takesEffectOn: string; isComplete: boolean; screened: number; moved: number };

export function announcedSentence({ takesEffectOn, isComplete, screened, moved }: Counted): string {
  const from = `Ia berkuat kuasa mulai kemas kini ${formatDay(takesEffectOn)}.`;
  const counts = `${formatCount(moved)} daripada ${formatCount(screened)} saham yang disaring`;
  if (!isComplete) return `${from} Apa yang akan diubahnya masih dikira: setakat ini ${counts}.`;
  return `${from} Berdasarkan angka hari ini ia akan mengubah ${counts}.`;
}

export const announcedTitle = (takesEffectOn: string) =>
  `Diumumkan: peraturan kami berubah dengan kemas kini ${formatDay(takesEffectOn)}`;

export const RULES_TEXTS = {
  others: (count: number) => `dan ${formatCount(count)} lagi`,
  show: "Saham mana yang akan diubahnya",
} as const;
