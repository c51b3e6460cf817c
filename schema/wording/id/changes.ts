import type { NearMiss } from "../../../domain/refresh/near-miss.ts";
import { repeatedCrossings, type Screened } from "../../../domain/refresh/repeated-crossings.ts";
import type { ChangeCause, VerdictChange } from "../../../domain/refresh/verdict-change.ts";
import type { AgeChange } from "../../../domain/screening/ageing.ts";
import type { Standing } from "../../../domain/screening/standing.ts";
import { houseLimitsOn } from "../../../domain/standards/rule-changes.ts";
import { RATIO_NAMES, type RatioName } from "../../../domain/standards/standards.ts";
import { decimal, exactPercent, formatAmount, formatCount, formatDay, formatPercentAgainst } from "./format.ts";
import { INPUT_LABELS } from "./screening/inputs.ts";
import { STANDING_LABELS } from "./screening/standing.ts";

export const CAUSE_LABELS: Readonly<Record<ChangeCause, string>> = {
  figures: "Angka baru",
  price: "Harga",
  correction: "Sumber dikoreksi",
  rule: "Aturan kami",
  age: "Umur",
};

const CAUSE_SENTENCES: Readonly<Record<ChangeCause, string>> = {
  figures: "Perusahaan melaporkan angka yang lebih baru.",
  price: "Nilai pasarnya berubah.",
  correction: "Suatu sumber mengoreksi yang pernah dinyatakannya tentang periode yang sama.",
  rule: "Kami mengubah suatu aturan.",
  age: "Angkanya menjadi terlalu lama untuk hasil penyaringannya.",
};

const CAUSE_UNKNOWN = "Alasannya tidak diketahui: angka di balik hasil sebelumnya tidak disimpan.";

const SHORT_RATIOS: Readonly<Record<RatioName, string>> = {
  debtRatio: "utang",
  cashRatio: "kas",
  nonCompliantIncomeRatio: "pendapatan tidak halal",
};

type Moved = Pick<VerdictChange, "before" | "after"> & { changedOn: string };

/** From one standing to another: "Halal → Tidak sesuai syariah". */
export function standingsSentence({ before, after }: Pick<VerdictChange, "before" | "after">): string {
  return `${STANDING_LABELS[before.standing]} → ${STANDING_LABELS[after.standing]}`;
}

/** A fall into doubt by age, told on its day or before it. */
export function ageingSentence(change: AgeChange & { standing: Standing }): string {
  if (change.isPast) return `${agedTitle(change)}. ${CAUSE_SENTENCES.age}`;
  return `Hari ini: ${STANDING_LABELS[change.standing]}. Angkanya akan terlalu lama pada ${formatDay(change.doubtOn)}, kecuali ada yang lebih baru sebelum itu.`;
}

/** The same in a few words: "Halal → Belum dapat dipastikan". */
export function agedTitle({ standing, doubtOn, isPast }: AgeChange & { standing: Standing }): string {
  if (isPast) return `${STANDING_LABELS[standing]} → ${STANDING_LABELS.doubt}`;
  return `angkanya akan terlalu lama pada ${formatDay(doubtOn)}`;
}

export function causeSentence(causes: readonly ChangeCause[]): string {
  return causes.length > 0 ? causes.map((cause) => CAUSE_SENTENCES[cause]).join(" ") : CAUSE_UNKNOWN;
}

/** The ratios that moved, each before and after: "utang 28,0% → 40,0% (batas 33%)". */
export function ratioMoves({ before, after, changedOn }: Moved): string[] {
  const limits = houseLimitsOn(changedOn);
  return RATIO_NAMES.filter((name) => before[name] !== after[name]).map((name) => {
    const limit = limits[name];
    return `${SHORT_RATIOS[name]} ${ratioText(before[name], limit)} → ${ratioText(after[name], limit)} (batas ${exactPercent(limit)})`;
  });
}

/** The change of a verdict, its cause and its figures, in one paragraph. */
export function changeSentence(change: VerdictChange & Pick<Moved, "changedOn">): string {
  const moves = ratioMoves(change);
  const ratios = moves.length > 0 ? ` ${capitalized(moves.join(", "))}.` : "";
  return `${standingsSentence(change)}. ${causeSentence(change.causes)}${ratios}`;
}

export function inputMove({ input, before, after }: VerdictChange["inputs"][number]): string {
  const shown = (amount: number | null) => (amount === null ? "tidak diketahui" : formatAmount(amount));
  return `${INPUT_LABELS[input]}: ${shown(before)} → ${shown(after)}`;
}

