import type { AnomalyCode } from "../../../../domain/facts/anomalies.ts";
import type { LeftOutReason } from "../../../../domain/facts/company-facts.ts";
import { STALE_AFTER_MONTHS } from "../../../../domain/facts/fact-limits.ts";
import type { FactProblem } from "../../../../domain/facts/usable-facts.ts";
import type { Doubt } from "../../../../domain/screening/limit-test.ts";
import type {
  BusinessScreen,
  NamedFigure,
  RatioPart,
  Reason,
  ReasonDetail,
} from "../../../../domain/screening/screening.ts";
import { TOO_OLD_AFTER_MONTHS } from "../../../../domain/standards/screening-limits.ts";
import type { StandardId } from "../../../../domain/standards/standards.ts";
import { formatAmount, formatDay, lowerFirst, percentOf, percentText } from "../format.ts";
import { SOURCE_LABELS } from "../sources.ts";
import { activityName, businessRule } from "./business.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { RATIO_TEXTS } from "./ratios.ts";
import { standardName, TO_WHOLE_TEXTS } from "./standards.ts";

export const ANOMALY_TEXTS: Readonly<Record<AnomalyCode, string>> = {
  debt_above_total_assets: "Borç toplam varlıkların üstünde.",
  thousandfold_jump: "Bir rakam en az yüz katına çıktı veya en az yüzde birine düştü.",
  balance_vanished: "Önemli bir bakiye sıfıra indi.",
  shares_contradict_market_capitalization: "Pay sayısı çarpı fiyat, piyasa değeriyle çelişiyor.",
  ratio_moved_without_filing: "Yeni bir bildirim gelmediği halde bir oran değişti.",
  price_jump_without_split: "Pay bölünmesi olmadan fiyat üç kattan fazla değişti.",
  revenue_collapsed: "Gelir beşte birinin altına düştü.",
  sources_disagree: "İki kaynak arasında yüzde ondan fazla fark var.",
};

export type ReasonContext = { business: BusinessScreen; standardId: StandardId };

export function reasonText(reason: Reason, context: ReasonContext): string {
  const { detail } = reason;
  switch (detail?.kind) {
    case undefined:
      return plainText(reason, context.business);
    case "ratio":
      return `${ratioText(reason, detail)}${outcomeText(reason, detail)}`;
    case "uncertain_ratio":
      return `${ratioText(reason, detail)}, ${doubtText(detail)}`;
    case "newer_figure":
      return newerFigureText(reason, detail);
    case "income_bound":
      return INCOME_BOUND_TEXTS[detail.bound](percentText(reason.figure ?? 0));
    case "missing":
      return `${subjectOf(reason)} kaynakta yok${reason.about === "interestIncome" ? " ve tahmin edilemiyor" : ""}.`;
    case "unusable":
      if (reason.about === "totalRevenue" && detail.problem === "zero") return NO_REVENUE;
      return `${subjectOf(reason)} kaynakta ${PROBLEM_TEXTS[detail.problem]}; bu yüzden kullanılamaz.`;
    case "left_out":
      return `${subjectOf(reason)} bilinmiyor. ${LEFT_OUT_TEXTS[detail.why]}`;
    case "stale":
      return staleText(reason, detail);
    case "under_review":
      return `Daha yeni rakamlar incelenmeyi bekliyor: ${ANOMALY_TEXTS[detail.anomaly]} Burada son sağlam rakamlar gösteriliyor.`;
    case "unknown_business":
      return `Faaliyet alanı yeterince bilinmiyor. ${businessRule(context.business)}`;
    case "excluded_by_standard":
      return `${standardName(context.standardId)} bu faaliyeti dışarıda bırakıyor: ${activityName(context.business)}.`;
    case "not_screened":
      return "Henüz taranmadı: isim bir borsa listesinden biliniyor, rakamları kaynaklarımızın hiçbirinde yok.";
  }
}

