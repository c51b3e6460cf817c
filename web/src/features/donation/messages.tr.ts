export const donationTexts = {
  bannerTitle: "Amacımızı destekleyin",
  bannerText: "Her Müslüman yatırımcı için ücretsiz; küçük bağışlarla karşılanıyor.",
  amount: "Ayda 1 dolar",
  donate: "Bağış yap",
  dismissBanner: "Kapat",
  popupTitle: "Ücretsiz kalsın",
  popupText: "Dünyanın her yerindeki Müslüman yatırımcılara destek",
  popupAmount: "1 dolar",
  popupPitch: "Ayda 1 dolar; taramayı, zekâtı ve eğitimi ihtiyacı olan herkes için ücretsiz tutar.",
  popupPromise: "Reklam yok, ücretli özellik yok; herkes için ücretsiz İslami finans araçları",
  donateMonthly: "Ayda 1 dolar bağışla",
  remindLater: "Sonra hatırlat",
} as const;
