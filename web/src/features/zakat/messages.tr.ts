import type { NisabType } from "../../../../domain/zakat/zakat-terms.ts";
import { formatCount, formatDay } from "../../../../schema/wording/tr/format.ts";
import { HANDED_OVER_NOTES } from "../../config/zakat-hand-over.ts";
import { HttpError } from "../../lib/http.ts";
import type { Notice } from "../../lib/notices.ts";

export const zakatNotices = {
  invalidAsset: {
    tone: "error",
    title: "Geçersiz varlık",
    description: "Lütfen bir tür seçin ve geçerli bir tutar girin",
  },
  invalidOption: { tone: "error", title: "Geçersiz tutar", description: "Lütfen işaretli alanı düzeltin" },
  noAssets: {
    tone: "error",
    title: "Varlık eklenmedi",
    description: "Zekâtı hesaplamak için lütfen en az bir varlık ekleyin",
  },
} as const satisfies Record<string, Notice>;

/** When the server takes no more for now, its sentence says until when. */
export function calculationFailed(error: unknown): Notice {
  const isForNow = error instanceof HttpError && (error.status === 429 || error.status === 503);
  const description = (isForNow && error.sentence) || "Lütfen daha sonra yeniden deneyin";
  return { tone: "error", title: "Hesaplama başarısız", description };
}

const inGrams = (grams: number) => `${String(grams).replace(".", ",")} g`;

export const zakatTexts = {
  addTitle: "Varlık ekleyin",
  type: "Varlık türü",
  chooseType: "Bir tür seçin",
  value: (currency: string) => `Değer (${currency || "ABD doları"})`,
  currency: "Değerin para birimi",
  liabilitiesCurrency: "Borçların para birimi",
  dollars: "ABD doları",
  entered: "girdiğiniz fiyat",
  given: (amount: string, currency: string, day: string) => `${amount} ${currency}, ${formatDay(day)} tarihli kurla`,
  add: "Varlığı ekle",
  moreDetail: "Daha fazla ayrıntı",
  moreDetailNote:
    "Başka para birimleri, ağırlıklar, ayarlar, uzun vadeli tutulan paylar, borçlar, mezhepler, günün metal fiyatları",
  listTitle: "Varlıklarınız",
  listEmpty:
    "Henüz bir şey eklenmedi. Bir kamerî yıldır sahip olduklarınızı ekleyin: birikim, altın, paylar, ticaretini yaptığınız mallar.",
  fromPortfolio: "Paylarınızı portföyünüzden aktarın",
  listKept: "Siz kaldırana kadar yalnızca bu cihazda saklanır.",
  remove: (label: string) => `Kaldır: ${label}`,
  added: (label: string) => `Eklendi: ${label}`,
  removed: (label: string) => `Kaldırıldı: ${label}`,
  total: "Varlıklarınızın toplamı",
  estimate: (percent: string, isWhole: boolean) =>
    `Tahmin, oran ${percent}, ${isWhole ? "toplam" : "zekâta tabi mal"} üzerinden`,
  belowNisab: (percent: string, dollars: string) =>
    `${percent} oranıyla ${dollars} olurdu; ancak nisabın altında zekât gerekmez.`,
  noEstimate: "Tahmin için bugünkü fiyatlar gerekir; yüklenmediler.",
  estimateNote: "Her satırın açıklamasını görmek ve sonucu saklamak için hesaplayın.",
  calculate: "Zekâtı hesapla",
  calculating: "Hesaplanıyor...",
  missedYears: "Geçmiş yılların verilmemiş zekâtı",
  grams: inGrams,
  metal: (grams: number, purity: string, price: string | undefined) =>
    [inGrams(grams), purity, price].filter(Boolean).join(" × "),
} as const;

const NISAB_NAMES: Readonly<Record<NisabType, string>> = { gold: "Altın", silver: "Gümüş" };

/** A note of the person's own is shown as it is. */
export function noteText(note: string): string {
  const { trading, accepted, known } = HANDED_OVER_NOTES;
  if (note === trading) return "Portföy: alım satım için tutulan";
  if (note === accepted) return "Portföy: uzun vadeli tutulan, %25 ölçüsü";
  return note === known ? "Portföy: uzun vadeli tutulan, bilinen kısım" : note;
}

export const nisabTexts = {
  title: "Nisap",
  lead: "Malınız şu kadar altının veya gümüşün değerine ulaştığında zekât gerekir.",
  name: (type: NisabType) => NISAB_NAMES[type],
  about: (dollars: number) => `yaklaşık ${formatCount(dollars)} dolar`,
  price: (dollars: string, day: string) => `${day} günü gramı ${dollars}`,
  source: "Fiyat:",
  isReference:
    "Referans değerler: henüz bir piyasa fiyatı alınmadı. Bugünkü nisap büyük olasılıkla çok daha yüksektir.",
  failed: "Piyasa fiyatı yüklenemedi; bunlar referans değerlerdir.",
  retry: "Yeniden dene",
} as const;