/** A reason fully described by its code, its figure and the business. */
function plainText(reason: Reason, business: BusinessScreen): string {
  const activity = activityName(business);
  switch (reason.code) {
    case "prohibited_business": {
      const tail = business.isMoneyTrade ? " Borç ve nakit bu işin kendisidir; bu yüzden oranların anlamı yoktur." : "";
      return `${activity}: haram. ${businessRule(business)}${tail}`;
    }
    case "grey_business":
      return `${activity}: ${businessRule(business)}`;
    case "mixed_business":
      return `${activity}: haram bir kısım bulunması muhtemel. ${businessRule(business)}`;
    case "purification_required":
      return `Toplam gelirin ${percentText(reason.figure ?? 0)} oranındaki kısmı uygun değil ve bağışlanmalı.`;
    case "sources_disagree":
      return `${subjectOf(reason)}: iki kaynak arasındaki fark ${percentText(reason.figure ?? 0, reason.limit ?? undefined)}.`;
    case "no_prohibited_part":
      return "Uygun olmayan gelir: faaliyetin haram bir kısmı bilinmiyor ve bu standart faizi saymıyor.";
    default:
      throw new TypeError(`No wording for the reason ${reason.code}`);
  }
}

/** The two figures of a doubt, each with its source and date. */
function newerFigureText(reason: Reason, detail: Extract<ReasonDetail, { kind: "newer_figure" }>): string {
  const { used, newer, part, whole, ratio } = detail;
  const limit = reason.limit ?? undefined;
  const share = (percent: number | null) => percentText(percent ?? 0, limit);
  return `${subjectOf(reason)}: ${figureText(used)} ile ${lowerFirst(PARTS_OF[part])} ${TO_WHOLE_TEXTS[whole]} oranı ${share(ratio)}, daha yeni olan ${figureText(newer)} ile ${share(reason.figure)}; sınır ${percentOf(limit ?? 0)}. İkisi farklı sonuçlara götürüyor.`;
}

/** A figure with its source and date. */
export function figureText({ amount, bound, source, periodEnd }: NamedFigure): string {
  const words = bound && `${bound === "upper" ? RATIO_TEXTS.atMost : RATIO_TEXTS.atLeast} `;
  return `${words ?? ""}${formatAmount(amount)} (${SOURCE_LABELS[source]}, ${formatDay(periodEnd)})`;
}

/** How old a figure is, and what its ratio is still worth. */
function staleText(reason: Reason, detail: Extract<ReasonDetail, { kind: "stale" }>): string {
  const { periodEnd, part, ratio, ratioLimit, atMost } = detail;
  const isTooOld = part === null || ratio === null || ratioLimit === null;
  const months = (reason.figure ?? 0) > TOO_OLD_AFTER_MONTHS ? TOO_OLD_AFTER_MONTHS : STALE_AFTER_MONTHS;
  const date = `${subjectOf(reason)} için en yeni rakam ${formatDay(periodEnd)} tarihli, yani ${months} aydan eski`;
  if (isTooOld) return `${date}: bir sonuca dayanak olamayacak kadar eski.`;
  const share = percentText(ratio, ratioLimit);
  if (atMost) {
    const most = percentText(atMost.ratio, ratioLimit);
    return `${date}. Daha yeni olan ${formatDay(atMost.periodEnd)} tarihli bilanço yine de ona bir üst sınır koyuyor: ${RATIOS[part]} en çok ${most}, sınır ${percentOf(ratioLimit)}.`;
  }
  if (reason.effect === "note") {
    const distance =
      ratio > ratioLimit
        ? `, yani ${percentOf(ratioLimit)} sınırının en az bir buçuk katı`
        : ` ve ${percentOf(ratioLimit)} sınırının üstüne çıkması için üç katına çıkması gerekir`;
    return `${date}. Sonuç yine de ona dayanıyor: ${RATIOS[part]} ${share}${distance}.`;
  }
  return `${date}. Bu kadar eskiyken bir orana ancak sınırının üçte birine kadar güvenilir; ${RATIOS[part]} ise ${share}, sınır ${percentOf(ratioLimit)}.`;
}

const RATIOS: Readonly<Record<RatioPart, string>> = {
  debt: "faizli borç oranı",
  cash: "nakit ve faizli menkul kıymet oranı",
  income: "uygun olmayan gelir oranı",
  receivables: "alacak oranı",
  receivables_and_cash: "alacak ve nakit oranı",
};

