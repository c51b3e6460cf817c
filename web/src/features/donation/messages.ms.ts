export const donationTexts = {
  bannerTitle: "Sokong Misi Kami",
  bannerText: "Percuma untuk setiap pelabur Muslim, dibiayai oleh sumbangan kecil.",
  amount: "USD 1 sebulan",
  donate: "Derma",
  dismissBanner: "Tutup",
  popupTitle: "Kekalkan Percuma",
  popupText: "Menyokong Pelabur Muslim di Seluruh Dunia",
  popupAmount: "USD 1",
  popupPitch: "USD 1 sebulan mengekalkan saringan, zakat dan pembelajaran percuma untuk semua yang memerlukannya.",
  popupPromise: "Tiada iklan, tiada ciri premium, hanya alat kewangan Islam percuma untuk semua",
  donateMonthly: "Derma USD 1 sebulan",
  remindLater: "Ingatkan Kemudian",
} as const;
