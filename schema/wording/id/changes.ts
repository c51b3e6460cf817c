import type { RatioName } from "../../../domain/standards/standards.ts";
import type { ChangeCause } from "../../../domain/verdict/verdict-change.ts";
import { changeWording } from "../change-rules.ts";
import { upperFirst } from "../format-rules.ts";
import { decimal, exactPercent, formatAmount, formatCount, formatDay, formatPercentAgainst } from "./format.ts";
import { INPUT_LABELS } from "./screening/inputs.ts";
import { STANDING_LABELS } from "./screening/standing.ts";

export const CAUSE_LABELS: Readonly<Record<ChangeCause, string>> = {
  figures: "Angka baru",
  price: "Harga",
  correction: "Sumber dikoreksi",
  rule: "Aturan kami",
  age: "Data kedaluwarsa",
};

const SHORT_RATIOS: Readonly<Record<RatioName, string>> = {
  debtRatio: "utang",
  cashRatio: "kas",
  nonCompliantIncomeRatio: "pendapatan tidak halal",
};

export const {
  patience,
  standingsSentence,
  ageingSentence,
  agedTitle,
  causeSentence,
  ratioMoves,
  changeSentence,
  inputMove,
  flickerSentence,
  nearMissSentence,
} = changeWording({
  formatAmount,
  formatDay,
  formatPercentAgainst,
  exactPercent,
  standings: STANDING_LABELS,
  inputs: INPUT_LABELS,

  sentence: (text) => `${text}.`,
  separator: ", ",
  upperFirst,
  moved: (before, after) => `${before} → ${after}`,
  causes: {
    figures: "Perusahaan melaporkan angka yang lebih baru.",
    price: "Nilai pasarnya berubah.",
    correction: "Suatu sumber mengoreksi yang pernah dinyatakannya tentang periode yang sama.",
    rule: "Kami mengubah suatu aturan.",
    age: "Angkanya sudah kedaluwarsa, sehingga tidak dapat menjadi dasar hasil.",
  },
  patience: "Selain itu tidak ada yang berubah: tunggu laporan berikutnya.",
  isPermissible: "Sahamnya kini diperbolehkan.",
  causeUnknown: "Alasannya tidak diketahui: angka di balik hasil sebelumnya tidak disimpan.",
  notKnown: "tidak diketahui",

  willBeTooOld: (standing, day) =>
    `Hari ini: ${standing}. Angkanya akan kedaluwarsa pada ${day}, kecuali ada yang lebih baru sebelum itu.`,
  willBeTooOldTitle: (day) => `angkanya akan kedaluwarsa pada ${day}`,
  ratioMove: (ratio, move, limit) => `${SHORT_RATIOS[ratio]} ${move} (batas ${limit})`,
  inputMove: (input, move) => `${input}: ${move}`,
  flicker: (ratio, limit, crossings) =>
    `Rasio ${SHORT_RATIOS[ratio]} bergerak di sekitar batas ${limit}, dan hasilnya ikut berubah: ${crossings}.`,
  crossing: (figure, day) => `${figure} pada ${day}`,
  atLimit: (figure, ratio, limit) => `${figure}: tepat pada batas ${SHORT_RATIOS[ratio]} ${limit}.`,
  nearLimit: (figure, ratio, limit, points, isAbove) =>
    `${figure}: ${decimal(points)} poin ${isAbove ? "di atas" : "di bawah"} batas ${SHORT_RATIOS[ratio]} ${limit}.`,
});

export const CHANGES_TEXTS = {
  market: "Pasar",
  sector: "Sektor",
  day: "Tanggal",
  everyMarket: "Semua pasar",
  everySector: "Semua sektor",
  everyDay: "Semua tanggal",
  show: "Tampilkan",
  everything: "Semuanya",
  age: "Karena data kedaluwarsa",
  agedLine: (past: number, soon: number) =>
    `Karena angka yang lama, ${formatCount(past)} hasil belum dapat dipastikan, dan ${formatCount(soon)} lagi dalam sebulan.`,
  seeAged: "Lihat yang mana",
  ageing: {
    soon: {
      title: "Angka yang segera kedaluwarsa",
      lead: "Dalam sebulan hasilnya menjadi belum dapat dipastikan, kecuali perusahaannya melapor sebelum itu.",
      none: "Tidak ada hasil yang dalam sebulan menjadi belum dapat dipastikan karena angkanya kedaluwarsa.",
    },
    past: {
      title: "Angka yang kedaluwarsa sejak pembaruan terakhir",
      lead: "Angkanya sudah kedaluwarsa, sehingga tidak dapat menjadi dasar hasil. Angka yang lebih baru akan menentukannya.",
      none: "Sejak pembaruan terakhir tidak ada hasil yang menjadi belum dapat dipastikan karena angkanya kedaluwarsa.",
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
    "Saham yang dekat dengan hasil lain: yang diperbolehkan dan mendekati suatu batas, serta yang tidak sesuai syariah hanya karena satu rasio. Mendekati berarti tidak lebih dari dua poin dari batas utang atau kas, atau satu poin dari batas pendapatan.",
  more: "Tampilkan lebih banyak",
  loading: "Memuat perubahan…",
  failed: "Perubahan tidak dapat dimuat.",
  retry: "Coba lagi",
  found: (count: number) => `${formatCount(count)} perubahan`,
  onDay: (date: string, count: number) => `${formatDay(date)} (${formatCount(count)})`,
  became: "menjadi",
  willBecome: "akan menjadi",
  ifHeld: "Jika Anda memilikinya",
  noMove: "Tidak ada rasio yang berubah.",
  sinceVisit: (count: number, date: string) =>
    `${formatCount(count)} hasil telah berubah sejak kunjungan Anda pada ${formatDay(date)}.`,
  nothingSince: (date: string) => `Tidak ada hasil yang berubah sejak kunjungan Anda pada ${formatDay(date)}.`,
  see: "Lihat yang berubah",
} as const;
