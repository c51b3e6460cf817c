import type { RatioName } from "../../../../domain/standards/standards.ts";
import type { RuleChange } from "../../../../domain/standards/standards-on.ts";
import { type Correction, movedBy, ruleChangeOf } from "../../rule-change-rules.ts";
import { exactPercent, formatCount, formatDay } from "../format.ts";
import { activityClassName } from "./activity-rules.ts";
import { standardName } from "./standard-names.ts";

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
        `Bidang usaha yang tadinya belum dapat dipastikan dikecualikan: ${activityClassName(activity)}.`,
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

export const correctedTitle = ({ on }: Pick<Correction, "on">) =>
  `Aturan kami, ${formatDay(on)}: Dow Jones, S&P, dan MSCI diperbaiki`;

/** What our data said wrongly of other standards until a day, and how many verdicts the right editions moved. */
export function correctedSentence(correction: Correction): string {
  const { screened } = correction;
  const moved = movedBy(correction, standardName, formatCount).join(", ");
  return `Sampai hari itu kolom kami untuk Dow Jones dan S&P meminta dua rasio yang sudah ditinggalkan keduanya pada 2023 (kas, dan jumlah yang terutang dari pelanggan) dan tidak menghitung bunga dalam pengujian pendapatan, dan batas ketiga MSCI tertulis ${exactPercent(33.33)}, bukan ${exactPercent(70)}. Itu salah. Hasil penyaringan yang berubah, dari ${formatCount(screened)}: ${moved}. Hasil Mizan sendiri tidak berubah.`;
}
