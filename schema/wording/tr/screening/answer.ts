import type { RatioPart } from "../../../../domain/screening/screening.ts";
import { answerWording } from "../../answer-rules.ts";
import { exactPercent, formatMonth, formatPercent, formatPercentAgainst, lowerFirst } from "../format.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { partToGive, withBound } from "./ratios.ts";

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

  yes: (dated) => (dated ? `Evet, ${dated} göre.` : "Evet."),
  restsOn: (dated) => `Bu, ${dated} göredir.`,
  dated: (figures, price) =>
    figures && price
      ? `${figures} rakamlarına ve ${price} fiyatına`
      : figures
        ? `${figures} rakamlarına`
        : `${price} fiyatına`,
  no: (cause) => (cause ? `Hayır: ${cause}.` : "Hayır."),
  unclear: (cause) => (cause ? `Henüz söyleyemiyoruz: ${cause}.` : "Henüz söyleyemiyoruz."),
  give: {
    ofDividends: (percent, bound) =>
      percent
        ? `Evet; temettülerinin ${partToGive(percent, bound)} hayra verin.`
        : "Evet; temettülerinin bir kısmını hayra verin, oranı bilinmiyor.",
    ofGain: (percent, bound) =>
      percent
        ? `Evet. Şirket şu anda temettü ödemiyor; kazançla satarsanız kazancın ${partToGive(percent, bound)} hayra verin.`
        : "Evet. Şirket şu anda temettü ödemiyor; kazançla satarsanız kazancın bir kısmını hayra verin, oranı bilinmiyor.",
    dividendsUnknown: (percent, bound) =>
      percent
        ? `Evet, arındırarak: uygun olmayan gelir oranı ${withBound(percent, bound)}, temettüleri bilinmiyor.`
        : "Evet, arındırarak: ne oranı ne de temettüleri biliniyor.",
  },

  forbiddenBusiness: (activity) => (activity ? `faaliyet alanı ${lowerFirst(activity)}` : "faaliyet alanı haram"),
  aboveLimit: (part, limit, percent) =>
    percent ? `${PARTS[part]} ${percent}, sınır ${limit}` : `${PARTS[part]} ${limit} sınırının üstünde`,

  noFigures: "rakamları kaynaklarımızın hiçbirinde yok",
  tooOld: "rakamları güncelliğini yitirdi",
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
