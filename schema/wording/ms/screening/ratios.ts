import type { PurificationBound } from "../../../../domain/screening/screening.ts";
import type { RatioName } from "../../../../domain/standards/standards.ts";
import { ratioWording } from "../../ratio-rules.ts";
import { formatDay } from "../format.ts";

export const RATIO_LABELS: Readonly<Record<RatioName, string>> = {
  debtRatio: "Nisbah Hutang",
  cashRatio: "Tunai & Sekuriti Berfaedah",
  nonCompliantIncomeRatio: "Pendapatan Tidak Patuh Syariah",
};

export const RATIO_BASIS: Readonly<Record<RatioName, string>> = {
  debtRatio: "Hutang berfaedah ÷ permodalan pasaran",
  cashRatio: "Tunai dan sekuriti berfaedah ÷ permodalan pasaran",
  nonCompliantIncomeRatio: "Hasil tidak patuh Syariah ÷ jumlah hasil",
};

/** What a ratio means and why it has a limit, for first-time readers. */
export const RATIO_MEANINGS = {
  question: "Apakah maksudnya?",
  lesson: "Baca pelajarannya",
  debtRatio:
    "Berapa banyak hutang berfaedah syarikat, berbanding nilai semua sahamnya. Meminjam dengan faedah tidak dibolehkan, jadi ulama menerima sesebuah syarikat hanya selagi hutang ini kekal sebahagian kecil daripada nilainya.",
  cashRatio:
    "Berapa banyak tunai yang dipegang syarikat, termasuk deposit dan bon yang membayar faedah, berbanding nilai semua sahamnya. Di atas had, membeli saham itu menghampiri membeli wang, yang banyak daripadanya memperoleh faedah.",
  nonCompliantIncomeRatio:
    "Berapa banyak hasil syarikat datang daripada faedah atau aktiviti terlarang. Sedikit dimaafkan jika anda menyerahkan bahagian anda kepada kebajikan; di atas had, saham itu tidak dibolehkan.",
} as const;

export const RATIO_TEXTS = {
  below: (limit: number) => `✓ Di bawah tanda aras ${limit}%`,
  above: (limit: number) => `✗ Di atas tanda aras ${limit}%`,
  limit: (limit: number) => `had ${limit}%`,
  uncertain: "tidak pasti, lihat sebabnya",
  prohibitedNotKnown: "Jualan terlarangnya tidak diketahui",
  notKnown: "Tidak diketahui",
  notApplied: "Tidak terpakai",
  notTested: "Tiada ujian sebegini",
  noMeaning: "Hutang dan tunai ialah bidang perniagaan syarikat ini, jadi nisbah ini tidak bermakna dan tidak diuji.",
  businessDecides: "Perniagaan itu sendiri terlarang, jadi pendapatannya tidak diuji.",
  figureMissing: "Satu angka yang diperlukan tidak diketahui.",
  estimated: "Anggaran",
  reported: "Dilaporkan",
  valueOf: (day: string) => `mengikut permodalan pasaran ${formatDay(day)}`,
  atMost: "paling banyak",
  atLeast: "sekurang-kurangnya",
} as const;

export const PURIFICATION_BOUND_TEXTS: Readonly<Record<PurificationBound, string>> = {
  about: "kira-kira",
  at_least: RATIO_TEXTS.atLeast,
  at_most: RATIO_TEXTS.atMost,
};

export const { withBound, noRatioText } = ratioWording(PURIFICATION_BOUND_TEXTS, RATIO_TEXTS);

/** The part that is given away; an upper bound forbids nobody to give more, so it is what the part may reach. */
export function partToGive(percent: string, bound: PurificationBound | null | undefined): string {
  return bound === "at_most" ? `bahagian yang boleh mencapai ${percent}` : withBound(percent, bound);
}