/** In the genitive, before "oranı". */
const PARTS_OF: Readonly<Record<RatioPart, string>> = {
  debt: "Faizli borcun",
  cash: "Nakit ve faizli menkul kıymetlerin",
  income: "Uygun olmayan gelirin",
  receivables: "Alacakların",
  receivables_and_cash: "Alacakların ve nakdin",
};

const INCOME_BOUND_TEXTS = {
  lower: (share: string) =>
    `Toplam gelirin en az ${share} oranındaki kısmı uygun değil. Kaynak kısa vadeli yatırımları ve getirilerini içermiyor; bu yüzden bağışlanacak tutar daha fazla olabilir. Şirketin kendi raporu faiz veya finansman gelirini belirtir.`,
  estimate: (share: string) =>
    `Tahminimize göre toplam gelirin yaklaşık ${share} oranındaki kısmı uygun değil ve bağışlanmalı: faizini hiçbir kaynak vermiyor, bu yüzden nakdinden tahmin ediyoruz.`,
  upper: (share: string) =>
    `Toplam gelirin en çok ${share} oranındaki kısmı uygun değil ve bağışlanmalı: kaynak başka gelirleri veya başka varlıkları da buna katıyor.`,
} as const;

type AboutRatio = Extract<ReasonDetail, { kind: "ratio" | "uncertain_ratio" }>;

/** The ratio in words, as the start of a sentence. */
function ratioText({ figure, limit }: Reason, detail: AboutRatio): string {
  const share = percentText(figure ?? 0, detail.kind === "uncertain_ratio" ? detail.limit : (limit ?? undefined));
  return `${PARTS_OF[detail.part]} ${TO_WHOLE_TEXTS[detail.whole]} oranı ${share}`;
}

function outcomeText({ code, figure, limit }: Reason, { confirmed }: Extract<ReasonDetail, { kind: "ratio" }>): string {
  const bound = percentOf(limit ?? 0);
  if (code === "near_limit") return `, ${bound} sınırına en çok bir puan uzaklıkta.`;
  const certain =
    confirmed === null
      ? ""
      : `, bunun ${percentText(confirmed, limit ?? undefined)} düzeyindeki kısmı bildirimlerle doğrulanmış`;
  return `${certain}, ${bound} ${(figure ?? 0) > (limit ?? 0) ? "sınırının üstünde" : "sınırında"}.`;
}

const DOUBT_TEXTS: Readonly<Record<Doubt, (limit: number) => string>> = {
  investments_missing: (limit) =>
    `ancak kaynak kısa vadeli yatırımları içermiyor; onlarla birlikte ${percentOf(limit)} sınırının üstünde olabilir.`,
  leases_included: (limit) =>
    `ancak kaynak faaliyet kiralamalarını borç sayıyor; onlar olmadan ${percentOf(limit)} sınırının içinde olabilir.`,
  interest_estimated: (limit) => `${percentOf(limit)} sınırının üstünde; ancak içindeki faiz yalnızca tahminî.`,
  islamic_financing: (limit) =>
    `${percentOf(limit)} sınırının üstünde; ancak kaynak İslami finansmanı faizli borçtan ayırmıyor.`,
  islamic_deposits: (limit) =>
    `${percentOf(limit)} sınırının üstünde; ancak kaynak faiz getirmeyen murabaha mevduatını faizli nakitten ayırmıyor.`,
  all_liabilities: (limit) =>
    `ancak bu, şirketin bütün yükümlülükleridir; yalnızca faizli borcu ${percentOf(limit)} sınırının içinde olabilir.`,
  other_assets_included: (limit) =>
    `ancak kaynak faiz getirmeyen varlıkları da buna katıyor; onlar olmadan ${percentOf(limit)} sınırının içinde olabilir.`,
  other_income_included: (limit) =>
    `ancak kaynak faizle birlikte başka gelirleri de sayıyor; o gelirler olmadan ${percentOf(limit)} sınırının içinde olabilir.`,
  estimate: (limit) => `${percentOf(limit)} sınırına kesin sayılamayacak kadar yakın bir tahmin.`,
};

function doubtText({ doubt, limit }: Extract<ReasonDetail, { kind: "uncertain_ratio" }>): string {
  return DOUBT_TEXTS[doubt](limit);
}

