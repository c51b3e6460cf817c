import type { RatioPart } from "../../../../domain/screening/screening.ts";
import { type AnomalyTexts, reasonWording } from "../../reason-rules.ts";
import { exactPercent, formatAmount, formatDay, lowerFirst, partOf, percentText } from "../format.ts";
import { SOURCE_LABELS } from "../sources.ts";
import { activityName, businessRule } from "./business.ts";
import { INPUT_SUBJECTS } from "./inputs.ts";
import { withBound } from "./ratios.ts";
import { standardName } from "./standard-names.ts";
import { TO_WHOLE_TEXTS } from "./standards.ts";

export const ANOMALY_TEXTS: AnomalyTexts = {
  debt_above_total_assets: "Borç toplam varlıkların üstünde.",
  thousandfold_jump: "Bir rakam en az yüz katına çıktı veya yüzde birine ya da daha altına düştü.",
  balance_vanished: "Önemli bir bakiye sıfıra indi.",
  shares_contradict_market_capitalization: "Pay sayısı çarpı fiyat, piyasa değeriyle çelişiyor.",
  ratio_moved_without_filing: "Yeni bir bildirim gelmediği halde bir oran değişti.",
  price_jump_without_split: "Pay bölünmesi olmadan fiyat üç kattan fazla değişti.",
  revenue_collapsed: "Gelir beşte birinin altına düştü.",
  sources_disagree: "İki kaynak arasında yüzde ondan fazla fark var.",
};

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

