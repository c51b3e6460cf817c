import type { RatioPart, RatioWhole } from "../../../../domain/screening/screening.ts";
import type { StandardId } from "../../../../domain/standards/standards.ts";
import { namesText, type StandardWords } from "../../standard-rules.ts";
import { exactPercent, formatDay, formatMonth, percentText } from "../format.ts";

/** What a ratio counts, as the methodology and assistants say it. */
export const COUNTED: Readonly<Record<RatioPart, string>> = {
  debt: "Kısa ve uzun vadeli faizli borç",
  cash: "Nakit ve faizli menkul kıymetler",
  receivables: "Ticari alacaklar",
  receivables_and_cash: "Ticari alacaklar ve nakit",
  income: "Faiz ve haram faaliyetlerin satışları",
};

/** What a reader has to know beside a standard's verdict. */
const CAVEATS: Readonly<Record<StandardId, string>> = {
  mizan:
    "Mizan'ın kendi yöntemi. AAOIFI'nin kendi metni %30 ile aktarılır; %33, endeks sağlayıcılarının kullandığı sınırdır.",
  aaoifi:
    "59 No'lu Standart, maddi varlıklar ölçütünü kaldırmıştır. Bazı kullananlar piyasa değerinin ortalamasını alır.",
  "dow-jones":
    "2023'ten beri gelir dışındaki tek oranı borçtur. İnceleyenleri her şirketin faaliyetini tek tek değerlendirir; Mizan kendi taramasının sınıflarını uygular. Sinema, müzik, yayıncılık, oteller ve gemi seyahatleri, 2023 metninde olduğu gibi burada dışarıda kalır: kendimiz okumadığımız 2026 metni bunların yerine kumarı ve müstehcen yayın ve eğlenceyi sayar.",
  sp: "2023'ten beri gelir dışındaki tek oranı borçtur. İnceleyenleri her şirketin faaliyetini tek tek değerlendirir ve listesinde silahlar geçmez; Mizan'ın listesinde geçer.",
  "ftse-yasaar": "Helal belgesi olmayan gıdayı da dışarıda bırakır; bunu buradaki hiçbir kaynak göstermiyor.",
  msci: "Gelir, bütün gelirlere oranlanır; kaynaklarımız bunların içinden satış gelirini verir. M-Series ise ortalama piyasa değerine böler.",
  "sc-malaysia":
    "Temmuz 2024'ten beri gelir yalnızca bütün gelirlere oranlanır; kaynaklarımız bunların içinden satış gelirini verir. İslami finansman ve İslami hesaplardaki nakit, bir rapor gösteriyorsa sayılmaz. Sinema, pay alım satımı, aracılık ve haram faaliyetlerden kira için sınırı %20'dir. Hükmü yalnızca Malezya kotasyonları için geçerlidir.",
  "ojk-indonesia":
    "%45, on yılda henüz duyurulmamış adımlarla %33 düzeyine inecek. Hükmü yalnızca Cakarta'da kote hisseler için geçerlidir; Mizan bütün gelirler olarak toplam geliri sayar.",
  bist: "Borç ve faizli varlıklar, toplam varlıklar ile ortalama piyasa değerinden büyük olanına oranlanır: toplam varlıklara göre uyan uyar, yalnızca piyasa değerine göre uyan belirsizdir. İslami mevduat ve finansman, bir rapor gösteriyorsa sayılmaz. Şirketler oranlarını kendileri beyan eder; hükmü yalnızca Borsa İstanbul için geçerlidir. Listesinde silahlar geçmez; Mizan'ın listesinde geçer.",
  "psx-kmi":
    "Şubat 2026'da duyurulan değişiklik borcu %33'e, uygun olmayan yatırımları %30'a indirir; hangi günden başlayacağını bilmiyoruz. O güne kadar %33 ile %37 arasındaki borç belirsizdir. Uygun olmayan yatırımları hiçbir kaynağımız vermiyor; bu yüzden hiçbir hisse burada uygun çıkmaz: bir sınırı aşan uygun değildir, kalanı değerlendirilemez. En az %25 likit olmayan varlık ölçütü burada en çok %75 alacak ve nakit olarak ölçülür. Fiyatın hisse başına net likit varlıklara karşı ölçütü burada ölçülmez. Hükmü yalnızca Pakistan için geçerlidir.",
  "bse-shariah":
    "22 Eylül 2025'ten önce %4'e kadar gelir uyuyordu. Borsa duyurusunun makineyle yapılmış bir özetini okuduk; tam sınırdaki bir rakamın uyup uymadığını söylemiyor.",
  tasis:
    "Her rakamda anlaşmayan başkalarından okunmuştur: eski sayfalar üçüncü oran için %50 verir. Faize, faizli yatırımların %7,5'ini ekler; kaynaklarımız bunları vermiyor.",
};

