export const donationTexts = {
  bannerTitle: "Dukung Misi Kami",
  bannerText: "Gratis untuk setiap investor muslim, dibiayai oleh pemberian-pemberian kecil.",
  amount: "US$1/bulan",
  donate: "Donasi",
  dismissBanner: "Tutup",
  popupTitle: "Jaga Tetap Gratis",
  popupText: "Mendukung Investor Muslim di Seluruh Dunia",
  popupAmount: "US$1",
  popupPitch: "US$1/bulan menjaga penyaringan, zakat, dan pembelajaran tetap gratis bagi semua yang memerlukannya.",
  popupPromise: "Tanpa iklan, tanpa fitur premium, hanya alat keuangan Islam gratis untuk semua",
  donateMonthly: "Donasi US$1/bulan",
  remindLater: "Ingatkan Nanti",
} as const;
