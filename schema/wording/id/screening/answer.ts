import type { RatioPart } from "../../../../domain/screening/screening.ts";
import { answerWording } from "../../answer-rules.ts";
import { lowerFirst } from "../../format-rules.ts";
import { exactPercent, formatMonth, formatPercent, formatPercentAgainst } from "../format.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { partToGive } from "./ratios.ts";

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "utang",
  cash: "kas",
  income: "pendapatan tidak halal",
  receivables: "piutang",
  receivables_and_cash: "piutang dan kas",
};

export const { answerLine, answerOf, TOO_OLD_ANSWER } = answerWording({
  formatMonth,
  formatPercent,
  formatPercentAgainst,
  exactPercent,

  yes: "Ya.",
  no: (cause) => (cause ? `Tidak: ${cause}.` : "Tidak."),
  unclear: (cause) => (cause ? `Belum dapat dipastikan: ${cause}.` : "Belum dapat dipastikan."),
  giveSome: (paid) => `Ya, dan salurkan sebagian dari ${paid}.`,
  give: (percent, bound, paid) => `Ya, dan salurkan ${partToGive(percent, bound)} dari ${paid}.`,
  paid: { gain: "keuntungan saat Anda menjualnya", dividends: "dividennya" },

  forbiddenBusiness: (activity) => (activity ? `bidang usahanya ${lowerFirst(activity)}` : "bidang usahanya dilarang"),
  aboveLimit: (part, percent, limit, isAtMost) =>
    `${PARTS[part]} ${isAtMost ? "hingga " : ""}${percent}, batasnya ${limit}`,

  noFigures: "tidak ada sumber yang memuat angkanya",
  tooOld: "angkanya terlalu lama",
  oldReport: (month, months) => `laporan ${month} sudah berumur ${months} bulan`,
  mayBeAbove: (part, limit) => `${PARTS[part]} perusahaan ini mungkin di atas batas ${limit}`,
  underReview: "angka terbarunya sedang diperiksa",
  unknownBusiness: "bidang usahanya belum cukup diketahui",
  noRevenue: "perusahaan ini melaporkan tidak ada pendapatan",
  differedUpon: "bidang usahanya diperselisihkan ulama",
  mixed: "sebagian usahanya mungkin dilarang",
  sourcesDisagree: (input) =>
    input ? `dua sumber berbeda tentang ${input} perusahaan ini` : "sumber-sumbernya saling berbeda",
  notKnown: (input) => (input ? `${input} perusahaan ini tidak diketahui` : "belum cukup yang diketahui tentangnya"),
  subjects: INPUT_SUBJECTS,
  inSentence: (subject) => lowerFirst(subject),
});
