import type { RatioPart } from "../../../../domain/screening/screening.ts";
import { answerWording } from "../../answer-rules.ts";
import { exactPercent, formatMonth, formatPercent, formatPercentAgainst, lowerFirst } from "../format.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { partToGive } from "./ratios.ts";

const PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "borç oranı",
  cash: "nakit oranı",
  income: "uygun olmayan gelir oranı",
  receivables: "alacak oranı",
  receivables_and_cash: "alacak ve nakit oranı",
};

export const { answerLine, answerOf, TOO_OLD_ANSWER } = answerWording({
  formatMonth,
  formatPercent,
  formatPercentAgainst,
  exactPercent,

  yes: "Evet.",
  no: (cause) => (cause ? `Hayır: ${cause}.` : "Hayır."),
  unclear: (cause) => (cause ? `Henüz söyleyemiyoruz: ${cause}.` : "Henüz söyleyemiyoruz."),
  giveSome: (paid) => `Evet; ${paid} bir kısmını bağışlayın.`,
  give: (percent, bound, paid) => `Evet; ${paid} ${partToGive(percent, bound)} bağışlayın.`,
  paid: { gain: "sattığınızda kazancın", dividends: "temettülerinin" },

  forbiddenBusiness: (activity) => (activity ? `faaliyet alanı ${lowerFirst(activity)}` : "faaliyet alanı haram"),
  aboveLimit: (part, percent, limit, isAtMost) =>
    `${PARTS[part]} ${isAtMost ? "en çok " : ""}${percent}, sınır ${limit}`,

  noFigures: "rakamları kaynaklarımızın hiçbirinde yok",
  tooOld: "rakamları çok eski",
  oldReport: (month, months) => `${month} dönemine ait raporu ${months} aylık`,
  mayBeAbove: (part, limit) => `${PARTS[part]} ${limit} sınırının üstünde olabilir`,
  underReview: "en yeni rakamları kontrol ediliyor",
  unknownBusiness: "faaliyet alanı yeterince bilinmiyor",
  noRevenue: "gelirini sıfır olarak bildiriyor",
  differedUpon: "faaliyet alanı âlimler arasında ihtilaflı",
  mixed: "faaliyetinin bir kısmı haram olabilir",
  sourcesDisagree: (input) => (input ? `${input} için iki kaynak çelişiyor` : "kaynakları çelişiyor"),
  notKnown: (input) => (input ? `${input} bilinmiyor` : "hakkında yeterince bilgi yok"),
  subjects: INPUT_SUBJECTS,
  inSentence: (subject) => lowerFirst(subject),
});