/** Why a verdict went back and forth: the ratio that crossed its limit each time, near it; undefined when none did. */
export function flickerSentence(history: readonly Screened[]): string | undefined {
  const crossed = repeatedCrossings(history);
  if (!crossed) return undefined;
  const { ratio, limit, crossings } = crossed;
  const told = crossings.map(({ figure, on }) => `${ratioText(figure, limit)} pada ${formatDay(on)}`);
  return `Rasio ${SHORT_RATIOS[ratio]} bergerak di sekitar batas ${exactPercent(limit)}, dan hasilnya ikut berubah: ${told.join(", ")}.`;
}

/** How far a ratio is from its limit: "0,6 poin di bawah batas utang 33%". */
export function nearMissSentence({ ratio, figure, limit, points, isAbove }: NearMiss): string {
  const distance = points === 0 ? "tepat pada" : `${pointsText(points)} ${isAbove ? "di atas" : "di bawah"}`;
  return `${formatPercentAgainst(figure, limit)}: ${distance} batas ${SHORT_RATIOS[ratio]} ${exactPercent(limit)}.`;
}

function pointsText(points: number): string {
  return `${decimal(Number(points < 0.1 ? points.toPrecision(1) : points.toFixed(1)))} poin`;
}

function ratioText(ratio: number | null, limit: number): string {
  return ratio === null ? "tidak diketahui" : formatPercentAgainst(ratio, limit);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const CHANGES_TEXTS = {
  market: "Pasar",
  sector: "Sektor",
  day: "Hari",
  everyMarket: "Semua pasar",
  everySector: "Semua sektor",
  everyDay: "Semua hari",
  show: "Tampilkan",
  everything: "Semuanya",
  age: "Karena umur",
  agedLine: (past: number, soon: number) =>
    `Karena angka yang lama, ${formatCount(past)} hasil belum dapat dipastikan, dan ${formatCount(soon)} lagi dalam sebulan.`,
  seeAged: "Lihat yang mana",
  ageing: {
    soon: {
      title: "Segera terlalu lama",
      lead: "Dalam sebulan hasilnya menjadi belum dapat dipastikan, kecuali perusahaannya melapor sebelum itu.",
      none: "Tidak ada hasil yang menjadi belum dapat dipastikan karena umur dalam sebulan.",
    },
    past: {
      title: "Terlalu lama sejak pembaruan terakhir",
      lead: "Angkanya terlalu lama untuk suatu hasil penyaringan. Angka yang lebih baru akan menentukannya.",
      none: "Tidak ada hasil yang menjadi belum dapat dipastikan karena umur sejak pembaruan terakhir.",
    },
  },
  mine: "Daftar pantau saya",
  near: "Mendekati batas",
  noChanges: "Tidak ada pembaruan yang mengubah hasil di sini.",
  noChangesHint: "Angka diperbarui sebulan sekali. Hasil yang berubah tercantum di sini.",
  noneOfMine: "Tidak ada hasil dalam daftar pantau Anda yang berubah.",
  noneOfMineHint: "Perubahan dalam daftar pantau Anda tampil di sini sejak hari Anda menambahkan saham.",
  noNear: "Tidak ada rasio yang mendekati batasnya di sini.",
  nearLead:
    "Saham yang dekat dengan hasil lain: yang boleh dan mendekati suatu batas, serta yang tidak sesuai syariah hanya karena satu rasio. Mendekati berarti tidak lebih dari dua poin dari batas utang atau kas, atau satu poin dari batas pendapatan.",
  more: "Tampilkan lebih banyak",
  loading: "Memuat perubahan…",
  failed: "Perubahan tidak dapat dimuat.",
  retry: "Coba lagi",
  found: (count: number) => `${formatCount(count)} perubahan`,
  onDay: (date: string, count: number) => `${formatDay(date)} (${formatCount(count)})`,
  arrow: "→",
  became: "menjadi",
  willBecome: "akan menjadi",
  noMove: "Tidak ada rasio yang berubah.",
  sinceVisit: (count: number, date: string) =>
    `${formatCount(count)} hasil telah berubah sejak kunjungan Anda pada ${formatDay(date)}.`,
  nothingSince: (date: string) => `Tidak ada hasil yang berubah sejak kunjungan Anda pada ${formatDay(date)}.`,
  see: "Lihat yang berubah",
} as const;
