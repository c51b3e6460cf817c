import { formatCount } from "../../../../schema/wording/tr/format.ts";
import type { Notice } from "../../lib/notices.ts";

export const automationNotices = {
  done: { tone: "success", title: "Güncelleme başlatıldı", description: "Elle güncelleme başarıyla tamamlandı" },
  underReview: {
    tone: "neutral",
    title: "Güncelleme başlatıldı",
    description: "Güncelleme bitti. Rakamları olağan dışı ve yayımlanmadan önce incelenmeleri gerekiyor.",
  },
  failed: {
    tone: "error",
    title: "Güncelleme başarısız",
    description: "Güncelleme erken bitti. Kontrollerden geçen son rakamlar kullanımda kalıyor.",
  },
  notStarted: { tone: "error", title: "Güncelleme başarısız", description: "Lütfen yeniden deneyin." },
  noNetwork: {
    tone: "error",
    title: "Güncelleme başarısız",
    description: "Ağ hatası. Lütfen bağlantınızı kontrol edip yeniden deneyin.",
  },
} as const satisfies Record<string, Notice>;

export function updatedBut(health: string): Notice {
  return { tone: "neutral", title: "Güncelleme başlatıldı", description: `Güncelleme bitti. ${health}.` };
}

export const automationTexts = {
  title: "Otomasyon sistemi",
  status: "Durum",
  active: "Etkin",
  inactive: "Etkin değil",
  nextUpdate: "Sonraki güncelleme",
  totalStocks: "Toplam hisse",
  halalStocks: "Helal hisseler",
  systemHealth: "Sistem sağlığı",
  lastUpdate: "Son güncelleme",
  automation: "Otomasyon",
  enabled: "Açık",
  disabled: "Kapalı",
  unknown: "Bilinmiyor",
  schedule: "Takvim",
  scheduleText: "Her ayın son hafta sonu, 02.00 UTC",
  figuresOf: (day: string) => `Rakamlar ${day} itibarıyla`,
  recording: "Bu kurulum canlı sağlayıcıları değil, kendisiyle gelen bir kaydı oynatıyor.",
  underReview: (count: number) => `${formatCount(count)} hissenin daha yeni rakamları incelenmeyi bekliyor.`,
  trigger: "Elle güncelleme başlat",
  updating: "Güncelleniyor...",
  triggerNote: "Yönetici girişi gerektirir.",
  running: "Güncelleme sürüyor",
  progress: (label: string, done: number, total: number) =>
    total > 1 ? `${label}: ${formatCount(done)} / ${formatCount(total)}` : label,
  percent: (percent: number) => `%${Math.floor(percent)}`,
  failed: "Otomasyon durumu yüklenemedi.",
  stale: "Durum şu anda yenilenemedi. Gösterilenler güncel olmayabilir.",
  dataSources: "Veri kaynakları",
  /** The S&P 500's halal list is read as the holdings of the fund that follows it. */
  dataSourceList: [
    { name: "Helal BYF varlıkları", isRead: true },
    { name: "S&P 500 helal listesi", isRead: true },
    { name: "ABD hisse platformu (4.133'ten fazla hisse)", isRead: false },
    { name: "Küresel platform (40.000'den fazla hisse)", isRead: false },
    { name: "Bölgesel İslami piyasalar (Suudi Arabistan, BAE, Malezya)", isRead: false },
    { name: "AAOIFI ölçütlerine uygun menkul kıymetler", isRead: false },
  ],
  planned: "planlanan",
  freshness: "Her kaynak ne kadar güncel",
  sourceStates: { fresh: "Güncel", stale: "Eski", failing: "Yanıt vermiyor", never: "Henüz okunmadı" },
  lastRead: (moment: string) => `Son okuma: ${moment}`,
  newest: (day: string) => `rakamlar ${day} tarihine kadar`,
  items: (count: number) => `${formatCount(count)} öğe`,
  noSources: "Henüz hiçbir kaynak okunmadı.",
} as const;
