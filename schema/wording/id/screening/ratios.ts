import type { PurificationBound } from "../../../../domain/screening/screening.ts";
import type { RatioName } from "../../../../domain/standards/standards.ts";
import { ratioWording } from "../../ratio-rules.ts";
import { exactPercent, formatDay } from "../format.ts";

export const RATIO_LABELS: Readonly<Record<RatioName, string>> = {
  debtRatio: "Rasio Utang",
  cashRatio: "Kas & Surat Berharga Berbunga",
  nonCompliantIncomeRatio: "Pendapatan Tidak Halal",
};

export const RATIO_BASIS: Readonly<Record<RatioName, string>> = {
  debtRatio: "Utang berbasis bunga ÷ kapitalisasi pasar",
  cashRatio: "Kas dan surat berharga berbunga ÷ kapitalisasi pasar",
  nonCompliantIncomeRatio: "Pendapatan tidak halal ÷ total pendapatan",
};

/** What a ratio means and why it has a limit, for first-time readers. */
export const RATIO_MEANINGS = {
  question: "Apa artinya?",
  lesson: "Baca pelajarannya",
  debtRatio:
    "Seberapa besar utang berbunga perusahaan dibandingkan dengan nilai seluruh sahamnya. Meminjam dengan bunga tidak diperbolehkan, sehingga para ulama menerima perusahaan hanya selama utang ini tetap menjadi bagian kecil dari nilainya.",
  cashRatio:
    "Seberapa besar kas yang dipegang perusahaan, beserta deposito dan obligasi yang memberi bunga, dibandingkan dengan nilai seluruh sahamnya. Di atas batas, membeli sahamnya hampir sama dengan membeli uang, yang banyak di antaranya menghasilkan bunga.",
  nonCompliantIncomeRatio:
    "Seberapa besar pendapatan perusahaan yang berasal dari bunga atau dari kegiatan yang dilarang. Sedikit dapat ditoleransi jika Anda menyalurkan bagian Anda untuk kepentingan sosial; di atas batas, sahamnya tidak diperbolehkan.",
} as const;

export const RATIO_TEXTS = {
  below: (limit: number) => `✓ Di bawah batas ${exactPercent(limit)}`,
  above: (limit: number) => `✗ Di atas batas ${exactPercent(limit)}`,
  limit: (limit: number) => `batas ${exactPercent(limit)}`,
  uncertain: "tidak pasti, lihat alasannya",
  prohibitedNotKnown: "Penjualan terlarangnya belum diketahui",
  notKnown: "Tidak diketahui",
  notApplied: "Tidak berlaku",
  notTested: "Tidak ada pengujian ini",
  noMeaning: "Utang dan kas adalah bidang usaha perusahaan ini, sehingga rasio ini tidak bermakna dan tidak diuji.",
  businessDecides: "Kegiatan usahanya sendiri dilarang, sehingga pendapatannya tidak diuji.",
  figureMissing: "Angka yang diperlukannya tidak diketahui.",
  estimated: "Perkiraan",
  reported: "Dilaporkan",
  valueOf: (day: string) => `menurut kapitalisasi pasar ${formatDay(day)}`,
  atMost: "paling banyak",
  atLeast: "paling sedikit",
} as const;

export const PURIFICATION_BOUND_TEXTS: Readonly<Record<PurificationBound, string>> = {
  about: "sekitar",
  at_least: RATIO_TEXTS.atLeast,
  at_most: RATIO_TEXTS.atMost,
};

export const { withBound, noRatioText } = ratioWording(PURIFICATION_BOUND_TEXTS, RATIO_TEXTS);

/** The part that is given away; an upper bound forbids nobody to give more, so it is what the part may reach. */
export function partToGive(percent: string, bound: PurificationBound | null | undefined): string {
  return bound === "at_most" ? `bagian yang dapat mencapai ${percent}` : withBound(percent, bound);
}
