import type { FundKind } from "../../../domain/funds/known-funds.ts";
import type { FundPart, FundWarning } from "../../../domain/funds/look-through.ts";
import { HOUSE_STANDARD_ID } from "../../../domain/standards/standards.ts";
import type { Fund, UNREAD_REASONS } from "../../contracts/funds.ts";
import { formatDay, formatMonth, formatPercent } from "./format.ts";

export const PART_LABELS: Readonly<Record<FundPart, string>> = {
  halal: "Helal",
  purify: "Helal, arındırma gerekir",
  doubt: "Belirsiz",
  haram: "Uygun değil",
  cannotBeJudged: "Değerlendirilemez",
  notScreened: "Taranmadı",
  notFound: "Tanınmadı",
  cash: "Nakit",
  beyond: "Hisse değil",
  undeclared: "Listede yok",
};

export const KIND_SENTENCES: Readonly<Record<Exclude<FundKind, "shares">, string>> = {
  bonds:
    "Bu fonun içinde tahvil veya başka borçlanma araçları var. Şirket taraması onlar hakkında bir şey söylemez: bir borcun veya bir sukukun uygun olup olmadığını sözleşmesi belirler.",
  metal:
    "Bu fonun elindeki bir metaldir. Şirket taraması onun hakkında bir şey söylemez: önemli olan, her katılma payının metalinin mülkiyetine tam olarak sahip olup olmadığı ve nasıl alınıp satıldığıdır.",
  options:
    "Bu fon hisselerinin yanında opsiyonlardan da kazanıyor. Şirket taraması opsiyonlar hakkında bir şey söylemez: sözleşmelerini güvendiğiniz bir âlime sorun.",
  leverage:
    "Bu fon, borçlanma ve türevlerle bir endeksin hareketini katlıyor veya tersine çeviriyor. Endekste hangi paylar bulunursa bulunsun bu, şirket taramasının kapsamı dışındadır.",
  property: "Bu fonun elindeki gayrimenkuldür; şirket taraması bunu değerlendirmez.",
};

/** What a shared link says of a fund: how much of its weight passes under the house's own standard. */
export function answerOfFund({ kind, holdings }: Pick<Fund, "kind" | "holdings">): string {
  const house = holdings?.standards.find(({ standardId }) => standardId === HOUSE_STANDARD_ID);
  if (!house) return kind === "shares" ? "İçinde ne olduğu henüz bilinmiyor." : KIND_SENTENCES[kind];
  const { halal, purify, doubt, haram } = house.parts;
  return `Ağırlığının dağılımı: ${formatPercent(halal + purify)} ölçütleri karşılıyor, ${formatPercent(haram)} uygun değil, ${formatPercent(doubt)} belirsiz.`;
}

/** The name of a fund of the SEC's list until its own filing gives one. */
export const UNREAD_FUND_NAME = "Henüz okunmamış bir ABD fonu";

/** Why nothing is known of what a fund of the SEC's list holds. */
export const UNREAD_SENTENCES: Readonly<Record<(typeof UNREAD_REASONS)[number], string>> = {
  not_read: "Bu, varlıklarını SEC'e bildiren bir ABD fonu. Henüz okumadık.",
  in_work: "Varlıkları geldi ve taranıyor. Lütfen birkaç saat sonra yeniden gelin.",
  no_filing: "Bu ABD fonu SEC'e bir varlık listesi (N-PORT formu) bildirmemiş; bu yüzden içine bakamıyoruz.",
  too_long: "Bu ABD fonunun bildirdiği liste okuyamayacağımız kadar uzun.",
  unreadable: "Bu ABD fonunun bildirdiği varlık listesini okumaya çalıştık ve okuyamadık.",
};

/** The same in two words, where there is room for no more. */
export const WARNING_LABELS: Readonly<Record<FundWarning["code"], string>> = {
  old_holdings: "Eski varlıklar",
  incomplete_holdings: "Eksik varlıklar",
  unrecognized_holdings: "Az kısmı tanındı",
};

export function warningSentence(warning: FundWarning, asOf: string): string {
  switch (warning.code) {
    case "old_holdings":
      return `Bu varlıklar eski: ${asOf} tarihli, ${warning.days} gün öncesine ait. Fonun içinde bugün başka hisseler olabilir.`;
    case "incomplete_holdings":
      return `Bu varlık listesi eksik: toplamı fonun ${formatPercent(warning.percent)} kısmını buluyor.`;
    case "unrecognized_holdings":
      return `Paylardaki ağırlığının yalnızca ${formatPercent(warning.percent)} kısmı tanındı. Aşağıdakiler geri kalanı hakkında az şey söyler.`;
  }
}

/** The day of the holdings; holdings from issuers' files are known only by month. */
export function holdingsDay({ asOf, source }: { asOf: string; source: string }): string {
  return source === "fund-issuers" ? formatMonth(asOf) : formatDay(asOf);
}