/** The denominator of a ratio, inside a sentence. */
export const WHOLE_TEXTS: Readonly<Record<RatioWhole, string>> = {
  marketCapitalization: "piyasa değeri",
  averageMarketCapitalization: "ortalama piyasa değeri",
  longAverageMarketCapitalization: "ortalama piyasa değeri",
  totalAssets: "toplam varlıklar",
  totalRevenue: "toplam gelir",
};

/** The denominator in the dative, before "oranı". */
export const TO_WHOLE_TEXTS: Readonly<Record<RatioWhole, string>> = {
  marketCapitalization: "piyasa değerine",
  averageMarketCapitalization: "ortalama piyasa değerine",
  longAverageMarketCapitalization: "ortalama piyasa değerine",
  totalAssets: "toplam varlıklara",
  totalRevenue: "toplam gelire",
};

export const STANDARD_WORDS: StandardWords = {
  names: namesText("tr"),
  exactPercent,
  percentText,
  formatDay,
  formatMonth,
  caveats: CAVEATS,

  parted: (passes, fails) => `Uygun bulan: ${passes}. Uygun bulmayan: ${fails}.`,
  partedWeight: ({ weight, passes, fails, largest }) =>
    `Standartlar fonun ağırlığının ${weight} kısmında ayrışıyor; bunun en büyük bölümünü, fonun ${largest} kısmını, uygun bulan: ${passes}; uygun bulmayan: ${fails}.`,
  untested: (who) => `${who}: bunun için sınır yok.`,
  otherLimit: (who, limit) => `${who}: sınır ${limit}.`,
  otherWhole: (who, share, whole) => `${who}: ${TO_WHOLE_TEXTS[whole]} oranı ${share}.`,

  dated: (dated) => `Metninin tarihi: ${dated}.`,
  since: (since) => `Yürürlük tarihi: ${since}.`,
  datedSince: (dated, since) => `Metninin tarihi: ${dated}; yürürlük tarihi: ${since}.`,
  readings: {
    publisher: "Yayımlayanın kendi metnini okuduk.",
    reader_with_page: "Sayfasını belirten bağımsız bir okurdan okuduk.",
    reader: "Sayfa belirtmeyen başkalarından okuduk.",
    news: "Yalnızca haberlerden biliyoruz.",
  },
  staying: {
    until_third_failure: (limit) =>
      `Endeksteki bir şirket ${limit} düzeyine kadar kalır ve art arda üçüncü olumsuz değerlendirmede çıkar; üç olumlu değerlendirmeden sonra döner.`,
    for_three_months: () =>
      "Endeksteki bir şirket, art arda üç aylık gözlem aksini söyleyene kadar sınırın iki puan yakınında kalır.",
    while_member: (limit) =>
      `Endeksteki bir şirket şimdilik kalır; endekste olmayan ancak ${limit} düzeyine kadar girerdi.`,
    one_period: () => "Bir üye, sınırı en çok onda bir aştığı sürece bir dönem kalır.",
  },
};
