import type { RatioName } from "../../../domain/standards/standards.ts";
import type { ChangeCause } from "../../../domain/verdict/verdict-change.ts";
import { changeWording } from "../change-rules.ts";
import { exactPercent, formatAmount, formatCount, formatDay, formatPercentAgainst, upperFirst } from "./format.ts";
import { INPUT_LABELS } from "./screening/inputs.ts";
import { STANDING_LABELS } from "./screening/standing.ts";

export const CAUSE_LABELS: Readonly<Record<ChangeCause, string>> = {
  figures: "Yeni rakamlar",
  price: "Fiyat",
  correction: "Düzeltilen kaynak",
  rule: "Kurallarımız",
  age: "Eskiyen rakamlar",
};

const SHORT_RATIOS: Readonly<Record<RatioName, string>> = {
  debtRatio: "borç oranı",
  cashRatio: "nakit oranı",
  nonCompliantIncomeRatio: "uygun olmayan gelir oranı",
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
    figures: "Şirket daha yeni rakamlar bildirdi.",
    price: "Piyasa değeri değişti.",
    correction: "Bir kaynak aynı dönem için söylediğini düzeltti.",
    rule: "Bir kuralı değiştirdik.",
    age: "Rakamları güncelliğini yitirdi; hiçbir sonuç onlara dayanamaz.",
  },
  patience: "Başka bir şey değişmedi: bir sonraki raporunu bekleyin.",
  isPermissible: "Artık uygundur.",
  causeUnknown: "Nedeni bilinmiyor: önceki sonucun dayandığı rakamlar saklanmamış.",
  notKnown: "bilinmiyor",

  willBeTooOld: (standing, day) =>
    `Bugün: ${standing}. O güne kadar yenileri gelmezse rakamları ${day} günü güncelliğini yitirecek.`,
  willBeTooOldTitle: (day) => `rakamları ${day} günü güncelliğini yitirecek`,
  ratioMove: (ratio, move, limit) => `${SHORT_RATIOS[ratio]} ${move} (sınır ${limit})`,
  inputMove: (input, move) => `${input}: ${move}`,
  flicker: (ratio, limit, crossings) =>
    `${upperFirst(SHORT_RATIOS[ratio])} ${limit} sınırının çevresinde gidip geliyor, sonucu da onunla birlikte: ${crossings}.`,
  crossing: (figure, day) => `${day}: ${figure}`,
  atLimit: (figure, ratio, limit) => `${upperFirst(SHORT_RATIOS[ratio])} ${figure}: tam ${limit} sınırında.`,
  nearLimit: (figure, ratio, limit, points, isAbove) =>
    `${upperFirst(SHORT_RATIOS[ratio])} ${figure}: ${limit} sınırının ${String(points).replace(".", ",")} puan ${isAbove ? "üstünde" : "altında"}.`,
});

export const CHANGES_TEXTS = {
  market: "Piyasa",
  sector: "Sektör",
  day: "Tarih",
  everyMarket: "Tüm piyasalar",
  everySector: "Tüm sektörler",
  everyDay: "Tüm tarihler",
  show: "Göster",
  everything: "Hepsi",
  age: "Eskiyen rakamlara göre",
  agedLine: (past: number, soon: number) =>
    `Eski rakamlar ${formatCount(past)} sonucu belirsiz kılıyor; bir ay içinde buna ${formatCount(soon)} sonuç daha eklenecek.`,
  seeAged: "Hangileri olduğunu görün",
  ageing: {
    soon: {
      title: "Rakamları yakında güncelliğini yitirecekler",
      lead: "Şirket o zamana kadar rapor vermezse bir ay içinde belirsiz olacaklar.",
      none: "Bir ay içinde rakamları güncelliğini yitirdiği için belirsiz olacak bir sonuç yok.",
    },
    past: {
      title: "Son yenilemeden bu yana rakamları güncelliğini yitirenler",
      lead: "Rakamları güncelliğini yitirdi; hiçbir sonuç onlara dayanamaz. Daha yenileri sonucu belirleyecek.",
      none: "Son yenilemeden bu yana rakamları güncelliğini yitirdiği için belirsiz olan bir sonuç yok.",
    },
  },
  mine: "İzleme listem",
  near: "Sınıra yakın olanlar",
  noChanges: "Burada hiçbir yenileme bir sonucu değiştirmedi.",
  noChangesHint: "Rakamlar ayda bir yenilenir. Değişen sonuçlar burada listelenir.",
  noneOfMine: "İzleme listenizde hiçbir sonuç değişmedi.",
  noneOfMineHint: "İzleme listenizdeki değişiklikler, bir hisseyi eklediğiniz günden itibaren burada görünür.",
  noNear: "Burada hiçbir oran sınırına yakın değil.",
  nearLead:
    "Başka bir sonuca yakın hisseler: bir sınıra yakın olan uygun hisseler ve tek bir oran yüzünden uygun olmayanlar. Yakın demek, borç veya nakit sınırına en çok iki puan, gelir sınırına en çok bir puan uzaklık demektir.",
  more: "Daha fazla göster",
  loading: "Değişiklikler yükleniyor…",
  failed: "Değişiklikler yüklenemedi.",
  retry: "Yeniden dene",
  found: (count: number) => `${formatCount(count)} değişiklik`,
  onDay: (date: string, count: number) => `${formatDay(date)} (${formatCount(count)})`,
  became: "şu oldu:",
  willBecome: "şu olacak:",
  ifHeld: "Elinizde varsa",
  noMove: "Hiçbir oran değişmedi.",
  sinceVisit: (count: number, date: string) =>
    `${formatDay(date)} tarihli ziyaretinizden beri ${formatCount(count)} sonuç değişti.`,
  nothingSince: (date: string) => `${formatDay(date)} tarihli ziyaretinizden beri hiçbir sonuç değişmedi.`,
  see: "Neyin değiştiğini görün",
} as const;
