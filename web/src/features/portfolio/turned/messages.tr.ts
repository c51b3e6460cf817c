import type { TurnNote } from "../../../../../domain/portfolio/turn.ts";
import type { TurnedPositionId } from "../../../../../domain/portfolio/turned-positions.ts";

export const turnedTexts = {
  heading: "Durumu değişenler",
  lead: "Artık uygun olmayan bir pay hakkında okuduklarımız. Bunları aktarır, hiçbir karar vermeyiz: güvendiğiniz bir âlimi izleyin.",
  houseOnly: "Kendi yöntemimize göre: öteki standartların günlerini saklamıyoruz.",
  follow: "İzlediğiniz görüş",
  notChosen: "Seçilmedi",
  kinds: {
    haram: (day: string) => `Artık uygun değil: ${day} tarihinden beri`,
    back: (day: string) => `Uygun: ${day} tarihinden beri`,
    doubt: (day: string) => `Belirsiz: ${day} tarihinden beri`,
    aged: (day: string) => `Rakamları çok eski: ${day} tarihinden beri`,
  },
  wasHaram: (from: string, until: string) => `${from} ile ${until} arasında uygun değildi.`,
  upTo: "O güne kadarki kazanç",
  after: "O günden sonraki kazanç",
  dividends: "O günden sonraki temettüler",
  about: (amount: string) => `yaklaşık ${amount}`,
  notKnown: "bilinmiyor",
  notSaid: "belirtilmemiş",
  position: "Görüş",
  ofGain: "Kazançtan verilecek",
  ofDividends: "Temettüden verilecek",
  followed: "izlediğiniz görüş",
  sellBy: (day: string) => `En geç ${day} tarihinde satılmış`,
  unsold: "Son fiyata göre. Kazançtan verilecek olan, sattığınızda verilir.",
  notes: {
    day_price_not_known: "O günün fiyatı bizde yok. Siz yazabilirsiniz.",
    end_price_not_known: "Son fiyat bilinmiyor.",
    cost_not_known: "Kayıtlarınız payların maliyetini göstermiyor.",
    rate_not_known: "Kayıtlarınızdaki bir para birimi için döviz kurumuz yok.",
    rate_of_other_day: "Başka bir günün kuruyla çevrildi.",
    time_assumed: "Kayıtlarınız daha sonra başlıyor: payların o gün elde olduğu varsayıldı.",
    incomplete: "Kayıtlarınızda eksik var, bu yüzden kazanç hesaplanmadı.",
    other_records: "Arada paylar taşındı veya değiştirildi, bu yüzden kazanç hesaplanmadı.",
  } satisfies Record<TurnNote, string>,
  dayPrice: (day: string) => `Bir payın fiyatı (${day})`,
  dayPriceHint: "ABD doları olarak. Bu cihazda kalır.",
  badPrice: "Lütfen sıfırdan büyük bir fiyat yazın, örneğin 12,50.",
  remind: "Bana hatırlatma günü",
  remindHint:
    "O günden başlayarak burada, kaydederseniz takviminizde de görürsünüz. Tarih bu cihazda kalır; bu yüzden bildirim gönderemeyiz.",
  reminded: (day: string) => `Hatırlatmanız: ${day}.`,
  saveCalendar: "Takvimime kaydet",
  saveTurn: "Sakla",
  calendarTitle: (symbol: string) => `${symbol}: durumu değişti`,
  texts: "Metinler ne diyor",
  read: { text: "Kendi metninden okundu:", quotation: "Bu kaynağın aktardığı biçimde okundu:" },
  amounts: "Kendi paylarınızın tutarları portföyünüzde.",
  positions: {
    sc_malaysia: {
      holder: "Malezya Menkul Kıymetler Komisyonu Şeriat Danışma Kurulu",
      says: "Maliyetinde veya üstündeyse: satılır. Duyuru gününe kadarki kazanç ve temettüler sizindir; sonrası hayır kurumlarına verilir. Maliyetinin altındaysa: fiyat ile temettüler bu maliyeti karşılayana kadar tutulabilir, sonra satılır.",
    },
    scholars_90_days: {
      holder: "Islamic Finance Guru forumunda bir cevap",
      says: "Kurullar farklıdır: bazıları hemen satar. Bazıları payın yeniden uygun olması için örneğin 90 gün bekler, bu sürede kazandırdığını verir, sonra satar. Fiyat artışının buna girip girmediği belirtilmemiş.",
    },
    income_share: {
      holder: "Zoya, bir tarama hizmeti",
      says: "Hemen satın ya da payın yeniden uygun olması için, çoğu kez bir veya iki rapor dönemi, bekleyin. O dönemin temettü veya kazancından, şirketin uygun olmayan gelirinin payı kadarını verin.",
    },
    ojk_funds: {
      holder: "Endonezya’nın katılım fonları kuralı",
      says: "Fon, pay resmî listeden çıktıktan sonra on iş günü içinde, olabildiğince çabuk satar. Kural fon yöneticileri içindir.",
    },
    msci_index: {
      holder: "MSCI İslami endeksleri",
      says: "Faaliyeti artık geçemeyen şirket, bir sonraki gözden geçirmede endeksten çıkar. Pay sahibinin ne vereceği belirtilmemiş.",
    },
  } satisfies Record<TurnedPositionId, { holder: string; says: string }>,
} as const;