export const resultTexts = {
  semicolon: "; ",
  title: "Zekâtınız",
  owed: "Zekât borcu",
  totalZakatable: "Zekâta tabi mal",
  nisab: (type: NisabType) => (type === "gold" ? "Altına göre nisap" : "Gümüşe göre nisap"),
  reached: "Zekâta tabi malınız nisaba ulaşıyor.",
  silver:
    "Gümüşünüz tek başına gümüş nisabına ulaşıyor. Birçok âlim o zaman onun zekâtının gerektiği görüşündedir: ne kadar olduğunu görmek için gümüş nisabını seçin.",
  silverNisab:
    "Gümüş nisabına ise ulaşıyor. Para için ikisinden hangisinin geçerli olduğu âlimler arasında ihtilaflıdır: ona göre ne kadar gerekeceğini görmek için gümüş nisabını seçin.",
  notReached: "Zekâta tabi malınız nisabın altında; bu yüzden zekât gerekmez.",
  notYet: (dollars: string) =>
    `Yıl tamamlanmadı. Bir şey değişmezse yılın sonunda ${dollars} zekât vermeniz gerekecek.`,
  outdated: "O zamandan beri bir şeyi değiştirdiniz. Şimdi ne kadar gerektiğini görmek için yeniden hesaplayın.",
  chartTitle: "Neler sayıldı",
  counted: (part: string, whole: string) => `${part} / ${whole}`,
  deducted: "Düşülen borçlar",
  kept: "Düşülmeyen borçlar",
  percent: (percent: number) => `%${String(Number(percent.toFixed(3))).replace(".", ",")}`,
  rate: (percent: string) => `Oran: ${percent}`,
  positionsTitle: "Bunun dayandığı görüşler",
  heldBy: "Görüşün sahibi",
  sources: "Kaynaklar",
  print: "Sonucu yazdır",
  printed: (day: string) => `Mizan, Zekât Hesaplayıcı, ${day}`,
  disclaimer: "Bir hesaptır, fetva değildir. Kendi durumunuzu güvendiğiniz bir âlime sorun.",
  donateTitle: "Amacımızı destekleyin",
  donateText:
    "Zekâtınız hak sahiplerine aittir; Mizan onu toplamaz. Bu size yardımcı olduysa, zekâtınızdan ayrı, gönüllü bir bağış Mizan'ı herkes için ücretsiz tutar.",
  donate: "Ayda 1 dolar bağışla",
} as const;

export const historyTexts = {
  title: "Son hesaplarınız",
  empty: "Henüz hesap yok. Son beşi burada saklanacak.",
  failed: "Hesaplarınız yüklenemedi.",
  of: (total: string) => `zekâta tabi mal ${total}`,
} as const;

export const detailTexts = {
  byValue: "Değere göre",
  byWeight: "Ağırlığa göre",
  measureLegend: "Metali nasıl giriyorsunuz",
  weight: "Gram olarak ağırlık",
  karat: "Ayar",
  fineness: "Milyem",
  pure: "saf",
  useLegend: "Ne için",
  kept: "Birikim olarak saklanan",
  worn: "Ziynet olarak takılan",
  wornNote: "Takılan ziynet mezhepler arasında ihtilaflıdır: aşağıda bir mezhep seçin.",
  sharesLegend: "Paylar nasıl sayılır",
  zakatablePercent: "Şirketin zekâta tabi kısmı, yüzde olarak",
  realEstateLegend: "Gayrimenkul ne için",
  loansLegend: "Borçlu",
  note: "Not (isteğe bağlı)",
  optionsTitle: "Nasıl hesaplanır",
  madhab: "Mezhep",
  noMadhab: "Mezhep seçilmedi",
  liabilities: (currency: string) => `Şimdi vadesi gelen borçlar, ${currency || "ABD doları"} (isteğe bağlı)`,
  amountInvalid: "Lütfen 1234,56 gibi bir tutar girin",
  percentInvalid: "Lütfen 0 ile 100 arasında bir yüzde girin",
  priceInvalid: "Lütfen 0'dan büyük bir fiyat girin veya boş bırakın",
  goldPrice: "Bugün altının gramı (isteğe bağlı)",
  silverPrice: "Bugün gümüşün gramı (isteğe bağlı)",
  priceNote: "Nisapla birlikte gösterilen fiyatları kullanmak için bunları boş bırakın.",
  liabilityLegend: "Borçlar",
  yearLegend: "Yıl",
  hawlLegend: "Malınızın üzerinden tam bir yıl geçti mi?",
  hawlYes: "Evet",
  hawlNo: "Henüz değil",
} as const;
