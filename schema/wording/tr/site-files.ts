/** What the site says of itself outside its pages: on the pictures of shared links, and to a device that installs it. */
export const shareImageTexts = {
  mizan: { title: "Neye sahip olduğunuzu bilin", lead: "Helal taraması, zekât ve eğitim. Ücretsiz." },
  stocks: { title: "Bu pay senedi helal mi?", lead: "Sonuç, oranları ve dayandıkları bildirimler." },
  funds: { title: "Bu fon helal mi?", lead: "Varlık varlık: ne kadarı geçiyor, ne geçmiyor." },
  screener: { title: "Piyasayı tarayın", lead: "Sonuca, borsaya, sektöre ve bölgeye göre." },
  zakat: { title: "Zekâtınızı hesaplayın", lead: "Birikim, altın, pay ve ticaret, her biri kendi kuralıyla." },
  learn: { title: "Temelden İslami finans", lead: "Her rakamı adım adım hesaplanan ücretsiz kurslar." },
  methodology: {
    title: "Bir pay senedi nasıl tartılır",
    lead: "Her sınır, kaynak ve tahmin; standartlar yan yana.",
  },
  community: { title: "Sorun, yanıtlayın, karşılaştırın", lead: "Müslüman yatırımcılar ve âlimler. Hesap gerekmez." },
  donate: { title: "Ayda bir dolar", lead: "Mizan'ı herkes için ücretsiz tutar." },
};

export const manifestTexts = {
  description: "Dayanağıyla helal pay senedi taraması, arındırma, zekât ve eğitim. Ücretsiz.",
  /** Names of the shortcuts in web/public/manifest.webmanifest, in its order. */
  shortcuts: ["Pay Senedi Tarayıcısı", "Zekât Hesaplayıcı", "Eğitim Merkezi"],
};

export const untilBuiltTexts = {
  title: "Mizan’ın Türkçesi hazırlanıyor",
  text: "Mizan bu bilgisayarda az önce başlatıldı ve dilleri birer birer hazırlıyor. Bu sayfa yaklaşık yarım dakika içinde kendiliğinden açılır.",
  english: "Şimdi İngilizce okuyun",
};
