import { formatDay } from "./format.ts";

/** The names of feeds and calendars, and their texts besides the changes themselves. */
export const FEED_TEXTS = {
  everything: "Mizan: değişen her sonuç",
  market: (name: string) => `Mizan: değişen sonuçlar, ${name}`,
  symbol: (symbol: string) => `Mizan: değişen sonuçlar, ${symbol}`,
  watchlist: "Mizan: bir izleme listesinde değişen sonuçlar",
  calendar: "Mizan: yenilemeler",
  watchlistCalendar: "Mizan: yenilemeler ve raporlar",
  refresh: {
    title: "Mizan rakamlarını yeniliyor",
    text: "02.00 UTC'de başlar. Değişen sonuçlar Neler Değişti sayfasında listelenir.",
  },
  hawl: {
    title: "Zekât: bir kamerî yıl tamamlandı",
    text: "Ayların ortalama uzunluğuna göre: hilalin görülmesiyle bir gün önce veya sonra olabilir.",
  },
  filing: (symbol: string, name: string, reportedTo: string, until: string) => ({
    title: `${symbol}: sonraki rapor bekleniyor`,
    text: `${name} en son ${formatDay(reportedTo)} tarihine kadarki rakamları bildirdi. Sonraki üç aylık raporunun süresi bu kaydın tarihi dolayında dolar; yıllık rapor ${formatDay(until)} tarihine kadar sürebilir. SEC'in sürelerinden hesaplanmıştır, şirketin duyurusu değildir.`,
  }),
} as const;

export const FOLLOW_TEXTS = {
  heading: "Bu sayfa olmadan izleyin",
  lead: "Bu adresleri bir akış okuyucuya veya takvime ekleyin. Hangi hisseleri izlediğiniz dışında sizin hakkınızda bir şey söylemezler.",
  make: "İzleme listem için adres oluştur",
  made: "Bu adresleri bilen herkes izleme listenizde neyin değiştiğini okuyabilir. Yeni bir adres eskisinin yerine geçer.",
  atom: "İzleme listemin Atom akışı",
  calendar: "İzleme listemin takvimi",
  renew: "Yeni adres oluştur",
  forget: "Bu adresleri sil",
  forgotten: "Adresler silindi ve artık çalışmıyor.",
  failed: "İşlem tamamlanamadı. Lütfen yeniden deneyin.",
  own: "Kendi takvim dosyanız",
  ownLead:
    "Sonraki yenilemeler, izlediğiniz şirketlerin rapor vermesi beklenen günler ve zekât yılınızın sonu. Dosya bu cihazda oluşturulur ve girdiğiniz tarih bu cihazda kalır.",
  hawl: "Zekât yılımın başladığı gün",
  hawlHint: "Dosyada olmaması için boş bırakın",
  save: "Takvim dosyasını kaydet",
  saved: "Dosya kaydedildi. Günlerini takviminize eklemek için açın.",
  feedOfAll: "Her değişikliğin Atom akışı",
  feedOfMarket: (market: string) => `Atom akışı: ${market}`,
  feedOfStock: (symbol: string) => `Atom akışı: ${symbol}`,
  refreshes: "Yenileme takvimi",
} as const;
