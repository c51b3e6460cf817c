import type { RatioPart } from "../../../../domain/screening/screening.ts";
import { answerWording } from "../../answer-rules.ts";
import { lowerFirst } from "../../format-rules.ts";
import { exactPercent, formatMonth, formatPercent, formatPercentAgainst } from "../format.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { partToGive } from "./ratios.ts";

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

  yes: "Ya.",
  no: (cause) => (cause ? `Tidak: ${cause}.` : "Tidak."),
  unclear: (cause) => (cause ? `Kami belum dapat memastikan: ${cause}.` : "Kami belum dapat memastikan."),
  giveSome: (paid) => `Ya, dan serahkan sebahagian daripada ${paid} kepada kebajikan.`,
  give: (percent, bound, paid) => `Ya, dan serahkan ${partToGive(percent, bound)} daripada ${paid} kepada kebajikan.`,
  paid: { gain: "keuntungan jualan anda", dividends: "dividennya" },

  forbiddenBusiness: (activity) =>
    activity ? `perniagaannya ialah ${lowerFirst(activity)}` : "perniagaannya terlarang",
  aboveLimit: (part, percent, limit, isAtMost) =>
    `${PARTS[part]} ${isAtMost ? "sehingga " : ""}${percent}, hadnya ${limit}`,

  noFigures: "tiada sumber yang mempunyai angkanya",
  tooOld: "angkanya terlalu lama",
  oldReport: (month, months) => `laporannya bagi ${month} sudah berusia ${months} bulan`,
  mayBeAbove: (part, limit) => `${PARTS[part]} syarikat ini mungkin di atas had ${limit}`,
  underReview: "angka terbaharunya sedang disemak",
  unknownBusiness: "perniagaannya tidak cukup diketahui",
  noRevenue: "syarikat ini melaporkan tiada hasil",
  differedUpon: "ulama berbeza pendapat tentang perniagaannya",
  mixed: "sebahagian perniagaannya mungkin terlarang",
  sourcesDisagree: (input) => (input ? `dua sumber bercanggah tentang ${input}` : "sumber-sumbernya bercanggah"),
  notKnown: (input) => (input ? `${input} tidak diketahui` : "maklumat tentangnya tidak mencukupi"),
  subjects: INPUT_SUBJECTS,
  inSentence: (subject) => lowerFirst(subject),
});
