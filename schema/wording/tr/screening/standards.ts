import type {
  RatioPart,
  RatioWhole,
  Split,
  SplitSide,
  StandardVerdict,
} from "../../../../domain/screening/screening.ts";
import { type StandardId, standardOf } from "../../../../domain/standards/standards.ts";
import { exactPercent, percentText } from "../format.ts";

export type StandardTexts = {
  counts: { debt: string; cash: string | null; receivables: string | null; income: string };
  caveat: string;
};

const DEBT = "Kısa ve uzun vadeli faizli borç";
const TOTAL_DEBT = "Toplam borç";
const CASH = "Nakit ve faizli menkul kıymetler";
const RECEIVABLES = "Ticari alacaklar";
const RECEIVABLES_AND_CASH = "Ticari alacaklar ve nakit";
const SALES = "Haram faaliyetlerin satışlarının toplam gelire oranı; faiz sayılmaz";
const INTEREST_AND_SALES = "Faizin ve haram faaliyetlerin satışlarının toplam gelire oranı";

export const STANDARD_TEXTS: Readonly<Record<StandardId, StandardTexts>> = {
  mizan: {
    counts: { debt: DEBT, cash: CASH, receivables: null, income: INTEREST_AND_SALES },
    caveat:
      "Mizan'ın kendi yöntemi. AAOIFI'nin kendi metni %30 ile aktarılır; %33, endeks sağlayıcılarının kullandığı sınırdır.",
  },
  aaoifi: {
    counts: {
      debt: "Kısa ve uzun vadeli faizli krediler ve borçlar",
      cash: "Faiz alınan mevduat ve menkul kıymetler",
      receivables: null,
      income: INTEREST_AND_SALES,
    },
    caveat:
      "Standardın kendisinden değil, herkese açık alıntılardan okunmuştur. Bazı kullananlar piyasa değerinin ortalamasını alır.",
  },
  "dow-jones": {
    counts: { debt: TOTAL_DEBT, cash: CASH, receivables: RECEIVABLES, income: SALES },
    caveat:
      "İnceleyenleri her şirketin faaliyetini tek tek değerlendirir; Mizan kendi taramasının sınıflarını uygular.",
  },
  sp: {
    counts: { debt: TOTAL_DEBT, cash: CASH, receivables: RECEIVABLES, income: SALES },
    caveat:
      "İnceleyenleri her şirketin faaliyetini tek tek değerlendirir ve listesinde silahlar geçmez; Mizan'ın listesinde geçer.",
  },
  "ftse-yasaar": {
    counts: {
      debt: "Borç",
      cash: "Nakit ve faizli kalemler",
      receivables: RECEIVABLES_AND_CASH,
      income: INTEREST_AND_SALES,
    },
    caveat: "Helal belgesi olmayan gıdayı da dışarıda bırakır; bunu buradaki hiçbir kaynak göstermiyor.",
  },
  msci: {
    counts: { debt: TOTAL_DEBT, cash: CASH, receivables: RECEIVABLES_AND_CASH, income: SALES },
    caveat:
      "Endekste henüz olmayan bir şirket %30 sınırının içinde kalmalıdır. Üçüncü oranın sınırı farklı farklı aktarılıyor; burada en katısı duruyor. M-Series ise ortalama piyasa değerine böler.",
  },
  "sc-malaysia": {
    counts: {
      debt: "Faizli borç; İslami finansman sayılmaz",
      cash: "Konvansiyonel hesap ve araçlardaki nakit",
      receivables: null,
      income: `${INTEREST_AND_SALES}; sinema, pay alım satımı, aracılık ve haram faaliyetlerden kira için %20`,
    },
    caveat:
      "Gelire olduğu kadar vergi öncesi kâra göre de ölçülür ve İslami hesaplardaki nakit sayılmaz; ikisini de buradaki hiçbir kaynak göstermiyor. Hükmü yalnızca Malezya kotasyonları için geçerlidir.",
  },
  "ojk-indonesia": {
    counts: {
      debt: "Faizli borç",
      cash: null,
      receivables: null,
      income: "Faiz ve helal olmayan diğer gelirlerin bütün gelirlere oranı",
    },
    caveat:
      "Nisan 2026'dan beri yürürlükte. %45, on yılda henüz duyurulmamış adımlarla %33 düzeyine inecek. Hükmü yalnızca Cakarta'da kote paylar için geçerlidir; Mizan bütün gelirler olarak toplam geliri sayar.",
  },
};

const NAMES: Readonly<Record<StandardId, string>> = {
  mizan: "AAOIFI 21 No'lu Standart yöntemi",
  aaoifi: "AAOIFI",
  "dow-jones": "Dow Jones Islamic Market",
  sp: "S&P Shariah",
  "ftse-yasaar": "FTSE Yasaar",
  msci: "MSCI Islamic",
  "sc-malaysia": "Malezya Menkul Kıymetler Komisyonu",
  "ojk-indonesia": "Endonezya OJK",
};

export const HOUSE_LIMITS = "Mizan sınırları 33/33/5";

/** Beside the house method's name, so that it is not taken for the Standard's own text. */
export const HOUSE_METHOD_NOTE = `${HOUSE_LIMITS}; Standardın kendi metninde 30/30/5 yazar: aşağıya bakın`;

export function standardCaveats({ standardId }: Pick<StandardVerdict, "standardId">): string[] {
  return [STANDARD_TEXTS[standardId].caveat];
}

export function standardName(standardId: string): string {
  const standard = standardOf(standardId);
  return standard ? NAMES[standard.id] : standardId;
}

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

/** In the genitive, before "oranı". */
const SPLIT_PARTS: Readonly<Record<RatioPart, string>> = {
  debt: "Faizli borcun",
  cash: "Nakit ve faizli menkul kıymetlerin",
  receivables: "Ticari alacakların",
  income: "Uygun olmayan gelirin",
  receivables_and_cash: "Ticari alacakların ve nakdin",
};

export function splitText({ part, passes, fails }: Split): string {
  const passed = `${TO_WHOLE_TEXTS[passes.whole]} oranı ${shareText(passes)}`;
  const failed = `${TO_WHOLE_TEXTS[fails.whole]} oranı ${shareText(fails)}`;
  return passes.whole === fails.whole && passes.ratio === fails.ratio
    ? `${SPLIT_PARTS[part]} ${failed}: ${limitText(passes)} sınırına uyar, ${limitText(fails)} sınırına uymaz.`
    : `${SPLIT_PARTS[part]} ${passed}: ${limitText(passes)} sınırına uyar; ama ${failed}: ${limitText(fails)} sınırına uymaz.`;
}

function shareText({ ratio, limit }: SplitSide): string {
  return percentText(ratio, limit);
}

function limitText({ standardId, limit }: SplitSide): string {
  return `${exactPercent(limit)} (${standardName(standardId)})`;
}