function subjectOf({ about }: Reason): string {
  return INPUT_SUBJECTS[about as keyof typeof INPUT_SUBJECTS];
}

/** A zero is a fact only where it was reported or its sources agree on it. */
const NO_REVENUE =
  "Toplam gelir 0: şirket hiç gelir bildirmiyor, bu yüzden gelirin bir oranı ölçülemez; bir şey satana kadar kazancının çoğu faiz olabilir.";

const PROBLEM_TEXTS: Readonly<Record<FactProblem, string>> = {
  not_a_number: "sayı değil",
  negative: "negatif",
  too_large: "hiçbir şirketin büyüklüğüne sığmıyor",
  zero: "0",
  below_one_dollar: "bir dolardan az",
  no_exchange_rate: "döviz kuru olmadan veriliyor",
  no_date: "tarihsiz",
};

const LEFT_OUT_TEXTS: Readonly<Record<LeftOutReason, string>> = {
  negative_amount: "Kaynak negatif bir tutar veriyor.",
  not_a_number: "Kaynak sayı olmayan bir şey veriyor.",
  zero_unconfirmed: "Kaynak sıfır veriyor; bu, hiçbir şey bildirilmediği anlamına gelebilir.",
  debt_above_total_assets: "Borç toplam varlıkların üstünde: kaynakta bir ölçek hatası.",
  cash_above_total_assets: "Nakit ve menkul kıymetler toplam varlıkların üstünde: kaynakta bir ölçek hatası.",
  debt_far_above_value: "Borç piyasa değerinin yüz katından fazla.",
  cash_far_above_value: "Nakit piyasa değerinin on katından fazla.",
  revenue_far_above_value: "Gelir piyasa değerinin otuz katından fazla: raporlama para birimi kuşkulu.",
  revenue_below_interest_expense: "Gelir aynı yıl ödenen faizin altında: kaynak bir parçayı bütün sanmış.",
  revenue_far_below_debt: "Gelir borcun yirmide birinin altında: kaynak bir parçayı bütün sanmış.",
  value_far_below_cash:
    "Nakdi eksi borcu piyasa değerinin üç katından fazla: kaynak muhtemelen yeni paylar çıkarılmadan önceki pay sayısını kullanıyor.",
  placeholder_share_count: "Yer tutucu olarak yazılmış bir pay sayısı.",
  shares_disagree_with_value: "Pay sayısı çarpı fiyat, piyasa değerinden dörtte birden fazla sapıyor.",
  dividend_above_half_of_price: "Fiyatın yarısından fazla bir yıllık temettü.",
  partial_debt: "Kaynak borcun yalnızca bir kısmını veriyor.",
  part_of_others:
    "Yaklaşık aynı tarihli iki başka kaynak çok daha fazlasını söylüyor: kaynak yalnızca bir kısmını veriyor.",
  known_to_be_partial:
    "Kaynak yalnızca bir kısmını veriyor. Bu, bir kaynağa değil, şirket hakkında genel olarak bilinenlere dayanıyor.",
  sources_disagree: "İki kaynak birini seçemeyecek kadar çelişiyor.",
  unknown_currency: "Raporlama para birimi bilinmiyor.",
  no_exchange_rate: "Raporlama para birimi için bir döviz kuru bilinmiyor.",
  stale_concept: "Bildirimi yapan, bu kalem altında bildirmeyi bırakmış.",
  average_far_from_value:
    "Ortalama, bugünkü piyasa değerinin dört katından fazla veya dörtte birinden az: içinde bir pay bölünmesi veya bedelli sermaye artırımı var.",
  mixed_dates: "Kısa vadeli kısmı bilanço tarihinde bildirilmemiş.",
  dated_in_future: "Kaynağın verdiği tarih gelecekte.",
  not_twelve_months:
    "Kaynak onu on iki aydan farklı bir süre için veriyor; örneğin bir şirket hesap yılını değiştirdiğinde böyle olur.",
  of_another_size:
    "Bir birleşme veya bölünmeden öncesine ait: daha yeni bir bilançodaki toplam varlıklar o zamankinin en az iki katı veya en çok yarısı.",
};