export const { reasonText, figureText } = reasonWording({
  percentText,
  exactPercent,
  formatDay,
  withBound,
  figure: ({ amount, source, periodEnd }) =>
    `${formatAmount(amount)} (${SOURCE_LABELS[source]}, ${formatDay(periodEnd)})`,
  activityName,
  businessRule,
  standardName,
  subjects: INPUT_SUBJECTS,
  anomalies: ANOMALY_TEXTS,

  ratio: (part, share, whole) => `${PARTS_OF[part]} ${TO_WHOLE_TEXTS[whole]} oranı ${share}`,
  nearLimit: (ratio, limit) => `${ratio}; ${limit} sınırına en çok bir puan uzaklıkta.`,
  aboveLimit: (ratio, limit) => `${ratio}; ${limit} sınırının üstünde.`,
  atLimit: (ratio, limit) => `${ratio}; ${limit} sınırında.`,
  confirmed: (ratio, share) => `${ratio}; bunun ${partOf(share)} bildirimlerle doğrulanmış`,
  inDoubt: (ratio, doubt) => `${ratio}; ${doubt}`,
  doubts: {
    investments_missing: (limit) =>
      `ancak kaynak kısa vadeli yatırımları içermiyor; onlarla birlikte ${limit} sınırının üstünde olabilir.`,
    leases_included: (limit) =>
      `ancak kaynak faaliyet kiralamalarını borç sayıyor; onlar olmadan ${limit} sınırının içinde olabilir.`,
    interest_estimated: (limit) => `${limit} sınırının üstünde; ancak içindeki faiz yalnızca tahminî.`,
    islamic_financing: (limit) =>
      `${limit} sınırının üstünde; ancak kaynak İslami finansmanı faizli borçtan ayırmıyor.`,
    islamic_deposits: (limit) =>
      `${limit} sınırının üstünde; ancak kaynak faiz getirmeyen murabaha mevduatını faizli nakitten ayırmıyor.`,
    all_liabilities: (limit) =>
      `ancak bu, şirketin bütün yükümlülükleridir; yalnızca faizli borcu ${limit} sınırının içinde olabilir.`,
    other_assets_included: (limit) =>
      `ancak kaynak faiz getirmeyen varlıkları da buna katıyor; onlar olmadan ${limit} sınırının içinde olabilir.`,
    other_income_included: (limit) =>
      `ancak kaynak faizle birlikte başka gelirleri de sayıyor; o gelirler olmadan ${limit} sınırının içinde olabilir.`,
    passes_by_value: (limit) =>
      `toplam varlıklara göre ${limit} sınırının üzerinde; daha büyükse ortalama piyasa değerine göre uyabilir.`,
    limit_announced: (limit) =>
      `${limit} sınırının içinde, ama hangi günden başlayacağını bilmediğimiz, duyurulmuş daha düşük sınırın üzerinde.`,
    at_limit: (limit) => `tam ${limit} sınırında; okuyabildiğimiz hiçbir metin bunun uyup uymadığını söylemiyor.`,
    estimate: (limit) => `ancak bu bir tahmin ve ${limit} sınırına, emin olamayacağımız kadar yakın.`,
  },
  newerFigure: ({ subject, part, whole, used, usedShare, newer, newerShare, limit }) =>
    `${subject}: ${used} ile ${lowerFirst(PARTS_OF[part])} ${TO_WHOLE_TEXTS[whole]} oranı ${usedShare}, daha yeni olan ${newer} ile ${newerShare}; sınır ${limit}. İkisi farklı sonuçlara götürüyor.`,

  old: (subject, date, months) => `${subject} için en yeni rakam ${date} tarihli, yani ${months} aydan eski`,
  tooOld: (old) => `${old}: güncelliğini yitirdi, hiçbir sonuç ona dayanamaz.`,
  bounded: (old, date, part, share, limit) =>
    `${old}. Daha yeni olan ${date} tarihli bilanço yine de şunu gösteriyor: ${RATIOS[part]} en çok ${share}; sınır ${limit}.`,
  farAboveLimit: (old, part, share, limit) =>
    `${old}. Sonuç yine de ona dayanıyor: ${RATIOS[part]} ${share}, yani ${limit} sınırının en az bir buçuk katı.`,
  farBelowLimit: (old, part, share, limit) =>
    `${old}. Sonuç yine de ona dayanıyor: ${RATIOS[part]} ${share} ve ancak üç katına çıkarsa ${limit} sınırını aşar.`,
  reliedOnLittle: (old, part, share, limit) =>
    `${old}. Bu kadar eski bir rakamla bir oranı ancak sınırının en çok üçte biriyse kabul ederiz: ${RATIOS[part]} ${share}; sınır ${limit}.`,

  missing: (subject) => `${subject} kaynakta yok.`,
  missingInterest: (subject) => `${subject} kaynakta yok ve tahmin edilemiyor.`,
  unusable: (subject, problem) => `${subject} kaynakta ${problem}; bu yüzden kullanılamaz.`,
  problems: {
    not_a_number: "sayı değil",
    negative: "negatif",
    too_large: "hiçbir şirketin büyüklüğüne sığmıyor",
    zero: "0",
    below_one_dollar: "bir dolardan az",
    no_exchange_rate: "döviz kuru olmadan veriliyor",
    no_date: "tarihsiz",
  },
  noRevenue:
    "Toplam gelir 0: şirket gelirini sıfır olarak bildiriyor, bu yüzden gelire göre bir oran ölçülemez; bir şey satana kadar kazancının çoğu faiz olabilir.",
  leftOut: (subject, why) => `${subject} bilinmiyor. ${why}`,
  whyLeftOut: {
    negative_amount: "Kaynak negatif bir tutar veriyor.",
    not_a_number: "Kaynak sayı olmayan bir şey veriyor.",
    zero_unconfirmed: "Kaynak sıfır veriyor; bu, hiçbir şey bildirilmediği anlamına gelebilir.",
    debt_above_total_assets: "Borç toplam varlıkların üstünde: kaynakta bir ölçek hatası.",
    cash_above_total_assets: "Nakit ve menkul kıymetler toplam varlıkların üstünde: kaynakta bir ölçek hatası.",
    debt_far_above_value: "Borç piyasa değerinin yüz katından fazla.",
    cash_far_above_value: "Nakit piyasa değerinin on katından fazla.",
    revenue_far_above_value: "Gelir piyasa değerinin otuz katından fazla: raporlama para birimi kuşkulu.",
    revenue_below_interest_expense:
      "Gelir aynı yıl ödenen faizin altında: kaynak bu rakamın bir parçasını bütün sanmış.",
    revenue_far_below_debt: "Gelir borcun %5'inden az: kaynak bu rakamın bir parçasını bütün sanmış.",
    value_far_below_cash:
      "Nakdi eksi borcu piyasa değerinin üç katından fazla: kaynak büyük olasılıkla yeni paylar çıkarılmadan önceki pay sayısını kullanıyor.",
    placeholder_share_count: "Pay sayısı yer tutucu bir rakam; gerçek sayı değil.",
    shares_disagree_with_value: "Pay sayısı çarpı fiyat, piyasa değerinden dörtte birden fazla sapıyor.",
    dividend_above_half_of_price: "Fiyatın yarısından fazla bir yıllık temettü.",
    partial_debt: "Kaynak borcun yalnızca bir kısmını veriyor.",
    part_of_others:
      "Yaklaşık aynı tarihli iki başka kaynak çok daha fazlasını söylüyor: bu kaynak rakamın yalnızca bir kısmını veriyor.",
    known_to_be_partial:
      "Kaynak bu rakamın yalnızca bir kısmını veriyor. Bu, bir kaynağa değil, şirket hakkında genel olarak bilinenlere dayanıyor.",
    sources_disagree: "İki kaynak, biri seçilemeyecek kadar çelişiyor.",
    unknown_currency: "Raporlama para birimi bilinmiyor.",
    no_exchange_rate: "Raporlama para birimi için bir döviz kuru bilinmiyor.",
    stale_concept: "Şirket bu rakamı bu kalem altında bildirmeyi bırakmış.",
    average_far_from_value:
      "Ortalama, bugünkü piyasa değerinin dört katından fazla veya dörtte birinden az: içinde bir pay bölünmesi veya bedelli sermaye artırımı var.",
    mixed_dates: "Bu rakamın kısa vadeli kısmı bilanço tarihinde bildirilmemiş.",
    dated_in_future: "Kaynağın bu rakama verdiği tarih gelecekte.",
    not_twelve_months:
      "Kaynak bu rakamı on iki aydan farklı bir süre için veriyor; örneğin bir şirket hesap yılını değiştirdiğinde böyle olur.",
    of_another_size:
      "Bu rakam bir birleşme veya bölünmeden öncesine ait: daha yeni bir bilançodaki toplam varlıklar o zamankinin en az iki katı veya en çok yarısı.",
  },
  sourcesDisagree: (subject, share) => `${subject}: iki kaynak arasındaki fark ${share}.`,
  underReview: (anomaly) =>
    `Daha yeni rakamlar incelenmeyi bekliyor. ${anomaly} Burada kontrollerimizden geçen son rakamlar gösteriliyor.`,
  notScreened: "Henüz taranmadı: isim bir borsa listesinden biliniyor, rakamları kaynaklarımızın hiçbirinde yok.",

  prohibited: (activity, rule) => `${activity}: haram. ${rule}`,
  moneyTrade: " Borç ve nakit bu işin kendisidir; bu yüzden oranların anlamı yoktur.",
  differedUpon: (activity, rule) => `${activity}: ${rule}`,
  mixed: (activity, rule) => `${activity}: büyük olasılıkla haram bir kısmı var. ${rule}`,
  unknownBusiness: (rule) => `Faaliyet alanı yeterince bilinmiyor. ${rule}`,
  excluded: (standard, activity) => `${standard} bu faaliyeti dışarıda bırakıyor: ${activity}.`,

  editions: {
    no_day: "Bu standart hiçbir şeyi değerlendirmiyor: metninin yürürlüğe girdiği bir gün yok.",
    two_on_one_day: "Bu standart hiçbir şeyi değerlendirmiyor: metinlerinden ikisi aynı günden.",
    no_denominator: "Bu standart hiçbir şeyi değerlendirmiyor: ölçütlerinden biri neye oranlandığını söylemiyor.",
    not_in_force: "Bu standart o gün için hiçbir şeyi değerlendirmiyor: ilk metni daha sonra yürürlüğe girdi.",
  },

  purify: (share) => `Toplam gelirin ${partOf(share)} uygun değil: temettülerinizin o kadarını hayra verin.`,
  purifyBound: {
    lower: (share) =>
      `Toplam gelirin en az ${partOf(share)} uygun değil: temettülerinizin en az o kadarını hayra verin. Kaynak kısa vadeli yatırımları ve getirilerini içermiyor; bu yüzden daha fazlası gerekebilir. Şirketin kendi raporu faiz veya finansman gelirini belirtir.`,
    estimate: (share) =>
      `Tahminimize göre toplam gelirin yaklaşık ${partOf(share)} uygun değil: temettülerinizin o kadarını hayra verin. Faizini hiçbir kaynak vermiyor; bu yüzden nakdinden tahmin ediyoruz.`,
    upper: (share) =>
      `Toplam gelirin en çok ${partOf(share)} uygun değil: temettülerinizden hayra verilecek kısmın bundan fazla olması gerekmez. Kaynak başka gelirleri veya başka varlıkları da buna katıyor.`,
  },
  noProhibitedPart: "Uygun olmayan gelir: faaliyetin bilinen haram bir kısmı yok ve bu standart faizi saymıyor.",
});
