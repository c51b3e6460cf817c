import type { RatioPart } from "../../../../domain/screening/screening.ts";
import { answerWording } from "../../answer-rules.ts";
import { lowerFirst } from "../../format-rules.ts";
import { exactPercent, formatMonth, formatPercent, formatPercentAgainst } from "../format.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { partToGive, withBound } from "./ratios.ts";

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "hutang",
  cash: "tunai",
  income: "pendapatan tidak patuh Syariah",
  receivables: "akaun belum terima",
  receivables_and_cash: "akaun belum terima dan tunai",
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
  unclear: (cause) => (cause ? `Kami belum dapat memastikan: ${cause}.` : "Kami belum dapat memastikan."),
  give: {
    ofDividends: (percent, bound) =>
      percent
        ? `Ya, dan serahkan ${partToGive(percent, bound)} daripada dividennya kepada kebajikan.`
        : "Ya, dan serahkan sebahagian daripada dividennya kepada kebajikan; jumlahnya tidak diketahui.",
    ofGain: (percent, bound) =>
      percent
        ? `Ya. Syarikat ini tidak membayar dividen sekarang; jika anda menjual dengan untung, serahkan ${partToGive(percent, bound)} daripada keuntungan itu kepada kebajikan.`
        : "Ya. Syarikat ini tidak membayar dividen sekarang; jika anda menjual dengan untung, serahkan sebahagian daripada keuntungan itu kepada kebajikan; jumlahnya tidak diketahui.",
    dividendsUnknown: (percent, bound) =>
      percent
        ? `Ya, dan sucikannya: pendapatan tidak patuh Syariahnya ${withBound(percent, bound)}; dividennya tidak diketahui.`
        : "Ya, dan sucikannya: jumlahnya tidak diketahui, begitu juga dividennya.",
  },

  forbiddenBusiness: (activity) =>
    activity ? `perniagaannya ialah ${lowerFirst(activity)}` : "perniagaannya terlarang",
  aboveLimit: (part, limit, percent) =>
    percent ? `${PARTS[part]} ${percent}, hadnya ${limit}` : `nisbah ${PARTS[part]} syarikat ini di atas had ${limit}`,

  noFigures: "tiada sumber yang mempunyai angkanya",
  tooOld: "angkanya sudah lapuk",
  oldReport: (month, months) => `laporannya bagi ${month} sudah berusia ${months} bulan`,
  mayBeAbove: (part, limit) => `${PARTS[part]} syarikat ini mungkin di atas had ${limit}`,
  underReview: "angka terbaharunya sedang disemak",
  unknownBusiness: "perniagaannya tidak cukup diketahui",
  noRevenue: "syarikat ini melaporkan hasil sifar",
  differedUpon: "ulama berbeza pendapat tentang perniagaannya",
  mixed: "sebahagian perniagaannya mungkin terlarang",
  sourcesDisagree: (input) => (input ? `dua sumber bercanggah tentang ${input}` : "sumber-sumbernya bercanggah"),
  notKnown: (input) => (input ? `${input} tidak diketahui` : "maklumat tentangnya tidak mencukupi"),
  subjects: INPUT_SUBJECTS,
  inSentence: (subject) => lowerFirst(subject),
});
