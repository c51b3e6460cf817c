import type { RatioName } from "../../../../domain/standards/standards.ts";
import type { RuleChange } from "../../../../domain/standards/standards-on.ts";
import { upperFirst } from "../../format-rules.ts";
import { type Correction, movedBy, ruleChangeOf } from "../../rule-change-rules.ts";
import { exactPercent, formatCount, formatDay } from "../format.ts";
import { activityClassName } from "./activity-rules.ts";
import { standardName } from "./standard-names.ts";

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

export const correctedTitle = ({ on }: Pick<Correction, "on">) =>
  `Peraturan kami, ${formatDay(on)}: Dow Jones, S&P dan MSCI dibetulkan`;

/** What our data said wrongly of other standards until a day, and how many verdicts the right editions moved. */
export function correctedSentence(correction: Correction): string {
  const { screened } = correction;
  const moved = movedBy(correction, standardName, formatCount).join(", ");
  return `Sehingga hari itu lajur kami bagi Dow Jones dan S&P meminta dua nisbah yang telah ditinggalkan oleh kedua-duanya pada 2023 (tunai, dan jumlah yang terhutang oleh pelanggan) dan tidak mengira faedah dalam ujian pendapatan, dan had ketiga MSCI dinyatakan ${exactPercent(33.33)}, bukan ${exactPercent(70)}. Itu salah. Keputusan yang berubah, daripada ${formatCount(screened)}: ${moved}. Keputusan Mizan sendiri tidak berubah.`;
}
