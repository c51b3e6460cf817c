import type { Madhab } from "../../../domain/zakat/zakat-positions.ts";
import type { ZakatAssetType } from "../../../domain/zakat/zakat-terms.ts";
import { type PositionWords, zakatWording } from "../zakat-rules.ts";
import { exactPercent, formatDay } from "./format.ts";

export const ZAKAT_ASSET_LABELS: Readonly<Record<ZakatAssetType, string>> = {
  cash: "Nakit (banka hesapları)",
  stocks: "Hisseler ve yatırımlar",
  gold: "Altın",
  silver: "Gümüş",
  business: "Ticari varlıklar",
  real_estate: "Gayrimenkul (yatırım)",
  crypto: "Kripto para",
  loans: "Verilen borçlar (alacaklar)",
};

export const MADHAB_LABELS: Readonly<Record<Madhab, string>> = {
  hanafi: "Hanefî",
  maliki: "Mâlikî",
  shafii: "Şâfiî",
  hanbali: "Hanbelî",
};

/** A day that zakat speaks of; some languages put the Hijri day beside it. */
export const zakatDay = formatDay;

const FIQH_ACADEMY = "Uluslararası İslam Fıkıh Akademisi";
const HANAFI = "Hanefî mezhebi";
const MALIKI = "Mâlikî mezhebi";
const SHAFII = "Şâfiî mezhebi";
const HANBALI = "Hanbelî mezhebi";
const ALL_FOUR = "Dört Sünnî mezhebin tamamı";

const POSITION_TEXTS: PositionWords = {
  worn_jewelry_counted: {
    label: "Takılan ziynet sayılır",
    summary: "Altın ve gümüş, takılsın veya saklansın, her biçimiyle sayılır.",
    heldBy: [HANAFI],
  },
  worn_jewelry_left_out: {
    label: "Takılan ziynet sayılmaz",
    summary:
      "Kullanılması caiz olan ve kişisel kullanım için takılan ziynet sayılmaz; birikim olarak saklanan sayılır.",
    heldBy: [MALIKI, SHAFII, HANBALI],
  },
  shares_market_value: {
    label: "Alım satım için tutulan: tam piyasa değeri",
    summary: "Satılmak üzere alınan paylar ticaret malıdır ve zekâtın gerektiği günkü piyasa değeriyle sayılır.",
    heldBy: [
      `${FIQH_ACADEMY}, alım satım için tutulan paylar hakkında`,
      "Muhammed Ebû Zehre ve Abdülvehhâb Hallâf, bütün paylar hakkında",
    ],
  },
  shares_zakatable_assets: {
    label: "Uzun vadeli tutulan: şirketin zekâta tabi varlıkları",
    summary:
      "Geliri için elde tutulan paylar, şirketin zekâta tabi kısmıyla hesaba katılır (nakit, ticaret malı, tahsil edilebilir alacaklar); bu kısım hesaplarından alınır veya özenle tahmin edilir.",
    heldBy: [FIQH_ACADEMY],
  },
  shares_proxy: {
    label: "Uzun vadeli tutulan, borsada kote şirket: piyasa değerinin %25'i",
    summary:
      "Hesapların incelenemediği yerde piyasa değerinin %25'i, kote bir şirketin zekâta tabi varlıklarının yerine geçer. Kote olmayan şirketler için de, yalnızca nakdi olduğu bilinen bir şirket için de geçerli değildir.",
    heldBy: ["National Zakat Foundation (Birleşik Krallık)"],
  },
  receivable_good: {
    label: "Sağlam: borçlu ödeyebilecek durumda ve ödemeye istekli",
    summary: "Her yıl sayılır. Hanefî mezhebi, zekâtının ödenmesini para alınana kadar bekletmeye izin verir.",
    heldBy: [FIQH_ACADEMY, `${HANAFI} (kuvvetli alacaklar)`],
  },
  receivable_doubtful: {
    label: "Şüpheli: borçlu ödeyemiyor veya geciktiriyor",
    summary: "Alınana ve üzerinden bir yıl geçene kadar sayılmaz.",
    heldBy: [FIQH_ACADEMY],
  },
  real_estate_resale: {
    label: "Satılmak üzere alınan: tam piyasa değeri",
    summary: "Kârla satılmak üzere alınan gayrimenkul ticaret malıdır ve piyasa değeriyle sayılır.",
    heldBy: [HANAFI, SHAFII, HANBALI],
  },
  real_estate_rental: {
    label: "Kiraya verilen: yalnızca kira",
    summary: "Kiraya verilen gayrimenkulün değeri sayılmaz; elinizde duran kirayı nakit olarak ekleyin.",
    heldBy: [FIQH_ACADEMY],
  },
  liabilities_deducted: {
    label: "Vadesi gelen borçlar düşülür",
    summary:
      "Vadesi gelen borçlar, toplam nisapla karşılaştırılmadan önce düşülür. Uzun vadeli bir borçtan birçok çağdaş âlim yalnızca vadesi gelen taksitleri düşer.",
    heldBy: [HANAFI, HANBALI, `${MALIKI}, borcu karşılayacak başka bir mal yoksa para için`],
  },
  liabilities_kept: {
    label: "Borçlar düşülmez",
    summary: "Borcunuz olması, elinizdeki malın zekâtını düşürmez.",
    heldBy: [`${SHAFII}, ağır basan görüş`],
  },
  lunar_year: {
    label: "Kamerî yıl: %2,5",
    summary: "Zekât bir kamerî yıldan sonra %2,5 (kırkta bir) oranında gerekir.",
    heldBy: [ALL_FOUR],
  },
  solar_year: {
    label: "Güneş yılı: %2,577",
    summary: "Defterlerin güneş yılına göre tutulduğu yerde, daha yüksek oran fazladan on bir günü karşılar.",
    heldBy: ["AAOIFI", "Monzer Kahf"],
  },
  hawl: {
    label: "Nisabın üstünde tam bir yıl",
    summary:
      "Mala tam bir yıl sahip olmuş olmanız gerekir. Hanefî mezhebi nisabı o yılın başında ve sonunda şart koşar; Mâlikî, Şâfiî ve Hanbelî mezhepleri yıl boyunca şart koşar.",
    heldBy: [ALL_FOUR],
  },
};

export const { wordedPosition, countingText, hawlText } = zakatWording({
  exactPercent,
  positions: POSITION_TEXTS,
  noSchoolChosen: "Mezhep seçilmediğinde kullanılan kural budur.",
  pureGold: "Saf altının tamamı sayılır.",
  pureSilver: "Saf gümüşün tamamı sayılır.",
  inFull: "Tamamı sayılır.",
  notCounted: "Sayılmaz.",
  partCounted: (percent) => `Değerin ${percent} oranındaki kısmı sayılır.`,
  hawlComplete: "Bu, malınızın üzerinden tam bir yıl geçtiğini varsayar.",
  hawlNotComplete: "Malınızın üzerinden tam bir yıl geçene kadar zekât borcunuz yoktur.",
});
