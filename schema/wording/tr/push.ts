import { pushMessageOf, type Told } from "../push-rules.ts";

/** One notification for all changes of a run. */
export const pushMessage = (changes: readonly Told[]) =>
  pushMessageOf(
    {
      title: (count, isPast) => {
        const what = count === 1 ? "İzlediğiniz bir sonuç" : `İzlediğiniz ${count} sonuç`;
        return isPast ? `${what} değişti` : `${what} yakında belirsiz olacak`;
      },
      change: (symbol, text) => `${symbol}: ${text}`,
      others: (count) => `ve ${count} tane daha`,
    },
    changes,
  );

/** Of a notification that came without a title. */
export const UNTITLED_PUSH = "Sonuçlar değişti";

export const PUSH_TEXTS = {
  heading: "Bu cihazda haber ver",
  text: "İzleme listenizdeki bir sonuç değiştiğinde veya rakamları güncelliğini yitirmek üzereyken tek bir bildirim. E-posta yok, hesap yok.",
  on: "Bildirimleri aç",
  off: "Bildirimleri kapat",
  isOff: "Bildirimler bu cihazda kapalı.",
  isOn: "Bildirimler bu cihazda açık.",
  none: "Bildirimler bu sunucuda kurulu değil.",
  unsupported: "Bu tarayıcı bir sitenin bildirimlerini gösteremiyor. iPhone'da önce Mizan'ı ana ekrana ekleyin.",
  denied: "Tarayıcınız Mizan'ın bildirim göstermesine izin vermiyor. Bu site için ayarlarından izin verebilirsiniz.",
  failed: "İşlem tamamlanamadı. Lütfen yeniden deneyin.",
  quiet: "Sessiz saatler, bu cihazın saatine göre",
  quietFrom: "Başlangıç",
  quietTo: "bitiş",
  hour: (hour: number) => `${String(hour).padStart(2, "0")}:00`,
  never: "Aynı saati iki kez seçerseniz sessiz saat olmaz.",
  portfolio: "Portföyümdeki şu hisseleri de haber ver",
  portfolioHint: "Sembolleri bu sunucuya gönderilir; kaç payınız olduğu asla gönderilmez.",
  portfolioNone: "hiçbiri seçilmedi",
  portfolioChosen: (count: number) => `${count} seçildi`,
  noneOfThem: "Seçimi kaldır",
  save: "Kaydet",
  saved: "Kaydedildi.",
} as const;
