const NAMED = 4;

/** A change of one stock in a few words; one that is not past is announced. */
export type Told = { symbol: string; text: string; isPast: boolean };

/** One notification for all changes of a run. */
export function pushMessage(changes: readonly Told[]): { title: string; body: string } {
  const named = changes.slice(0, NAMED).map(({ symbol, text }) => `${symbol}: ${text}`);
  const others = changes.length - named.length;
  const isPast = changes.some((change) => change.isPast);
  const what = changes.length === 1 ? "İzlediğiniz bir sonuç" : `İzlediğiniz ${changes.length} sonuç`;
  return {
    title: isPast ? `${what} değişti` : `${what} yakında belirsiz olacak`,
    body: [...named, ...(others > 0 ? [`ve ${others} tane daha`] : [])].join("\n"),
  };
}

/** Of a notification that came without a title. */
export const UNTITLED_PUSH = "Sonuçlar değişti";

export const PUSH_TEXTS = {
  heading: "Bu cihazda haber ver",
  text: "İzleme listenizdeki bir sonuç değiştiğinde veya yakında çok eski olacağında tek bir bildirim. E-posta yok, hesap yok.",
  on: "Bildirimleri aç",
  off: "Bildirimleri kapat",
  isOff: "Bildirimler bu cihazda kapalı.",
  isOn: "Bildirimler bu cihazda açık.",
  none: "Bildirimler bu sunucuda kurulu değil.",
  unsupported: "Bu tarayıcı bir sitenin bildirimlerini gösteremiyor. iPhone'da önce Mizan'ı ana ekrana ekleyin.",
  denied: "Tarayıcınız Mizan'ın bildirim göstermesine izin vermiyor. Bu site için ayarlarından izin verebilirsiniz.",
  failed: "Bu olmadı. Lütfen yeniden deneyin.",
  quiet: "Sessiz saatler, bu cihazın saatine göre",
  quietFrom: "Başlangıç",
  quietTo: "bitiş",
  hour: (hour: number) => `${String(hour).padStart(2, "0")}.00`,
  never: "İki kez aynı saat, sessiz saat olmadığı anlamına gelir.",
  portfolio: "Portföyümdeki şu pay senetlerini de haber ver",
  portfolioHint: "Sembolleri bu sunucuya gönderilir; kaç payınız olduğu asla gönderilmez.",
  portfolioNone: "hiçbiri seçilmedi",
  portfolioChosen: (count: number) => `${count} seçildi`,
  noneOfThem: "Hiçbirini seçme",
  save: "Kaydet",
  saved: "Kaydedildi.",
} as const;
