import type { RatioPart } from "../../../../domain/screening/screening.ts";
import { answerWording } from "../../answer-rules.ts";
import { lowerFirst } from "../../format-rules.ts";
import { exactPercent, formatMonth, formatPercent, formatPercentAgainst } from "../format.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { partToGive, withBound } from "./ratios.ts";

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

  yes: (dated) => (dated ? `Ya, berdasarkan ${dated}.` : "Ya."),
  restsOn: (dated) => `Ini berdasarkan ${dated}.`,
  dated: (figures, price) =>
    figures && price ? `angka ${figures} dan harga ${price}` : figures ? `angka ${figures}` : `harga ${price}`,
  no: (cause) => (cause ? `Tidak: ${cause}.` : "Tidak."),
  unclear: (cause) => (cause ? `Belum dapat dipastikan: ${cause}.` : "Belum dapat dipastikan."),
  give: {
    ofDividends: (percent, bound) =>
      percent
        ? `Ya, dan salurkan ${partToGive(percent, bound)} dari dividennya untuk kepentingan sosial.`
        : "Ya, dan salurkan sebagian dari dividennya untuk kepentingan sosial; besarnya belum diketahui.",
    ofGain: (percent, bound) =>
      percent
        ? `Ya. Perusahaan ini sekarang tidak membagikan dividen; jika Anda menjual dengan untung, salurkan ${partToGive(percent, bound)} dari keuntungan itu untuk kepentingan sosial.`
        : "Ya. Perusahaan ini sekarang tidak membagikan dividen; jika Anda menjual dengan untung, salurkan sebagian dari keuntungan itu untuk kepentingan sosial; besarnya belum diketahui.",
    dividendsUnknown: (percent, bound) =>
      percent
        ? `Ya, dan bersihkan: pendapatan tidak halalnya ${withBound(percent, bound)}; dividennya belum diketahui.`
        : "Ya, dan bersihkan: besarnya belum diketahui, begitu pula dividennya.",
  },

  forbiddenBusiness: (activity) => (activity ? `bidang usahanya ${lowerFirst(activity)}` : "bidang usahanya dilarang"),
  aboveLimit: (part, limit, percent) =>
    percent
      ? `${PARTS[part]} ${percent}, batasnya ${limit}`
      : `rasio ${PARTS[part]} perusahaan ini di atas batas ${limit}`,

  noFigures: "tidak ada sumber yang memuat angkanya",
  tooOld: "angkanya sudah kedaluwarsa",
  oldReport: (month, months) => `laporan ${month} sudah berumur ${months} bulan`,
  mayBeAbove: (part, limit) => `${PARTS[part]} perusahaan ini mungkin di atas batas ${limit}`,
  underReview: "angka terbarunya sedang diperiksa",
  unknownBusiness: "bidang usahanya belum cukup diketahui",
  noRevenue: "perusahaan ini melaporkan pendapatan nol",
  differedUpon: "bidang usahanya diperselisihkan ulama",
  mixed: "sebagian usahanya mungkin dilarang",
  sourcesDisagree: (input) =>
    input ? `dua sumber berbeda tentang ${input} perusahaan ini` : "sumber-sumbernya saling berbeda",
  notKnown: (input) => (input ? `${input} perusahaan ini tidak diketahui` : "belum cukup yang diketahui tentangnya"),
  subjects: INPUT_SUBJECTS,
  inSentence: (subject) => lowerFirst(subject),
});
